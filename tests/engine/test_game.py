"""A game as the rest of the program sees it."""

import random
import re

import pytest

from mapforge.engine import CannotPlay, Game, IllegalMove, Move, Position
from tests.conftest import SHIPPED
from tests.engine.players import play_out, shipped, wander


@pytest.mark.parametrize("name", SHIPPED)
def test_legal_moves_are_listed_once_and_contained(name: str) -> None:
    """Length, iteration, numbers and ``in`` say the same; what is listed can be pushed and taken back."""
    game = Game(shipped(name), players=3, seed=11)
    chosen = random.Random(4)
    for _ in range(25):
        legal = game.legal_moves
        listed = list(legal)
        assert len(listed) == len(set(listed)) == len(legal)
        assert all(move in legal and str(move) in legal for move in listed)
        assert listed[-1] == legal[-1]
        before = game.position()
        for move in chosen.sample(listed, min(5, len(listed))):
            game.push(move)
            assert game.pop() == move
            assert game.position() == before
        game.push(chosen.choice(listed))


@pytest.mark.parametrize("name", SHIPPED)
def test_what_is_not_listed_is_refused(name: str) -> None:
    """Moves that were legal elsewhere and are not here raise IllegalMove, and leave the game as it was."""
    chosen = random.Random(7)
    seen: set[Move] = set()
    game = Game(shipped(name), players=2, seed=3)
    refused = 0
    for _ in range(50):
        legal = set(game.legal_moves)
        seen |= legal
        before = game.position()
        for move in chosen.sample(sorted(seen, key=str), min(6, len(seen))):
            if move not in legal:
                with pytest.raises(IllegalMove):
                    game.push(move)
                refused += 1
        assert game.position() == before
        game.push(chosen.choice(sorted(legal, key=str)))
    assert refused > 20


def test_pop_takes_the_whole_game_back() -> None:
    """From the end to the deal, each position as it was; then there is nothing to take back."""
    game = Game(shipped("europe"), players=3, seed=2)
    deal = game.position()
    wander(game, 5)
    end = game.position()
    moves = game.moves
    for _ in moves:
        game.pop()
    assert game.position() == deal
    assert game.moves == ()
    with pytest.raises(IndexError, match="no move to take back"):
        game.pop()
    for move in moves:
        game.push(move)
    assert game.position() == end


def test_a_copy_goes_its_own_way() -> None:
    """Moves in a copy do not show in the game, nor the other way round; the copy keeps the past."""
    game = wander(Game(shipped("usa"), players=2, seed=1), 1, 20)
    before = game.position()
    copy = wander(game.copy(), 2, 10)
    assert game.position() == before
    assert copy.moves[:20] == game.moves
    for _ in range(10):
        copy.pop()
    assert copy.position() == before


def test_same_seed_same_game() -> None:
    """Chance is the seed's alone."""
    one, other = (play_out(Game(shipped("usa"), players=4, seed=9)) for _ in range(2))
    assert one.position() == other.position()
    assert one.trace == other.trace
    assert Game(shipped("usa"), players=4, seed=10).position() != Game(shipped("usa"), players=4, seed=9).position()
    assert Game(shipped("usa"), players=4, seed=-1).position() == Game(shipped("usa"), players=4, seed=-1).position()


@pytest.mark.parametrize("name", SHIPPED)
def test_a_position_is_complete(name: str) -> None:
    """A game set up from a position is that position, and goes on the same way to the same end."""
    game = Game(shipped(name), players=3, seed=6)
    for steps in (0, 1, 2, 3, 40, 41, 42, 43, 44, 45):
        half = wander(game.copy(), 8, steps)
        again = Game.from_position(half.variant, half.position())
        assert again.position() == half.position()
        assert set(again.legal_moves) == set(half.legal_moves)
        assert wander(again, 3).position() == wander(half, 3).position()


def test_a_short_position_is_filled_in() -> None:
    """What is left out follows from the map: deck, row, trains, scores."""
    game = Game.from_position(shipped("usa"), {"hands": [{"red": 3}], "tracks": {"boston--new-york/1": 1}})
    position = game.position()
    assert position.trains == (45, 43)
    assert position.scores == (0, 2)
    assert len(position.row or ()) == 5
    assert len(position.deck or ()) == 110 - 3 - 5
    assert len((position.ticket_decks or {})["main"]) == 30


SIXES = [f"{route.id}/1" for route in shipped("usa").routes if route.length == 6]
"""Tracks that together have more spaces than a player has trains."""


@pytest.mark.parametrize(
    ("plain", "words"),
    [
        ({"hands": [{"mauve": 1}]}, "'mauve' among its card colors"),
        ({"hands": [{"red": 13}]}, "13 cards of red are named, but the map has 12"),
        ({"hands": [{"red": -1}]}, "-1 cards of red"),
        ({"hands": [{}, {}, {}]}, "entries for 3 seats"),
        ({"turn": 2}, "turn of seat 2, but there are 2"),
        ({"row": ["red"] * 6}, "6 cards lie open, but the row has 5"),
        ({"tracks": {"boston--new-york/1": 0, "boston--new-york/2": 0}}, "two tracks of one route"),
        ({"tracks": {"boston--new-york/1": 4}}, "seat 4, but there are 2"),
        ({"tracks": {"boston--miami/1": 0}}, "boston--miami/1"),
        ({"stations": {"boston": 0}}, "more stations than there are pieces"),
        ({"trains": [-1, 45]}, "Expected `int` >= 0"),
        ({"trains": [46, 45]}, "more trains left than the 45 there are"),
        ({"tracks": dict.fromkeys(SIXES, 0)}, "more spaces than there are trains"),
        ({"players": 3, "turn": 3}, "turn of seat 3, but there are 3"),
        ({"stations": {"boston": 5}}, "seat 5, but there are 2"),
        ({"last_round": 3}, "last_round: 3, but there are 2 players"),
        ({"last_round": 0}, "Expected `int` >= 1"),
        ({"passes": 3}, "passes: 3, but there are 2 players"),
        ({"passes": -1}, "Expected `int` >= 0"),
        ({"trace": 1 << 63}, "Expected `int` <="),
        ({"generators": {"trains": 1 << 63, "tickets": 0}}, "Expected `int` <="),
        ({"tickets": [["boston--miami"] * 500]}, "holds 500 tickets, more than there are"),
        ({"ticket_decks": {"mu": []}}, "'mu' among its decks"),
        ({"tickets": [["boston--miami", "boston--miami"]]}, "named 2 times, but there are 1"),
        ({"phase": "start-tickets", "offers": [["boston--miami"] * 13]}, "13 tickets are on offer"),
        ({"phase": "start-tickets", "choices": [["boston--miami"]]}, "which is not on offer"),
        ({"offers": [["boston--miami"]]}, "on offer to seat 0, which does not choose in the phase turn"),
        ({"phase": "keep-tickets", "offers": [[], ["boston--miami"]]}, "on offer to seat 1, which does not choose"),
        ({"phase": "start-tickets", "turn": 1}, "seat 0 must have chosen, for it is the turn of seat 1"),
        ({"phase": "start-tickets", "choices": [[]]}, "seat 0 cannot have chosen yet"),
        ({"choices": [[]]}, "seat 0 cannot have chosen yet"),
        (
            {"phase": "start-tickets", "turn": 1, "offers": [["boston--miami"]], "choices": [[]]},
            "seat 0 keeps 0 tickets, but must keep 1 at least",
        ),
        ({"phase": "second-card", "deck": [], "row": []}, "no train card can be drawn"),
        ({"phase": "tunnel"}, "must say which"),
        ({"phase": "turn", "tunnel": {"track": "boston--new-york/1", "laid": {}, "turned": []}}, "only in the phase"),
        ({"phase": "jumping"}, "does not hold"),
        ({"colour": 1}, "does not hold"),
    ],
)
def test_a_position_that_cannot_be(plain: dict[str, object], words: str) -> None:
    """ValueError in words."""
    with pytest.raises(ValueError, match=words):
        Game.from_position(shipped("usa"), plain)


@pytest.mark.parametrize(
    ("tunnel", "words"),
    [
        ({"track": "bern--interlaken/1", "laid": {"red": 9}, "turned": ["red"]}, "do not pay"),
        ({"track": "brig--wassen/1", "laid": {"red": 1}, "turned": ["red"]}, "do not pay"),
        ({"track": "basel--delemont/1", "laid": {"yellow": 2}, "turned": ["red"]}, "no turned card matches"),
        ({"track": "basel--delemont/1", "laid": {"yellow": 2}, "turned": ["red"] * 4}, "at most 3 may be"),
    ],
)
def test_a_tunnel_that_cannot_be(tunnel: dict[str, object], words: str) -> None:
    """The cards laid must be the price."""
    with pytest.raises(ValueError, match=words):
        Game.from_position(shipped("switzerland"), {"phase": "tunnel", "tunnel": tunnel})


def test_ticket_decks_that_cannot_be() -> None:
    """A ticket lies in its own deck."""
    with pytest.raises(ValueError, match="the deck long holds tickets of another"):
        Game.from_position(shipped("europe"), {"ticket_decks": {"long": ["athina--angora"]}})


def test_tables_that_cannot_be() -> None:
    """Players the rules do not allow."""
    with pytest.raises(CannotPlay, match="4 players, but the rules allow 2 to 3"):
        Game(shipped("switzerland"), players=4)


def test_result_before_the_end() -> None:
    """Only as an account that is not final."""
    game = wander(Game(shipped("usa"), players=2, seed=1), 1, 30)
    with pytest.raises(ValueError, match="not over"):
        game.result()
    assert not game.result(final=False).final
    assert game.result(final=False).players[0].routes == game.scores[0]


def test_a_view_shows_the_table_and_the_own_hand() -> None:
    """Counts of what is hidden; no seat beyond the table."""
    game = Game(shipped("europe"), players=3, seed=4)
    assert game.view(1).choice is None
    game.push(game.legal_moves[0])
    view = game.view(0)
    assert view.chosen == (True, False, False)
    assert view.choice is not None
    assert game.view(1).choice is None
    assert game.view(1).tickets_held == (0, 0, 0)
    wander(game, 3, 30)
    position = game.position()
    for seat in range(3):
        view = game.view(seat)
        assert view.hand == position.hands[seat]
        assert view.hand_sizes == tuple(sum(hand.values()) for hand in position.hands)
        assert view.tickets == position.tickets[seat]
        assert view.deck == len(position.deck or ())
        assert not view.chosen
    with pytest.raises(IndexError, match="seat 3"):
        game.view(3)


def test_payments_that_no_text_says() -> None:
    """Moves made by a program are refused in the same words: locomotives as a color, more cards than can be counted."""
    game = Game.from_position(shipped("usa"), {"hands": [{"locomotive": 4, "red": 4}]})
    for color, cards, code in (("locomotive", 2, "wrong-color"), ("red", 300, "wrong-count")):
        with pytest.raises(IllegalMove) as caught:
            game.push(Move("claim", "boston--new-york/2", color, cards))
        assert caught.value.code == code
    assert str(game.push("claim:dallas--little-rock red×2")) == "claim:dallas--little-rock/1 red×2"


def test_a_game_says_what_it_is() -> None:
    """A game and its legal moves can be read where Python shows them."""
    game = Game.from_position(shipped("usa"), {"row": ["red", "blue"], "hands": [{"red": 9, "blue": 9}]})
    assert repr(game) == "<Game on usa: 2 players, seat 0 to move, phase turn>"
    assert repr(game.legal_moves).startswith(f"<{len(game.legal_moves)} legal moves: draw:blind, draw:red, draw:blue,")
    assert repr(game.legal_moves).endswith(", …>")
    game.push("draw:red")
    assert "…" not in repr(game.legal_moves)
    assert len(repr(game.legal_moves).split(", ")) == len(game.legal_moves)


def test_words_for_what_is_not_on_the_map() -> None:
    """A near name is asked for."""
    game = Game.from_position(shipped("usa"), Position())
    for text, words in (
        ("claim:boston--new-york red×2", "several tracks; say which: boston--new-york/1 or boston--new-york/2"),
        ("claim:boston--newyork/1 red×2", "did you mean boston--new-york/1?"),
        ("claim:new-york--boston/2 red×2", "did you mean boston--new-york/2?"),
        ("claim:new-york--boston red×2", "did you mean boston--new-york/1 or boston--new-york/2?"),
        ("claim:boston--new-york/3 red×2", "did you mean boston--new-york/1 or boston--new-york/2?"),
        ("claim:boston--atlantis/1 red×2", 'there is no city "atlantis"'),
        ("claim:boston--miami/1 red×2", "no route joins boston and miami"),
        ("claim:boston red×2", "has both its ends, as in "),
        ("claim:boston--montreal/1 rad×2", 'did you mean "red"'),
        ("draw:mauve", 'no card color "mauve"; there are black, blue'),
        ("station:bostn red×1", 'did you mean "boston"'),
        ("jump", "the forms are"),
        ("keep:a--b", 'no ticket "a--b"'),
    ):
        with pytest.raises(IllegalMove, match=re.escape(words)):
            game.push(text)
        assert text not in game.legal_moves
    assert 7 not in game.legal_moves
    with pytest.raises(IndexError):
        game.legal_moves[len(game.legal_moves)]


def test_some_of_the_legal_moves() -> None:
    """A slice of them is what it is of a tuple."""
    game = wander(Game(shipped("usa"), players=2, seed=4), 4, 20)
    every = tuple(game.legal_moves)
    assert game.legal_moves[:3] == every[:3]
    assert game.legal_moves[-2::-3] == every[-2::-3]
    assert game.legal_moves[-1] == every[-1]


def test_a_back_end_that_there_is_not() -> None:
    """It is refused with those there are, and nothing is played on another."""
    with pytest.raises(ValueError, match='no back end "fortran"; there are: lists, numba'):
        Game(shipped("usa"), backend="fortran")  # type: ignore[arg-type]  # what is refused here
