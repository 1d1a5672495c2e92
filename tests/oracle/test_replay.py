"""The documented game records, played by the oracle from their text alone."""

import json
from pathlib import Path

import pytest

from tests.oracle.board import Map
from tests.oracle.replay import replay
from tests.oracle.state import OVER, ImpossibleError
from tests.scenarios.setting import shipped_or_made

RECORDS = Path(__file__).parents[1] / "data" / "records"
SHIPPED = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")


def board_and_text(name: str) -> tuple[Map, str]:
    """A documented record and the table it was played at."""
    text = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    return Map(shipped_or_made(name), json.loads(text.splitlines()[0])["players"]), text


@pytest.mark.parametrize("name", SHIPPED)
def test_the_documented_record_holds_by_the_oracle(name: str) -> None:
    """Every move is legal, every card can have come, and the stated outcome is the oracle's."""
    board, text = board_and_text(name)
    state, counted = replay(board, text)
    assert state.phase == OVER
    assert min(one.rank for one in counted) == 1


def test_a_record_with_another_card_does_not_hold() -> None:
    """A move that the hand cannot pay, or a card that cannot have come, is refused."""
    board, text = board_and_text("usa")
    lines = text.splitlines()
    with pytest.raises(ImpossibleError):
        replay(board, "\n".join([*lines[:4], lines[3], *lines[4:]]))
