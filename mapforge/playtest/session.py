"""A playtest from its first deal to its last, table by table."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.model import Variant
from mapforge.playtest import warm
from mapforge.playtest.match import SIZE, Chunk, play_chunks
from mapforge.playtest.own_bots import SEARCHING
from mapforge.playtest.own_deals import play_deals
from mapforge.playtest.playing import Played as GamePlayed
from mapforge.playtest.playing import makers_of
from mapforge.playtest.saving import Saved, played_again, written
from mapforge.playtest.tally import Tally

if TYPE_CHECKING:
    from mapforge.playtest.cluster import Cluster

PRESETS = {"quick": 500, "standard": 2000, "thorough": 10000}
"""Games at each table."""


PLAYED_OUT = 10_000
"""About so many games a searching bot plays out in one of its own (60 decisions, 240 each)."""


class Asked(NamedTuple):
    """What to play: bots by name, table sizes, games at each table, the first seed; with how many threads."""

    bots: tuple[str, ...]
    sizes: tuple[int, ...]
    games: int
    seed: int = 1
    preset: str | None = None
    jobs: int = 1

    def deals(self, players: int) -> int:
        """Games rounded up to whole deals."""
        return -(-self.games // players)

    @property
    def all_games(self) -> int:
        """Games at all tables together."""
        return sum(players * self.deals(players) for players in self.sizes)


class Played(NamedTuple):
    """What was played: a tally for each table, whether all was, and deals by back end."""

    tallies: tuple[Tally, ...]
    finished: bool
    back_ends: dict[str, int]


class Session:
    """Made ready, or CannotPlay with every reason; ``waiting`` says that the bots are being compiled meanwhile.

    BotFault for a bot that is not there. ``keep`` is handed the games of each chunk, written down, when it has been
    counted. With a ``cluster`` its workers play what built-in bots play.
    """

    def __init__(
        self,
        variant: Variant,
        asked: Asked,
        keep: Callable[[list[Saved]], None] | None = None,
        cluster: "Cluster | None" = None,
    ) -> None:
        self.variant, self.asked, self.keep, self.cluster = variant, asked, keep, cluster
        self.makers = makers_of(asked.bots)
        plans = [compile_map(variant, loader.lists(), players) for players in asked.sizes]
        self.tallies = [Tally(plan, asked.bots, players) for plan, players in zip(plans, asked.sizes, strict=True)]
        searched = PLAYED_OUT if SEARCHING in asked.bots else 1
        self.back_end = warm.BackEnd(plans[0].capacity, 0 if cluster else asked.all_games * searched)
        self.waiting = self.back_end.compiling

    def play(self, told: Callable[[Tally], None]) -> Played:
        """Play everything; ``told`` hears of each chunk. After Ctrl-C what stands is the deals that were finished.

        BotFault where an own bot raises or makes an illegal move.
        """
        back_ends: Counter[str] = Counter()
        begun = 0
        try:
            for tally in self.tallies:
                begun += 1
                for name, chunk, games in self._chunks(tally.players):
                    saved = self._written(chunk, games) if self.keep else []
                    tally.add(chunk)
                    if self.keep:
                        self.keep(saved)
                    back_ends[name] += chunk.deals
                    told(tally)
        except KeyboardInterrupt:
            return Played(tuple(self.tallies[:begun]), False, dict(back_ends))
        return Played(tuple(self.tallies), True, dict(back_ends))

    def _written(self, chunk: Chunk, games: list[GamePlayed] | None) -> list[Saved]:
        """The games of a chunk as records: own bots' as they were played, others played again."""
        plan = compile_map(self.variant, self.back_end.now, chunk.players)
        if games is None:
            return list(played_again(plan, self.asked.bots, chunk))
        return list(written(plan, self.asked.bots, games))

    def _chunks(self, players: int) -> Iterator[tuple[str, Chunk, list[GamePlayed] | None]]:
        """The chunks of one table, each with the name of its back end, and its games where own bots played them."""
        left = range(self.asked.seed, self.asked.seed + self.asked.deals(players))
        if self.cluster is not None:
            for name, chunk in self.cluster.chunks(self.variant, self.asked.bots, players, left):
                yield name, chunk, None
            return
        while left:
            backend = self.back_end.now
            for chunk, games in self._some(players, left, backend):
                left = left[chunk.deals :]
                yield backend.name, chunk, games
                if self.back_end.changed():
                    break

    def _some(
        self, players: int, seeds: range, backend: "loader.Lists | loader.Compiled"
    ) -> Iterator[tuple[Chunk, list[GamePlayed] | None]]:
        """Chunks on one back end, until somebody stops asking."""
        slow = backend.name == "lists" or self.keep is not None  # deal by deal, so that Ctrl-C keeps all but one
        bots, size = self.asked.bots, 1 if slow else SIZE
        if self.makers:
            yield from play_deals(compile_map(self.variant, backend, players), bots, players, seeds, self.makers)
            return
        for chunk in play_chunks(self.variant, bots, players, seeds, backend, self.asked.jobs, size):
            yield chunk, None
