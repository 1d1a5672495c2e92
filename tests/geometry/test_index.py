"""The index finds what trying every pair finds."""

import itertools

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mapforge.geometry.index import close_pairs, near_cities, separations, space_index
from mapforge.geometry.tracks import space_outlines, track_shapes
from mapforge.model import Variant
from tests.geometry.boards import PIECE, board, route

places = st.tuples(st.floats(50, 350), st.floats(50, 250))
crowds = st.lists(st.tuples(places, places, st.integers(1, 4), st.integers(1, 2)), min_size=1, max_size=6)


def crowd(drawn: list[tuple[tuple[float, float], tuple[float, float], int, int]]) -> Variant:
    """Routes that cross as they like."""
    cities: dict[str, tuple[float, float]] = {}
    routes = []
    for number, (start, end, length, tracks) in enumerate(drawn):
        cities |= {f"a{number}": start, f"b{number}": end}
        routes.append(route(f"a{number}", f"b{number}", length, tracks=tracks))
    return board(cities, *routes)


@given(crowds, st.sampled_from([-0.5, 0.0, 1.0, 5.0]))
def test_close_pairs_are_all_of_them(
    drawn: list[tuple[tuple[float, float], tuple[float, float], int, int]], below: float
) -> None:
    """The pairs of spaces of different routes that are too close, by shapely on every pair."""
    index = space_index(track_shapes(crowd(drawn)), PIECE)
    found = {(pair.one, pair.other) for pair in close_pairs(index, below)}
    for a, b in itertools.combinations(range(len(index.spaces)), 2):
        one, other = sorted((index.spaces[a], index.spaces[b]))
        distance = shapely.distance(index.boxes[a], index.boxes[b])
        if one.route == other.route:
            assert (one, other) not in found
        elif distance > 0 and below > 0:
            assert ((one, other) in found) == (distance < below)
        elif distance > 0 or shapely.intersection(index.boxes[a], index.boxes[b]).area > 8 * 25 * 0.9:
            assert ((one, other) in found) == (distance == 0)


@given(places, st.floats(-4, 4), places, st.floats(-4, 4))
def test_moving_by_the_depth_parts_them(
    here: tuple[float, float], heading: float, there: tuple[float, float], other_heading: float
) -> None:
    """A separation is at most the distance, below 0 just where the rectangles overlap."""
    one = space_outlines(np.array([[*here, heading]]), PIECE)
    other = space_outlines(np.array([[*there, other_heading]]), PIECE)
    (apart,) = separations(one, other)
    distance = shapely.distance(shapely.Polygon(one[0]), shapely.Polygon(other[0]))
    assert apart <= distance + 1e-9
    assert (apart > 1e-9) <= (distance > 0)
    assert (apart < -1e-9) <= (distance == 0)


def test_depth_of_a_known_overlap() -> None:
    """Two spaces side by side, 5 mm apart from centre to centre, overlap by 3."""
    variant = board(
        {"a": (100, 100), "b": (180, 100), "c": (100, 105), "d": (180, 105)}, route("a", "b", 1), route("c", "d", 1)
    )
    (pair,) = close_pairs(space_index(track_shapes(variant), PIECE), -0.5)
    assert (pair.one.route, pair.other.route) == ("a--b", "c--d")
    assert pair.apart == pytest.approx(-3)


def test_spaces_near_a_foreign_city() -> None:
    """A route's own cities do not count; the distance is from the city's centre to the space's edge."""
    cities = {"a": (100, 100), "b": (200, 100), "c": (150, 110), "d": (150, 300)}
    variant = board(cities, route("a", "b", 3), route("c", "d", 1))
    index = space_index(track_shapes(variant), PIECE)
    (near,) = near_cities(index, variant.routes, {city.id: city for city in variant.cities}, 9)
    assert (near.space, near.city) == (("a--b", 1, 2), "c")
    assert near.distance == pytest.approx(6)


def test_an_empty_board() -> None:
    """Nothing there, nothing found."""
    index = space_index((), PIECE)
    assert close_pairs(index, 1) == ()
    assert near_cities(index, (), {}, 9) == ()
