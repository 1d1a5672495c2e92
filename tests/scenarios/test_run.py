"""A scenario that expects the wrong thing fails: no line of one is passed over."""

from typing import Any

import msgspec
import pytest

from tests.conformance.pair import DifferenceError
from tests.scenarios.on_both import play
from tests.scenarios.setting import Setting
from tests.scenarios.written import FOLDER, Scenario, in_file

TICKETS = [["boston--miami"], ["denver--el-paso"]]
WRONG: list[dict[str, Any]] = [
    {"play": ["pass"]},
    {"play": ["not draw:red"]},
    {"play": ["not draw:white | of another kind"]},
    {"play": ["can pass"]},
    {"play": ["none draw:*"]},
    {"play": ["only draw:*"]},
    {"play": ["only draw:* | tickets | pass"]},
    {"play": ["hides 0 boston--miami"], "tickets": TICKETS},
    {"play": ["shows 1 boston--miami"], "tickets": TICKETS},
    {"play": ["draw:red"], "after": {"turn": 1}},
    {"play": ["draw:red"], "after": {"hands": ["blue"]}},
    {"play": ["draw:red"], "after": {"hand_sizes": [2]}},
    {"after": {"row": "red×5"}},
    {"after": {"deck_size": 109}},
    {"after": {"tickets": [["denver--el-paso"]]}, "tickets": TICKETS},
    {"after": {"tracks": [["boston--montreal/2"]]}, "tracks": [["boston--montreal/1"]]},
    {"after": {"ticket_bottom": ["boston--miami"]}, "ticket_deck": ["boston--miami", "denver--el-paso"]},
    {"after": {"last_round": "none"}, "last_round": 2},
    {"after": {"last_round": 1}},
    {"result": {"totals": [11, 10]}},
    {"result": {"winners": [0]}},
    {"result": {"tickets": [{"boston--miami": 12}]}, "tickets": TICKETS},
    {"board": {"cities": 35}},
    {"refused": "player"},
    {"refused": "train", "players": 9},
    {"tracks": [["boston--nowhere/1"]]},
    {"tickets": [["nowhere"]]},
    {"map": "europe", "stations": [["nowhere"]]},
    {"hands": ["red×13"]},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_a_wrong_expectation_fails(wrong: dict[str, Any]) -> None:
    """Each kind of line can be wrong, and is then told."""
    scenario = msgspec.convert({"name": "wrong", "rules": ["turn-one-action"]} | wrong, Scenario)
    with pytest.raises((AssertionError, DifferenceError)):
        play(scenario)


def test_a_misspelt_key_is_told() -> None:
    """A key that no scenario has is an error with its name."""
    with pytest.raises(msgspec.ValidationError, match="hand"):
        msgspec.convert({"name": "misspelt", "rules": [], "hand": ["red"]}, Scenario)


def test_what_is_left_out_is_filled_in_from_the_map() -> None:
    """Cards and tickets named nowhere lie in their decks, each once."""
    scenario = in_file(FOLDER / "rules" / "draw-train-cards.toml")[0]
    setting = Setting(scenario)
    state = setting.for_oracle()
    assert state.every_card() == setting.map.all_cards
    assert sorted(setting.ticket_decks["main"]) == sorted(setting.map.tickets)
    assert setting.deck[:2] == ["red", "blue"]
