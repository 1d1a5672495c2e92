"""A difference between engine and oracle, or a leak, is found and told."""

import random
from collections.abc import Callable

import pytest

from mapforge.engine import Game, Move
from tests.conformance.games import look_at_views, take_back_one
from tests.conformance.pair import DifferenceError, Pair
from tests.conformance.translate import state_of
from tests.oracle.board import Map
from tests.oracle.state import State
from tests.scenarios.setting import shipped_or_made


@pytest.fixture
def pair() -> Pair:
    """A game of Europe in its second turn."""
    variant = shipped_or_made("europe")
    game = Game(variant, players=3, seed=11)
    made = Pair(game, state_of(Map(variant, 3), game.position()))
    for move in (*[None] * 3, "draw:blind", "draw:blind"):
        made.push(move or min(made.moves))
    return made


def lose_a_train(state: State) -> None:
    state.trains[1] -= 1


def lose_a_card(state: State) -> None:
    state.hands[2].popitem()


def own_a_track(state: State) -> None:
    state.owners["dieppe--paris/1"] = 0


def score(state: State) -> None:
    state.points[0] += 1


def be_late(state: State) -> None:
    state.turns_left = 3


@pytest.mark.parametrize("change", [lose_a_train, lose_a_card, own_a_track, score, be_late])
def test_a_difference_in_the_state_is_found(pair: Pair, change: Callable[[State], None]) -> None:
    """Trains, cards, owners, points and the last round are compared after every move."""
    change(pair.state)
    with pytest.raises(DifferenceError, match="differs"):
        pair.compare()


def test_a_difference_in_legal_moves_is_found(pair: Pair) -> None:
    """A move that only one of them allows is named."""
    pair.moves.pop()
    with pytest.raises(DifferenceError):
        pair.compare_moves()


def test_a_difference_in_the_account_is_found(pair: Pair) -> None:
    """A ticket that only the oracle counts is a difference."""
    name = next(iter(pair.state.tickets[0]))
    pair.state.tickets[0][name] += 1
    with pytest.raises(DifferenceError, match="account"):
        pair.account()


def test_an_illegal_move_is_told(pair: Pair) -> None:
    """A move that neither allows is no move."""
    with pytest.raises(DifferenceError, match="not legal"):
        pair.push("pass")


def test_a_view_that_shows_too_much_is_found(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view with the whole position in it changes when what is hidden is dealt anew."""
    assert look_at_views(pair, random.Random(1)) == 3
    monkeypatch.setattr(Game, "view", lambda game, _seat: game.position())
    with pytest.raises(DifferenceError, match="hidden"):
        look_at_views(pair, random.Random(1))


def test_a_move_that_is_not_wholly_taken_back_is_found(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taking back too much is a difference."""
    take_back_one(pair)
    whole = Game.pop

    def pop_two(game: Game) -> Move:
        last = whole(game)
        whole(game)
        return last

    monkeypatch.setattr(Game, "pop", pop_two)
    with pytest.raises((DifferenceError, AssertionError, ValueError)):
        take_back_one(pair)
