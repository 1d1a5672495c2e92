"""A hunt for dead ends: bots that hoard, build short or do anything play maps made poor on purpose."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.playable import reasons
from mapforge.model import Variant
from mapforge.playtest import dead_ends
from mapforge.playtest.match import play_chunks
from mapforge.playtest.saving import Saved, played_again
from mapforge.playtest.scarce import scarce
from mapforge.playtest.tally import FirstGame, Tally

BOTS: Final = ("hoarder", "short", "random")
GAMES: Final = 24
"""Games at each table, if no other number is asked for."""


class Found(NamedTuple):
    """One corner of the rules met: what the map wanted for, the table, in how many games, and the first of them."""

    want: str
    players: int
    name: str
    games: int
    first: FirstGame


class Table(NamedTuple):
    """What a table of one poor map was hunted for: games played, and each corner met in them."""

    want: str
    players: int
    games: int
    found: tuple[Found, ...]


def hunt(
    variant: Variant,
    wants: Sequence[str],
    sizes: Sequence[int],
    games: int,
    seed: int,
    backend: "loader.Lists | loader.Compiled",
    bots: Sequence[str] = BOTS,
    keep: Callable[[list[Saved]], None] | None = None,
) -> Iterator[Table]:
    """Each want at each table that it leaves playable; ``keep`` is handed the games, written down, deal by deal."""
    for want in wants:
        poor = scarce(variant, want)
        for players in sizes:
            if not tuple(reasons(poor, players)):
                yield _table(poor, want, players, range(seed, seed - -games // players), backend, bots, keep)


def _table(
    poor: Variant,
    want: str,
    players: int,
    seeds: range,
    backend: "loader.Lists | loader.Compiled",
    bots: Sequence[str],
    keep: Callable[[list[Saved]], None] | None,
) -> Table:
    plan = compile_map(poor, backend, players)
    tally = Tally(plan, bots, players)
    for chunk in play_chunks(poor, bots, players, seeds, backend, 1, 1):
        tally.add(chunk)
        if keep:
            keep(list(played_again(plan, bots, chunk)))
    met = tally.numbers("event_games")
    found = tuple(
        Found(want, players, name, met[number], first)
        for name, number in dead_ends.NAMES.items()
        if (first := tally.firsts[number]) is not None
    )
    return Table(want, players, tally.games, found)
