"""The boards as written to SVG, read again and measured with shapely alone, by none of the program's geometry."""

import math
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
import shapely
import uharfbuzz
from shapely.geometry import Point, Polygon

from mapforge.fonts import FACES
from mapforge.model import Variant
from tests.bench.maps import shipped
from tests.conftest import SHIPPED

SVG = "{http://www.w3.org/2000/svg}"
BOARDS = ("usa", "europe", "switzerland")
LENGTH, WIDTH = 25.0, 8.0
CITY_CLEARANCE = 9.0
"""Nearer than this to a city's centre, in mm, a space of a route that does not end there would seem to."""


class Name(NamedTuple):
    """A name with the box of its letters."""

    owner: str
    text: str
    box: Polygon


class Board(NamedTuple):
    """What an SVG shows: spaces by route, track and number; dots of cities; names; its size."""

    spaces: dict[tuple[str, int, int], Polygon]
    cities: dict[str, Point]
    names: list[Name]
    width: float
    height: float


def place(element: ET.Element) -> tuple[float, float, float]:
    """Shift and turn (degrees) of an element's transform."""
    written = element.get("transform", "")
    shift = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", written)
    turn = re.search(r"rotate\(([-\d.]+)\)", written)
    assert shift is not None
    return float(shift[1]), float(shift[2]), float(turn[1]) if turn else 0.0


def box(at: tuple[float, float, float], left: float, top: float, right: float, bottom: float) -> Polygon:
    """A rectangle in an element's own coordinates, on the board."""
    x, y, turn = at
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return Polygon([(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in corners])


def extent(data: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path's points."""
    numbers = [float(part) for part in re.findall(r"-?\d*\.?\d+", data)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def width_of(text: str, size: float, bold: bool) -> float:
    """What a text of Latin letters measures, by HarfBuzz."""
    face = FACES["sans-bold" if bold else "sans-medium"]
    blob = uharfbuzz.Blob.from_file_path(str(face.path))
    font = uharfbuzz.Font(uharfbuzz.Face(blob))
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    advance = sum(int(glyph.x_advance) for glyph in buffer.glyph_positions)
    return advance * size / int(font.face.upem)


@cache
def board(name: str) -> Board:
    """A shipped board as the command writes it."""
    path = Path(__file__).parent / f".{name}.svg"
    try:
        command = [sys.executable, "-m", "mapforge", "render", name, "-o", str(path), "--layers", "routes,cities,names"]
        subprocess.run(command, check=True)
        root = ET.parse(path).getroot()  # noqa: S314  # a file of our own
    finally:
        path.unlink(missing_ok=True)
    spaces: dict[tuple[str, int, int], Polygon] = {}
    cities: dict[str, Point] = {}
    names: list[Name] = []
    for element in root.iter():
        found = re.fullmatch(r"(.+)/(\d+)/(\d+)", element.get("id", ""))
        if element.tag == f"{SVG}path" and found:
            at = place(element)
            spaces[found[1], int(found[2]), int(found[3])] = box(at, *extent(element.get("d", "")))
        elif element.get("id", "").endswith(("/edge", "/spot")):
            x, y, _turn = place(element)
            cities[element.get("data-owner", "")] = Point(x, y)
        elif element.get("id", "").endswith("/name"):
            size, text = float(element.get("font-size", "0")), element.get("aria-label", "")
            bold = any(run.get("font-weight") == "700" for run in element)
            letters = box(place(element), 0, -0.72 * size, width_of(text, size, bold), 0.2 * size)
            names.append(Name(element.get("data-owner", ""), text, letters))
    return Board(spaces, cities, names, *(float(part) for part in root.get("viewBox", "").split()[2:]))


@pytest.mark.parametrize("name", BOARDS)
def test_all_spaces_are_there(name: str) -> None:
    """Each space of each track, 25 x 8 mm."""
    found = board(name).spaces
    wanted = {
        (route.id, number, space)
        for route in shipped(name).routes
        for number, track in enumerate(route.whole_tracks, 1)
        for space in range(1, (track.length or 0) + 1)
    }
    assert set(found) == wanted
    for outline in found.values():
        assert outline.area == pytest.approx(LENGTH * WIDTH, rel=1e-3)


@pytest.mark.parametrize("name", BOARDS)
def test_all_names_are_there(name: str) -> None:
    """The name of each city and country, letter by letter."""
    variant: Variant = shipped(name)
    wanted = sorted(city.name for city in variant.cities if city.kind == "city")
    wanted += sorted(country.name for country in variant.countries)
    assert sorted(found.text for found in board(name).names) == sorted(wanted)


@pytest.mark.parametrize("name", BOARDS)
def test_no_two_spaces_overlap(name: str) -> None:
    """Not of two routes, not of two tracks, not of one."""
    spaces = board(name).spaces
    keys, outlines = list(spaces), list(spaces.values())
    tree = shapely.STRtree(outlines)
    pairs = [(keys[a], keys[b]) for a, b in tree.query(outlines, predicate="overlaps").T if a < b]
    bad = [(one, other) for one, other in pairs if spaces[one].intersection(spaces[other]).area > 0.01]
    assert not bad


@pytest.mark.parametrize("name", BOARDS)
def test_spaces_keep_their_pitch(name: str) -> None:
    """From one space's centre to the next it is 25.5 to 28 mm along the line, so a little less across."""
    spaces = board(name).spaces
    wrong = []
    for (route, track, number), outline in spaces.items():
        following = spaces.get((route, track, number + 1))
        if following is not None and not 25.2 <= outline.centroid.distance(following.centroid) <= 28.05:
            wrong.append((route, track, number, outline.centroid.distance(following.centroid)))
    assert not wrong


@pytest.mark.parametrize("name", BOARDS)
def test_routes_keep_clear_of_cities_that_they_do_not_serve(name: str) -> None:
    """No space within 9 mm of a foreign city's centre."""
    found = board(name)
    ends = {route.id: route.ends for route in shipped(name).routes}
    wrong = [
        (key, city)
        for key, outline in found.spaces.items()
        for city, at in found.cities.items()
        if city not in ends[key[0]] and outline.distance(at) < CITY_CLEARANCE
    ]
    assert not wrong


@pytest.mark.parametrize("name", BOARDS)
def test_spaces_start_beside_their_city(name: str) -> None:
    """The first space's edge stands clear of its own city's dot, and not so far that it seems lost."""
    found = board(name)
    for route in shipped(name).routes:
        for number, track in enumerate(route.whole_tracks, 1):
            for space, end in ((1, route.ends[0]), (track.length or 0, route.ends[1])):
                outline = found.spaces[route.id, number, space]
                assert outline.distance(found.cities[end]) >= 2.0, (route.id, end)
                assert outline.distance(found.cities[end]) <= 30.0, (route.id, end)


@pytest.mark.parametrize("name", BOARDS)
def test_names_are_readable(name: str) -> None:
    """No name's letters lie under a space, on another name, on a city's dot, or off the map inside the score track."""
    found = board(name)
    spaces, dots = list(found.spaces.values()), [at.buffer(6.5) for at in found.cities.values()]
    keys = list(found.spaces)
    inside = Polygon([(25, 25), (found.width - 25, 25), (found.width - 25, found.height - 25), (25, found.height - 25)])
    wrong: list[tuple[str, object]] = []
    for one in found.names:
        wrong += [(one.text, keys[at]) for at, space in enumerate(spaces) if one.box.intersection(space).area > 0.3]
        wrong += [(one.text, "dot") for dot in dots if one.box.intersection(dot).area > 0.3]
        wrong += [(one.text, other.text) for other in found.names if other is not one and one.box.intersects(other.box)]
        if not inside.covers(one.box):
            wrong.append((one.text, "edge"))
    assert not wrong


@pytest.mark.parametrize("name", SHIPPED)
def test_everything_lies_on_the_board(name: str) -> None:
    """All spaces and cities inside the score track."""
    if name not in BOARDS:
        assert shipped(name).routes == shipped("usa").routes
        return
    found = board(name)
    inside = Polygon([(25, 25), (found.width - 25, 25), (found.width - 25, found.height - 25), (25, found.height - 25)])
    assert all(inside.covers(outline) for outline in found.spaces.values())
    assert all(inside.covers(at) for at in found.cities.values())
