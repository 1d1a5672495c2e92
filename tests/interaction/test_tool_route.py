"""The tool that draws routes."""

import msgspec
import pytest

from mapforge.edits import cities as city_edits
from mapforge.interaction.tool_route import RouteTool
from mapforge.interaction.values import Preview, Ref
from mapforge.model import FrozenMap
from tests.edits.samples import by_id, mini
from tests.interaction.hand import Hand, routes


def test_two_clicks_on_cities_make_a_straight_route() -> None:
    """In the chosen color, as long as its line has room for; it is selected, and the tool is ready for the next."""
    hand = Hand(RouteTool(), color="red")
    hand.click(150, 30)
    assert hand.tool.busy
    assert hand.tool.hint(hand.there).startswith("From North")
    hand.move(150, 99)
    assert hand.preview.hot == Ref("city", "fork")
    assert hand.preview.trail[0] == pytest.approx((150, 30))
    assert hand.preview.trail[-1] == pytest.approx((150, 100))
    assert hand.tool.hint(hand.there) == "Click: North \N{EN DASH} junction fork, 2 spaces."
    hand.click(150, 99)
    made = by_id(hand.variant.routes)["fork--north"]
    assert (made.ends, made.length, made.via) == (("north", "fork"), 2, ())
    assert [track.color for track in made.tracks] == ["red"]
    assert hand.selection == routes("fork--north")
    assert hand.steps == ["Add North \N{EN DASH} junction fork"]
    assert (hand.tool.busy, hand.preview.trail) == (False, ())


def test_clicks_on_the_board_bend_it() -> None:
    """Each a via point on half millimetres; Backspace takes the last back, and then the city."""
    hand = Hand(RouteTool())
    hand.click(150, 30)
    hand.click(180.2, 60.1)
    hand.click(190, 70)
    hand.key("backspace")
    hand.click(170, 80)
    hand.click(150, 100)
    made = by_id(hand.variant.routes)["fork--north"]
    assert made.via == ((180.0, 60.0), (170.0, 80.0))
    hand.click(60, 100)
    hand.click(50, 60)
    hand.key("backspace")
    assert hand.tool.busy
    hand.key("backspace")
    assert not hand.tool.busy
    assert len(hand.steps) == 1


def test_a_bend_makes_it_longer() -> None:
    """The length is that of the curve."""
    hand = Hand(RouteTool())
    hand.click(150, 30)
    hand.click(240, 60)
    hand.click(150, 100)
    assert by_id(hand.variant.routes)["fork--north"].length > 2


def test_a_drag_from_city_to_city_makes_it_too() -> None:
    """A drag that ends on the empty board only begins it."""
    hand = Hand(RouteTool())
    hand.drag((150, 30), (150, 60), (150, 100))
    assert hand.steps == ["Add North \N{EN DASH} junction fork"]
    hand.drag((60, 100), (60, 60))
    assert hand.tool.busy
    assert len(hand.steps) == 1
    hand.click(150, 180)
    assert hand.told.startswith("There is a route West")


def test_a_route_begins_at_a_city() -> None:
    """A click on the empty board is told."""
    hand = Hand(RouteTool())
    hand.click(20, 190)
    assert not hand.tool.busy
    assert hand.told == "A route begins at a city: click one, or add one first."


def test_escape_gives_it_up() -> None:
    """Nothing is left of it."""
    hand = Hand(RouteTool())
    hand.click(150, 30)
    hand.click(180, 60)
    hand.key("escape")
    assert hand.preview.trail == ()
    hand.click(150, 100)
    assert hand.steps == []
    assert hand.tool.busy


def test_it_cannot_lead_back_to_where_it_begins() -> None:
    """With bends that is told and goes on; without, the second click takes the first back."""
    hand = Hand(RouteTool())
    hand.click(150, 30)
    hand.click(180, 60)
    hand.click(150, 30)
    assert hand.told == "A route cannot lead back to where it begins. Click another city."
    assert hand.tool.busy
    hand.key("escape")
    hand.click(150, 30)
    hand.click(150, 30)
    assert not hand.tool.busy
    assert hand.steps == []


def test_a_second_straight_route_between_two_cities_is_not_made() -> None:
    """It would lie on the first, which is selected to be doubled; one with bends is made."""
    hand = Hand(RouteTool())
    hand.click(60, 100)
    hand.click(150, 30)
    assert hand.steps == []
    assert hand.selection == routes("north--west")
    assert hand.told.startswith("There is a route West \N{EN DASH} North already.")
    hand.click(60, 100)
    hand.click(60, 40)
    hand.click(150, 30)
    assert hand.selection == routes("north--west--2")


def test_a_length_without_points_is_not_suggested() -> None:
    """The nearest that the rules have points for is, and that is told."""
    rules = msgspec.structs.replace(mini().rules, route_points=FrozenMap({"1": 1, "6": 15}))
    hand = Hand(RouteTool(), msgspec.structs.replace(mini(), rules=rules))
    hand.click(150, 30)
    hand.click(150, 100)
    assert by_id(hand.variant.routes)["fork--north"].length == 1
    assert hand.told.endswith("The line has room for 2, a length that the rules have no points for.")


def test_bends_line_up_with_cities_and_with_the_last_point() -> None:
    """Guides show the one, Shift does the other."""
    hand = Hand(RouteTool())
    hand.click(150, 30)
    hand.move(200, 101)
    assert hand.preview.guides
    hand.click(171, 37, shift=True)
    assert getattr(hand.tool, "via") == ((171.0, 30.0),)  # noqa: B009 - a Tool in general has none


def test_a_city_that_goes_meanwhile_ends_it() -> None:
    """As an undo can take it away."""
    hand = Hand(RouteTool(), city_edits.add_city(mini(), name="New", at=(20, 20)))
    hand.click(20, 20)
    hand.history.do("x", mini())
    assert hand.tool.hint(hand.there) == RouteTool().hint(hand.there)
    assert hand.tool.shown(hand.there) == Preview()
    hand.click(150, 30)
    assert hand.steps == ["x"]
    assert hand.tool.busy
