"""How much a part of a map matters: how much oftener a bot wins than the same bot that does without it.

After Jaffe and others (2012): the importance of a part is one half less the share that the restricted bot wins at two
players against the unrestricted one; 0 where it does as well without, 50 where it never wins.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.model import Variant
from mapforge.playtest.intervals import share
from mapforge.playtest.match import play_chunks
from mapforge.playtest.names import APART
from mapforge.playtest.sums.figures import WHOLE
from mapforge.playtest.tally import Tally

PLAYERS = 2


class Importance(NamedTuple):
    """What a bot did without, and in parts of 1 how much that cost it, with its 95 % interval by deal."""

    without: str
    mean: float
    low: float
    high: float


def importances(
    variant: Variant,
    bot: str,
    parts: Sequence[str],
    games: int,
    seed: int,
    backend: "loader.Lists | loader.Compiled",
    jobs: int = 1,
    told: Callable[[str], None] = lambda _part: None,
) -> Iterator[Importance]:
    """Each part's importance, in the order given; ``told`` hears of each before it is played."""
    plan, seeds = compile_map(variant, backend, PLAYERS), range(seed, seed - -games // PLAYERS)
    for part in parts:
        told(part)
        bots = (bot, f"{bot}{APART}{part}")
        tally = Tally(plan, bots, PLAYERS)
        for chunk in play_chunks(variant, bots, PLAYERS, seeds, backend, jobs):
            tally.add(chunk)
        found = share(tally.pairs("bot_wins", 2)[1], WHOLE)
        yield Importance(part, 0.5 - found.mean, 0.5 - found.high, 0.5 - found.low)
