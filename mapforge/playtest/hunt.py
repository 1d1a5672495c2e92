"""A hunt for dead ends: bots that hoard, build short or do anything play maps made poor on purpose."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.playable import reasons
from mapforge.model import Variant
from mapforge.playtest import dead_ends
from mapforge.playtest.match import play_chunks
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
    told: Callable[[int], None] = lambda _games: None,
) -> Iterator[Table]:
    """Each want at each table that it leaves playable; ``told`` hears how many games have been added."""
    for want in wants:
        poor = scarce(variant, want)
        for players in sizes:
            if not tuple(reasons(poor, players)):
                yield _table(poor, want, players, games, seed, backend, bots, told)


def _table(
    poor: Variant,
    want: str,
    players: int,
    games: int,
    seed: int,
    backend: "loader.Lists | loader.Compiled",
    bots: Sequence[str],
    told: Callable[[int], None],
) -> Table:
    tally = Tally(compile_map(poor, backend, players), bots, players)
    for chunk in play_chunks(poor, bots, players, range(seed, seed - -games // players), backend, 1, 1):
        tally.add(chunk)
        told(players)
    met = tally.numbers("event_games")
    found = tuple(
        Found(want, players, name, met[number], first)
        for name, number in dead_ends.NAMES.items()
        if (first := tally.firsts[number]) is not None
    )
    return Table(want, players, tally.games, found)
