"""Many games of bots on one map: deals, seatings, chunks of deals.

A *deal* is one seed with every rotation of one seating, so that each bot sits once in each seat. Where there are fewer
bots than seats, each sits as often as the others, and those of the seats left over take turns from seed to seed; where
there are more, the sets that sit down take turns. Sums are integers and do not depend on the back end, on the number of
threads or on how the deals are cut into chunks.
"""

import threading
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, combinations, islice
from typing import Any, NamedTuple

from mapforge.engine import loader
from mapforge.engine import records as tables
from mapforge.engine.compiled_map import CompiledMap, compile_map
from mapforge.model import Variant
from mapforge.playtest import backends, records
from mapforge.playtest.names import numbers_of

MOST_TURNS = 5000
"""More turns than any game takes; a game that has not ended by then is counted as unfinished."""
MOST_SEED = (1 << 53) - 1
"""Seeds are whole numbers up to this, which any reader of JSON keeps exact."""
MOST_BOTS = tables.CAPACITIES[0]["bots"]
"""Bots that one playtest can tell apart."""
SIZE = 16
"""Deals in a chunk on the compiled back end: some 50 ms of play, so that it can be stopped."""


class Chunk(NamedTuple):
    """Some deals in a row played: the sums of their games laid end to end, and a hash of their moves and totals.

    ``sums`` are integers, ``records.Sums`` field by field as ``layout`` says, in a list or an array.
    """

    players: int
    first_seed: int
    deals: int
    sums: Any
    trace: int


def seatings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits at the table, seed by seed before it begins again: a seed has the one with its number, counted round."""
    rounds, left = divmod(players, len(bots))
    return [(*(bot for bot in bots for _ in range(rounds)), *more) for more in combinations(bots, left)]


def layout(capacity: int) -> dict[str, slice]:
    """Where each field of ``records.Sums`` lies in a chunk's sums."""
    sizes, places, at = tables.CAPACITIES[capacity], {}, 0
    for name, field in tables.fields(records.Sums).items():
        length = sizes[field.size] if field.size else 1
        places[name] = slice(at, at + length)
        at += length
    return places


def play_chunks(
    variant: Variant,
    bots: Sequence[str],
    players: int,
    seeds: range,
    backend: "loader.Lists | loader.Compiled",
    jobs: int = 1,
    size: int = SIZE,
) -> Iterator[Chunk]:
    """The deals of these seeds in order, so many in each chunk; CannotPlay for a map or table that cannot be played.

    More jobs are threads; they help on the compiled back end only.
    """
    plan = compile_map(variant, backend, players)
    rooms = threading.local()

    def play(part: range) -> Chunk:
        if not hasattr(rooms, "own"):
            rooms.own = Room(plan, players, bots)
        room: Room = rooms.own
        return room.play(part)

    parts = (seeds[at : at + size] for at in range(0, len(seeds), size))
    if jobs == 1 or backend.name == "lists":
        yield from map(play, parts)
        return
    yield from map(play, islice(parts, 1))  # loading and compiling is for one thread
    yield from _ahead(play, parts, jobs)


def _ahead(play: Any, parts: Iterator[range], jobs: int) -> Iterator[Chunk]:
    """Chunks in order, a few more than are asked for on their way, so that memory stays flat."""
    pool = ThreadPoolExecutor(jobs)
    waiting: deque[Future[Chunk]] = deque(pool.submit(play, part) for part in islice(parts, 3 * jobs))
    try:
        while waiting:
            chunk = waiting.popleft().result()
            waiting.extend(pool.submit(play, part) for part in islice(parts, 1))
            yield chunk
    finally:
        pool.shutdown(cancel_futures=True)


class Room:
    """The records of one thread at one table; bots are numbered in the order in which they are named here."""

    def __init__(self, plan: CompiledMap, players: int, bots: Sequence[str]) -> None:
        backend, numbers = plan.backend, {bot: number for number, bot in enumerate(bots)}
        self.plan, self.players, self.bots, self.backend = plan, players, tuple(bots), backend
        self.calls: Any = backends.chunks(backend)
        self.table, self.hands, self.deck, self.pad, self.memories, self.course, self.deal = (
            backend.new(record, plan.capacity, count)
            for record, count in (
                (tables.Table, 1),
                (tables.Hand, players),
                (tables.Deck, 1),
                (tables.Pad, 1),
                (tables.Memory, players),
                (records.Course, 1),
                (records.DealSums, 1),
            )
        )
        self.places = backend.numbers([numbers[bot] for seating in seatings(bots, players) for bot in seating])
        self.seated = backend.numbers([0] * players)

    def play(self, seeds: range) -> Chunk:
        """Play deals of built-in bots."""
        sums = self.backend.new(records.Sums, self.plan.capacity)
        trace = self.calls.play_chunk(
            self.plan.record,
            self.table,
            self.hands,
            self.deck,
            self.pad,
            self.memories,
            self.course,
            self.deal,
            sums,
            self.backend.numbers(numbers_of(self.bots, self.plan.variant)),
            self.places,
            self.seated,
            len(self.plan.cities),
            self.players,
            seeds.start,
            len(seeds),
            MOST_TURNS,
        )
        return self._chunk(seeds.start, len(seeds), sums, int(trace))

    def count(self, seed: int, games: Sequence[Sequence[int]]) -> Chunk:
        """Count one deal played elsewhere: the packed moves of the games of each rotation, in order."""
        numbers, at = self.backend.numbers, seed % (len(self.places) // self.players) * self.players
        sums = self.backend.new(records.Sums, self.plan.capacity)
        starts = [0]
        for moves in games:
            starts.append(starts[-1] + len(moves))
        trace = self.calls.count_chunk(
            self.plan.record,
            self.table,
            self.hands,
            self.deck,
            self.pad,
            self.course,
            self.deal,
            sums,
            numbers([int(place) for place in self.places[at : at + self.players]]),
            numbers(list(chain.from_iterable(games))),
            numbers(starts),
            len(self.plan.cities),
            self.players,
            len(self.bots),
            seed,
        )
        return self._chunk(seed, 1, sums, int(trace))

    def _chunk(self, seed: int, deals: int, sums: Any, trace: int) -> Chunk:
        return Chunk(self.players, seed, deals, _flat(sums), trace)


def _flat(sums: Any) -> Any:
    """The numbers of ``records.Sums`` end to end."""
    if not isinstance(sums, list):
        import numpy

        return sums.view(numpy.int64)
    flat: list[int] = []
    for name, field in tables.fields(records.Sums).items():
        flat += getattr(sums[0], name) if field.size else [getattr(sums[0], name)]
    return flat
