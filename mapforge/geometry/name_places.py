"""Where each name comes to stand: where it overlaps spaces, cities and other names least.

Names that cannot meet are placed apart from one another, in groups; after a small change only the groups that it
touches are placed anew, with the same outcome.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.names import CITY_RADIUS, CLEAR, NameBox, city_places, country_places
from mapforge.model import City, Country, Variant

_OFF_BOARD = 1_000.0
"""What a square millimetre off the board counts, against one on a space or name."""
_LATER = 0.5
"""What each step down the list of positions counts, in square millimetres: of two that do, the first is taken."""
_AS_GOOD = 5.0
"""Up to how many square millimetres more a place counts as a choice, when the names with least choice go first."""
_ROUNDS = 4
"""How often each name is placed anew, knowing all others. Two or three settle the shipped boards."""
_DIGITS = 6
"""Areas are rounded to so many digits: how they were added up must not decide between two places."""

Boxes = NDArray[np.object_]
Source: TypeAlias = tuple[object, ...]


class _Name(NamedTuple):
    """One name: what its places follow from, the places, what each costs for what does not move, and their shapes.

    ``grown`` have the room that a name keeps round it, ``reach`` is the upright box round all of them: left, top,
    right, bottom.
    """

    source: Source
    options: list[NameBox]
    costs: Floats
    grown: Boxes
    exact: Boxes
    reach: Floats


@dataclass(frozen=True, eq=False)
class PlacedNames:
    """The names of a board in their places. ``boxes``: cities' in order of id, then countries'.

    ``names`` and ``groups`` (of names that can meet, by number, with the place taken by each) are kept for ``renewed``.
    """

    boxes: tuple[NameBox, ...]
    names: dict[tuple[str, str], _Name]
    groups: dict[tuple[int, ...], tuple[int, ...]]


def name_boxes(variant: Variant, spaces: Sequence[ArrayLike] = ()) -> tuple[NameBox, ...]:
    """The boxes of all names on the board: of cities that have one, then of countries, each by id.

    ``spaces``: (4, 2) corners of each space. Names without a position of their own are placed where they overlap
    spaces, cities and other names least, on the board if they fit there; the same input gives the same places.
    """
    shapes = np.asarray(shapely.polygons(np.asarray(spaces, float)) if len(spaces) else [], dtype=object)
    return placed_names(variant, shapes, shapely.STRtree(shapes)).boxes


def placed_names(
    variant: Variant,
    spaces: Boxes,
    tree: shapely.STRtree,
    old: PlacedNames | None = None,
    changed: Floats | None = None,
) -> PlacedNames:
    """All names in their places, among spaces given as polygons (n,) with a tree of them.

    With ``old`` only what is near a change is looked at again: ``changed`` (k, 4) are upright boxes round all spaces
    and cities' dots that are not as they were, and round where they were; the board's size must be the same.
    """
    sources = _sources(variant)
    before = old.names if old is not None else {}
    kept = {key: before[key] for key, source in sources.items() if key in before and before[key].source == source}
    if changed is not None and len(changed) and kept:
        reaches = shapely.box(*np.array([name.reach for name in kept.values()]).T)
        near = np.unique(shapely.STRtree(shapely.box(*changed.T)).query(reaches, predicate="intersects")[0])
        keys = list(kept)
        for at in near.tolist():
            del kept[keys[at]]
    new = [key for key in sources if key not in kept]
    made = _made([sources[key] for key in new], variant, spaces, tree)
    names = (
        {key: kept[key] if key in kept else made[new.index(key)] for key in sources}
        if kept
        else dict(zip(new, made, strict=True))
    )
    return _in_groups(names, old)


def _sources(variant: Variant) -> dict[tuple[str, str], Source]:
    """What the places of each name follow from, by kind and id."""
    found: dict[tuple[str, str], Source] = {}
    for city in variant.cities:
        if city.kind == "city" and city.name:
            found["city", city.id] = (city,)
    at = {city.id: city.at for city in variant.cities}
    middle = (variant.board.width / 2, variant.board.height / 2)
    for country in variant.countries:
        if country.name:
            spots = tuple(at[spot] for spot in country.spots if spot in at)
            found["country", country.id] = (country, spots, middle)
    return found


def _options(source: Source) -> list[NameBox]:
    match source:
        case (City() as city,):
            return city_places(city)
        case (Country() as country, tuple(spots), tuple(middle)):
            return country_places(country, spots, (middle[0], middle[1]))
    raise TypeError(source)


def _made(sources: list[Source], variant: Variant, spaces: Boxes, tree: shapely.STRtree) -> list[_Name]:
    """Names with what each of their places costs."""
    places = [_options(source) for source in sources]
    if not places:
        return []
    grown = _grown([box for options in places for box in options])
    exact = _polygons([box for options in places for box in options])
    costs = _standing_costs(places, grown, variant, spaces, tree)
    ends = np.cumsum([len(options) for options in places])
    bounds = shapely.bounds(grown)
    return [
        _Name(
            source,
            options,
            np.round(costs[end - len(options) : end], _DIGITS) + _LATER * np.arange(len(options)),
            grown[end - len(options) : end],
            exact[end - len(options) : end],
            _around(bounds[end - len(options) : end]),
        )
        for source, options, end in zip(sources, places, ends.tolist(), strict=True)
    ]


def _around(bounds: Floats) -> Floats:
    return np.concatenate((bounds[:, :2].min(axis=0), bounds[:, 2:].max(axis=0)))


def _standing_costs(
    places: list[list[NameBox]], grown: Boxes, variant: Variant, spaces: Boxes, tree: shapely.STRtree
) -> Floats:
    """What each place costs for what does not move: spaces, cities, the score track and the board's edge."""
    boxes = [box for options in places for box in options]
    board = variant.board
    whole = shapely.box(0, 0, board.width, board.height)
    edge = min(board.border, board.width / 2, board.height / 2)
    inner = shapely.box(edge, edge, board.width - edge, board.height - edge)
    costs = _OFF_BOARD * _outside(boxes, whole) + _outside(boxes, inner)
    left, top, right, bottom = shapely.total_bounds(grown) + np.array((-1, -1, 1, 1)) * CITY_RADIUS
    near = [city for city in variant.cities if left <= city.at[0] <= right and top <= city.at[1] <= bottom]
    dots = np.asarray(shapely.buffer(shapely.points(np.reshape([city.at for city in near], (-1, 2))), CITY_RADIUS))
    at, dot = _meetings(shapely.STRtree(dots), grown)
    owners = np.array([city.id for city in near], dtype=object)
    foreign = np.array([box.owner for box in boxes], dtype=object)[at] != owners[dot]
    _add_shared(costs, grown, dots, at[foreign], dot[foreign])
    _add_shared(costs, grown, spaces, *_meetings(tree, grown))
    return costs


def _meetings(tree: shapely.STRtree, shapes: Boxes) -> tuple[Ints, Ints]:
    """Numbers of shapes and of what they meet in a tree, in one order however the tree is built."""
    one, other = tree.query(shapes, predicate="intersects")
    order = np.lexsort((other, one))
    return one[order], other[order]


def _add_shared(sums: Floats, shapes: Boxes, others: Boxes, one: Ints, other: Ints) -> None:
    """Adds to each shape's sum the area that it shares with others, in square millimetres."""
    if len(one):
        np.add.at(sums, one, shapely.area(shapely.intersection(shapes[one], others[other])))


def _in_groups(names: dict[tuple[str, str], _Name], old: PlacedNames | None) -> PlacedNames:
    """Each group of names that can meet, placed; one in which no name is another than before stays as it was."""
    before = old.groups if old is not None else {}
    groups: dict[tuple[int, ...], tuple[int, ...]] = {}
    chosen = [0] * len(names)
    listed = list(names.values())
    for group in _groups(listed):
        members = [listed[at] for at in group]
        key = tuple(id(name) for name in members)
        taken = before[key] if key in before else tuple(_chosen(members))
        groups[key] = taken
        for at, place in zip(group, taken, strict=True):
            chosen[at] = place
    boxes = tuple(name.options[at] for name, at in zip(listed, chosen, strict=True))
    return PlacedNames(boxes, names, groups)


def _groups(names: Sequence[_Name]) -> Iterable[list[int]]:
    """Numbers of names that can meet, each group and all groups in order."""
    near = _neighbors(names)
    seen: set[int] = set()
    for start in range(len(names)):
        if start in seen:
            continue
        group, waiting = {start}, [start]
        while waiting:
            for beside in near[waiting.pop()]:
                if beside not in group:
                    group.add(beside)
                    waiting.append(beside)
        seen |= group
        yield sorted(group)


def _chosen(names: Sequence[_Name]) -> list[int]:
    """The place taken for each name: the names with least choice first, then all anew until none moves."""
    chosen = [int(np.argmin(name.costs)) for name in names]
    free = [int(np.sum(name.costs < name.costs.min() + _AS_GOOD)) for name in names]
    turn = sorted((at for at, name in enumerate(names) if len(name.options) > 1), key=lambda at: (free[at], at))
    near = _neighbors(names)
    placed = set(range(len(names))) - set(turn)
    for _ in range(_ROUNDS):
        moved = False
        for at in turn:
            others = np.array(
                [names[other].exact[chosen[other]] for other in near[at] if other in placed], dtype=object
            )
            best = int(np.argmin(names[at].costs + _overlaps(names[at].grown, others)))
            moved = moved or best != chosen[at] or at not in placed
            chosen[at] = best
            placed.add(at)
        if not moved:
            break
    return chosen


def _neighbors(names: Sequence[_Name]) -> list[list[int]]:
    """For each name the others, in order, that it could meet at any of their places."""
    if not names:
        return []
    reach = shapely.box(*np.array([name.reach for name in names]).T)
    one, other = shapely.STRtree(reach).query(reach, predicate="intersects")
    near: list[list[int]] = [[] for _ in names]
    for at, beside in sorted(zip(one.tolist(), other.tolist(), strict=True)):
        if at != beside:
            near[at].append(beside)
    return near


def _overlaps(shapes: Boxes, others: Boxes) -> Floats:
    """The area of each shape that lies on others, in square millimetres."""
    areas = np.zeros(len(shapes))
    if len(others):
        _add_shared(areas, shapes, others, *_meetings(shapely.STRtree(others), shapes))
    return np.round(areas, _DIGITS)


def _outside(boxes: Sequence[NameBox], frame: shapely.Polygon) -> Floats:
    """The area of each box that lies outside an upright rectangle, in square millimetres."""
    left, top, right, bottom = frame.bounds
    corners = np.array([box.corners for box in boxes])
    over = np.any((corners < (left, top)) | (corners > (right, bottom)), axis=(1, 2))
    areas = np.zeros(len(boxes))
    areas[over] = shapely.area(shapely.difference(shapely.polygons(corners[over]), frame))
    return areas


def _polygons(boxes: Sequence[NameBox]) -> Boxes:
    return np.asarray(shapely.polygons(np.array([box.corners for box in boxes])), dtype=object)


def _grown(boxes: Sequence[NameBox]) -> Boxes:
    """The boxes with the room they keep round them."""
    corners = np.array([box.corners for box in boxes])
    angles = np.radians([box.angle for box in boxes])
    right = CLEAR * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    down = CLEAR * np.stack([-np.sin(angles), np.cos(angles)], axis=1)
    outward = np.stack([-right - down, right - down, right + down, down - right], axis=1)
    return np.asarray(shapely.polygons(corners + outward), dtype=object)
