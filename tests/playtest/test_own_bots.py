"""Own bots on the domain API: they play, see one seat's view, and their faults are said with the seed."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from mapforge.engine import Move, View
from mapforge.model import Variant
from mapforge.playtest.own_bots import BotFault, maker_of
from mapforge.playtest.playing import play
from tests.engine.players import shipped

HERE = "tests.playtest.test_own_bots"


class Chooser:
    """Claims where it can, else chooses by its chance."""

    def __init__(self, variant: Variant, seat: int) -> None:
        self.variant, self.seat = variant, seat

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        assert view.seat == view.turn == self.seat
        return str(next((move for move in moves if move.kind == "claim"), chance.choice(moves)))


class Stubborn(Chooser):
    """Knows one move only."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        del view, moves, chance
        return "claim:nowhere red×1"


class Broken(Chooser):
    """Raises at its first turn."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        del view, moves, chance
        raise KeyError("atlanta")


class Silent(Chooser):
    """Returns nothing."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Any:
        del view, moves, chance


class Leaver(Chooser):
    """Ends its own program."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        del view, moves, chance
        raise SystemExit(3)


def test_an_own_bot_plays_beside_built_in_ones() -> None:
    """The game ends, and the same seed gives the same game."""
    bots = [f"{HERE}:Chooser", "planner", f"{HERE}:Chooser"]
    game = play(shipped("usa"), bots, seed=3)
    assert game.is_over()
    assert len(game.scores) == 3
    assert play(shipped("usa"), bots, seed=3).moves == game.moves
    assert play(shipped("usa"), bots, seed=4).moves != game.moves


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("plannner", 'there is no bot "plannner"; did you mean "planner"'),
        ("nowhere.at_all:Bot", "the module cannot be loaded (No module named 'nowhere')"),
        (f"{HERE}:Missing", 'has no class "Missing"'),
        (f"{HERE}:HERE", "it has no method choose"),
        (":Bot", "loading its module raised ValueError"),
        ("nowhere:Bot", "its file must be in this folder, or on PYTHONPATH"),
    ],
)
def test_a_bot_that_is_not_there_is_told(name: str, words: str) -> None:
    """With what was expected."""
    with pytest.raises(BotFault, match="bot") as caught:
        maker_of(name)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Stubborn", 'there is no track "nowhere"'),
        ("Broken", "it raised KeyError: 'atlanta'"),
        ("Leaver", "it raised SystemExit: 3"),
        ("Silent", "choose returned None, not a legal move"),
    ],
)
def test_a_fault_of_a_bot_is_said_with_its_seat_and_seed(bot: str, words: str) -> None:
    """And no game is dropped in silence."""
    with pytest.raises(BotFault, match=f"bot {HERE}:{bot} in seat 1, seed 8, move 2: ") as caught:
        play(shipped("usa"), ["path", f"{HERE}:{bot}"], seed=8)
    assert words in str(caught.value)
