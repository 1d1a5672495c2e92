"""Figures as plain values. Derived figures have ``DIGITS`` digits behind the point, so that all machines agree."""

import math
from typing import Any

from mapforge.playtest.intervals import Estimate, Pairs, mean, share

DIGITS = 6
Plain = dict[str, Any]


def rounded(figure: float | None) -> float | None:
    """A figure as it is written; None for one that is not known."""
    if figure is None or not math.isfinite(figure):
        return None
    return round(figure, DIGITS) + 0.0  # no -0.0


def quotient(one: float, other: float) -> float | None:
    """One number by another, None where that is 0."""
    return rounded(one / other) if other else None


def estimate(found: Estimate) -> Plain:
    """Mean, 95 % interval, standard error by deal, the number of deals."""
    return {
        "mean": rounded(found.mean),
        "low": rounded(found.low),
        "high": rounded(found.high),
        "se": rounded(found.error),
        "deals": found.deals,
    }


def a_mean(sums: Pairs, per: int = 1) -> Plain:
    """The mean of an amount, x in ``per`` parts of one, with its sums."""
    return _with_sums(mean(sums, per), sums, per)


def a_share(sums: Pairs, per: int = 1) -> Plain:
    """A share, 0 to 1, with its sums."""
    return _with_sums(share(sums, per), sums, per)


def _with_sums(found: Estimate, sums: Pairs, per: int) -> Plain:
    if sums.y == 0:
        found = Estimate(math.nan, math.nan, math.nan, None, found.deals)
    raw = {"x": sums.x, "y": sums.y, "xx": sums.xx, "xy": sums.xy, "yy": sums.yy, "per": per}
    return {**estimate(found), **raw}
