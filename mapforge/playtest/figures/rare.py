"""Bonuses, and what should be rare."""

from collections.abc import Iterator

from mapforge.playtest import dead_ends
from mapforge.playtest.figures.plain import Plain, a_share, quotient
from mapforge.playtest.sums import figures
from mapforge.playtest.tally import Tally


def bonuses(tally: Tally) -> Iterator[Plain]:
    """Those that the rules give: whether their holders win, how often several share it, how much the best have."""
    rules, rows = tally.plan.variant.rules, tally.pairs("bonus_wins", 2)
    games, shared, most = (tally.numbers(f"bonus_{name}") for name in ("games", "shared", "most"))
    given = (
        (figures.LONGEST_PATH, "longest-path", rules.longest_path),
        (figures.GLOBETROTTER, "globetrotter", rules.globetrotter),
    )
    for number, name, points in given:
        if points:
            yield {
                "bonus": name,
                "points": points,
                "holders": a_share(rows[number], figures.WHOLE),
                "shared": shared[number],
                "nobody": tally.games - games[number],
                "most": quotient(most[number], games[number]),
            }


def health_of(tally: Tally) -> Plain:
    """How often each happened, in how many games, and the first of them."""
    events, games = tally.numbers("events"), tally.numbers("event_games")
    told = {}
    for name, number in dead_ends.NAMES.items():
        first = tally.firsts[number]
        told[name] = {
            "count": events[number],
            "games": games[number],
            "per_10000": quotient(10000 * games[number], tally.games),
            "first": {"seed": first.seed, "seats": list(first.seats)} if first else None,
        }
    return told
