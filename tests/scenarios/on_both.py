"""A scenario on the engine and the oracle together."""

from typing import Literal

from mapforge.engine import CannotPlay, Game
from tests.conformance.pair import Pair
from tests.conformance.translate import state_of
from tests.oracle import start
from tests.scenarios.run import check_board, run
from tests.scenarios.setting import Setting
from tests.scenarios.written import Scenario

Backend = Literal["lists", "numba"]


def play(scenario: Scenario, backend: Backend = "lists") -> Pair | None:
    """Play it; raises AssertionError where it does not come out as written. A refused table gives no game."""
    setting = Setting(scenario)
    if scenario.refused is not None:
        expect_refusal(setting, scenario.refused)
        return None
    check_board(scenario, setting.map)
    pair = new_game(setting, backend) if scenario.start else placed_game(setting, backend)
    run(scenario, pair)
    return pair


def expect_refusal(setting: Setting, word: str) -> None:
    """No game can begin, and the reasons say why."""
    try:
        Game(setting.variant, players=setting.map.players)
    except CannotPlay as refusal:
        reasons = " ".join(refusal.reasons)
        assert word in reasons, f"refused, but with the words: {reasons}"
        return
    raise AssertionError("the table should be refused")


def new_game(setting: Setting, backend: Backend) -> Pair:
    """A game from the beginning, dealt as the rules say."""
    game = Game(setting.variant, players=setting.map.players, seed=7, backend=backend)
    state = state_of(setting.map, game.position())
    wrong = start.faults(state)
    assert not wrong, f"at the start it is not so that {'; '.join(wrong)}"
    return Pair(game, state)


def placed_game(setting: Setting, backend: Backend) -> Pair:
    """A game that begins at the scenario's position."""
    return Pair(Game.from_position(setting.variant, setting.for_engine(), backend=backend), setting.for_oracle())
