"""Deals in which own bots, or the searching one, sit: played move by move, and counted like all others."""

from collections.abc import Iterator, Mapping, Sequence

from mapforge.engine.compiled_map import CompiledMap
from mapforge.playtest.match import Chunk, Room
from mapforge.playtest.own_bots import Maker
from mapforge.playtest.playing import Played
from mapforge.playtest.saving import deal


def play_deals(
    plan: CompiledMap, bots: Sequence[str], players: int, seeds: range, makers: Mapping[str, Maker]
) -> Iterator[tuple[Chunk, list[Played]]]:
    """Each deal's sums and its games, in order of the seeds; BotFault where a bot raises or makes an illegal move."""
    room = Room(plan, players, bots)
    for seed in seeds:
        games = deal(plan, bots, players, seed, makers)
        yield room.count(seed, [one.moves for one in games]), games
