"""The art of the shipped boards: cities on land, everything within the board, neighbours told apart."""

import msgspec
import numpy as np
import pytest
import shapely

from mapforge.geography import art, ground, tints
from mapforge.geography.ground import GroundError
from mapforge.model import City
from tests.geography.boards import MAPS, drawn


@pytest.mark.parametrize("name", MAPS)
def test_cities_lie_on_land(name: str) -> None:
    """No city is more than 3 mm out at sea or in a lake."""
    variant, net, _ = drawn(name)
    shapely.prepare(net.lakes)
    wet = {}
    for city in variant.cities:
        if city.kind == "city":
            at = shapely.Point(city.at)
            drowned = net.lakes.boundary.distance(at) if net.lakes.contains(at) else 0.0
            wet[city.id] = max(net.land.distance(at), drowned)
    assert {city: round(away, 1) for city, away in wet.items() if away > 3} == {}


@pytest.mark.parametrize("name", MAPS)
def test_all_is_clipped_to_the_board(name: str) -> None:
    """No shape reaches over the edge, all are numbers, and none can be changed."""
    variant, _, art_of = drawn(name)
    assert (art_of.width, art_of.height) == (variant.board.width, variant.board.height)
    for shape in art_of.shapes:
        for part in shape.parts:
            assert np.isfinite(part).all()
            assert (part >= -1e-6).all()
            assert (part <= np.array([art_of.width, art_of.height]) + 1e-6).all()
            assert not part.flags.writeable


@pytest.mark.parametrize("name", MAPS)
def test_what_a_board_shows(name: str) -> None:
    """Water, lands in several tints, coasts, borders, mountains, a rose and a frame; the sea is painted first."""
    styles = [shape.style for shape in drawn(name)[2].shapes]
    assert styles[0] == "sea"
    assert {"border", "lake", "frame", "ladder", "rule", "rose-dark", "hill", "land-0", "land-1", "land-2"} <= {*styles}
    assert ("coast" in styles) == ("ray" in styles) == ("water-0" in styles) or name == "switzerland"


def test_neighbours_differ() -> None:
    """No two states of the USA that share a border have one tint, and Mexico, where nobody travels, is paler."""
    variant, net, _ = drawn("usa")
    tinted = [(land, style) for land, style in tints.tints(net, tints.played(net, variant.cities)) if land.area > 250]
    same = [
        one.centroid
        for number, (one, style) in enumerate(tinted)
        for other, next_style in tinted[:number]
        if style == next_style and one.intersection(other).length > 3
    ]
    assert not same
    mexico = max((land for land, style in tinted if style.startswith("outland")), key=lambda land: land.area)
    assert mexico.centroid.y > 450


def test_countries_are_told_apart() -> None:
    """Borders that end short of one another still part the lands: these cities lie in as many countries."""
    variant, net, _ = drawn("europe")
    at = {city.id: shapely.Point(city.at) for city in variant.cities}
    apart = ("paris", "berlin", "madrid", "lisboa", "roma", "wien", "zurich", "bruxelles", "warszawa", "kyiv", "moskva")
    homes = {city: [number for number, land in enumerate(net.countries) if land.contains(at[city])] for city in apart}
    assert sorted(len(found) for found in homes.values()) == [1] * len(apart)
    assert len({number for found in homes.values() for number in found}) == len(apart)


def test_ground_of_another_region() -> None:
    """No land on the board is an error that says so."""
    variant, _, _ = drawn("usa")
    square = shapely.MultiPolygon([shapely.box(100, -40, 110, -30)])
    none = shapely.MultiLineString()
    with pytest.raises(GroundError, match="another region"):
        art.draw(variant, ground.Ground(square, shapely.MultiPolygon(), none, none, none))


def test_a_small_map_of_land_only() -> None:
    """A board without border, routes, lakes or sea is drawn as well."""
    corners = [((50, 5), (20, 20)), ((50, 9), (180, 20)), ((47, 5), (20, 120)), ((47, 9), (180, 120))]
    cities = tuple(City(id=f"c{number}", geo=geo, at=at) for number, (geo, at) in enumerate(corners))
    board = msgspec.structs.replace(drawn("usa")[0].board, width=200, height=140, border=0)
    variant = msgspec.structs.replace(drawn("usa")[0], cities=cities, routes=(), countries=(), decks=(), board=board)
    none = shapely.MultiLineString()
    land = shapely.MultiPolygon([shapely.box(0, 40, 14, 56)])
    art_of = art.draw(variant, ground.Ground(land, shapely.MultiPolygon(), none, none, none))
    assert {shape.style for shape in art_of.shapes} >= {"sea", "land-0"}
    assert not {shape.style for shape in art_of.shapes} & {"coast", "frame", "ray"}
