"""Where names stand on the board: the box of each city's and country's name, in mm."""

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray

from mapforge.fonts import Weight
from mapforge.geometry.text import measure
from mapforge.model import City, Country, Variant

CITY_SIZE = 5.2
"""A city's name in mm of font size, about 15 pt: read from across a table, and still short beside a 25 mm space."""
COUNTRY_SIZE = 6.5
"""A country's name, bold: a quarter larger, so that it is not taken for a city's."""
CITY_RADIUS = 6.5
"""The radius of a city's dot."""
GAP = 1.5
"""The least distance from a city's dot to a name that MapForge places."""
CLEAR = 0.8
"""How far a name that MapForge places keeps from spaces, other cities and names where it can."""

_OFF_BOARD = 1_000.0
"""What a square millimetre off the board counts, against one on a space or name."""
_LATER = 0.5
"""What each step down the list of positions counts, in square millimetres: of two that do, the first is taken."""
_AS_GOOD = 5.0
"""Up to how many square millimetres more a place counts as a choice, when the names with least choice go first."""
_ROUNDS = 4
"""How often each name is placed anew, knowing all others. Two or three settle the shipped boards."""

Point = tuple[float, float]
Boxes = NDArray[np.object_]


class NameBox(NamedTuple):
    """A name as it stands on the board.

    ``owner`` is a city's or country's id; ``size`` the font size in mm; ``angle`` in degrees clockwise round
    ``centre``; ``baseline`` where the baseline starts; ``corners`` from the text's top left, clockwise.
    """

    owner: str
    text: str
    size: float
    angle: float
    centre: Point
    baseline: Point
    corners: tuple[Point, Point, Point, Point]
    weight: Weight


def name_box(
    owner: str, text: str, at: Point, offset: Point, angle: float, size: float, weight: Weight = "medium"
) -> NameBox:
    """The box of a name whose centre lies at ``at + offset``."""
    width, ascent, descent = measure(text, size, weight)
    x, y = at[0] + offset[0], at[1] + offset[1]
    right, down = cos(radians(angle)), sin(radians(angle))

    def turned(along: float, below: float) -> Point:
        return x + along * right - below * down, y + along * down + below * right

    half, high = width / 2, (ascent + descent) / 2
    corners = (turned(-half, -high), turned(half, -high), turned(half, high), turned(-half, high))
    return NameBox(owner, text, size, angle, (x, y), turned(-half, ascent - high), corners, weight)


def name_boxes(variant: Variant, spaces: Sequence[ArrayLike] = ()) -> tuple[NameBox, ...]:
    """The boxes of all names on the board: of cities that have one, then of countries, each by id.

    ``spaces``: (4, 2) corners of each space. Names without a position of their own are placed where they overlap
    spaces, cities and other names least, on the board if they fit there; the same input gives the same places.
    """
    cities = [city for city in variant.cities if city.kind == "city" and city.name]
    countries = [country for country in variant.countries if country.name]
    places = [_city_places(city) for city in cities]
    places += [_country_places(country, variant) for country in countries]
    chosen = _chosen(places, _standing_costs(places, variant, spaces))
    return tuple(options[at] for options, at in zip(places, chosen, strict=True))


def fixed_boxes(variant: Variant, ids: Collection[str]) -> tuple[NameBox, ...]:
    """The boxes of those names of some cities and countries whose position the map itself says."""
    cities = (city for city in variant.cities if city.id in ids and city.label.offset is not None)
    named = [_city_places(city)[0] for city in cities if city.kind == "city" and city.name]
    countries = (country for country in variant.countries if country.id in ids and country.label is not None)
    return (*named, *(_country_places(country, variant)[0] for country in countries if country.name))


def _city_places(city: City) -> list[NameBox]:
    """Where a city's name may stand: as its label says, or round the dot, the best liked first."""
    angle = city.label.angle
    offsets = [city.label.offset] if city.label.offset is not None else _round(_extent(city.name, angle))
    return [name_box(city.id, city.name, city.at, offset, angle, CITY_SIZE) for offset in offsets]


def _extent(text: str, angle: float) -> Point:
    """Half the width and height of the upright box round a name that is turned."""
    box = name_box("", text, (0.0, 0.0), (0.0, 0.0), angle, CITY_SIZE)
    return max(x for x, _ in box.corners), max(y for _, y in box.corners)


def _round(extent: Point) -> list[Point]:
    """Offsets that put a box beside, above and below a dot, aslant, and above and below at one end of it."""
    wide, high = extent
    far = CITY_RADIUS + GAP
    aslant = far * 0.5**0.5
    near = max(wide - CITY_RADIUS, 0.0)
    beside = [(far + wide, 0.0), (-far - wide, 0.0), (0.0, -far - high), (0.0, far + high)]
    slanting = [(x * (aslant + wide), y * (aslant + high)) for y in (-1, 1) for x in (1, -1)]
    ending = [(x * near, y * (far + high)) for y in (-1, 1) for x in (1, -1)]
    return beside + slanting + ending


def _country_places(country: Country, variant: Variant) -> list[NameBox]:
    """Where a country's name may stand: where it says, or near the middle of its spots."""
    if country.label is not None:
        return [name_box(country.id, country.name, country.label, (0.0, 0.0), 0.0, COUNTRY_SIZE, "bold")]
    spots = [city.at for city in variant.cities if city.id in country.spots]
    middle = np.mean(spots, axis=0) if spots else (variant.board.width / 2, variant.board.height / 2)
    centre = (float(middle[0]), float(middle[1]))
    # Half its own width aside is the least that gets a name past something, hence steps of a city's room.
    step = 2 * (CITY_RADIUS + GAP)
    offsets = [(x * step, y * step) for x in range(-3, 4) for y in range(-3, 4)]
    offsets.sort(key=lambda offset: (hypot(*offset), offset))
    return [name_box(country.id, country.name, centre, offset, 0.0, COUNTRY_SIZE, "bold") for offset in offsets]


def _standing_costs(
    places: list[list[NameBox]], variant: Variant, spaces: Sequence[ArrayLike]
) -> list[NDArray[np.float64]]:
    """What each place costs for what does not move: spaces, cities, the score track and the board's edge."""
    boxes = [box for options in places for box in options]
    if not boxes:
        return []
    shapes = _grown(boxes)
    board = variant.board
    whole = shapely.box(0, 0, board.width, board.height)
    edge = min(board.border, board.width / 2, board.height / 2)
    inner = shapely.box(edge, edge, board.width - edge, board.height - edge)
    costs = _OFF_BOARD * _outside(boxes, whole) + _outside(boxes, inner)
    dots = shapely.buffer(shapely.points(np.reshape([city.at for city in variant.cities], (-1, 2))), CITY_RADIUS)
    taken = np.concatenate([dots, shapely.polygons(np.asarray(spaces, float)) if len(spaces) else []])
    owners = np.array([city.id for city in variant.cities] + [""] * len(spaces))
    own = np.array([box.owner for box in boxes])
    box_at, taken_at = shapely.STRtree(taken).query(shapes, predicate="intersects")
    foreign = own[box_at] != owners[taken_at]
    box_at, taken_at = box_at[foreign], taken_at[foreign]
    np.add.at(costs, box_at, shapely.area(shapely.intersection(shapes[box_at], taken[taken_at])))
    ends = np.cumsum([len(options) for options in places])[:-1]
    return [cost + _LATER * np.arange(len(cost)) for cost in np.split(costs, ends)]


def _chosen(places: list[list[NameBox]], costs: list[NDArray[np.float64]]) -> list[int]:
    """The place taken for each name: the names with least choice first, then all anew until none moves."""
    chosen = [int(np.argmin(cost)) for cost in costs]
    shapes = [_grown(options) for options in places]
    exact = [_polygons(options) for options in places]
    free = [int(np.sum(cost < cost.min() + _AS_GOOD)) for cost in costs]
    turn = sorted((at for at in range(len(places)) if len(places[at]) > 1), key=lambda at: (free[at], at))
    near = _neighbors(shapes)
    placed = set(range(len(places))) - set(turn)
    for _ in range(_ROUNDS):
        moved = False
        for at in turn:
            others = np.array([exact[other][chosen[other]] for other in near[at] if other in placed], dtype=object)
            best = int(np.argmin(costs[at] + _overlaps(shapes[at], others)))
            moved = moved or best != chosen[at] or at not in placed
            chosen[at] = best
            placed.add(at)
        if not moved:
            break
    return chosen


def _neighbors(shapes: list[Boxes]) -> list[list[int]]:
    """For each name the others, in order, that it could meet at any of their places."""
    if not shapes:
        return []
    reach = shapely.box(*np.array([shapely.total_bounds(options) for options in shapes]).T)
    one, other = shapely.STRtree(reach).query(reach, predicate="intersects")
    near: list[list[int]] = [[] for _ in shapes]
    for at, beside in sorted(zip(one.tolist(), other.tolist(), strict=True)):
        if at != beside:
            near[at].append(beside)
    return near


def _overlaps(shapes: Boxes, others: Boxes) -> NDArray[np.float64]:
    """The area of each shape that lies on others, in square millimetres."""
    areas = np.zeros(len(shapes))
    if len(others):
        at, other = shapely.STRtree(others).query(shapes, predicate="intersects")
        np.add.at(areas, at, shapely.area(shapely.intersection(shapes[at], others[other])))
    return areas


def _outside(boxes: Sequence[NameBox], frame: shapely.Polygon) -> NDArray[np.float64]:
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
