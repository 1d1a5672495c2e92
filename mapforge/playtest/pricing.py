"""What tickets are worth beside what they cost: residuals against the turns needed, shrunk by how sure they are.

A ticket's worth is the net points it brings its holders (its points where finished, less them where not). Over all
tickets of a map that grows with the turns it takes; what is left of one ticket's worth beside that line is how much it
is under-priced (a bargain, above 0) or over-priced. Few holders make wild residuals, so each is drawn towards 0 by
empirical Bayes: as far as its own error is large beside the spread of all.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mapforge.playtest.intervals import Z

FEWEST = 5
"""Tickets below which a line through them says nothing."""


class Worth(NamedTuple):
    """A ticket: turns needed, net points it brought, the error of these."""

    turns: float
    points: float
    error: float


class Residual(NamedTuple):
    """Points beside the line, as measured and shrunk, and the shrunk value's 95 % interval."""

    raw: float
    shrunk: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0


def residuals(tickets: Sequence[Worth]) -> list[Residual]:
    """Of each ticket, in the same order; empty where there are fewer than ``FEWEST``."""
    if len(tickets) < FEWEST:
        return []
    level, slope = line([(ticket.turns, ticket.points) for ticket in tickets])
    raw = [ticket.points - level - slope * ticket.turns for ticket in tickets]
    spread = spread_of(raw, [ticket.error for ticket in tickets])
    return [shrink(one, ticket.error, spread) for one, ticket in zip(raw, tickets, strict=True)]


def line(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Level at 0 and slope of a line that one wild point does not bend: the median slope of all pairs (Theil, Sen)."""
    slopes = [
        (y - v) / (x - u) for number, (x, y) in enumerate(points) for u, v in points[:number] if abs(x - u) > 1e-9
    ]
    slope = median(slopes) if slopes else 0.0
    return median([y - slope * x for x, y in points]), slope


def median(values: Sequence[float]) -> float:
    """The middle value, or the mean of the two in the middle."""
    ordered, half = sorted(values), len(values) // 2
    return ordered[half] if len(values) % 2 else (ordered[half - 1] + ordered[half]) / 2


def spread_of(raw: Sequence[float], errors: Sequence[float]) -> float:
    """The variance of the true residuals by moments: that of the measured ones less what their errors add."""
    fitted = 2
    seen = sum(one * one for one in raw) / max(1, len(raw) - fitted)
    return max(0.0, seen - sum(error * error for error in errors) / len(errors))


def shrink(raw: float, error: float, spread: float) -> Residual:
    """One measured value with its error, drawn towards 0 where values in general spread with this variance."""
    if spread <= 0:
        return Residual(raw, 0.0, 0.0, 0.0)
    kept = spread / (spread + error * error)
    half = Z * error * kept**0.5
    return Residual(raw, raw * kept, raw * kept - half, raw * kept + half)
