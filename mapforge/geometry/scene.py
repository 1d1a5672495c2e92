"""Everything that lies on a board at once: the tracks and spaces of its routes, found by place, and the names.

A scene of a map that differs a little from another's is made from that one: only routes that were moved are laid out
again, and only names near them are placed again, with the same outcome.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.index import Space, SpaceIndex
from mapforge.geometry.name_places import PlacedNames, placed_names
from mapforge.geometry.names import CITY_RADIUS, NameBox
from mapforge.geometry.tracks import TrackShape, all_outlines, shapes_of
from mapforge.model import Board, City, Piece, Route, Variant

V = TypeVar("V")
Boxes: TypeAlias = NDArray[np.object_]


AT_CITY: Final = 12.0
"""Up to this distance in mm from its centre all is a city's: lines that lead to it may meet there."""


class RouteRow(NamedTuple):
    """One route on the board: its tracks, the outlines (n, 4, 2) of all their spaces in mm, and these as polygons.

    ``lines`` are the lines of its tracks without what lies within AT_CITY of their ends; none where nothing is left.
    ``made_from`` is all that they follow from, ``objects`` the route and the cities that hold it.
    """

    objects: tuple[Route, City, City]
    made_from: tuple[object, ...]
    spaces: tuple[Space, ...]
    tracks: tuple[TrackShape, ...]
    outlines: Floats
    boxes: Boxes
    lines: Boxes


class LineIndex(NamedTuple):
    """Lines (n,) of tracks with a tree of them, and the route of each."""

    routes: tuple[str, ...]
    lines: Boxes
    tree: shapely.STRtree


@dataclass(frozen=True, eq=False)
class Scene:
    """A board as it lies. ``rows``: routes whose ends are known, by id, in their order; ``spots``: all cities."""

    board: Board
    rows: Mapping[str, RouteRow]
    spots: Mapping[str, City]
    index: SpaceIndex
    names: PlacedNames

    @property
    def tracks(self) -> list[TrackShape]:
        """Every track of every route."""
        return [track for row in self.rows.values() for track in row.tracks]

    @property
    def boxes(self) -> tuple[NameBox, ...]:
        """The boxes of all names."""
        return self.names.boxes

    @cached_property
    def first(self) -> dict[str, int]:
        """The number, in the index, of each route's first space."""
        counts = [len(row.boxes) for row in self.rows.values()]
        return dict(zip(self.rows, (np.cumsum(counts) - counts).tolist(), strict=True))

    @cached_property
    def line_index(self) -> LineIndex:
        """The lines of all tracks, between their cities."""
        lines = np.concatenate([row.lines for row in self.rows.values()] or [np.empty(0, dtype=object)])
        routes = tuple(name for name, row in self.rows.items() for _ in row.lines)
        return LineIndex(routes, lines, shapely.STRtree(lines))

    def numbers(self, routes: Sequence[str]) -> Ints:
        """The numbers, in the index, of all spaces of some routes."""
        ranges = [np.arange(self.first[route], self.first[route] + len(self.rows[route].boxes)) for route in routes]
        return np.concatenate(ranges) if ranges else np.empty(0, np.int64)

    def moved_since(self, old: "Scene") -> frozenset[str]:
        """Ids of the routes, cities and names that do not lie as they lay in another scene, or are in one only."""
        rows = _differing(self.rows, old.rows, lambda row: row.made_from)
        spots = _differing(self.spots, old.spots, lambda city: city.at)
        before = {(box.owner, box.weight): box for box in old.boxes}
        after = {(box.owner, box.weight): box for box in self.boxes}
        names = {key[0] for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
        return frozenset(rows | spots | names)


def _differing(new: Mapping[str, V], old: Mapping[str, V], aspect: Callable[[V], object]) -> set[str]:
    """Keys that are in one of two mappings only, or under which they hold what differs in an aspect."""
    changed = {
        key for key, value in new.items() if key in old and old[key] is not value and aspect(old[key]) != aspect(value)
    }
    return changed | (new.keys() ^ old.keys())


def scene(variant: Variant) -> Scene:
    """The scene of a map. Never fails for what a map holds."""
    return _scene(variant, None)


def renewed(old: Scene, variant: Variant) -> Scene:
    """The scene of a map, made from that of another where they are the same."""
    return _scene(variant, old if old.board.piece == variant.board.piece else None)


def _scene(variant: Variant, old: Scene | None) -> Scene:
    spots = {city.id: city for city in variant.cities}
    rows = _rows(variant.routes, spots, variant.board.piece, old.rows if old is not None else {})
    index = _index(rows)
    same_size = old is not None and _size(old.board) == _size(variant.board)
    if old is None or not same_size:
        names = placed_names(variant, index.boxes, index.tree)
    else:
        names = placed_names(variant, index.boxes, index.tree, old.names, _changed(old, rows, spots))
    return Scene(variant.board, rows, spots, index, names)


def _size(board: Board) -> tuple[float, ...]:
    return board.width, board.height, board.border


def _rows(
    routes: Sequence[Route], spots: Mapping[str, City], piece: Piece, old: Mapping[str, RouteRow]
) -> dict[str, RouteRow]:
    kept: dict[str, RouteRow | None] = {}
    new: list[tuple[Route, City, City]] = []
    for route in routes:
        one, other = spots.get(route.ends[0]), spots.get(route.ends[1])
        if one is None or other is None:
            continue
        row = kept[route.id] = _still(old.get(route.id), route, one, other)
        if row is None:
            new.append((route, one, other))
    made = _made(new, spots, piece) if new else {}
    return {name: made[name] if row is None else row for name, row in kept.items()}


def _still(row: RouteRow | None, route: Route, one: City, other: City) -> RouteRow | None:
    """The row, if it is that of this route between these cities."""
    if row is None or (row.objects[0] is route and row.objects[1] is one and row.objects[2] is other):
        return row
    return row if row.made_from == _source(route, one, other) else None


def _source(route: Route, one: City, other: City) -> tuple[object, ...]:
    lengths = tuple(route.length if track.length is None else track.length for track in route.tracks)
    return one.at, other.at, route.via, lengths


def _made(new: Sequence[tuple[Route, City, City]], spots: Mapping[str, City], piece: Piece) -> dict[str, RouteRow]:
    shapes = shapes_of([route for route, _, _ in new], spots, piece)
    outlines = all_outlines(shapes, piece)
    boxes = np.asarray(shapely.polygons(outlines), dtype=object)
    tracks: dict[str, list[TrackShape]] = {}
    lines = [_line(shape.line) for shape in shapes]
    lines_of: dict[str, list[shapely.LineString]] = {}
    for shape, line in zip(shapes, lines, strict=True):
        if line is not None:
            lines_of.setdefault(shape.route, []).append(line)
        tracks.setdefault(shape.route, []).append(shape)
    made: dict[str, RouteRow] = {}
    start = 0
    for objects in new:
        own = tracks[objects[0].id]
        spaces = tuple(
            Space(shape.route, shape.track, number) for shape in own for number in range(1, len(shape.spaces) + 1)
        )
        end = start + len(spaces)
        own_lines = np.array(lines_of.get(objects[0].id, []), dtype=object)
        made[objects[0].id] = RouteRow(
            objects, _source(*objects), spaces, tuple(own), outlines[start:end], boxes[start:end], own_lines
        )
        start = end
    return made


def _line(points: Floats) -> shapely.LineString | None:
    """A track's line between its cities."""
    steps = np.sqrt(np.einsum("ij,ij->i", np.diff(points, axis=0), np.diff(points, axis=0)))
    along = np.concatenate(([0.0], np.cumsum(steps)))
    between = points[(along > AT_CITY) & (along < along[-1] - AT_CITY)]
    return shapely.LineString(between) if len(between) > 1 else None


def _index(rows: Mapping[str, RouteRow]) -> SpaceIndex:
    names = tuple(chain.from_iterable(row.spaces for row in rows.values()))
    outlines = np.concatenate([row.outlines for row in rows.values()]) if rows else np.empty((0, 4, 2))
    boxes = np.concatenate([row.boxes for row in rows.values()]) if rows else np.empty(0, dtype=object)
    routes = np.repeat(np.arange(len(rows)), [len(row.boxes) for row in rows.values()])
    return SpaceIndex(names, outlines, boxes, routes, shapely.STRtree(boxes))


def _changed(old: Scene, rows: Mapping[str, RouteRow], spots: Mapping[str, City]) -> Floats:
    """Upright boxes (k, 4) round all spaces and dots that are not as they were, and round where they were."""
    found = [
        shapely.bounds(row.boxes)
        for one, other in ((rows, old.rows), (old.rows, rows))
        for name, row in one.items()
        if other.get(name) is not row
    ]
    for one_spots, other_spots in ((spots, old.spots), (old.spots, spots)):
        dots = [
            city.at for name, city in one_spots.items() if name not in other_spots or other_spots[name].at != city.at
        ]
        if dots:
            found.append(np.tile(np.array(dots), 2) + np.array((-1, -1, 1, 1)) * CITY_RADIUS)
    return np.concatenate(found) if found else np.empty((0, 4))
