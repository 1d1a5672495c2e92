"""The bots: what they see, how they differ, that their games end, and that both back ends play alike."""

import inspect
import random
from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from mapforge.engine import Game, loader, reading, records
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import moves, words
from mapforge.engine.notation import named
from mapforge.engine.placing import place
from mapforge.engine.position import position_of
from mapforge.engine.state import State
from mapforge.model import Variant
from mapforge.playtest import backends
from mapforge.playtest.bots import dead_ends, deciding
from mapforge.playtest.match import play_chunks
from mapforge.playtest.names import NAMES
from mapforge.playtest.seat import BuiltIn
from mapforge.playtest.sums.figures import WHOLE
from mapforge.playtest.tally import Tally
from tests.conformance.redeal import redealt
from tests.conftest import SHIPPED
from tests.engine.players import shipped
from tests.oracle.board import Map
from tests.playtest.positions import LISTS, decisions, pad

NUMBA = pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")
BOTS = list(NAMES.values())
STYLES = ("hungry", "one-step", "long-route")
DIFFERENT = 20
"""Percent of decisions on the same positions in which any two bots differ at least."""


def match(variant: Variant, backend: Any, bots: list[int], deals: int, seed: int = 1) -> Tally:
    """Some deals with each of these bots, or one bot, in every seat."""
    names = {number: name for name, number in NAMES.items()}
    named, players = tuple(dict.fromkeys(names[bot] for bot in bots)), len(bots)
    tally = Tally(compile_map(variant, backend, players), named, players)
    for chunk in play_chunks(variant, named, players, range(seed, seed + deals), backend):
        tally.add(chunk)
    return tally


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_handed_nothing_hidden(name: str) -> None:
    """Its parameters are the map, the table, one hand, one memory and scratch paper."""
    source = inspect.getsource(deciding)
    called = [line.split("return ")[1] for line in source.splitlines() if "return play_" in line]
    assert f"play_{name.replace('-', '_')}(m, t, hand, memory, pad)" in called


@pytest.mark.parametrize("bots", [("random", "planner", "blocker"), ("hoarder", "path", "short"), STYLES])
@pytest.mark.parametrize("board", ["usa", "europe"])
def test_what_is_hidden_does_not_change_a_move(board: str, bots: tuple[str, ...]) -> None:
    """Other hands, decks, tickets, generators dealt anew and other paper before every decision: the same moves."""
    variant, players, chance = shipped(board), len(bots), random.Random(board)
    plan, oracle = compile_map(variant, LISTS, players), Map(variant, players)
    state, other = State(plan, players), State(plan, players)
    state.deal(5)
    seats = [BuiltIn(state, 5, seat, NAMES[bot]) for seat, bot in enumerate(bots)]
    looked: Counter[str] = Counter()
    while state.table.phase != words.OVER:
        seat = state.table.turn
        hidden = redealt(oracle, reading.position(state), seat, chance)
        place(other, position_of(hidden), chance.randrange(99))
        memory, scratch = LISTS.copy(seats[seat].memories)[0], pad(plan, chance.randrange(1, 99))
        guess = deciding.bot_move(seats[seat].bot, plan.record[0], other.table, other.hands[seat], memory, scratch)
        move = seats[seat].choose(state)
        assert named(other, guess) == named(state, move)
        state.push(move)
        looked[bots[seat]] += 1
    assert min(looked[bot] for bot in bots) > 30


@pytest.mark.parametrize("board", ["usa", "europe", "switzerland"])
def test_any_two_bots_differ(board: str) -> None:
    """In at least 20 % of what they do at the start of a turn, on the same positions of games of all kinds of bots.

    Each has its own memory of the game as if it had sat there; draws that have to follow, choices of tickets and
    tunnels do not count, for there bots have less to differ in.
    """
    different: Counter[tuple[int, int]] = Counter()
    looked = 0
    for seed, seated in enumerate(([7, 4], [8, 5, 2], [3, 6, 1], [0, 7])):
        for seats, memories in decisions(shipped(board), seated, seed, BOTS):
            m, scratch = seats.plan.record[0], pad(seats.plan)
            moved = {bot: deciding.bot_move(bot, m, seats.table, seats.hand, memories[bot], scratch) for bot in BOTS}
            if seats.table.phase == words.TURN:
                different.update(pair for pair in combinations(BOTS, 2) if moved[pair[0]] != moved[pair[1]])
                looked += 1
    least = {pair: 100 * different[pair] // looked for pair in combinations(BOTS, 2)}
    assert len(least) == 36
    assert min(least.values()) >= DIFFERENT, least


@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_finishes(name: str) -> None:
    """Bots of all kinds at the largest and the smallest table."""
    variant = shipped(name)
    fewest, most = variant.rules.players
    for players, first in ((most, 0), (fewest, most), (fewest, most + fewest)):
        bots = [BOTS[(first + seat) % len(BOTS)] for seat in range(players)]
        tally = match(variant, LISTS, bots, 1)
        assert tally.numbers("events")[dead_ends.UNFINISHED] == 0
        wins = [sum(pair.x for pair in tally.pairs(name, players)) for name in ("bot_wins", "seat_wins")]
        assert wins == 2 * [WHOLE * players]


@pytest.mark.parametrize("name", NAMES)
def test_moves_are_legal_and_whole_games_are_the_same_move_by_move(name: str) -> None:
    """A bot in every seat, by the engine that refuses illegal moves: the game that the fast call plays."""
    game = Game(shipped("europe"), players=3, seed=2)
    seats = [BuiltIn(game.state, 2, seat, NAMES[name]) for seat in range(3)]
    while not game.is_over():
        game.push(named(game.state, seats[game.turn].choose(game.state)))
    plan = game.plan
    kinds = ((records.Table, 1), (records.Hand, 3), (records.Deck, 1), (records.Pad, 1), (records.Memory, 3))
    made = [LISTS.new(record, plan.capacity, count) for record, count in kinds]
    assert backends.tables(LISTS).play_table(plan.record, *made, [NAMES[name]] * 3, 3, 2, 5000) == 1
    assert made[0][0].moves_hash == game.trace


def test_the_hoarder_draws_as_long_as_it_can() -> None:
    """It claims only where neither a card nor a ticket is left to draw."""
    claimed = 0
    for seats, memories in decisions(shipped("usa"), [NAMES["hoarder"]] * 2, 3, [NAMES["hoarder"]]):
        table = seats.table
        number = deciding.bot_move(
            NAMES["hoarder"], seats.plan.record[0], table, seats.hand, memories[NAMES["hoarder"]], pad(seats.plan)
        )
        if moves.kind_of(number) == words.CLAIM:
            claimed += 1
            assert table.deck_left + table.discards_left + table.row_left + table.tickets_left[0] == 0
    assert claimed > 0


@NUMBA
@pytest.mark.xdist_group("numba")
@pytest.mark.parametrize(
    ("name", "bots"), [("usa", [7, 8, 4, 5]), ("europe", [6, 3, 2]), ("usa-mega", [1, 0, 7, 4, 8])]
)
def test_games_are_the_same_on_both_back_ends(name: str, bots: list[int]) -> None:
    """Hashes of all moves and totals agree."""
    assert match(shipped(name), backends.compiled(), bots, 1).trace == match(shipped(name), LISTS, bots, 1).trace


def small_deck(cards: int) -> Variant:
    """USA with so few train cards of each color, and locomotives, that hands empty the deck."""
    usa = shipped("usa")
    colors = tuple(msgspec.structs.replace(color, cards=cards) for color in usa.card_colors)
    rules = msgspec.structs.replace(usa.rules, locomotives=cards, start_hand=1)
    return msgspec.structs.replace(usa, colors=colors, rules=rules)


@pytest.mark.parametrize("name", NAMES)
def test_a_small_deck_ends_every_game(name: str) -> None:
    """Deck and discards run out, nobody can move: games end all the same, and dead ends are counted."""
    events = match(small_deck(1), LISTS, [NAMES[name]] * 3, 1).numbers("events")
    assert events[dead_ends.UNFINISHED] == 0
    assert events[dead_ends.ALL_PASSED] > 0
