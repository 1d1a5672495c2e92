"""Spaces found by place: which of them overlap, come close to one another, to a point or to a city.

An index is made of a board's track shapes once and asked often.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.tracks import TrackShape, all_outlines
from mapforge.model import City, Piece, Route


class Space(NamedTuple):
    """One space: its route's id, its track and its number along it, both from 1."""

    route: str
    track: int
    number: int


class Pair(NamedTuple):
    """Two spaces, and the mm between their edges: below 0 where they overlap, by that depth.

    The depth is how far one of them has to move for the overlap to be gone.
    """

    one: Space
    other: Space
    apart: float


class NearCity(NamedTuple):
    """A space and a city that its route does not end at: mm from the space's edge to the city's centre, 0 within."""

    space: Space
    city: str
    distance: float


@dataclass(frozen=True, eq=False)
class SpaceIndex:
    """Spaces by place. ``outlines``: (n, 4, 2) mm; ``boxes``: (n,) the same as polygons; ``routes``: (n,) numbers."""

    spaces: tuple[Space, ...]
    outlines: Floats
    boxes: NDArray[np.object_]
    routes: Ints
    tree: shapely.STRtree


def space_index(shapes: Iterable[TrackShape], piece: Piece) -> SpaceIndex:
    """The index of all spaces of these tracks."""
    shapes = tuple(shapes)
    names = tuple(
        Space(shape.route, shape.track, number) for shape in shapes for number in range(1, len(shape.spaces) + 1)
    )
    outlines = all_outlines(shapes, piece)
    boxes = shapely.polygons(outlines)
    number_of = {route: number for number, route in enumerate(dict.fromkeys(shape.route for shape in shapes))}
    routes = np.repeat(
        np.array([number_of[shape.route] for shape in shapes], np.int64),
        np.array([len(shape.spaces) for shape in shapes], np.int64),
    )
    return SpaceIndex(names, outlines, boxes, routes, shapely.STRtree(boxes))


def close_pairs(index: SpaceIndex, below: float) -> tuple[Pair, ...]:
    """All pairs of spaces of different routes that are less than ``below`` mm apart, in the order of the spaces.

    ``below`` 1 finds what stands too close, -0.5 what overlaps by more than 0.5.
    """
    one, other = index.tree.query(index.boxes, predicate="dwithin", distance=max(below, 0.0))
    kept = (one < other) & (index.routes[one] != index.routes[other])
    return _pairs(index, one[kept], other[kept], below)


def own_pairs(index: SpaceIndex, below: float) -> tuple[Pair, ...]:
    """All pairs of spaces of one and the same route that are less than ``below`` mm apart.

    They touch where a route bends too sharply for its pitch, or has too little room.
    """
    one, other = index.tree.query(index.boxes, predicate="dwithin", distance=max(below, 0.0))
    kept = (one < other) & (index.routes[one] == index.routes[other])
    return _pairs(index, one[kept], other[kept], below)


def near_cities(
    index: SpaceIndex, routes: Iterable[Route], cities: Mapping[str, City], below: float
) -> tuple[NearCity, ...]:
    """All spaces less than ``below`` mm from the centre of a city that their route does not end at."""
    if not cities:
        return ()
    ends = {route.id: route.ends for route in routes}
    ids = list(cities)
    centers = shapely.points([city.at for city in cities.values()])
    at, space = index.tree.query(centers, predicate="dwithin", distance=below)
    distances = shapely.distance(centers[at], index.boxes[space])
    found = [
        NearCity(index.spaces[s], ids[c], d)
        for c, s, d in zip(at.tolist(), space.tolist(), distances.tolist(), strict=True)
        if d < below and ids[c] not in ends[index.spaces[s].route]
    ]
    return tuple(sorted(found))


def separations(one: Floats, other: Floats) -> Floats:
    """How far pairs of rectangles (n, 4, 2) are apart along the side that parts them best: (n,) mm.

    Where they overlap it is below 0, by the depth. Where they do not it is at most their distance: less when they
    stand corner to corner. A rectangle without width or height overlaps nothing.
    """
    best = np.full(len(one), -np.inf)
    for sides in (one, other):
        for corner in (1, 3):
            axis = sides[:, corner] - sides[:, 0]
            size = np.sqrt(np.einsum("ij,ij->i", axis, axis))[:, None]
            axis /= np.where(size > 0.0, size, 1.0)
            mine = np.einsum("ijk,ik->ij", one, axis)
            theirs = np.einsum("ijk,ik->ij", other, axis)
            gap = np.maximum(theirs.min(axis=1) - mine.max(axis=1), mine.min(axis=1) - theirs.max(axis=1))
            np.maximum(best, gap, out=best)
    return best


def _pairs(index: SpaceIndex, one: Ints, other: Ints, below: float) -> tuple[Pair, ...]:
    depth = separations(index.outlines[one], index.outlines[other])
    apart = np.where(depth < 0, depth, shapely.distance(index.boxes[one], index.boxes[other]))
    close = np.flatnonzero(apart < below)
    found = (Pair(index.spaces[one[at]], index.spaces[other[at]], float(apart[at])) for at in close)
    return tuple(sorted(found))
