"""``python -m tests.conformance.bots``: built-in bots at every table of every shipped map, each game to its end.

After every move: it was not refused, no card and no ticket is lost, trains are those laid and never negative. In the
end: the game is over, the oracle's recount of the account is the same, and one call on either back end plays the same
game. Exit 1 at the first thing that does not hold, with what plays it again.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from mapforge.engine import loader, reading, records
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import words
from mapforge.engine.result import result_of
from mapforge.engine.state import State
from mapforge.model import Variant
from mapforge.playtest import backends
from mapforge.playtest.match import MOST_TURNS
from mapforge.playtest.names import NAMES, numbers_of
from mapforge.playtest.seat import BuiltIn
from tests.conformance import facts
from tests.conformance.pair import DifferenceError, same
from tests.conformance.plan import SHIPPED
from tests.conformance.translate import state_of
from tests.oracle import account
from tests.oracle.board import Map
from tests.scenarios.setting import shipped_or_made


class Task(NamedTuple):
    """One game: the map, the bots in their seats, the seed."""

    board: str
    bots: tuple[str, ...]
    seed: int

    @property
    def again(self) -> str:
        """What plays it again."""
        return (
            f"python -m tests.conformance.bots --variant {self.board} --bots {','.join(self.bots)} --seed {self.seed}"
        )


class Outcome(NamedTuple):
    """A game played: its moves, whether everybody had to pass, and its hash."""

    moves: int
    dead_end: bool
    trace: int


def mix(players: int, number: int) -> tuple[str, ...]:
    """Who sits at a table: with the number the first bot and the step to the next ones change."""
    bots = list(NAMES)
    first, step = number % len(bots), (number // len(bots)) % len(bots)
    return tuple(bots[(first + seat * step) % len(bots)] for seat in range(players))


def tasks(maps: list[str], players: int | None, seeds: range) -> Iterator[Task]:
    """Every seed at every table of these maps; the seed chooses the mix."""
    for board in maps:
        fewest, most = shipped_or_made(board).rules.players
        for size in range(fewest, most + 1) if players is None else [players]:
            yield from (Task(board, mix(size, seed), seed) for seed in seeds)


def play(task: Task, compiled: bool = False) -> Outcome:
    """One game with all that must hold; DifferenceError where it does not."""
    return hold(shipped_or_made(task.board), task.bots, task.seed, compiled)


def hold(variant: Variant, bots: tuple[str, ...], seed: int, compiled: bool = False) -> Outcome:
    """One game on any map with all that must hold."""
    plan = compile_map(variant, loader.lists(), len(bots))
    state, moves = State(plan, len(bots)), 0
    state.deal(seed)
    seats = [BuiltIn(state, seed, seat, number) for seat, number in enumerate(numbers_of(bots, variant))]
    tickets = ticket_count(state)
    while state.table.phase != words.OVER:
        if state.table.turns >= MOST_TURNS:
            raise DifferenceError(f"the game has not ended after {MOST_TURNS} turns")
        seat = state.table.turn
        move = seats[seat].choose(state)
        if word := state.why_not(move):
            raise DifferenceError(f"{bots[seat]} made move {moves + 1}, which is refused: {word}")
        state.push(move)
        moves += 1
        nothing_lost(state)
    returned = {variant.rules.start_tickets.returned, variant.rules.draw_tickets.returned}
    if returned == {"bottom"} and ticket_count(state) != tickets:
        raise DifferenceError(f"tickets were {tickets}, are {ticket_count(state)}")
    recounted(variant, state)
    same_in_one_call(loader.lists(), variant, bots, seed, state)
    if compiled:
        same_in_one_call(backends.compiled(), variant, bots, seed, state)
    return Outcome(moves, bool(state.table.dead_end), int(state.table.moves_hash))


def nothing_lost(state: State) -> None:
    """Cards of each color are as many as the map has; trains are those of the tracks owned, and never negative."""
    m, table, deck = state.map, state.table, state.deck
    cards = Counter(deck.cards[: table.deck_left]) + Counter(table.row[: table.row_left])
    cards += Counter(table.turned[: table.turned_left])
    for color in range(m.colors + 1):
        laid = table.laid_locomotives if color == m.colors else table.laid_cards * (table.laid_color == color)
        held = sum(hand.cards[color] for hand in state.hands[: state.players])
        count = cards[color] + held + laid + table.discards[color]
        if count != m.color_cards[color]:
            raise DifferenceError(f"{count} cards of {state.plan.colors[color]}, the map has {m.color_cards[color]}")
    for seat in range(state.players):
        owned = sum(m.track_length[track] for track in range(m.tracks) if table.owner[track] == seat + 1)
        if table.trains[seat] < 0 or table.trains[seat] + owned != m.trains:
            raise DifferenceError(f"seat {seat} has {table.trains[seat]} trains, and {owned} on the board")
        if table.hand_size[seat] != sum(state.hands[seat].cards[: m.colors + 1]):
            raise DifferenceError(f"seat {seat} is said to hold {table.hand_size[seat]} cards")


def ticket_count(state: State) -> "Counter[int]":
    """All tickets in hands, on offer and in their decks."""
    m, table, count = state.map, state.table, Counter[int]()
    for hand in state.hands[: state.players]:
        count.update(hand.tickets[: hand.tickets_left])
        count.update(hand.offer[: hand.offer_left])
    for number in range(m.decks):
        first = m.stack_first[number]
        size = m.stack_first[number + 1] - first
        for place in range(table.tickets_left[number]):
            count[state.deck.tickets[first + (state.deck.tickets_top[number] + place) % size]] += 1
    return count


def recounted(variant: Variant, state: State) -> None:
    """The account is the oracle's."""
    counted = account.accounts(state_of(Map(variant, state.players), reading.position(state)))
    same("account", facts.result_of_engine(result_of(state)), facts.result_of_oracle(counted))


def same_in_one_call(
    backend: "loader.Lists | loader.Compiled", variant: Variant, bots: tuple[str, ...], seed: int, state: State
) -> None:
    """The call that plays whole games plays this one."""
    players = len(bots)
    plan = compile_map(variant, backend, players)
    kinds: tuple[tuple[Any, int], ...] = (
        (records.Table, 1),
        (records.Hand, players),
        (records.Deck, 1),
        (records.Pad, 1),
        (records.Memory, players),
    )
    made = [backend.new(record, plan.capacity, count) for record, count in kinds]
    numbers = backend.numbers(numbers_of(bots, variant))
    backends.tables(backend).play_table(plan.record, *made, numbers, players, seed, MOST_TURNS)
    there, here = int(made[0][0].moves_hash), int(state.table.moves_hash)
    if there != here:
        raise DifferenceError(f"played in one call ({backend.name}) the game has the hash {there}, not {here}")


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and say by the exit code whether all held."""
    asked = parser().parse_args(arguments)
    if asked.bots:
        todo = [Task(board, tuple(asked.bots.split(",")), asked.seed) for board in asked.variant or SHIPPED]
    else:
        seeds = range(asked.seed, asked.seed + asked.games)
        todo = list(tasks(asked.variant or list(SHIPPED), asked.players, seeds))
    compiled, began, total = loader.numba_version() is not None, time.process_time(), Counter[str]()
    for number, task in enumerate(todo, start=1):
        print(f"\r{number}/{len(todo)} {task.board} {', '.join(task.bots):60}", end="", file=sys.stderr, flush=True)
        try:
            outcome = play(task, compiled)
        except AssertionError as difference:
            print(f"\n{difference}\nOnce more: {task.again}")
            return 1
        total.update(games=1, moves=outcome.moves, dead_ends=outcome.dead_end)
    spent = time.process_time() - began
    print(
        f"\n{total['games']} games, {total['moves']} moves, {total['dead_ends']} dead ends, {spent:.0f} s CPU: all held"
    )
    return 0


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="python -m tests.conformance.bots", description=__doc__)
    made.add_argument("--games", type=int, default=81, help="games a table (default 81: every first bot, every step)")
    made.add_argument("--variant", action="append", choices=SHIPPED, help="only this map (may be given again)")
    made.add_argument("--players", type=int, help="only tables of this size")
    made.add_argument("--bots", help="only these bots in their seats, one game with --seed")
    made.add_argument("--seed", type=int, default=0, help="seed of the first game; the next has the next one")
    return made


if __name__ == "__main__":
    sys.exit(main())
