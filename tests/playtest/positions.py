"""Positions of games between bots, and the moves that other bots would make there."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mapforge.engine import loader, records
from mapforge.engine.compiled_map import CompiledMap, compile_map
from mapforge.engine.core import chance, setup, turns, words
from mapforge.model import Variant
from mapforge.playtest.bots import deciding

LISTS = loader.lists()


class Seats(NamedTuple):
    """A table on lists, before a decision."""

    plan: CompiledMap
    table: Any
    hands: Any
    deck: Any

    @property
    def hand(self) -> Any:
        """The hand of who is to move."""
        return self.hands[self.table.turn]


def memories(plan: CompiledMap, players: int, seed: int) -> Any:
    """Everybody's memory before a game."""
    made = LISTS.new(records.Memory, plan.capacity, players)
    for seat, memory in enumerate(made):
        memory.stream = chance.first(seed, chance.BOTS + seat)
    return made


def pad(plan: CompiledMap, written: int = 0) -> Any:
    """Scratch paper with a number written all over it."""
    made = LISTS.new(records.Pad, plan.capacity)[0]
    for name, field in records.fields(records.Pad).items():
        setattr(made, name, [written] * len(getattr(made, name)) if field.size else written)
    return made


def decisions(
    variant: Variant, bots: list[int], seed: int, shadows: list[int]
) -> Iterator[tuple[Seats, dict[int, Any]]]:
    """A game of the bots, decision by decision, and the memory that each shadow has of this seat's game so far."""
    players = len(bots)
    plan = compile_map(variant, LISTS, players)
    m = plan.record[0]
    table, deck = LISTS.new(records.Table, plan.capacity)[0], LISTS.new(records.Deck, plan.capacity)[0]
    hands = LISTS.new(records.Hand, plan.capacity, players)
    setup.set_up(m, table, hands, deck, pad(plan), players, seed)
    own = memories(plan, players, seed)
    kept = {bot: memories(plan, players, seed) for bot in shadows}
    while table.phase != words.OVER:
        seat = table.turn
        yield Seats(plan, table, hands, deck), {bot: kept[bot][seat] for bot in shadows}
        move = deciding.bot_move(bots[seat], m, table, hands[seat], own[seat], pad(plan))
        turns.make_move(m, table, hands, deck, move)
