"""Names stand where the map says, else where they are in nobody's way."""

import math

import msgspec
import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mapforge.geometry.name_places import name_boxes
from mapforge.geometry.names import (
    CITY_RADIUS,
    CITY_SIZE,
    COUNTRY_SIZE,
    GAP,
    NameBox,
)
from mapforge.geometry.tracks import space_outlines, track_shapes
from mapforge.model import City, Country, Variant
from mapforge.model.cities import Label
from tests.geometry.boards import SHIPPED, board, shipped


def labelled(variant: Variant, *cities: City) -> Variant:
    """A map with these cities."""
    return msgspec.structs.replace(variant, cities=cities)


def polygon(box: NameBox) -> shapely.Polygon:
    """A name's box for shapely."""
    return shapely.Polygon(box.corners)


def rectangle(
    left: float, top: float, right: float, bottom: float
) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Corners of an upright space."""
    return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], dtype=float)


def test_a_label_is_obeyed() -> None:
    """The name's centre and angle are what the map says, whatever lies there."""
    city = City(id="paris", name="Paris", at=(300, 200), label=Label(offset=(3, 4), angle=30))
    (box,) = name_boxes(labelled(board({}), city), [rectangle(280, 180, 320, 220)])
    assert (box.owner, box.text, box.size, box.weight) == ("paris", "Paris", CITY_SIZE, "medium")
    assert (box.centre, box.angle) == ((303.0, 204.0), 30.0)


def test_only_cities_with_a_name_have_one() -> None:
    """Border spots, junctions and nameless cities print none; countries do, bold."""
    variant = labelled(
        board({}),
        City(id="a", name="A", at=(100, 100)),
        City(id="b", at=(200, 100)),
        City(id="c", name="C", kind="junction", at=(300, 100)),
        City(id="france-1", name="Spot", kind="border", at=(400, 100)),
    )
    variant = msgspec.structs.replace(
        variant, countries=(Country(id="france", name="France", spots=("france-1",), label=(500.0, 300.0)),)
    )
    city, country = name_boxes(variant)
    assert (city.owner, country.owner) == ("a", "france")
    assert (country.centre, country.size, country.weight) == ((500.0, 300.0), COUNTRY_SIZE, "bold")


def test_it_stands_to_the_right_if_nothing_is_in_the_way() -> None:
    """The place people expect, the gap away from the dot."""
    (box,) = name_boxes(board({"paris": (300, 200)}))
    assert box.corners[0][0] == pytest.approx(300 + CITY_RADIUS + GAP)
    assert box.centre[1] == pytest.approx(200)


@pytest.mark.parametrize("angle", [0.0, 35.0, -90.0])
def test_it_avoids_a_space(angle: float) -> None:
    """With spaces on three sides the name stands on the fourth, off its own dot."""
    spaces = [rectangle(307, 170, 360, 230), rectangle(240, 170, 293, 230), rectangle(280, 207, 320, 260)]
    city = City(id="paris", name="Paris", at=(300, 200), label=Label(angle=angle))
    (box,) = name_boxes(labelled(board({}), city), spaces)
    assert all(polygon(box).intersection(shapely.Polygon(space)).area == 0 for space in spaces if angle != 35.0)
    assert polygon(box).distance(shapely.Point(300, 200)) >= CITY_RADIUS
    assert box.angle == angle


@given(st.tuples(st.floats(30, 760), st.floats(30, 495)))
def test_it_stays_on_the_board(at: tuple[float, float]) -> None:
    """Wherever a city stands inside the score track, its name is inside it too."""
    (box,) = name_boxes(board({"constantinople": at}))
    assert shapely.box(25, 25, 765, 500).buffer(1e-6).contains(polygon(box))


@given(st.lists(st.tuples(st.integers(2, 30), st.integers(2, 19)), min_size=2, max_size=25, unique=True))
def test_names_avoid_one_another(spots: list[tuple[int, int]]) -> None:
    """With short names on cities 25 mm apart or more, no two overlap and none lies on a foreign dot."""
    cities = {f"c{number}": (x * 25.0, y * 25.0) for number, (x, y) in enumerate(spots)}
    boxes = name_boxes(board(cities))
    for number, box in enumerate(boxes):
        assert all(polygon(box).intersection(polygon(other)).area < 1e-6 for other in boxes[:number])
        for name, at in cities.items():
            assert name == box.owner or polygon(box).distance(shapely.Point(at)) > CITY_RADIUS - 0.1


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards_are_readable(name: str) -> None:
    """No two names overlap, none is off the board, and the same board gives the same places."""
    variant = shipped(name)
    spaces = [space for shape in track_shapes(variant) for space in space_outlines(shape.spaces, variant.board.piece)]
    boxes = name_boxes(variant, spaces)
    assert boxes == name_boxes(variant, spaces)
    whole = shapely.box(0, 0, variant.board.width, variant.board.height)
    for number, box in enumerate(boxes):
        assert whole.contains(polygon(box))
        assert not any(polygon(box).intersects(polygon(other)) for other in boxes[:number])


def test_a_country_without_a_label_stands_among_its_spots() -> None:
    """Near the middle of its spots, and clear of them."""
    variant = labelled(board({}), *(City(id=f"s-{x}", kind="border", at=(300 + 10 * x, 200)) for x in (-1, 0, 1)))
    country = Country(id="france", name="France", spots=tuple(city.id for city in variant.cities))
    (box,) = name_boxes(msgspec.structs.replace(variant, countries=(country,)))
    assert math.dist(box.centre, (300, 200)) < 50
    assert all(polygon(box).distance(shapely.Point(city.at)) > CITY_RADIUS for city in variant.cities)


@pytest.mark.parametrize("text", ["x" * 200, "🚂", "\u0301", " ", "القاهرة", "\u202e"])
def test_odd_names_have_a_box(text: str) -> None:
    """A name as long as a file may hold, of no width, or of letters that no font has."""
    cities = [City(id=f"c{number}", name=text, at=(100.0, 100.0)) for number in range(3)]
    cities.append(City(id="far", name=text, at=(-10_000, 10_000)))
    assert len(name_boxes(labelled(board({}), *cities), [rectangle(90, 90, 110, 110)])) == 4


def test_a_board_without_cities() -> None:
    """No names; a country without spots that are there has its name on the board."""
    assert name_boxes(board({})) == ()
    lone = msgspec.structs.replace(board({}), countries=(Country(id="france", name="France", spots=()),))
    (box,) = name_boxes(lone)
    assert shapely.box(0, 0, 790, 525).contains(polygon(box))
