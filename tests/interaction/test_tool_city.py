"""The tool that puts cities on the board."""

import pytest

from mapforge.interaction.tool_city import CityTool
from mapforge.interaction.values import Ask, Preview, Ref
from tests.edits.samples import by_id
from tests.interaction.hand import Hand, cities


def test_a_click_asks_for_a_name_and_the_answer_is_a_city() -> None:
    """Where the click was, on half millimetres; the city is selected and the tool stays in hand."""
    hand = Hand(CityTool())
    hand.click(100.3, 60.2)
    assert hand.ask == Ask("City name", (100.5, 60.0))
    assert hand.steps == []
    hand.answer(" Zürich ")
    made = by_id(hand.variant.cities)["zurich"]
    assert (made.name, made.at, made.kind) == ("Zürich", (100.5, 60.0), "city")
    assert hand.selection == cities("zurich")
    assert hand.steps == ["Add Zürich"]
    assert (hand.asked, hand.tool.name, hand.tool.busy) == ("", "city", False)
    hand.click(30, 20)
    assert hand.ask == Ask("City name", (30.0, 20.0))


@pytest.mark.parametrize("answer", [None, "", "  "])
def test_without_a_name_there_is_no_city(answer: str | None) -> None:
    """And an empty one is told."""
    hand = Hand(CityTool())
    hand.click(100, 60)
    hand.answer(answer)
    assert (hand.asked, hand.steps) == ("", [])
    assert hand.told == ("" if answer is None else "A city needs a name: click again and type one.")


def test_escape_gives_up_the_city_that_waits_for_its_name() -> None:
    """A later answer makes none."""
    hand = Hand(CityTool())
    hand.click(100, 60)
    assert hand.tool.busy
    hand.key("escape")
    assert (hand.asked, hand.tool.busy) == ("", False)
    hand.answer("Late")
    assert hand.steps == []


def test_the_question_stays_while_the_pointer_moves() -> None:
    """With the dot where the city will stand; another click asks for another place."""
    hand = Hand(CityTool())
    hand.click(100, 60)
    hand.move(110, 70)
    assert hand.ask == Ask("City name", (100.0, 60.0))
    assert hand.preview == Preview(ghost=(100.0, 60.0))
    hand.click(110, 70)
    assert hand.ask == Ask("City name", (110.0, 70.0))


def test_the_place_lines_up_with_cities() -> None:
    """A ghost and a guide show it; Alt turns that off."""
    hand = Hand(CityTool())
    hand.move(151, 60)
    assert hand.preview.ghost == (150.0, 60.0)
    assert hand.preview.guides == (((150.0, 30.0), (150.0, 180.0)),)
    hand.move(151.03, 60, alt=True)
    assert hand.preview == Preview(ghost=(151.03, 60.0))


def test_a_city_is_not_put_on_another() -> None:
    """It is told which stands there; nothing is asked."""
    hand = Hand(CityTool())
    hand.move(150, 33)
    assert hand.preview == Preview(hot=Ref("city", "north"))
    assert hand.tool.cursor == "arrow"
    hand.click(150, 33)
    assert hand.ask is None
    assert hand.told == "North stands there already. Click beside it."


def test_a_namesake_is_told() -> None:
    """It is made all the same, with an id of its own."""
    hand = Hand(CityTool())
    hand.click(100, 60)
    hand.answer("north")
    assert by_id(hand.variant.cities)["north-2"].name == "north"
    assert hand.told == "There is another city named north."


def test_a_double_click_asks_once() -> None:
    """Its second half changes nothing."""
    hand = Hand(CityTool())
    hand.double(100, 60)
    assert hand.ask == Ask("City name", (100.0, 60.0))
    assert hand.tool.hint(hand.there) != CityTool().hint(hand.there)


def test_a_name_that_will_not_do_can_be_changed() -> None:
    """It is told why, and the field opens again with what was typed; the next question is empty."""
    hand = Hand(CityTool())
    hand.click(100, 60)
    hand.answer("x" * 201)
    assert hand.ask == Ask("City name", (100.0, 60.0), "x" * 201)
    assert hand.told == "Name must have at most 200 characters."
    assert hand.steps == []
    hand.answer("Short")
    assert hand.steps == ["Add Short"]
    hand.click(30, 20)
    assert hand.ask == Ask("City name", (30.0, 20.0))
