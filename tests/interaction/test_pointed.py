"""What a problem's place means on the board."""

import pytest

from mapforge.edits import board
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.pointed import point_of, refs_of
from mapforge.interaction.values import PICTURE, Ref, Refs
from mapforge.model import Place
from tests.edits.samples import mini
from tests.interaction.hand import cities, routes


@pytest.mark.parametrize(
    ("place", "refs", "point"),
    [
        (Place(ids=("west",)), cities("west"), (60, 100)),
        (Place(path=("cities", "west", "name")), cities("west"), (60, 100)),
        (Place(ids=("fork--west",)), routes("fork--west"), (105, 100)),
        (Place(ids=("abroad",)), frozenset({Ref("country", "abroad")}), (280, 105)),
        (Place(path=("decks", "long", "tickets", "west--east")), frozenset({Ref("ticket", "west--east")}), (150, 100)),
        (Place(ids=("west--abroad",)), frozenset({Ref("ticket", "west--abroad")}), (192.5, 122.5)),
        (Place(path=("board", "background", "file")), frozenset({PICTURE}), None),
        (Place(ids=("west", "gone")), cities("west"), (60, 100)),
        (Place(path=("rules", "trains")), frozenset(), None),
        (Place(ids=("west",), at=(7, 8)), cities("west"), (7, 8)),
    ],
)
def test_a_place_is_what_it_names_and_where_that_lies(
    place: Place, refs: Refs, point: tuple[float, float] | None
) -> None:
    """By id or by path; in the middle of what it names unless it says where."""
    lookup = looked_up(board.set_background(mini(), file="a.png", at=(0, 0), size=(9, 9)))
    assert refs_of(lookup, place) == refs
    assert point_of(lookup, place) == point


def test_without_a_picture_none_is_meant() -> None:
    """Nothing is selected."""
    assert refs_of(looked_up(mini()), Place(path=("board", "background"))) == frozenset()
