"""Rectangles by place and size: how far they are from one another and from points, with slopes.

A place is x, y and heading (radians); slopes say how much a distance grows as one of these three does.
"""

from typing import Final

import numpy as np

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.index import separations

_SMALL: Final = 1e-5


def near_pairs(spaces: Floats, others: Floats, reach: float) -> tuple[Ints, Ints]:
    """Numbers of spaces and others (places) whose centers are less than ``reach`` apart."""
    across = spaces[:, None, 0] - others[None, :, 0]
    down = spaces[:, None, 1] - others[None, :, 1]
    one, other = np.nonzero(across * across + down * down < reach * reach)
    return one, other


def between(one: Floats, sizes: Floats, other: Floats, other_sizes: Floats) -> tuple[Floats, Floats, Floats]:
    """How far rectangles (m, 3) of ``sizes`` (m, 2) are apart, (m,), and its slopes (m, 3) by the one and the other."""
    mine, theirs = outlines_of(one, sizes), outlines_of(other, other_sizes)
    apart = separations(mine, theirs)
    by_one, by_other = np.zeros((len(one), 3)), np.zeros((len(one), 3))
    for axis in range(3):
        moved = one.copy()
        moved[:, axis] += _SMALL
        by_one[:, axis] = (separations(outlines_of(moved, sizes), theirs) - apart) / _SMALL
    by_other[:, :2] = -by_one[:, :2]
    moved = other.copy()
    moved[:, 2] += _SMALL
    by_other[:, 2] = (separations(mine, outlines_of(moved, other_sizes)) - apart) / _SMALL
    return apart, by_one, by_other


def outlines_of(places: Floats, sizes: Floats) -> Floats:
    """Corners (m, 4, 2) of rectangles of different sizes (m, 2), in the order of ``space_outlines``."""
    ahead = np.stack((np.cos(places[:, 2]), np.sin(places[:, 2])), axis=1)
    right = np.stack((-ahead[:, 1], ahead[:, 0]), axis=1)
    ahead *= sizes[:, :1] / 2
    right *= sizes[:, 1:] / 2
    center = places[:, :2]
    return np.stack(
        (center - ahead - right, center + ahead - right, center + ahead + right, center - ahead + right), axis=1
    )


def to_edge(spaces: Floats, points: Floats, ahead: float, aside: float) -> tuple[Floats, Floats]:
    """Distance (m,) from spaces to points, below 0 inside, and its slopes (m, 3) by the space's x, y, heading."""
    cos, sin = np.cos(spaces[:, 2]), np.sin(spaces[:, 2])
    away = points - spaces[:, :2]
    along, across = away[:, 0] * cos + away[:, 1] * sin, -away[:, 0] * sin + away[:, 1] * cos
    over, beside = np.abs(along) - ahead, np.abs(across) - aside
    outer_over, outer_beside = np.maximum(over, 0.0), np.maximum(beside, 0.0)
    outside = np.hypot(outer_over, outer_beside)
    distance = np.where(outside > 0, outside, np.maximum(over, beside))
    inner = over > beside
    safe = np.where(outside > 0, outside, 1.0)
    by_along = np.where(outside > 0, outer_over / safe, inner) * np.sign(along)
    by_across = np.where(outside > 0, outer_beside / safe, ~inner) * np.sign(across)
    by_x = -(by_along * cos - by_across * sin)
    by_y = -(by_along * sin + by_across * cos)
    return distance, np.stack((by_x, by_y, by_along * across - by_across * along), axis=1)
