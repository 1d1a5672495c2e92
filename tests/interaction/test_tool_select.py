"""The tool that selects and moves, told of pointers and keys."""

from mapforge.edits import cities as city_edits
from mapforge.edits import countries
from mapforge.interaction.hits import Hit
from mapforge.interaction.tool_select import Renaming, SelectTool, clicked_beside, renaming
from mapforge.interaction.values import NOTHING, Preview, Ref, Situation
from tests.edits.samples import mini
from tests.interaction.hand import Hand, cities, routes


def test_a_click_selects_what_lies_on_top() -> None:
    """Cities over spaces, spaces over nothing; the empty board selects nothing."""
    hand = Hand(SelectTool())
    hand.click(150, 30)
    assert hand.selection == cities("north")
    hand.click(105, 100)
    assert hand.selection == routes("fork--west")
    hand.click(20, 190)
    assert hand.selection == frozenset()
    assert hand.steps == []


def test_ctrl_and_shift_add_and_take_away() -> None:
    """A click with either toggles one thing and leaves the others; on the empty board it leaves all."""
    hand = Hand(SelectTool())
    hand.click(150, 30)
    hand.click(60, 100, ctrl=True)
    hand.click(105, 100, shift=True)
    assert hand.selection == cities("north", "west") | routes("fork--west")
    hand.click(150, 30, shift=True)
    hand.click(20, 190, ctrl=True)
    assert hand.selection == cities("west") | routes("fork--west")


def test_what_lies_under_the_pointer_is_shown() -> None:
    """Without a click, and with the pointer's shape."""
    hand = Hand(SelectTool())
    assert hand.cursor == "arrow"
    hand.move(150, 30)
    assert hand.preview == Preview(hot=Ref("city", "north"))
    assert hand.cursor == "hand"
    hand.move(20, 190)
    assert hand.preview == Preview()


def test_a_rubber_band_takes_what_lies_wholly_in_it() -> None:
    """Cities by their centre, routes with all their spaces; it is shown while it lasts."""
    hand = Hand(SelectTool())
    hand.press(30, 85)
    hand.move(170, 115)
    assert hand.preview.rubber == (30, 85, 170, 115)
    assert hand.selection == cities("west", "fork") | routes("fork--west")
    hand.move(100, 115)
    hand.release(100, 115)
    assert hand.selection == cities("west")
    assert hand.preview.rubber is None
    assert hand.steps == []


def test_a_rubber_band_with_ctrl_keeps_what_is_selected() -> None:
    """And Escape gives back the selection from before."""
    hand = Hand(SelectTool(), selection=cities("north"))
    hand.press(30, 85, ctrl=True)
    hand.move(100, 115, ctrl=True)
    assert hand.selection == cities("north", "west")
    hand.key("escape")
    assert hand.selection == cities("north")
    hand.move(200, 150)
    assert hand.preview.rubber is None


def test_a_double_click_on_a_city_asks_for_its_name() -> None:
    """The question stays open while the pointer moves; the answer renames, giving up or the same name does not."""
    hand = Hand(SelectTool())
    hand.double(150, 30)
    assert hand.ask is not None
    assert (hand.ask.what, hand.ask.text) == ("City name", "North")
    hand.move(200, 20)
    assert hand.ask is not None
    hand.answer("Nord")
    assert (hand.asked, hand.steps) == ("", ["Rename North"])
    assert next(city.name for city in hand.variant.cities if city.id == "north") == "Nord"
    for answer in (None, "Nord"):
        hand.double(150, 30)
        hand.answer(answer)
        assert (hand.asked, hand.steps) == ("", ["Rename North"])


def test_a_name_that_will_not_do_can_be_changed() -> None:
    """It is told why, and the question stays with what was typed; a city cannot be left without a name."""
    hand = Hand(SelectTool())
    hand.double(150, 30)
    hand.answer("")
    assert hand.told.startswith("A city needs a name.")
    hand.answer("x" * 201)
    assert hand.ask is not None
    assert hand.ask.text == "x" * 201
    hand.answer("Nord")
    assert (hand.asked, hand.steps) == ("", ["Rename North"])


def test_a_double_click_on_a_border_spot_asks_for_its_countrys_name() -> None:
    """Since that is the name it shows."""
    hand = Hand(SelectTool())
    hand.double(280, 40)
    assert hand.ask is not None
    assert (hand.ask.what, hand.ask.text) == ("Country name", "Abroad")
    hand.answer("Overseas")
    assert hand.variant.countries[0].name == "Overseas"


def test_escape_closes_the_question_and_then_selects_nothing() -> None:
    """One thing at a time."""
    hand = Hand(SelectTool())
    hand.double(150, 30)
    hand.key("escape")
    assert (hand.asked, hand.selection) == ("", cities("north"))
    hand.key("escape")
    assert hand.selection == frozenset()


def test_delete_tells_what_went_along() -> None:
    """A city takes its routes and tickets with it, in one step."""
    hand = Hand(SelectTool(), selection=cities("east"))
    hand.key("delete")
    assert "east" not in {city.id for city in hand.variant.cities}
    assert hand.told == "Deleted East, and with it 5 routes and 2 tickets."
    assert hand.steps == ["Delete East"]
    assert hand.selection == frozenset()
    hand.key("delete")
    assert hand.told == "Select something first."


def test_hints_follow_what_is_going_on() -> None:
    """Each state has a line of its own."""
    hand = Hand(SelectTool(), selection=cities("west"))
    seen = {SelectTool().hint(Hand(SelectTool()).there), hand.tool.hint(hand.there)}
    hand.press(60, 100)
    hand.move(80, 120)
    seen.add(hand.tool.hint(hand.there))
    hand.key("escape")
    hand.double(150, 30)
    seen.add(hand.tool.hint(hand.there))
    assert len(seen) == 4
    assert all(seen)


def test_an_entry_that_goes_while_its_name_is_asked_for_closes_the_question() -> None:
    """As an undo can do."""
    hand = Hand(SelectTool())
    hand.double(150, 30)
    hand.history.do("x", city_edits.remove_cities(hand.variant, ids=["north"]))
    hand.answer("Nord")
    assert hand.steps == ["x"]


def test_countries_are_not_cities_of_the_same_id() -> None:
    """A name in bold is a country's."""
    made = countries.add_country(mini(), name="Far", label=(30, 40))
    hand = Hand(SelectTool(), made)
    hand.click(30, 40)
    assert hand.selection == {Ref("country", "far")}


def test_a_double_click_on_anything_else_selects_only() -> None:
    """A route is selected, the empty board selects nothing; nothing is asked."""
    hand = Hand(SelectTool())
    hand.double(105, 100)
    assert (hand.selection, hand.asked, hand.steps) == (routes("fork--west"), "", [])
    hand.double(20, 190)
    assert (hand.selection, hand.asked, hand.tool.busy) == (frozenset(), "", False)


def test_another_name_is_asked_for_without_a_pointer() -> None:
    """Of the one city or country that is selected, where it stands; a border spot's is its country's."""
    north = renaming(Situation(variant=mini(), selection=cities("north")))
    assert north is not None
    assert north.doing == Renaming(Ref("city", "north"), (150, 30))
    spot = mini().countries[0].spots[0]
    abroad = renaming(Situation(variant=mini(), selection=cities(spot)))
    assert abroad is not None
    assert isinstance(abroad.doing, Renaming)
    assert abroad.doing.ref == Ref("country", mini().countries[0].id)
    for refs in (NOTHING, cities("north", "west"), routes("fork--west")):
        assert renaming(Situation(variant=mini(), selection=refs)) is None


def test_a_menu_is_about_what_lies_under_the_pointer() -> None:
    """That alone, unless it belongs to what is selected; over the empty board about nothing."""
    there = Situation(variant=mini(), selection=cities("north", "west"))
    assert clicked_beside(there, Hit(Ref("city", "west"), "dot")) == there.selection
    assert clicked_beside(there, Hit(Ref("route", "fork--west"), "space")) == routes("fork--west")
    assert clicked_beside(there, None) == NOTHING
