"""Where moved points come to lie."""

from hypothesis import given
from hypothesis import strategies as st

from mapforge.interaction.lookup import looked_up
from mapforge.interaction.snapping import FARTHEST, GRID, Snapped, held, on_grid, snapped, straight
from tests.edits.samples import mini
from tests.interaction.hand import pointer

LOOKUP = looked_up(mini())
anywhere = st.tuples(st.floats(-20_000, 20_000), st.floats(-20_000, 20_000))


def test_a_point_lines_up_with_the_nearest_city_in_each_direction() -> None:
    """Each guide reaches from the point to the farthest city on its line."""
    found = snapped(LOOKUP, (151, 168.9), pointer(151, 168.9))
    assert found == Snapped((150.0, 170.0), (((150.0, 30.0), (150.0, 180.0)), ((150.0, 170.0), (280.0, 170.0))))


def test_a_point_lines_up_with_the_edges() -> None:
    """Of the board and of its score track."""
    assert snapped(LOOKUP, (9, 211), pointer(9, 211)) == Snapped(
        (10.0, 210.0), (((10.0, 0.0), (10.0, 210.0)), ((0.0, 210.0), (297.0, 210.0)))
    )


def test_cities_that_move_too_do_not_count() -> None:
    """Or a city would never leave its place."""
    assert snapped(LOOKUP, (60.6, 71.3), pointer(0, 0), beside={"west"}) == Snapped((60.5, 71.5))


def test_alt_leaves_a_point_where_it_is() -> None:
    """Neither lined up nor rounded."""
    assert snapped(LOOKUP, (151, 101), pointer(0, 0, alt=True)) == Snapped((151, 101))
    assert on_grid((1.23, 4.56), pointer(0, 0, alt=True)) == (1.23, 4.56)


def test_shift_holds_a_point_straight_across_or_down() -> None:
    """From its start, even where that is on no grid and in line with nothing."""
    start = (100.1, 70.2)
    assert snapped(LOOKUP, (120.3, 75), pointer(0, 0, shift=True), start=start) == Snapped((120.5, 70.2))
    assert snapped(LOOKUP, (103, 90.1), pointer(0, 0, shift=True, alt=True), start=start) == Snapped((100.1, 90.1))
    assert straight(start, (103, 90), pointer(0, 0, shift=True)) == (100.1, 90)
    assert straight(start, (103, 90), pointer(0, 0)) == (103, 90)


@given(at=anywhere, start=anywhere, shift=st.booleans(), alt=st.booleans())
def test_a_snapped_point_is_near_and_within_bounds(
    at: tuple[float, float], start: tuple[float, float], shift: bool, alt: bool
) -> None:
    """No farther than the reach in x or y, or half a step of the grid; guides go through it."""
    found = snapped(LOOKUP, at, pointer(*at, shift=shift, alt=alt), start=held(start))
    wanted = straight(held(start), held(at), pointer(*at, shift=shift))
    assert all(abs(one - other) <= 2.0 for one, other in zip(found.at, wanted, strict=True))
    assert all(abs(one) <= FARTHEST for one in found.at)
    for one, other in found.guides:
        assert one[0] == other[0] == found.at[0] or one[1] == other[1] == found.at[1]
    if not (shift or alt or found.guides):
        assert all(one % GRID == 0 for one in found.at)
