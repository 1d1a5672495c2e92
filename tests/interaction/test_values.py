"""What all tools share."""

import pytest

from mapforge.edits.cities import move
from mapforge.interaction.tools import TOOLS
from mapforge.interaction.values import Operation, Preview, Reaction, Situation, Tool
from mapforge.model import FrozenMap
from tests.edits.samples import mini
from tests.interaction.hand import Hand, at, cities, pointer

THERE = Situation(variant=mini())


def test_tools_have_names_of_their_own() -> None:
    """In the order of a tool bar; each says what to do with it."""
    assert [tool.name for tool in TOOLS] == ["select", "city", "border", "route", "ticket", "picture"]
    assert all(tool.hint(THERE) for tool in TOOLS)
    assert not any(tool.busy for tool in TOOLS)


def test_a_tool_by_itself_changes_nothing() -> None:
    """Whatever happens."""
    tool, here = Tool(), pointer(1, 1)
    nothing = Reaction(tool=tool, preview=Preview())
    assert [tool.press(THERE, here), tool.move(THERE, here), tool.release(THERE, here)] == [nothing] * 3
    assert [tool.double(THERE, here), tool.key(THERE, "delete"), tool.answer(THERE, "x")] == [nothing] * 3
    assert tool.leave(THERE) == nothing
    assert (tool.cursor, tool.hint(THERE), tool.asks(THERE)) == ("arrow", "", None)


def test_an_operation_says_why_it_cannot_be_done() -> None:
    """And nothing where it can."""
    good = Operation("Move West", move, FrozenMap({"positions": {"west": (1, 2)}}))
    bad = Operation("Move it", move, FrozenMap({"positions": {"nowhere": (1, 2)}}))
    assert (good.refusal(mini()), at(good.on(mini()), "west")) == ("", (1, 2))
    assert bad.refusal(mini()).startswith("There is no city nowhere.")


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_events_without_a_press_do_nothing(tool: Tool) -> None:
    """A release, an answer, Enter and a drag's end that belong to another window or tool."""
    hand = Hand(tool, selection=cities("west"))
    hand.release(60, 100)
    hand.answer("x")
    hand.key("enter")
    assert (hand.steps, hand.selection, hand.asked) == ([], cities("west"), "")
    assert hand.variant == mini()


def test_the_pointers_shape_says_what_a_click_would_do() -> None:
    """Over a city, over the empty board, and in the middle of something."""
    shapes: dict[str, list[str]] = {}
    for tool in TOOLS:
        hand = Hand(tool, selection=cities("west"))
        shapes[tool.name] = [hand.cursor]
        for x, y in ((60, 100), (20, 190)):
            hand.move(x, y)
            shapes[tool.name].append(hand.cursor)
        hand.press(60, 100)
        hand.move(100, 60)
        shapes[tool.name].append(hand.cursor)
    assert shapes == {
        "select": ["arrow", "hand", "arrow", "move"],
        "city": ["cross", "arrow", "cross", "cross"],
        "border": ["cross", "arrow", "cross", "cross"],
        "route": ["arrow", "hand", "arrow", "cross"],
        "ticket": ["arrow", "hand", "arrow", "arrow"],
        "picture": ["arrow", "arrow", "arrow", "arrow"],
    }
