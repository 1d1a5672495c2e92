"""The tool that puts border spots on the board."""

import pytest

from mapforge.edits import countries
from mapforge.interaction.tool_border import BorderTool
from mapforge.interaction.values import Ask
from tests.edits.samples import by_id, mini
from tests.interaction.hand import Hand, cities


def test_a_name_of_a_country_makes_a_spot_of_it() -> None:
    """However it is written; the spot is selected and called after the country."""
    hand = Hand(BorderTool())
    hand.click(270, 100.1)
    assert hand.ask == Ask("Country", (270.0, 100.0), "", ("Abroad",))
    hand.answer("ABROAD ")
    assert by_id(hand.variant.cities)["abroad-3"].kind == "border"
    assert by_id(hand.variant.countries)["abroad"].spots == ("abroad-1", "abroad-2", "abroad-3")
    assert hand.selection == cities("abroad-3")
    assert hand.steps == ["Add a border spot of Abroad"]
    assert hand.told == "Abroad has 3 border spots."


def test_a_new_name_makes_the_country_too_in_one_step() -> None:
    """And is offered for the next spot."""
    hand = Hand(BorderTool())
    hand.click(20, 20)
    hand.answer("Österreich")
    assert by_id(hand.variant.countries)["osterreich"].spots == ("osterreich-1",)
    assert hand.steps == ["Add Österreich"]
    hand.click(20, 60)
    assert hand.ask == Ask("Country", (20.0, 60.0), "Österreich", ("Abroad", "Österreich"))
    hand.answer("Österreich")
    assert by_id(hand.variant.countries)["osterreich"].spots == ("osterreich-1", "osterreich-2")
    hand.history.undo()
    hand.history.undo()
    assert hand.variant == mini()


def test_the_chosen_country_is_offered() -> None:
    """And meant, where two share a name."""
    made = countries.add_country(mini(), name="Abroad")
    hand = Hand(BorderTool(), made, country="abroad-3")
    hand.click(20, 20)
    assert hand.ask == Ask("Country", (20.0, 20.0), "Abroad", ("Abroad",))
    hand.answer("Abroad")
    assert by_id(hand.variant.countries)["abroad-3"].spots == ("abroad-3-1",)


@pytest.mark.parametrize("answer", [None, "", " "])
def test_without_a_country_there_is_no_spot(answer: str | None) -> None:
    """And an empty name is told."""
    hand = Hand(BorderTool())
    hand.click(20, 20)
    assert hand.tool.hint(hand.there) != BorderTool().hint(hand.there)
    hand.answer(answer)
    assert (hand.asked, hand.steps) == ("", [])
    assert bool(hand.told) == (answer is not None)


def test_a_late_answer_makes_nothing() -> None:
    """After Escape nothing is asked."""
    hand = Hand(BorderTool())
    hand.click(20, 20)
    hand.key("escape")
    hand.answer("Abroad")
    assert hand.steps == []


def test_a_name_that_will_not_do_can_be_changed() -> None:
    """And is not offered for the next spot."""
    hand = Hand(BorderTool())
    hand.click(20, 20)
    hand.answer("x" * 201)
    assert hand.ask == Ask("Country", (20.0, 20.0), "x" * 201, ("Abroad",))
    assert hand.told == "Name must have at most 200 characters."
    hand.key("escape")
    hand.click(20, 60)
    assert hand.ask == Ask("Country", (20.0, 60.0), "", ("Abroad",))
