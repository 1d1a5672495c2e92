"""A small fixed part of ``python -m tests.conformance``."""

import random

import pytest
from msgspec.structs import replace

from mapforge.engine import Game, loader
from mapforge.model import FrozenMap
from tests.conformance import games
from tests.conformance.games import Backend, go_on, play
from tests.conformance.pair import Pair
from tests.conformance.plan import SHIPPED, policy_of
from tests.conformance.policies import by_chance
from tests.conformance.translate import state_of
from tests.oracle.board import Map
from tests.oracle.branches import BRANCHES
from tests.scenarios.setting import shipped_or_made

BOTH: tuple[Backend, ...] = ("lists", "numba") if loader.numba_version() is not None else ("lists",)
TABLES = [
    ("usa", 4, 8),
    ("usa-1910", 2, 5),
    ("usa-mega", 3, 1),
    ("usa-big-cities", 5, 4),
    ("europe", 3, 6),
    ("switzerland", 2, 2),
]


@pytest.mark.parametrize(("name", "players", "seed"), TABLES)
def test_a_game_of_every_system_is_the_same_on_engine_and_oracle(name: str, players: int, seed: int) -> None:
    """State, legal moves, account, views, taking back and record hold from the deal to the end."""
    _policy_name, policy = policy_of(seed)
    outcome = play(shipped_or_made(name), players, seed, policy, ("lists",))
    assert outcome.games == 1
    assert outcome.unfinished == 0
    assert outcome.met["end: after the last round"] + outcome.met["end: all pass"] == 1
    assert set(outcome.met) <= set(BRANCHES)


def test_a_game_without_tickets_at_the_start_is_the_same_on_engine_and_oracle() -> None:
    """From the first choice, among none, to the account, views and record of the end."""
    usa = shipped_or_made("usa")
    start = replace(usa.rules.start_tickets, deal=FrozenMap({}))
    outcome = play(replace(usa, rules=replace(usa.rules, start_tickets=start)), 2, 5, by_chance, ("lists",))
    assert outcome.met["end: after the last round"] == 1


@pytest.mark.xdist_group("numba")
def test_a_game_is_the_same_on_both_back_ends_and_the_oracle() -> None:
    """Moves, their order, scores, chance and hash are those of the other back end after every move."""
    assert play(shipped_or_made("europe"), 2, 3 * 7, policy_of(0)[1], BOTH).unfinished == 0


def test_a_game_that_is_cut_off_is_counted_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cap on moves ends a game that would not end, and says so."""
    monkeypatch.setattr(games, "MOST_MOVES", 12)
    variant = shipped_or_made("europe")
    game = Game(variant, players=2, seed=3)
    pair = Pair(game, state_of(Map(variant, 2), game.position()))
    outcome = go_on(pair, [], by_chance, random.Random(3), most=12)
    assert (outcome.games, outcome.moves, outcome.unfinished) == (1, 12, 1)


def test_systems_of_the_sample() -> None:
    """Every shipped system is played."""
    assert {name for name, _players, _seed in TABLES} == set(SHIPPED)
