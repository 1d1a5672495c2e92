"""The line of a route: a smooth curve from city centre through the ``via`` points to the other city's centre.

Centripetal Catmull-Rom: it cannot form a loop or cusp between two points, and here never leaves the chord between
two neighbouring points by more than half the chord's length. Its first and last piece are parabolas, so that one via
point gives a bow of nearly even curvature, and none a straight line.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mapforge.model.forms import Point

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

STEP: Final = 1.0
"""Distance in mm between points of the polyline, about."""
MERGED: Final = 1.0
"""A via point nearer than this (mm) to the one before it, or to a city of the route, is taken for the same point."""
_FEWEST, _MOST = 8, 1024
"""Steps of one piece between two points: short pieces may turn sharply, and a via point may lie far off the board."""
_TINY: Final = 1e-9


class Curves(NamedTuple):
    """Flattened curves, one after the other.

    ``points``: (m, 2) in mm; ``tangents``: (m, 2) unit vectors along them; ``counts``: (r,) points of each curve.
    """

    points: Floats
    tangents: Floats
    counts: Ints


def waypoints(start: Point, via: Iterable[Point], end: Point) -> list[Point]:
    """The points a route's curve passes: both ends, and the via points that say something of their own."""
    kept = [start]
    for at in via:
        if not _same(at, kept[-1]) and not _same(at, start) and not _same(at, end):
            kept.append(at)
    kept.append(end)
    return kept


def _same(one: Point, other: Point) -> bool:
    across, down = one[0] - other[0], one[1] - other[1]
    return across * across + down * down < MERGED * MERGED


def center_line(start: Point, via: Iterable[Point], end: Point, step: float = STEP) -> Floats:
    """The center line of one route: (m, 2) in mm, from centre to centre."""
    return curves([waypoints(start, via, end)], step).points


def curves(lines: Sequence[Sequence[Point]], step: float = STEP) -> Curves:
    """The curve through each line of at least two points (see ``waypoints``), flattened to about ``step`` mm."""
    if not lines:
        return Curves(np.empty((0, 2)), np.empty((0, 2)), np.empty(0, np.int64))
    counts = np.array([len(line) for line in lines])
    given = np.array([at for line in lines for at in line], np.float64)
    return flatten(given, counts, step)


def flatten(given: Floats, counts: Ints, step: float = STEP) -> Curves:
    """As ``curves``, of points (p, 2) that lie one line after the other, ``counts`` (r,) of them in each line."""
    last = np.cumsum(counts) - 1
    first = last - counts + 1
    from_point = np.ones(len(given), np.bool_)
    from_point[last] = False
    start = np.flatnonzero(from_point)
    chord = given[start + 1] - given[start]
    length = np.sqrt(np.einsum("ij,ij->i", chord, chord))
    span = np.sqrt(np.maximum(length, _TINY))[:, None]
    leave, arrive = _velocities(start, chord / span, span, first, last)
    return _sampled(given[start], chord, span * leave, span * arrive, _steps(length, step), counts - 1)


def _velocities(start: Ints, speed: Floats, span: Floats, first: Ints, last: Ints) -> tuple[Floats, Floats]:
    """The curve's velocity at the start and at the end of each piece, in mm per unit of the piece's own span."""
    leave, arrive = speed.copy(), speed.copy()
    follows = np.flatnonzero(start[1:] == start[:-1] + 1) + 1
    if follows.size:
        before, after = span[follows - 1], span[follows]
        inner = (speed[follows - 1] * after + speed[follows] * before) / (before + after)
        leave[follows] = inner
        arrive[follows - 1] = inner
        # The outer pieces of a bent line are parabolas; a piece of a straight line keeps its even speed.
        piece_of = np.empty(start[-1] + 1, np.int64)
        piece_of[start] = np.arange(len(start))
        bent = last - first > 1
        opening, closing = piece_of[first[bent]], piece_of[last[bent] - 1]
        leave[opening] = 2.0 * speed[opening] - arrive[opening]
        arrive[closing] = 2.0 * speed[closing] - leave[closing]
    return leave, arrive


def _steps(length: Floats, step: float) -> Ints:
    # The last digits of a length, which differ from one way of computing it to another, must not make a step more.
    return np.clip(np.ceil(length / step - 1e-6), _FEWEST, _MOST).astype(np.int64)


def _sampled(origin: Floats, chord: Floats, leave: Floats, arrive: Floats, steps: Ints, pieces: Ints) -> Curves:
    """Points and directions of the cubic pieces, each at ``steps`` even times; the last of a line with its end."""
    closes = np.zeros(len(steps), np.int64)
    closes[np.cumsum(pieces) - 1] = 1
    samples = steps + closes
    piece = np.repeat(np.arange(len(steps)), samples)
    begins = np.cumsum(samples) - samples
    time = ((np.arange(len(piece)) - begins[piece]) / steps[piece])[:, None]
    # p(t) = origin + leave t + square t^2 + cube t^3, the Hermite form multiplied out.
    square = (3.0 * chord - 2.0 * leave - arrive)[piece]
    cube = (leave + arrive - 2.0 * chord)[piece]
    leave = leave[piece]
    points = origin[piece] + time * (leave + time * (square + time * cube))
    tangents = _unit(leave + time * (2.0 * square + time * (3.0 * cube)))
    return Curves(points, tangents, np.add.reduceat(samples, np.cumsum(pieces) - pieces))


def _unit(vectors: Floats) -> Floats:
    """Unit vectors; a vector of no length points along x."""
    size = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))[:, None]
    still = size < _TINY
    return np.where(still, (1.0, 0.0), vectors / np.where(still, 1.0, size))
