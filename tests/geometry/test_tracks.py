"""Spaces stand at a constant pitch on their own track, side by side with their neighbours, inside their cities."""

import itertools
import math

import msgspec
import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from mapforge.geometry.curve import Floats, center_line
from mapforge.geometry.tracks import TrackShape, route_shapes, space_outlines, track_shapes
from mapforge.model import Piece, Track, Variant
from tests.geometry.boards import PIECE, SHIPPED, anywhere, board, bows, route, shipped


def same(one: tuple[TrackShape, ...], other: tuple[TrackShape, ...]) -> bool:
    """Equal to 1e-9 mm and radians."""
    return len(one) == len(other) and all(
        (a.route, a.track) == (b.route, b.track)
        and np.allclose(a.line, b.line, rtol=0, atol=1e-9)
        and np.allclose(a.spaces, b.spaces, rtol=0, atol=1e-9)
        and abs(a.pitch - b.pitch) < 1e-9
        and abs(a.end_gap - b.end_gap) < 1e-9
        for a, b in zip(one, other, strict=True)
    )


def distances(line: Floats, spaces: Floats) -> Floats:
    """How far along a line the spaces stand, in mm."""
    return np.asarray(shapely.line_locate_point(shapely.LineString(line), shapely.points(spaces[:, :2])), np.float64)


@given(bows(most_tracks=1))
def test_spacing_is_true_to_one_percent(variant: Variant) -> None:
    """On a line twenty times finer, the spaces stand where pitch and end gap say; the rest is the same at both ends."""
    (shape,) = track_shapes(variant)
    (way,) = variant.routes
    ends = {city.id: city.at for city in variant.cities}
    fine = center_line(ends["a"], way.via, ends["b"], 0.05)
    at = distances(fine, shape.spaces)
    assert np.diff(at) == pytest.approx(shape.pitch, rel=0.01)
    assert at[0] == pytest.approx(shape.end_gap, rel=0.01)
    assert shapely.LineString(fine).length - at[-1] == pytest.approx(shape.end_gap, rel=0.01)


@given(bows())
def test_every_track_has_its_own_even_spacing(variant: Variant) -> None:
    """Along each track's own line the spaces stand at its pitch, with the same gap at both ends."""
    for shape in track_shapes(variant):
        at = distances(shape.line, shape.spaces)
        assert np.diff(at) == pytest.approx(shape.pitch, rel=0.01)
        assert at[0] == pytest.approx(shape.end_gap, rel=0.01)
        assert shapely.LineString(shape.line).length - at[-1] == pytest.approx(shape.end_gap, rel=0.01)


@given(bows())
def test_tracks_are_parallel(variant: Variant) -> None:
    """The spaces of a track stand the double pitch from the next track's line, within 0.2 mm, away from the cities."""
    shapes = track_shapes(variant)
    for one, other in itertools.pairwise(shapes):
        clear = one.end_gap > PIECE.length / 2 + 6 and other.end_gap > PIECE.length / 2 + 6
        if clear:
            apart = shapely.distance(shapely.LineString(other.line), shapely.points(one.spaces[:, :2]))
            assert apart == pytest.approx(PIECE.double_pitch, abs=0.2)


@given(bows())
def test_tracks_meet_at_the_cities(variant: Variant) -> None:
    """Every track's line begins and ends at the cities' centres."""
    places = {city.id: city.at for city in variant.cities}
    for shape in track_shapes(variant):
        assert shape.line[0] == pytest.approx(places["a"], abs=1e-6)
        assert shape.line[-1] == pytest.approx(places["b"], abs=1e-6)


@given(bows())
def test_mirrored_in_is_mirrored_out(variant: Variant) -> None:
    """Mirrored left to right, everything is; left and right tracks change places."""

    def mirrored(at: tuple[float, float]) -> tuple[float, float]:
        return 790 - at[0], at[1]

    cities = tuple(msgspec.structs.replace(city, at=mirrored(city.at)) for city in variant.cities)
    routes = tuple(msgspec.structs.replace(r, via=tuple(map(mirrored, r.via))) for r in variant.routes)
    there = track_shapes(msgspec.structs.replace(variant, cities=cities, routes=routes))
    for one, other in zip(track_shapes(variant), reversed(there), strict=True):
        assert other.line == pytest.approx(one.line * (-1, 1) + (790, 0), abs=1e-6)
        assert other.spaces[:, :2] == pytest.approx(one.spaces[:, :2] * (-1, 1) + (790, 0), abs=1e-6)
        assert np.cos(other.spaces[:, 2] + one.spaces[:, 2]) == pytest.approx(-1)


@given(bows())
def test_drawn_backwards_it_lies_the_same(variant: Variant) -> None:
    """With its ends and via points in reverse, a route has the same spaces, counted from the other end."""
    (way,) = variant.routes
    back = msgspec.structs.replace(way, ends=way.ends[::-1], via=way.via[::-1])
    there = track_shapes(msgspec.structs.replace(variant, routes=(back,)))
    for one, other in zip(track_shapes(variant), reversed(there), strict=True):
        assert other.spaces[::-1, :2] == pytest.approx(one.spaces[:, :2], abs=1e-6)


@given(bows())
def test_pitch_and_end_gap_follow_the_profile(variant: Variant) -> None:
    """22 mm to the first space as long as the pitch stays from 25.5 to 28; nothing is lost."""
    for shape in track_shapes(variant):
        length, number = shapely.LineString(shape.line).length, len(shape.spaces)
        if number == 1:
            assert shape.pitch == PIECE.pitch
            assert shape.end_gap == pytest.approx(length / 2)
            continue
        assert 2 * shape.end_gap + (number - 1) * shape.pitch == pytest.approx(length)
        if shape.end_gap > PIECE.length / 2 + 1e-6:
            assert 25.5 - 1e-9 <= shape.pitch <= 28 + 1e-9
        if 25.5 + 1e-9 < shape.pitch < 28 - 1e-9:
            assert shape.end_gap == pytest.approx(22)


@given(st.integers(1, 6), st.integers(1, 6))
def test_a_track_has_its_own_length(one: int, other: int) -> None:
    """A double whose tracks differ has each track's own number of spaces."""
    way = route("a", "b", one, tracks=2)
    way = msgspec.structs.replace(way, tracks=(way.tracks[0], Track(color="red", length=other)))
    shapes = track_shapes(board({"a": (100, 100), "b": (300, 120)}, way))
    assert [len(shape.spaces) for shape in shapes] == [one, other]


def test_left_track_is_the_first() -> None:
    """Drawn to the east, track 1 lies to the north."""
    one, middle, other = track_shapes(board({"a": (100, 100), "b": (250, 100)}, route("a", "b", 4, tracks=3)))
    assert one.spaces[:, 1] == pytest.approx(90)
    assert middle.spaces[:, 1] == pytest.approx(100)
    assert other.spaces[:, 1] == pytest.approx(110)
    assert one.spaces[:, 2] == pytest.approx(0)


@pytest.mark.parametrize("name", SHIPPED)
def test_one_alone_is_the_same_as_all(name: str) -> None:
    """Route by route gives what the whole board gives."""
    variant = shipped(name)
    cities = {city.id: city for city in variant.cities}
    alone = tuple(s for way in variant.routes for s in route_shapes(way, cities, variant.board.piece))
    assert same(alone, track_shapes(variant))
    assert sum(len(shape.spaces) for shape in alone) == {"usa": 309, "europe": 300, "switzerland": 205}[name]


@given(anywhere, anywhere, st.lists(anywhere, max_size=3), st.integers(1, 30), st.integers(1, 3))
def test_nothing_is_too_wild(
    start: tuple[float, float], end: tuple[float, float], via: list[tuple[float, float]], length: int, tracks: int
) -> None:
    """Any positions and any length give all spaces, finite, between the cities."""
    shapes = track_shapes(board({"a": start, "b": end}, route("a", "b", length, *via, tracks=tracks)))
    assert len(shapes) == tracks
    for shape in shapes:
        assert np.isfinite(shape.line).all()
        assert np.isfinite(shape.spaces).all()
        assert len(shape.spaces) == length
        assert shape.end_gap >= 0
        assert math.isfinite(shape.pitch)


def test_twelve_spaces_on_forty_millimetres() -> None:
    """Where the spaces cannot fit they overlap, from one city's centre to the other's: the pitch says so."""
    (shape,) = track_shapes(board({"a": (100, 100), "b": (140, 100)}, route("a", "b", 12)))
    assert shape.pitch == pytest.approx((40 - 25) / 11)
    assert shape.end_gap == pytest.approx(12.5)


def test_unknown_ends_are_left_out() -> None:
    """A route to a city that is not there has no shape, and does not disturb the others."""
    variant = board({"a": (100, 100), "b": (200, 100)}, route("a", "b", 2), route("a", "nowhere", 2))
    assert [shape.route for shape in track_shapes(variant)] == ["a--b"]
    assert track_shapes(board({})) == ()
    assert route_shapes(route("x", "y", 1), {}, PIECE) == ()


def test_a_route_from_a_city_to_itself() -> None:
    """No length at all: spaces at the city, no NaN."""
    (shape,) = track_shapes(board({"a": (100, 100)}, route("a", "a", 2)))
    assert shape.spaces[:, :2] == pytest.approx(np.full((2, 2), 100.0))


@given(st.floats(0, 500), st.floats(0, 500), st.floats(-4, 4))
def test_outlines_are_rectangles_of_the_piece(x: float, y: float, heading: float) -> None:
    """Centre, length, width and direction are the space's."""
    (corners,) = space_outlines(np.array([[x, y, heading]]), Piece(length=20, width=9))
    assert corners.mean(axis=0) == pytest.approx((x, y))
    side = corners[1] - corners[0]
    assert side == pytest.approx(20 * np.array([math.cos(heading), math.sin(heading)]))
    assert np.hypot(*(corners[3] - corners[0])) == pytest.approx(9)
    assert shapely.Polygon(corners).area == pytest.approx(180)
