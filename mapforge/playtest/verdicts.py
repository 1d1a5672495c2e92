"""Verdicts on seats and styles: fair, unfair or undecided, held to what is normal for the game.

On most published maps the first seat wins a little more than the last; a map is fair where its seats win as they do
there, or more alike. A verdict looks at the difference from the middle of that range: *fair* where its whole interval
lies within the range and ``FAIR_WITHIN`` more, *unfair* where it lies beyond on one side and is still found so among
all rows tested, else *undecided*, with about how many more games would tell.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from mapforge.playtest.intervals import Estimate, Z, beyond, by_deal, chi_square_tail, discoveries, normal_tail

Word = Literal["fair", "unfair", "undecided"]

FAIR_WITHIN = 0.02
"""A share of wins this far from the baseline matters to nobody at the table: two games in a hundred."""
FINEST = 0.005
"""No closer distance from the limit is asked to be told apart: it would want tens of thousands of games."""
FEWEST = 100
"""With fewer games nothing is known of how wide an interval must be, so at least these are asked for."""


class Verdict(NamedTuple):
    """What is said of one row: the word, its p value for lying beyond, about how many more games would tell (or 0)."""

    word: Word
    chance: float
    more_games: int


def verdict(off: Estimate, games: int, within: float = FAIR_WITHIN, found: bool | None = None) -> Verdict:
    """Of one difference from a baseline, after so many games; ``found`` is whether it stands out among all rows."""
    chance = beyond(off, within)
    if -within <= off.low and off.high <= within:
        return Verdict("fair", chance, 0)
    if (off.low > within or off.high < -within) and found is not False:
        return Verdict("unfair", chance, 0)
    if off.error is None:
        return Verdict("undecided", chance, max(FEWEST, games))
    return Verdict("undecided", chance, _more(abs(abs(off.mean) - within), Z * off.error, games))


def _more(distance: float, half: float, games: int) -> int:
    """Games that bring half an interval down to a distance, in one digit, for nobody knows it better."""
    wanted = math.ceil(games * ((half / max(FINEST, distance)) ** 2 - 1))
    more = max(wanted, math.ceil(games / 10), FEWEST - games, 1)
    digits: int = 10 ** (len(str(more)) - 1)
    return -(-more // digits) * digits


def verdicts(rows: Sequence[Estimate], games: Sequence[int], within: Sequence[float] | None = None) -> list[Verdict]:
    """Of all rows tested together, so that one of many is not called unfair by luck; each with a margin of its own."""
    within = within if within is not None else [FAIR_WITHIN] * len(rows)
    found = discoveries([beyond(row, margin) for row, margin in zip(rows, within, strict=True)])
    return [
        verdict(row, played, margin, out) for row, played, margin, out in zip(rows, games, within, found, strict=True)
    ]


def overall(each: Sequence[Verdict]) -> Verdict:
    """One word for a table: unfair if any row is, fair if all are, else undecided."""
    words = [one.word for one in each]
    word: Word = "unfair" if "unfair" in words else "undecided" if "undecided" in words else "fair"
    more = max((one.more_games for one in each), default=0) if word == "undecided" else 0
    return Verdict(word, min((one.chance for one in each), default=1.0), more)


class SeatSums(NamedTuple):
    """Sums over deals of each seat's wins, in ``parts`` of a deal's games, and of the products of each two seats'."""

    deals: int
    totals: tuple[int, ...]
    products: tuple[tuple[int, ...], ...]
    parts: int


class SeatTests(NamedTuple):
    """Whether sitting earlier helps: the share won more a seat earlier, its p value; and whether any seat differs."""

    trend: Estimate
    trend_chance: float
    omnibus: float
    omnibus_chance: float


def seat_tests(sums: SeatSums) -> SeatTests:
    """Trend along the seats and omnibus test (Wald, by deal) of whether all seats win alike."""
    size = len(sums.totals)
    weights = [size - 1 - 2 * seat for seat in range(size)]  # twice the distance from the middle
    scale = sum(weight * weight for weight in weights)  # so that the sum is the slope: share a seat, twice
    total = sum(weight * won for weight, won in zip(weights, sums.totals, strict=True))
    squares = sum(weights[a] * weights[b] * sums.products[a][b] for a in range(size) for b in range(size))
    slope = by_deal(sums.deals, 2 * total, 4 * squares, scale * sums.parts)
    chance = 1.0 if slope.error is None else 2 * normal_tail(abs(slope.mean) / slope.error) if slope.error else 0.0
    if slope.error == 0 and slope.mean == 0:
        chance = 1.0
    value = _wald(sums)
    return SeatTests(slope, min(1.0, chance), value, chi_square_tail(value, size - 1))


def _wald(sums: SeatSums) -> float:
    """The chi-square value of the seats' distance from equal; 0 where it cannot be told. Exact until its last step."""
    deals, free = sums.deals, len(sums.totals) - 1  # the last seat's share follows from the others'
    if deals < 2:
        return 0.0
    equal = Fraction(sums.parts, free + 1)
    off = [Fraction(won, deals) - equal for won in sums.totals[:free]]
    spread = [
        [
            Fraction(sums.products[a][b] * deals - sums.totals[a] * sums.totals[b], deals * deals * (deals - 1))
            for b in range(free)
        ]
        for a in range(free)
    ]
    solved = _solve(spread, off)
    if solved is None:
        return 0.0
    return float(sum((one * other for one, other in zip(off, solved, strict=True)), Fraction(0)))


def _solve(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction] | None:
    """The solution of a small system by elimination; None where there is none."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = next((row for row in range(column, size) if rows[row][column]), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [value / rows[column][column] for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]
