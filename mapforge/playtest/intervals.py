"""Intervals of 95 % from whole numbers: Wilson's for shares, by deal for what the games of one deal have in common.

A deal's games share their cards, so the deal is what is drawn at random: an error is that of the mean of deals, and a
share counts as many free games (``effective``) as would give that error. Everything here is a function of counts and
sums, and needs neither games nor bots. The tails of the normal and the chi-square distribution come from ``math``: a
statistics package would be many times the size of the rest of the program for four closed forms.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959963984540054
"""Standard errors to each side of a mean that hold 95 % of a normal distribution."""


class Estimate(NamedTuple):
    """A mean, its 95 % interval, its standard error (None where one deal or none cannot tell), the deals behind it."""

    mean: float
    low: float
    high: float
    error: float | None
    deals: int


def wilson(found: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent games, 0 to 1; all of it for none."""
    if games <= 0:
        return 0.0, 1.0
    wide = z * z / games
    middle = (found + wide / 2) / (1 + wide)
    half = z / (1 + wide) * math.sqrt(max(0.0, found * (1 - found) / games + wide / games / 4))
    return max(0.0, middle - half), min(1.0, middle + half)


def effective(found: float, error: float | None, games: float) -> float:
    """How many independent games a share with this error by deal is worth; ``games`` where it never varied."""
    if error is None:
        return 0.0
    if error <= 0 or not 0 < found < 1:
        return games
    return found * (1 - found) / (error * error)


class Pairs(NamedTuple):
    """Sums over deals of an amount x and a number of cases y (games, holders) of one deal: x, y, x², xy, y²."""

    deals: int
    x: int
    y: int
    xx: int
    xy: int
    yy: int


def mean(sums: Pairs, parts: int = 1) -> Estimate:
    """The amount a case, where x counts so many ``parts`` of one, each deal with its own number of cases."""
    if sums.y == 0:
        return Estimate(0.0, -math.inf, math.inf, None, sums.deals)
    found = sums.x / sums.y
    if sums.deals < 2:
        return Estimate(found / parts, -math.inf, math.inf, None, sums.deals)
    spread = max(0.0, sums.xx - 2 * found * sums.xy + found * found * sums.yy)
    error = math.sqrt(spread * sums.deals / (sums.deals - 1)) / sums.y / parts
    return Estimate(found / parts, found / parts - Z * error, found / parts + Z * error, error, sums.deals)


def share(sums: Pairs, parts: int = 1) -> Estimate:
    """The same where the amount is part of the cases, 0 to 1: Wilson's interval of as many cases as it is worth."""
    plain = mean(sums, parts)
    low, high = wilson(plain.mean, effective(plain.mean, plain.error, sums.y))
    return plain._replace(low=low, high=high)


def by_deal(deals: int, total: int, squares: int, parts: int = 1) -> Estimate:
    """The mean of one whole number a deal (their sum, the sum of their squares), each so many parts of one."""
    return mean(Pairs(deals, total, deals, squares, total, deals), parts)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One less the other, both from deals that have nothing in common."""
    apart, deals = one.mean - other.mean, min(one.deals, other.deals)
    if one.error is None or other.error is None:
        return Estimate(apart, -math.inf, math.inf, None, deals)
    error = math.hypot(one.error, other.error)
    return Estimate(apart, apart - Z * error, apart + Z * error, error, deals)


def normal_tail(z: float) -> float:
    """How often a standard normal number exceeds z."""
    return math.erfc(z / math.sqrt(2)) / 2


def chi_square_tail(value: float, freedom: int) -> float:
    """How often a chi-square number of so many degrees of freedom exceeds a value."""
    half = max(0.0, value) / 2
    order, tail = (0.5, math.erfc(math.sqrt(half))) if freedom % 2 else (1.0, math.exp(-half))
    while order < freedom / 2:
        tail += math.exp(order * math.log(half) - half - math.lgamma(order + 1)) if half else 0.0
        order += 1
    return min(1.0, tail)


def beyond(estimate: Estimate, margin: float) -> float:
    """How likely a mean at least so far from 0 would be if the truth were within the margin of it: a p value."""
    if estimate.error is None:
        return 1.0
    far = abs(estimate.mean)
    if estimate.error == 0:
        return float(far <= margin)
    return min(1.0, sum(normal_tail((far + side) / estimate.error) for side in (-margin, margin)))


def below(found: float, limit: float, games: float) -> float:
    """How likely so small a share of so many free games would be if the truth were the limit: a p value."""
    if games <= 0:
        return 1.0
    return normal_tail((limit - found) / math.sqrt(limit * (1 - limit) / games))


def above(found: float, limit: float, games: float) -> float:
    """How likely so large a share of so many free games would be if the truth were the limit: a p value."""
    return below(1 - found, 1 - limit, games)


def discoveries(chances: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many p values stand out, by Benjamini and Hochberg: of those, about ``rate`` at most are wrong."""
    ordered, passed = sorted(chances), -1.0
    for rank, chance in enumerate(ordered, 1):
        if chance <= rate * rank / len(ordered):
            passed = chance
    return [chance <= passed for chance in chances]
