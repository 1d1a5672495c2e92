"""A lay-out found by MapForge gives every space its place, and moves no city farther than it may."""

import math

import msgspec
import numpy as np
import pytest
import shapely

from mapforge.geometry.curve import Floats
from mapforge.geometry.index import close_pairs, near_cities, own_pairs, space_index
from mapforge.geometry.layout import Layout, applied, lay_out, simpler
from mapforge.geometry.layout_form import form_of, measured
from mapforge.geometry.layout_names import name_sizes, placed
from mapforge.geometry.layout_pulls import Wishes, pulls
from mapforge.geometry.layout_settle import settle
from mapforge.geometry.layout_start import bowed, first_lay_out
from mapforge.geometry.name_places import name_boxes
from mapforge.geometry.tracks import track_shapes
from mapforge.model import Variant
from tests.geometry.boards import PIECE, board, route

CITIES = {
    "aa": (120.0, 120.0),
    "bb": (235.0, 110.0),
    "cc": (180.0, 190.0),
    "dd": (300.0, 190.0),
    "ee": (330.0, 110.0),
    "ff": (240.0, 150.0),
}


def tight() -> Variant:
    """A map whose straight lay-out overlaps: a route past a foreign city, two too short, one double."""
    return board(
        CITIES,
        route("aa", "bb", 4),
        route("aa", "cc", 3),
        route("cc", "dd", 3, tracks=2),
        route("bb", "ee", 4),
        route("dd", "ee", 2),
        route("aa", "dd", 6),
        route("bb", "ff", 1),
        route("cc", "ff", 2),
        route("ee", "ff", 3),
    )


@pytest.fixture(scope="module")
def found() -> Layout:
    """The lay-out of the tight map."""
    return lay_out(tight())


def test_the_map_needs_it() -> None:
    """As it is, spaces overlap and the pitch falls below the piece."""
    shapes = track_shapes(tight())
    assert close_pairs(space_index(shapes, PIECE), -0.5)
    assert min(shape.pitch for shape in shapes) < PIECE.length


def test_every_space_has_its_place(found: Layout) -> None:
    """At least 1 mm between routes, none within a route, 9 mm to foreign cities, all inside the score track."""
    variant = applied(tight(), found)
    shapes = track_shapes(variant)
    index = space_index(shapes, PIECE)
    assert not close_pairs(index, 1.0)
    assert not own_pairs(index, 0.0)
    assert not near_cities(index, variant.routes, {city.id: city for city in variant.cities}, 9.0)
    assert index.outlines.min() >= variant.board.border
    assert index.outlines[..., 0].max() <= variant.board.width - variant.board.border
    assert index.outlines[..., 1].max() <= variant.board.height - variant.board.border


def test_pitch_and_end_gaps_stay_in_the_profile(found: Layout) -> None:
    """Pitch from 25.5 to 28; the first space at least 17 mm from the city's centre."""
    for shape in track_shapes(applied(tight(), found)):
        assert 25.5 - 1e-9 <= shape.pitch <= 28 + 1e-9
        assert shape.end_gap >= 17


def test_bends_are_gentle(found: Layout) -> None:
    """No piece lies on a bend of less than 60 mm radius: its line leaves the chord by 1.3 mm at most."""
    for shape in track_shapes(applied(tight(), found)):
        line = shapely.LineString(shape.line)
        at = shapely.line_locate_point(line, shapely.points(shape.spaces[:, :2]))
        rear, middle, front = (
            shapely.get_coordinates(shapely.line_interpolate_point(line, at + step)) for step in (-12.5, 0, 12.5)
        )
        assert np.hypot(*((rear + front) / 2 - middle).T).max() < PIECE.length**2 / 8 / 60


def test_cities_stay_near_home_and_via_points_are_few(found: Layout) -> None:
    """25 mm at most from where they were, two via points a route at most."""
    assert all(math.dist(at, CITIES[city]) <= 25 for city, at in found.cities.items())
    assert max(len(via) for via in found.routes.values()) <= 2


def test_names_have_room(found: Layout) -> None:
    """No name lies on a space."""
    variant = applied(tight(), found)
    boxes = shapely.polygons([box.corners for box in name_boxes(variant)])
    spaces = space_index(track_shapes(variant), PIECE).boxes
    assert len(boxes) == len(CITIES)
    assert shapely.distance(boxes[:, None], spaces[None, :]).min() > 0


def test_the_same_map_gets_the_same_lay_out(found: Layout) -> None:
    """Nothing is left to chance."""
    assert lay_out(tight()) == found


def test_a_map_with_room_is_left_alone() -> None:
    """A straight route of the right length stays straight, and its cities where they are."""
    variant = board({"a": (200, 200), "b": (325, 200)}, route("a", "b", 4))
    found = lay_out(variant)
    assert found.routes == {"a--b": ()}
    assert all(math.dist(found.cities[city.id], city.at) < 2 for city in variant.cities)


def test_odd_maps_do_no_harm() -> None:
    """No routes, unknown ends, a route from a city to itself, two cities on one spot: finite numbers."""
    assert lay_out(board({})) == Layout({}, {}, {})
    odd = board(
        {"a": (200, 200), "b": (200, 200), "c": (210, 200)},
        route("a", "b", 2),
        route("a", "a", 2),
        route("a", "nowhere", 3),
        route("b", "c", 9),
    )
    found = lay_out(odd)
    assert set(found.routes) == {"a--b", "b--c"}
    assert np.isfinite([*found.cities.values()]).all()
    assert all(math.dist(found.cities[city.id], city.at) <= 25 for city in odd.cities)


def test_slopes_are_those_of_the_pulls() -> None:
    """What each number does to each pull, against small steps in both directions."""
    form = form_of(tight(), {way.id: 1 if way.length < 4 else 2 for way in tight().routes})
    numbers = np.concatenate((form.home.ravel(), bowed(form, form.home, np.linspace(-20, 20, len(form.routes)))))
    names = placed(form, numbers, name_sizes(tight()), np.ones(len(form.cities)))
    wishes = Wishes()
    there = pulls(form, numbers, measured(form, numbers, slopes=True), wishes, names)
    downhill = 2 * there.values @ there.slopes

    def cost(at: Floats) -> float:
        values = pulls(form, at, measured(form, at, slopes=False), wishes, names).values
        return float(values @ values)

    steps = 1e-3 * np.eye(form.size)
    slopes = np.array([cost(numbers + step) - cost(numbers - step) for step in steps]) / 2e-3
    assert np.linalg.norm(slopes - downhill) < 0.03 * np.linalg.norm(downhill)


def test_settling_never_makes_it_worse() -> None:
    """Every step lowers the cost, or is not made."""
    form = form_of(tight(), {way.id: 1 for way in tight().routes})
    numbers = first_lay_out(form, form.home)
    costs = []
    for _ in range(4):
        values = pulls(form, numbers, measured(form, numbers, slopes=False), Wishes()).values
        costs.append(values @ values)
        numbers = settle(form, numbers, Wishes(), 2)
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] < costs[0]


def test_needless_via_points_are_left_out() -> None:
    """Of a straight line none stays, of a bow one; what the line looks like stays."""
    variant = board({"a": (100, 100), "b": (300, 100)}, route("a", "b", 6), route("b", "a", 6))
    form = form_of(msgspec.structs.replace(variant), {"a--b": 2, "b--a": 2})
    numbers = np.concatenate((form.home.ravel(), bowed(form, form.home, np.array([0.0, 25.0]))))
    fewer, left = simpler(form, numbers)
    assert fewer.via_counts.tolist() == [0, 1]
    assert len(left) == fewer.size == 4 + 2
    before = measured(form, numbers, slopes=False).spaces
    assert measured(fewer, left, slopes=False).spaces[:, :2] == pytest.approx(before[:, :2], abs=1.5)
