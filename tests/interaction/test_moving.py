"""What moves when a selection is moved by keys."""

import pytest

from mapforge.edits import board
from mapforge.edits import routes as route_edits
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.moving import movable, moved, nudge
from mapforge.interaction.values import NOTHING, PICTURE, Ref, Refs, Situation
from mapforge.model import Variant
from tests.edits.samples import mini
from tests.interaction.hand import at, cities, routes, via


def rich(*, locked: bool = False) -> Variant:
    """The small map with a picture and a bent route."""
    made = board.set_background(mini(), file="a.png", at=(5, 5), size=(280, 195))
    made = board.place_background(made, locked=locked)
    return route_edits.set_via(made, route="south--west", via=[(90.0, 160.0)])


def nudged(selection: Refs, dx: float = 0.5, dy: float = -1.0) -> Variant:
    """The map with a selection moved."""
    operation = nudge(Situation(variant=rich(), selection=selection), dx, dy)
    assert operation is not None
    return operation.on(rich())


def test_everything_that_has_a_place_moves() -> None:
    """In one step."""
    made = nudged(cities("west", "south") | {PICTURE, Ref("country", "abroad"), Ref("ticket", "west--east")})
    assert (at(made, "west"), at(made, "south"), at(made, "north")) == ((60.5, 99.0), (150.5, 179.0), (150.0, 30.0))
    assert via(made, "south--west") == ((90.5, 159.0),)
    assert made.board.background is not None
    assert made.board.background.at == (5.5, 4.0)
    x, y = next(box.centre for box in looked_up(rich()).names if box.owner == "abroad")
    assert made.countries[0].label == pytest.approx((x + 0.5, y - 1), abs=0.01)


@pytest.mark.parametrize(
    "selection", [NOTHING, routes("fork--west"), frozenset({Ref("ticket", "west--east"), Ref("city", "nowhere")})]
)
def test_what_has_no_place_of_its_own_does_not_move(selection: Refs) -> None:
    """There is no operation."""
    assert nudge(Situation(variant=rich(), selection=selection), 1, 1) is None


def test_a_locked_picture_stays() -> None:
    """Whatever else moves."""
    there = Situation(variant=rich(locked=True), selection=cities("west") | {PICTURE})
    operation = nudge(there, 1, 1)
    assert operation is not None
    assert operation.name == "Move West"
    assert operation.on(there.variant).board == there.variant.board
    assert movable(there.lookup, frozenset({PICTURE})) == NOTHING


def test_nothing_moves_beyond_the_bounds_of_positions() -> None:
    """It stays at them."""
    assert at(nudged(cities("west"), 99_999, -99_999), "west") == (10_000, -10_000)


def test_a_move_by_nothing_is_the_same_map() -> None:
    """The very value, so that it is no step."""
    variant = rich()
    assert moved(looked_up(variant), cities("west", "south"), 0, 0).on(variant) is variant
