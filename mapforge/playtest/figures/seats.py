"""Seats and whether they win alike; bots and how they play."""

import math
from collections.abc import Iterator
from typing import Final

from mapforge.playtest.figures.plain import Plain, a_mean, a_share, estimate, quotient, rounded
from mapforge.playtest.intervals import Estimate, share
from mapforge.playtest.sums.figures import LONGEST, MOST_TICKETS, PARTS, ROUTES, STATIONS, TICKETS, WHOLE
from mapforge.playtest.tally import Tally
from mapforge.playtest.verdicts import FAIR_WITHIN, SeatSums, overall, seat_tests, verdicts

_PARTS: Final = {
    "routes": ROUTES,
    "tickets": TICKETS,
    "stations": STATIONS,
    "longest_path": LONGEST,
    "globetrotter": MOST_TICKETS,
}


def seats(tally: Tally) -> list[Plain]:
    """Each seat's share of wins, and its points beside the table's mean."""
    size = tally.players
    rows = zip(tally.pairs("seat_wins", size), tally.pairs("seat_edge", size), strict=True)
    return [
        {"seat": seat, "wins": a_share(wins, WHOLE), "edge": a_mean(edge, size)}
        for seat, (wins, edge) in enumerate(rows)
    ]


def products(tally: Tally) -> list[list[int]]:
    """Sums by deal of the products of two seats' wins."""
    size, numbers = tally.players, tally.numbers("seat_products")
    return [numbers[seat * size : (seat + 1) * size] for seat in range(size)]


def fairness(tally: Tally) -> Plain:
    """Whether every seat wins an equal share, as far as the games tell; whether it helps to sit earlier."""
    size, deals = tally.players, tally.deals
    pairs = tally.pairs("seat_wins", size)
    rows = tuple(map(tuple, products(tally)))
    tests = seat_tests(SeatSums(deals, tuple(pair.x for pair in pairs), rows, WHOLE * size))
    off = [_beside(share(pair, WHOLE), 1 / size) for pair in pairs]
    found = overall(verdicts(off, [tally.games] * size, [FAIR_WITHIN] * size))
    return {
        "verdict": found.word,
        "more_games": found.more_games,
        "trend": {**estimate(tests.trend), "p": rounded(tests.trend_chance)},
        "omnibus": {"statistic": rounded(tests.omnibus), "df": size - 1, "p": rounded(tests.omnibus_chance)},
    }


def _beside(found: Estimate, level: float) -> Estimate:
    """What is left of a share when a level is taken off."""
    return found._replace(mean=found.mean - level, low=found.low - level, high=found.high - level)


def bots(tally: Tally) -> Iterator[Plain]:
    """Each bot: wins, points and where they come from, tickets."""
    count = len(tally.bots)
    wins, points, completed = (tally.pairs(f"bot_{name}", count) for name in ("wins", "points", "completed"))
    squares, victory, parts, claims = (
        tally.numbers(f"bot_{name}") for name in ("squares", "victory", "parts", "claims")
    )
    for number, bot in enumerate(tally.bots):
        places = wins[number].y
        yield {
            "bot": bot,
            "wins": a_share(wins[number], WHOLE),
            "points": a_mean(points[number]),
            "spread": _spread(points[number].x, squares[number], places),
            "winning_points": quotient(victory[number], wins[number].x),
            "parts": {name: parts[number * PARTS + part] for name, part in _PARTS.items()},
            "tickets": completed[number].y,
            "completed": a_share(completed[number]),
            "claims": claims[number],
        }


def _spread(total: int, squares: int, count: int) -> float | None:
    if not count:
        return None
    return rounded(math.sqrt(squares * count - total * total) / count)


def distance(tally: Tally) -> float | None:
    """How far the bots' shares of wins are from equal, on average."""
    sat = [pair for pair in tally.pairs("bot_wins", len(tally.bots)) if pair.y]
    off = [abs(pair.x / (pair.y * WHOLE) - 1 / tally.players) for pair in sat]
    return quotient(math.fsum(off), len(sat))
