"""A small fixed part of ``python -m tests.conformance.bots``."""

import pytest

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.state import State
from mapforge.playtest.names import NAMES
from tests.conformance import bots
from tests.conformance.bots import Task, mix, nothing_lost, play, tasks
from tests.conformance.pair import DifferenceError
from tests.conformance.plan import SHIPPED
from tests.scenarios.setting import shipped_or_made


@pytest.mark.parametrize(("number", "board"), list(enumerate(SHIPPED)))
def test_bots_of_every_kind_end_a_game_of_every_system(number: int, board: str) -> None:
    """Nothing is lost or refused on the way, and the account is the oracle's."""
    least, most = shipped_or_made(board).rules.players
    players = most if number % 2 else least
    outcome = play(Task(board, mix(players, 9 * (number + 1) + 2 * number), number + 1))
    assert outcome.moves > 20


def test_mixes_hold_every_bot_in_every_seat() -> None:
    """Over 81 numbers, beside every other."""
    assert {mix(2, number) for number in range(81)} == {(one, other) for one in NAMES for other in NAMES}
    assert len({task.again for task in tasks(["usa"], None, range(3))}) == 12


def test_a_lost_card_is_found() -> None:
    """And lost trains."""
    state = State(compile_map(shipped_or_made("usa"), loader.lists(), 2), 2)
    state.deal(1)
    nothing_lost(state)
    state.table.deck_left -= 1
    with pytest.raises(DifferenceError, match="cards of"):
        nothing_lost(state)
    state.table.deck_left += 1
    state.table.trains[1] -= 1
    with pytest.raises(DifferenceError, match="44 trains"):
        nothing_lost(state)


def test_the_command_says_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    """One game by its bots and seed."""
    assert bots.main(["--variant", "usa", "--bots", "planner,short", "--seed", "3"]) == 0
    assert "1 games" in capsys.readouterr().out
