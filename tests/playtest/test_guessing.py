"""Guessed positions: from their seat they look exactly like the view that they were made from."""

import random

import pytest

from mapforge.engine import Game
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.notation import named
from mapforge.engine.state import State
from mapforge.engine.view import view_of
from mapforge.playtest.guessing import guessed
from mapforge.playtest.names import NAMES
from mapforge.playtest.seat import BuiltIn
from tests.engine.players import shipped
from tests.playtest.positions import LISTS


@pytest.mark.parametrize(("board", "players"), [("usa", 3), ("usa-mega", 2), ("europe", 4), ("switzerland", 3)])
def test_a_guess_looks_like_the_view_it_was_made_from(board: str, players: int) -> None:
    """All along a game, from every seat; another chance guesses otherwise, the same the same."""
    variant, chance = shipped(board), random.Random(board)
    game = Game(variant, players=players, seed=9)
    bots = [BuiltIn(game.state, 9, seat, NAMES["planner"]) for seat in range(players)]
    looked = others = 0
    while not game.is_over():
        if chance.random() < 0.08 or game.phase != "turn":
            seat = chance.randrange(players)
            view, seed = game.view(seat), chance.randrange(99)
            guess = guessed(variant, view, random.Random(seed))
            assert Game.from_position(variant, guess, seed=1).view(seat) == view
            assert guessed(variant, view, random.Random(seed)) == guess
            others += guessed(variant, view, random.Random(seed + 1)) != guess
            looked += 1
        game.push(named(game.state, bots[game.turn].choose(game.state)))
    assert others == looked > 20


def test_a_guess_loses_no_card() -> None:
    """Hands, deck, row and discards hold the map's cards, each ticket is in one place."""
    variant = shipped("usa")
    state = State(compile_map(variant, LISTS, 3), 3)
    state.deal(4)
    guess = guessed(variant, view_of(state, 1), random.Random(2))
    assert sum(sum(hand.values()) for hand in guess.hands) + len(guess.deck or ()) == 110
    everywhere = [*(ticket for offer in guess.offers for ticket in offer), *(guess.ticket_decks or {})["main"]]
    assert sorted(everywhere) == sorted(ticket.id for ticket in variant.tickets)
