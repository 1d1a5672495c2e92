"""Games of a match written down, move by move; those played in one compiled call are proven to be the same games."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from mapforge.engine.compiled_map import CompiledMap
from mapforge.engine.record import Record
from mapforge.playtest.match import Chunk, seatings
from mapforge.playtest.own_bots import Maker
from mapforge.playtest.playing import Played, as_game, played

_DIGEST = (1 << 48) - 1


class Saved(NamedTuple):
    """A game written down, and the name of its file: map, players, the deal's seed, the rotation of its seats."""

    name: str
    record: Record


class OtherGameError(RuntimeError):
    """A game played again was not the one that was counted: a fault of the program, never of a map or a bot."""


def seated(bots: Sequence[str], players: int, seed: int) -> list[tuple[str, ...]]:
    """Who sits where in each game of a deal, rotation by rotation."""
    turns = seatings(bots, players)
    places = turns[seed % len(turns)]
    return [tuple(places[(seat + rotation) % players] for seat in range(players)) for rotation in range(players)]


def deal(plan: CompiledMap, bots: Sequence[str], players: int, seed: int, makers: Mapping[str, Maker]) -> list[Played]:
    """The games of one deal, move by move; BotFault where a bot raises or makes an illegal move."""
    return [played(plan, seats, seed, makers) for seats in seated(bots, players, seed)]


def digest(games: Sequence[Played]) -> int:
    """The hash of a deal, as a match counts it."""
    made = 0
    for one in games:
        made = made * 31 + int(one.state.table.moves_hash) & _DIGEST
        pad = one.state.settle_account()
        for seat in range(one.state.players):
            made = made * 31 + int(pad.total[seat]) & _DIGEST
    return made


def written(plan: CompiledMap, bots: Sequence[str], games: Sequence[Played]) -> Iterator[Saved]:
    """The games of one deal as records."""
    players, seed = len(games), games[0].seed
    for rotation, (seats, one) in enumerate(zip(seated(bots, players, seed), games, strict=True)):
        record = as_game(plan.variant, players, one).record()
        head = msgspec.structs.replace(record.head, comment=f"bots by seat: {', '.join(seats)}")
        name = f"{plan.variant.id}-{players}-players-seed-{seed}-rotation-{rotation}.jsonl"
        yield Saved(name, msgspec.structs.replace(record, head=head))


def played_again(plan: CompiledMap, bots: Sequence[str], chunk: Chunk) -> Iterator[Saved]:
    """The games of a chunk of built-in bots as records; OtherGameError if they are not those counted in it."""
    trace = 0
    for seed in range(chunk.first_seed, chunk.first_seed + chunk.deals):
        games = deal(plan, bots, chunk.players, seed, {})
        trace = trace + digest(games) & _DIGEST
        yield from written(plan, bots, games)
    if trace != chunk.trace:
        last = chunk.first_seed + chunk.deals - 1
        raise OtherGameError(f"the deals {chunk.first_seed} to {last} were other games when played again")
