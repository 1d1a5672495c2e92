"""Fixes of names that lie on something: other places for them, the nearest and most usual first."""

from collections.abc import Iterator
from functools import partial
from math import cos, radians, sin

import numpy as np
import shapely

from mapforge.checks.board import lying
from mapforge.checks.geometry_names import CLEAR
from mapforge.checks.geometry_spaces import score_track
from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import cities, countries
from mapforge.geometry.names import CITY_RADIUS, CITY_SIZE, COUNTRY_SIZE, GAP, NameBox, name_box
from mapforge.model import City, Country, Problem

_SIDES = {0: "right", 180: "left", 270: "top", 90: "bottom", 315: "top right", 225: "top left"}
_SIDES |= {45: "bottom right", 135: "bottom left"}
_TURNED = (0.0, -20.0, 20.0, -35.0, 35.0, -90.0)
_FARTHER = (0.0, 4.0, 8.0)
_ROUND_COUNTRY = 15.0
"""Steps (mm) in which another place for a country's name is looked for, and how many each way."""
_STEPS = 6


def another_place(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """Places that are clear of spaces, dots and other names, and on the board."""
    owner = str(problem.place.path[1])
    if problem.place.path[0] == "cities":
        yield from _of_city(subject, subject.cities[owner])
    else:
        yield from _of_country(subject, subject.countries[owner])


def _of_city(subject: Subject, city: City) -> Iterator[Proposal]:
    tried = [(far, angle, side) for far in _FARTHER for angle in _TURNED for side in _SIDES]
    boxes = []
    for far, angle, side in tried:
        offset = _offset(city.name, angle, side, CITY_RADIUS + GAP + far)
        boxes.append(name_box(city.id, city.name, city.at, offset, angle, CITY_SIZE))
    for at in _clear(subject, city.id, boxes):
        _far, angle, side = tried[at]
        box = boxes[at]
        offset = (round(box.centre[0] - city.at[0], 2), round(box.centre[1] - city.at[1], 2))
        turned = f", turned by {angle:g} degrees" if angle else ""
        label = f"Move the name {city.name} to the {_SIDES[side]} of its city{turned}"
        yield Proposal(label, partial(cities.set_label, city=city.id, offset=offset, angle=angle))


def _of_country(subject: Subject, country: Country) -> Iterator[Proposal]:
    now = next((box for box in subject.get(lying).boxes if box.owner == country.id and box.weight == "bold"), None)
    if now is None:
        return
    steps = range(-_STEPS, _STEPS + 1)
    offsets = sorted((x * x + y * y, x, y) for x in steps for y in steps)
    x, y = now.centre
    places = [(round(x + _ROUND_COUNTRY * right, 2), round(y + _ROUND_COUNTRY * down, 2)) for _, right, down in offsets]
    boxes = [name_box(country.id, country.name, at, (0.0, 0.0), 0.0, COUNTRY_SIZE, "bold") for at in places]
    for at in _clear(subject, country.id, boxes):
        label = f"Move the name {country.name} aside"
        yield Proposal(label, partial(countries.set_country_label, country=country.id, at=places[at]))


def _offset(name: str, angle: float, side: int, far: float) -> tuple[float, float]:
    """The offset that puts a turned name on one side of its dot, ``far`` mm from the centre at the least."""
    box = name_box("", name, (0.0, 0.0), (0.0, 0.0), angle, CITY_SIZE)
    wide, high = max(x for x, _ in box.corners), max(y for _, y in box.corners)
    across, down = cos(radians(side)), sin(radians(side))
    return across * far + _sign(across) * wide, down * far + _sign(down) * high


def _sign(part: float) -> int:
    return 0 if abs(part) < 0.01 else 1 if part > 0 else -1


def _clear(subject: Subject, owner: str, boxes: list[NameBox]) -> list[int]:
    """The numbers of the boxes that are in nobody's way, in their order."""
    scene, board, edge = subject.get(lying), subject.variant.board, score_track(subject)
    corners = np.array([box.corners for box in boxes])
    shapes = np.asarray(shapely.polygons(corners), dtype=object)
    inside = np.all((corners >= edge) & (corners <= (board.width - edge, board.height - edge)), axis=(1, 2))
    bad = set(np.flatnonzero(~inside).tolist())
    bad |= set(scene.index.tree.query(shapes, predicate="dwithin", distance=CLEAR)[0].tolist())
    dots = shapely.points(np.reshape([city.at for city in subject.variant.cities if city.id != owner], (-1, 2)))
    bad |= set(shapely.STRtree(dots).query(shapes, predicate="dwithin", distance=CITY_RADIUS)[0].tolist())
    others = [box.corners for box in scene.boxes if box.owner != owner]
    if others:
        bad |= set(shapely.STRtree(shapely.polygons(others)).query(shapes, predicate="intersects")[0].tolist())
    return [at for at in range(len(boxes)) if at not in bad]


NAMES: dict[str, Fixer] = {
    "name-on-route": another_place,
    "names-overlap": another_place,
    "name-on-city": another_place,
    "name-off-board": another_place,
    "name-in-score-track": another_place,
}
