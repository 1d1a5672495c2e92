"""Restricted bots do without what they say, and what that costs them is measured at two players."""

import pytest

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import moves, words
from mapforge.engine.state import State
from mapforge.playtest.importance import importances
from mapforge.playtest.names import NAMES, is_built_in, numbers_of, restrictions
from mapforge.playtest.seat import BuiltIn
from tests.conformance.bots import hold
from tests.engine.players import shipped

LISTS = loader.lists()


@pytest.mark.parametrize("bot", ["planner", "one-step", "random", "long-route"])
@pytest.mark.parametrize("part", ["tickets", "gray", "long", "red"])
def test_a_restricted_bot_does_without(bot: str, part: str) -> None:
    """It makes no such move as long as there is another."""
    plan, state = compile_map(shipped("usa"), LISTS, 2), State(compile_map(shipped("usa"), LISTS, 2), 2)
    m, made = plan.record[0], 0
    (number,) = numbers_of([f"{bot}-without-{part}"], plan.variant)
    state.deal(4)
    seats = [BuiltIn(state, 4, seat, number) for seat in range(2)]
    while state.table.phase != words.OVER and made < 400:
        move = seats[state.table.turn].choose(state)
        if moves.kind_of(move) == words.CLAIM:
            track = moves.target_of(move)
            assert not (part == "gray" and m.track_color[track] == words.GRAY)
            assert not (part == "long" and m.track_length[track] >= 5)
            assert not (part == "red" and plan.colors[m.track_color[track]] == "red")
        assert not (part == "tickets" and moves.kind_of(move) == words.DRAW_TICKETS)
        state.push(move)
        made += 1
    assert made > 60


def test_it_leaves_the_table_as_it_was() -> None:
    """Restricted bots of all kinds end their games, nothing is lost or refused, and one call plays the same game."""
    bots = ("planner-without-gray", "blocker-without-tickets", "hoarder-without-long", "short-without-blue")
    hold(shipped("europe"), bots, 2)


def test_names() -> None:
    """What is not on the map is told with what is."""
    usa = shipped("usa")
    assert is_built_in("long-route-without-red")
    assert not is_built_in("mcts")
    assert len(restrictions(usa)) == 3 + 8
    assert numbers_of(list(NAMES), usa) == list(NAMES.values())
    with pytest.raises(ValueError, match="on this map bots can do without tickets, gray, long, black, blue"):
        numbers_of(["planner-without-pink"], usa)


def test_what_a_bot_never_does_is_of_no_importance() -> None:
    """Path draws no tickets: without them it plays as it does, and wins just half."""
    found = list(importances(shipped("usa"), "path", ["tickets", "gray"], 8, 3, LISTS))
    assert [one.without for one in found] == ["tickets", "gray"]
    assert (found[0].mean, found[0].low <= 0 <= found[0].high) == (0, True)
    assert found[1].mean > 0.1
