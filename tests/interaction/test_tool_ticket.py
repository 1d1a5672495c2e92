"""The tool that makes tickets."""

import msgspec
import pytest

from mapforge.edits import cities, countries
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.tool_ticket import TicketTool
from mapforge.interaction.values import Preview, Ref
from mapforge.model import Destination
from tests.edits.samples import by_id, mini
from tests.interaction.hand import Hand


def test_two_clicks_make_a_ticket_with_suggested_points() -> None:
    """As many as the shortest path has spaces, in the chosen deck; it is selected."""
    hand = Hand(TicketTool(), deck="long")
    hand.click(60, 100)
    assert hand.tool.busy
    hand.move(150, 30)
    assert hand.preview == Preview(trail=((60, 100), (150, 30)), hot=Ref("city", "north"))
    assert hand.tool.hint(hand.there) == "Click: ticket West \N{EN DASH} North, 3 points."
    hand.click(150, 30)
    made = by_id(by_id(hand.variant.decks)["long"].tickets)["west--north"]
    assert (made.start, made.to) == ("west", (Destination("north", 3),))
    assert hand.selection == {Ref("ticket", "west--north")}
    assert hand.steps == ["Add ticket West \N{EN DASH} North"]
    assert hand.told == "Ticket West \N{EN DASH} North: 3 points."
    assert not hand.tool.busy


def test_a_border_spot_and_a_countrys_name_stand_for_the_country() -> None:
    """As a ticket's end."""
    hand = Hand(TicketTool())
    hand.click(150, 30)
    hand.click(280, 40)
    assert by_id(hand.variant.tickets)["north--abroad"].to == (Destination("abroad", 4),)
    hand.click(*next(box for box in looked_up(mini()).names if box.owner == "abroad").centre)
    hand.click(150, 180)
    assert by_id(hand.variant.tickets)["abroad--south"].to == (Destination("south", 5),)


def test_the_first_ticket_of_a_map_makes_its_deck() -> None:
    """In the same step; one undo takes both away."""
    bare = msgspec.structs.replace(mini(), decks=())
    hand = Hand(TicketTool(), bare)
    hand.click(60, 100)
    hand.click(150, 30)
    assert [(deck.id, deck.name, deck.size) for deck in hand.variant.decks] == [("main", {"en": "Main"}, 1)]
    hand.history.undo()
    assert hand.variant is bare


def test_without_a_path_a_ticket_has_one_point_and_that_is_told() -> None:
    """The points can be set later."""
    hand = Hand(TicketTool(), cities.add_city(mini(), name="Island", at=(20, 20)))
    hand.click(60, 100)
    hand.move(20, 20)
    assert hand.tool.hint(hand.there).endswith("no path yet, so 1 point.")
    hand.click(20, 20)
    assert by_id(hand.variant.tickets)["west--island"].to == (Destination("island", 1),)
    assert hand.told.endswith("No path joins the two yet: set its points when there is one.")


def test_another_ticket_between_the_same_two_is_told() -> None:
    """It is made all the same."""
    hand = Hand(TicketTool())
    hand.click(240, 100)
    hand.click(60, 100)
    assert hand.told.endswith("There is another ticket between the two.")
    assert "east--west" in by_id(hand.variant.tickets)


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ((20, 190), "A ticket joins cities or countries: click one."),
        ((150, 100), "No ticket ends at a junction. Click a city or a country."),
        ((30, 20), "This border spot belongs to no country. Give it one first, or click a city."),
    ],
)
def test_what_is_no_end_is_told(spot: tuple[float, float], words: str) -> None:
    """At the first click and at the second; the first end stays chosen."""
    free = cities.add_city(mini(), name="", at=(30, 20), kind="border")
    hand = Hand(TicketTool(), free)
    hand.click(*spot)
    assert (hand.told, hand.tool.busy) == (words, False)
    hand.click(60, 100)
    hand.click(*spot)
    assert (hand.told, hand.tool.busy) == (words, True)
    assert hand.steps == []


@pytest.mark.parametrize("key", ["escape", "backspace"])
def test_keys_give_the_first_end_up(key: str) -> None:
    """And so does a second click on it."""
    hand = Hand(TicketTool())
    hand.click(60, 100)
    hand.key("escape" if key == "escape" else "backspace")
    assert not hand.tool.busy
    hand.click(60, 100)
    hand.click(60, 100)
    assert not hand.tool.busy
    assert hand.told == "No ticket: it needs two different ends."
    assert hand.steps == []


def test_an_end_that_goes_meanwhile_is_given_up() -> None:
    """As an undo can take it away."""
    hand = Hand(TicketTool(), countries.add_country(mini(), name="Far", label=(30, 20)))
    hand.click(30, 20)
    assert hand.tool.busy
    hand.history.do("x", mini())
    assert hand.tool.hint(hand.there) == TicketTool().hint(hand.there)
    assert hand.tool.shown(hand.there) == Preview()
