"""The picture's frame and what pulling it makes of it."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.interaction.picture_frame import centre, corners, fitted, holds, scaled, turn_handle, turned
from mapforge.model import Background

UPRIGHT = Background(file="a.png", at=(10, 20), size=(100, 50))
mm = st.floats(-500, 500)
points = st.tuples(mm, mm)
pictures = st.builds(
    Background,
    file=st.just("a.png"),
    at=points,
    size=st.tuples(st.floats(2, 400), st.floats(2, 400)),
    rotation=st.floats(-180, 180),
)


def test_corners_go_round_from_the_pictures_own_top_left() -> None:
    """On the board, turned with it."""
    assert corners(UPRIGHT) == ((10, 20), (110, 20), (110, 70), (10, 70))
    quarter = Background(file="a.png", at=(10, 20), size=(100, 50), rotation=90)
    assert corners(quarter)[0] == pytest.approx((85, -5))
    assert turn_handle(UPRIGHT, 2.0) == (60, 10)
    assert turn_handle(quarter, 2.0) == pytest.approx((95, 45))


def test_a_point_lies_on_it_or_not() -> None:
    """Within its turned frame."""
    quarter = Background(file="a.png", at=(10, 20), size=(100, 50), rotation=90)
    assert holds(UPRIGHT, (12, 22))
    assert not holds(quarter, (12, 22))
    assert holds(quarter, (60, 90))


@given(picture=pictures, corner=st.integers(0, 3), to=points, free=st.booleans())
def test_scaling_leaves_the_opposite_corner(
    picture: Background, corner: int, to: tuple[float, float], free: bool
) -> None:
    """And the rotation; the aspect too unless free, when the corner is where it was pulled to if that is possible."""
    made = scaled(picture, corner, to, free=free)
    assert dist(corners(made)[(corner + 2) % 4], corners(picture)[(corner + 2) % 4]) < 0.05
    assert made.rotation == picture.rotation
    assert min(made.size) >= 1
    if free and min(made.size) > 1:
        assert dist(corners(made)[corner], to) < 0.05
    if not free:
        assert made.size[0] * picture.size[1] == pytest.approx(made.size[1] * picture.size[0], rel=0.02)


@given(picture=pictures, corner=st.integers(0, 3))
def test_a_corner_pulled_nowhere_changes_nothing(picture: Background, corner: int) -> None:
    """To 0.01 mm, kept aspect or not."""
    for free in (True, False):
        made = scaled(picture, corner, corners(picture)[corner], free=free)
        assert made.at == pytest.approx(picture.at, abs=0.02)
        assert made.size == pytest.approx(picture.size, abs=0.02)


@given(picture=pictures, grabbed=points, to=points, stepped=st.booleans())
def test_turning_keeps_place_and_size(
    picture: Background, grabbed: tuple[float, float], to: tuple[float, float], stepped: bool
) -> None:
    """And gives an angle in (-180, 180], a multiple of 15 degrees if stepped."""
    made = turned(picture, grabbed, to, stepped=stepped)
    assert (made.at, made.size) == (picture.at, picture.size)
    assert -180 <= made.rotation <= 180
    if stepped and made is not picture:
        assert made.rotation % 15 == 0


def test_turning_follows_the_pointer() -> None:
    """Clockwise round the centre; at the centre itself it does nothing."""
    assert centre(UPRIGHT) == (60, 45)
    assert turned(UPRIGHT, (60, 10), (100, 45), stepped=False).rotation == 90
    assert turned(UPRIGHT, (60, 10), (60, 45), stepped=False) is UPRIGHT


def test_a_new_picture_fits_the_board() -> None:
    """Whole and in the middle; of nearly the board's aspect, exactly over it."""
    assert fitted(200, 100, 300, 200) == ((0, 25), (300, 150))
    assert fitted(100, 200, 300, 200) == ((100, 0), (100, 200))
    assert fitted(3001, 2000, 300, 200) == ((0, 0), (300, 200))
