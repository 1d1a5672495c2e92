"""A refusal says the numbers that its rule turns on."""

from typing import Any

import pytest

from mapforge.engine import Game, IllegalMove
from mapforge.engine.explaining import NUMBERS
from mapforge.engine.record import Head, Line, MapName, Record
from mapforge.engine.refused import RULES
from mapforge.engine.replay import replay
from tests.engine.players import shipped

TUNNEL = {"track": "munchen--venezia/1", "laid": {"blue": 2}, "turned": ["blue", "red", "red"]}
LAID_WILD = {"track": "munchen--venezia/1", "laid": {"locomotive": 2}, "turned": ["locomotive", "red", "red"]}
OFFER = ["boston--miami", "denver--el-paso", "helena--los-angeles"]
TOLD: list[tuple[str, dict[str, Any], str, str]] = [
    ("usa", {"hands": [{"red": 4}]}, "claim:boston--montreal/1 red×1", "wrong-count: it costs 2 cards, 1 offered"),
    ("usa", {"hands": [{"red": 4}]}, "claim:dallas--houston/1 red×3", "wrong-count: it costs 1 card, 3 offered"),
    ("usa", {"hands": [{"red": 4}]}, "claim:dallas--houston/1 red×300", "wrong-count: it costs 1 card, 300 offered"),
    ("europe", {"stations": {"paris": 0}}, "station:wien red×1", "wrong-count: it costs 2 cards, 1 offered"),
    ("europe", {"phase": "tunnel", "tunnel": TUNNEL}, "pay:blue×2", "wrong-extra: 1 card more, 2 offered"),
    ("europe", {"phase": "tunnel", "tunnel": TUNNEL}, "pay:blue×256", "wrong-extra: 1 card more, 256 offered"),
    ("europe", {"hands": [{"red": 4}]}, "claim:athina--smyrna/1 red×2", "ferry-short: 1 needed, 0 offered"),
    ("usa", {"hands": [{"red": 4}]}, "claim:boston--new-york/1 blue×2", "wrong-color: the track is yellow"),
    ("europe", {"phase": "tunnel", "tunnel": TUNNEL}, "pay:red×1", "wrong-color: blue was laid"),
    ("europe", {"phase": "tunnel", "tunnel": LAID_WILD}, "pay:red×1", "wrong-color: only locomotives were laid"),
    ("usa", {"trains": [1, 45]}, "claim:boston--montreal/1 red×2", "trains-short: 2 needed, 1 left"),
    ("usa", {"hands": [{"red": 1}]}, "claim:boston--montreal/1 red×2", "cards-short: 2 offered, 1 held"),
    ("usa", {"hands": [{"red": 1}]}, "claim:boston--montreal/1 loco×2", "locomotives-short: 2 offered, 0 held"),
    ("usa", {"phase": "start-tickets", "offers": [OFFER]}, "keep:boston--miami", "keep-more: at least 2, not 1"),
]


@pytest.mark.parametrize(("name", "position", "move", "told"), TOLD, ids=[told for *_others, told in TOLD])
def test_a_refusal_says_its_numbers(name: str, position: dict[str, Any], move: str, told: str) -> None:
    """What it costs and what was offered, needed, held or left."""
    with pytest.raises(IllegalMove) as caught:
        Game.from_position(shipped(name), position).push(move)
    code, _, numbers = told.partition(": ")
    assert caught.value.code == code
    assert str(caught.value) == f"{move}: {dict(RULES.values())[code]} ({numbers})"


def test_every_rule_with_numbers_is_tried() -> None:
    """None of the table is left out above."""
    assert {RULES[word][0] for word in NUMBERS} == {told.partition(":")[0] for *_others, told in TOLD}


def test_cards_that_nobody_saw_are_said() -> None:
    """In a record, a hand may hold more than is known."""
    usa = shipped("usa")
    head = Head(map=MapName(id=usa.id), players=2, hands=(("red", "red", None, None), None))
    keeps = (
        Line(move="keep:boston--miami,denver--el-paso"),
        Line(move="keep:dallas--new-york,helena--los-angeles", row=None),
    )
    told = replay(usa, Record(head, (*keeps, Line(move="claim:calgary--seattle/1 green×4"))))
    assert told.fault is not None
    assert told.fault.message.endswith("(4 offered, 0 held and 2 cards unseen)")
