"""The names on a board: the box of each city's and country's name in mm, and where it may stand."""

from collections.abc import Collection, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

import numpy as np

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
CLEAR = 3.1
"""How far a name that MapForge places keeps from spaces, other cities and names where it can: trains lie unevenly."""

Point = tuple[float, float]


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


def fixed_boxes(variant: Variant, ids: Collection[str]) -> tuple[NameBox, ...]:
    """The boxes of those names of some cities and countries whose position the map itself says."""
    cities = (city for city in variant.cities if city.id in ids and city.label.offset is not None)
    named = [city_places(city)[0] for city in cities if city.kind == "city" and city.name]
    countries = (country for country in variant.countries if country.id in ids and country.label is not None)
    return (*named, *(country_places(country, (), (0.0, 0.0))[0] for country in countries if country.name))


def city_places(city: City) -> list[NameBox]:
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


def country_places(country: Country, spots: Sequence[Point], middle: Point) -> list[NameBox]:
    """Where a country's name may stand: where it says, or near the middle of its spots, or of the board without any."""
    if country.label is not None:
        return [name_box(country.id, country.name, country.label, (0.0, 0.0), 0.0, COUNTRY_SIZE, "bold")]
    mean = np.mean(spots, axis=0) if spots else middle
    centre = (float(mean[0]), float(mean[1]))
    # Half its own width aside is the least that gets a name past something, hence steps of a city's room.
    step = 2 * (CITY_RADIUS + GAP)
    offsets = [(x * step, y * step) for x in range(-3, 4) for y in range(-3, 4)]
    offsets.sort(key=lambda offset: (hypot(*offset), offset))
    return [name_box(country.id, country.name, centre, offset, 0.0, COUNTRY_SIZE, "bold") for offset in offsets]
