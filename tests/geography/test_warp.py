"""The projection of a board: cities are hit, nothing folds, and cities that allow none are refused."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mapforge.geography import warp
from mapforge.geography.warp import WarpError
from mapforge.model import City
from tests.geography.boards import MAPS, variant_of


def degrees(cities: list[City]) -> Any:
    """Longitude and latitude of cities that have them, (n, 2)."""
    return np.array([(city.geo[1], city.geo[0]) for city in cities if city.geo is not None])


@pytest.mark.parametrize("name", MAPS)
def test_every_city_is_hit(name: str) -> None:
    """Within half a millimetre, and by far."""
    cities = [city for city in variant_of(name).cities if city.geo is not None]
    away = warp.fit(cities)(degrees(cities)) - np.array([city.at for city in cities])
    assert np.abs(away).max() < 1e-6


@pytest.mark.parametrize("name", MAPS)
def test_nothing_folds(name: str) -> None:
    """Everywhere on the board an area of the flat map keeps a fair part of its size, the right way round."""
    variant = variant_of(name)
    fitted = warp.fit(variant.cities)
    assert np.linalg.det(fitted.flat[:2]) < 0  # north is up, and y goes down
    assert fitted.least_stretch(variant.board.width, variant.board.height) > 0.15


@settings(max_examples=12)
@given(st.lists(st.tuples(st.floats(-12, 12), st.floats(-12, 12)), min_size=47, max_size=47))
def test_cities_may_be_moved(moves: list[tuple[float, float]]) -> None:
    """Whatever a lay-out does to cities within 12 mm each way, they are hit again."""
    variant = variant_of("europe")
    cities = [
        City(id=city.id, geo=city.geo, at=(city.at[0] + x, city.at[1] + y))
        for city, (x, y) in zip(variant.cities, moves, strict=True)
    ]
    away = warp.fit(cities)(degrees(cities)) - np.array([city.at for city in cities])
    assert np.abs(away).max() < 0.5


def test_flat_and_back() -> None:
    """The flat map can be read backwards; no points are no trouble."""
    cities = list(variant_of("usa").cities)
    fitted = warp.fit(cities)
    assert np.allclose(fitted.degrees(fitted.plane(degrees(cities))), degrees(cities))
    assert fitted(np.zeros((0, 2))).shape == (0, 2)


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ([], "four cities"),
        ([((0, 0), (0, 0)), ((1, 0), (0, 10)), ((0, 1), (10, 0)), (None, (5, 5))], "four cities"),
        ([((0, 0), (0, 0)), ((1, 1), (9, 9)), ((2, 2), (5, 1)), ((3, 3), (2, 8))], "on one line"),
        ([((0, 0), (0, 0)), ((1, 0), (9, 9)), ((2, 1), (9, 9)), ((0, 3), (9, 9)), ((0, 0), (3, 3))], "stand apart"),
        ([((0, 0), (5, 5)), ((1, 0), (5, 5)), ((0, 1), (5, 5)), ((1, 1), (5, 5))], "on one line"),
    ],
)
def test_cities_that_allow_no_projection(places: list[tuple[Any, Any]], said: str) -> None:
    """Too few, on one line, or one place in two positions."""
    cities = [City(id=f"c{number}", geo=geo, at=at) for number, (geo, at) in enumerate(places)]
    with pytest.raises(WarpError, match=said):
        warp.fit(cities)
