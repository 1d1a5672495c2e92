"""The searching bot: it plays legal moves, the same ones for the same chance, and sees what wins at once."""

import random
from typing import Any

import pytest

from mapforge.engine import Game
from mapforge.playtest import mcts, warm
from mapforge.playtest.mcts import Searcher
from tests.engine.players import shipped

END: dict[str, Any] = {
    "players": 2,
    "turn": 0,
    "last_round": 1,
    "trains": [9, 1],
    "scores": [60, 70],
    "hands": [{"red": 3, "blue": 2, "locomotive": 1}, {"red": 1}],
    "tickets": [["denver--el-paso"], []],
    "tracks": {"denver--santa-fe/1": 0},
    "row": ["green", "white", "yellow", "black", "orange"],
}
"""The last move of the game: 60 to 70, and the ticket Denver to El Paso (4) lacks Santa Fe to El Paso (2, gray)."""


@pytest.fixture(autouse=True)
def on_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has compiled already."""
    monkeypatch.setattr(warm, "is_ready", lambda _capacity: False)


def test_it_finds_the_move_that_wins_at_once() -> None:
    """With the longest path (10), the route (2) and the ticket (4 instead of -4) seat 0 passes 70."""
    usa = shipped("usa")
    game = Game.from_position(usa, END, seed=3)
    chosen = Searcher(usa, 0, iterations=12).choose(game.view(0), tuple(game.legal_moves), random.Random(1))
    assert chosen.kind == "claim"
    game.push(chosen)
    assert game.result().winners == (0,)


def test_the_same_chance_makes_the_same_move() -> None:
    """Iterations are counted, not timed; and nothing but the view, the moves and the chance is handed over."""
    europe = shipped("europe")
    game = Game(europe, players=2, seed=5)
    while game.phase == "start-tickets":
        game.push(game.legal_moves[0])
    view, moves = game.view(0), tuple(game.legal_moves)
    chosen = {Searcher(europe, 0, iterations=3).choose(view, moves, random.Random(7)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(moves)


def test_an_only_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made at once."""
    monkeypatch.delattr(mcts, "_Search")
    usa = shipped("usa")
    view = Game.from_position(usa, END, seed=3).view(0)
    only = tuple(Game.from_position(usa, END, seed=3).legal_moves)[:1]
    assert Searcher(usa, 0).choose(view, only, random.Random(1)) == only[0]
