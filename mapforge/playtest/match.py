"""Many games of bots on one map: deals, seatings, sums.

A *deal* is one seed with every rotation of one seating, so that each bot sits once in each seat. Where there are fewer
bots than seats, each sits as often as the others, and those of the seats left over take turns from deal to deal; where
there are more, the sets that sit down take turns. The sums are integers and do not depend on the back end, on the
number of threads or on the order in which deals end.
"""

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any, NamedTuple

from mapforge.engine import loader, records
from mapforge.engine.compiled_map import CompiledMap, compile_map
from mapforge.model import Variant
from mapforge.playtest import backends
from mapforge.playtest.bots import tables
from mapforge.playtest.names import NAMES

MOST_TURNS = 5000
"""More turns than any game takes; a game that has not ended by then is counted as unfinished."""


class Deal(NamedTuple):
    """One deal played: its seed, the bots in their places, each place's figures, the wins of each seat, a hash."""

    seed: int
    bots: tuple[str, ...]
    figures: tuple[tuple[int, ...], ...]
    seat_wins: tuple[int, ...]
    trace: int


def seatings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits at the table, deal by deal, before it begins again."""
    rounds, left = divmod(players, len(bots))
    return [(*(bot for bot in bots for _ in range(rounds)), *more) for more in combinations(bots, left)]


def play_deals(
    variant: Variant,
    bots: Sequence[str],
    players: int,
    seeds: range,
    backend: "loader.Lists | loader.Compiled",
    jobs: int = 1,
) -> Iterator[Deal]:
    """The deals of these seeds in order; CannotPlay for a map or table that cannot be played.

    More jobs are threads; they help on the compiled back end only.
    """
    plan, turns = compile_map(variant, backend, players), seatings(bots, players)
    rooms = threading.local()

    def deal(seed: int) -> Deal:
        if not hasattr(rooms, "table"):
            rooms.table = _Room(plan, players)
        room: _Room = rooms.table
        return room.play(seed, turns[(seed - seeds.start) % len(turns)])

    alone = seeds if jobs == 1 else seeds[:1]  # loading and compiling is for one thread
    yield from map(deal, alone)
    with ThreadPoolExecutor(jobs) as pool:
        for start in range(alone.stop, seeds.stop, 64 * jobs):  # a few at a time, so that memory stays flat
            yield from pool.map(deal, range(start, min(start + 64 * jobs, seeds.stop)))


class _Room:
    """The records of one thread."""

    def __init__(self, plan: CompiledMap, players: int) -> None:
        backend = plan.backend
        counts = {records.Table: 1, records.Hand: players, records.Deck: 1, records.Pad: 1, records.Memory: players}
        self.calls: Any = backends.tables(backend)
        self.plan, self.players, self.backend = plan, players, backend
        self.records = [backend.new(record, plan.capacity, count) for record, count in counts.items()]

    def play(self, seed: int, bots: tuple[str, ...]) -> Deal:
        """Play one deal."""
        size, numbers = self.players, self.backend.numbers
        sums = numbers([0] * size * (tables.FIGURES + 1))
        seats = numbers([NAMES[bot] for bot in bots]), numbers([0] * size)
        trace = self.calls.play_match(self.plan.record, *self.records, *seats, sums, size, seed, 1, MOST_TURNS)
        plain = [int(number) for number in sums]
        figures = tuple(tuple(plain[place * tables.FIGURES :][: tables.FIGURES]) for place in range(size))
        return Deal(seed, bots, figures, tuple(plain[size * tables.FIGURES :]), int(trace))
