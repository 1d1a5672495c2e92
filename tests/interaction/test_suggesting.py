"""What is suggested for what is new."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.edits import cities, decks, routes
from mapforge.geometry.tracks import track_shapes
from mapforge.interaction.suggesting import Fit, fitting_deck, fitting_length, fitting_points
from mapforge.model import FrozenMap, Variant
from tests.edits.samples import mini


def with_lengths(*lengths: int) -> Variant:
    """The small map whose rules have points for these lengths."""
    points = FrozenMap({str(length): length for length in lengths})
    return msgspec.structs.replace(mini(), rules=msgspec.structs.replace(mini().rules, route_points=points))


@pytest.mark.parametrize(("long", "room"), [(5, 1), (44, 1), (71, 2), (98, 3), (206, 7), (9_000, 30)])
def test_a_line_has_room_for_spaces_at_their_pitch(long: float, room: int) -> None:
    """From a space's length and the room at both cities on, 27 mm more for each."""
    assert fitting_length(with_lengths(*range(1, 31)), (0, 0), (), (long, 0)) == Fit(room, room)


def test_of_lengths_with_points_the_nearest_is_suggested() -> None:
    """The shorter of two; without any, what there is room for."""
    assert fitting_length(with_lengths(2, 4), (0, 0), (), (98, 0)) == Fit(2, 3)
    assert fitting_length(with_lengths(1, 40), (0, 0), (), (206, 0)) == Fit(1, 7)
    assert fitting_length(with_lengths(), (0, 0), (), (98, 0)) == Fit(3, 3)


@given(long=st.floats(50, 800))
def test_spaces_of_the_suggested_length_stand_at_a_usual_pitch(long: float) -> None:
    """They do not overlap, and stand no closer to a city than a third of a space's length under the usual."""
    variant = with_lengths(*range(1, 31))
    made = cities.move(variant, positions={"west": (0, 0), "fork": (long, 0)})
    length = fitting_length(variant, (0, 0), (), (long, 0)).length
    made = routes.set_length(made, route="fork--west", length=length)
    (shape,) = (shape for shape in track_shapes(made) if shape.route == "fork--west")
    if length > 1:
        assert shape.pitch >= made.board.piece.length
    assert shape.end_gap >= made.board.piece.length / 2 + 1


def test_points_are_the_spaces_of_the_shortest_path() -> None:
    """1 where there is none, and that is said."""
    assert fitting_points(mini(), "west", "east") == (4, True)
    island = cities.add_city(mini(), name="Island", at=(1, 1))
    assert fitting_points(island, "west", "island") == (1, False)


def test_the_deck_is_the_chosen_one_or_the_one_drawn_from() -> None:
    """Else the first, else none."""
    assert fitting_deck(mini(), "long") == "long"
    assert fitting_deck(mini(), "gone") == mini().rules.draw_tickets.deck == "main"
    bare = msgspec.structs.replace(mini(), decks=())
    assert fitting_deck(decks.add_deck(bare, name="Other"), None) == "other"
    assert fitting_deck(bare, None) is None
