"""Routes and cities: who takes them, how soon, and who wins with them."""

from collections.abc import Iterator, Sequence

from mapforge.playtest.figures.plain import Plain, a_share, quotient, rounded
from mapforge.playtest.sums.claims import TWENTIETHS
from mapforge.playtest.sums.figures import FIGURES, TURNS, WHOLE
from mapforge.playtest.tally import Tally


def routes(tally: Tally) -> Iterator[Plain]:
    """Each route, in the order of their ids."""
    found = tally.plan.variant.routes
    claimed = tally.pairs("route_claimed", len(found))
    wins, early, when = (tally.numbers(f"route_{name}") for name in ("wins", "early", "when"))
    turns = tally.pairs("figures", FIGURES)[TURNS]
    rounds = turns.x / turns.y / tally.players if turns.y else 0.0
    for number, route in enumerate(found):
        times = when[number * TWENTIETHS : (number + 1) * TWENTIETHS]
        claims, median = sum(times), middle(times)
        yield {
            "route": route.id,
            "ends": list(route.ends),
            "length": min(track.length or 0 for track in route.whole_tracks),
            "tracks": len(route.tracks),
            "claimed": a_share(claimed[number]),
            "claims": claims,
            "wins": wins[number],
            "winners_share": quotient(wins[number], claims * WHOLE),
            "early": early[number],
            "when": times,
            "median": median,
            "median_round": None if median is None else rounded(median * rounds),
        }


def middle(counts: Sequence[int]) -> float | None:
    """Where half of what was counted lies before, as a share of all bins; None for nothing counted."""
    half, before = sum(counts) / 2, 0
    for number, count in enumerate(counts):
        if count and before + count >= half:
            return rounded((number + (half - before) / count) / len(counts))
        before += count
    return None


def cities(tally: Tally) -> Iterator[Plain]:
    """Each city and border spot that has a name, in the order of their ids."""
    found = tally.plan.variant.cities
    reached, games = tally.pairs("city_reached", len(found)), tally.numbers("city_games")
    for number, city in enumerate(found):
        yield {
            "city": city.id,
            "connected": a_share(reached[number]),
            "ignored": tally.games - games[number],
        }
