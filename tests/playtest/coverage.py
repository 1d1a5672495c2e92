"""How often the 95 % intervals hold the truth, on synthetic deals: ``python -m tests.playtest.coverage [ROUNDS]``.

Each deal draws a luck of its own that all its games share, so that games of one deal are alike, as they are when cards
are shared; the truth is known, and the intervals are told only the sums.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from mapforge.playtest import intervals, verdicts
from mapforge.playtest.intervals import Estimate, Pairs


class Case(NamedTuple):
    """One kind of figure: how it is made from a generator, and its truth."""

    name: str
    make: Callable[[np.random.Generator], Estimate]
    truth: float


def _lucky(chance: np.random.Generator, deals: int, share: float, alike: float) -> "np.ndarray[Any, Any]":
    """A share for each deal, around the truth: the more alike the games of one deal, the wilder."""
    weight = 1 / alike - 1
    return chance.beta(share * weight, (1 - share) * weight, deals)


def _pairs(x: "np.ndarray[Any, Any]", y: "np.ndarray[Any, Any]") -> Pairs:
    products = (int((one * other).sum()) for one, other in ((x, x), (x, y), (y, y)))
    return Pairs(len(x), int(x.sum()), int(y.sum()), *products)


def _shares(deals: int, games: int, share: float, alike: float) -> Callable[[np.random.Generator], Estimate]:
    def make(chance: np.random.Generator) -> Estimate:
        won = chance.binomial(games, _lucky(chance, deals, share, alike))
        return intervals.share(_pairs(won, np.full(deals, games)))

    return make


def _points(deals: int, spread: int) -> Callable[[np.random.Generator], Estimate]:
    def make(chance: np.random.Generator) -> Estimate:
        points = np.rint(100 + spread * (chance.gamma(4.0, 0.5, deals) - 2)).astype(int)
        return intervals.by_deal(deals, int(points.sum()), int((points * points).sum()))

    return make


def _holders(deals: int, held: float, share: float, alike: float) -> Callable[[np.random.Generator], Estimate]:
    def make(chance: np.random.Generator) -> Estimate:
        y = chance.poisson(held, deals)
        x = chance.binomial(y, _lucky(chance, deals, share, alike))
        return intervals.share(_pairs(x, y))

    return make


def _trend(deals: int, slope: float) -> Callable[[np.random.Generator], Estimate]:
    """Four seats whose shares of wins fall by the slope from one to the next."""
    odds = [0.25 + slope * (1.5 - seat) for seat in range(4)]

    def make(chance: np.random.Generator) -> Estimate:
        won = chance.multinomial(4, odds, deals)
        products = tuple(tuple(int(value) for value in row) for row in won.T @ won)
        totals = tuple(int(value) for value in won.sum(axis=0))
        return verdicts.seat_tests(verdicts.SeatSums(deals, totals, products, 4)).trend

    return make


CASES = (
    Case("a seat's wins, quick preset at four", _shares(125, 4, 0.25, 0.05), 0.25),
    Case("a seat's wins, standard preset at two", _shares(1000, 2, 0.5, 0.1), 0.5),
    Case("a rare win, games of a deal much alike", _shares(500, 4, 0.08, 0.3), 0.08),
    Case("a route almost always claimed", _shares(250, 2, 0.97, 0.1), 0.97),
    Case("mean points, skewed", _points(250, 20), 100.0),
    Case("a ticket's holders who finish it", _holders(500, 0.7, 0.62, 0.2), 0.62),
    Case("a ticket that few finish", _holders(600, 0.5, 0.12, 0.15), 0.12),
    Case("a trend along the seats", _trend(200, 0.02), 0.02),
)


def covered(case: Case, rounds: int, seed: int) -> float:
    """The share of rounds whose interval holds the truth."""
    chance = np.random.default_rng(seed)
    told = (case.make(chance) for _ in range(rounds))
    return sum(one.low <= case.truth <= one.high for one in told) / rounds


def lines(rounds: int) -> Iterator[str]:
    """A line for each case."""
    for case in CASES:
        yield f"{100 * covered(case, rounds, 1):6.2f} %  {case.name}"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000):
        print(line, flush=True)  # noqa: T201 - this is a command
