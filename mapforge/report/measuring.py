"""Plays the shipped maps again and writes ``baselines.json``: ``python -m mapforge.report.measuring [GAMES]``.

To be run when bots, rules or shipped maps have changed; a test tells when their hashes no longer fit. Each map is
played at every number of players its rules allow, by the bots and from the seed that ``mapforge playtest`` takes unless
told otherwise: 10,000 games a table, so that the baselines' errors are small beside those of what is held to them.
"""

import sys
from collections.abc import Sequence

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.files.save import write_atomically
from mapforge.model import Variant
from mapforge.playtest.figures.document import document
from mapforge.playtest.session import Asked, Session
from mapforge.report import baselines
from mapforge.report.document import Playtest, read

MAPS = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "europe", "switzerland")
BOTS = ("planner", "long-route", "one-step", "hungry")
GAMES, SEED = 10_000, 1


def shipped(name: str) -> Variant:
    """A shipped map, whatever is installed."""
    library = Library(installed=Library().shipped, shipped=Library().shipped)
    variant = resolve(library.read(name), library).variant
    assert variant is not None, name  # noqa: S101 - shipped maps are sound: the tests prove them
    return variant


def played(variant: Variant, games: int, bots: Sequence[str] = BOTS, jobs: int = 2, seed: int = SEED) -> Playtest:
    """A playtest of a map at every number of players."""
    fewest, most = variant.rules.players
    asked = Asked(tuple(bots), tuple(range(fewest, most + 1)), games, seed, None, jobs)
    told = Session(variant, asked).play(lambda _: None)
    plain = document(
        variant, told.tallies, bots=asked.bots, seed=seed, games=games, preset=None, finished=told.finished, run={}
    )
    return read(plain)


def main(arguments: Sequence[str]) -> None:
    """Play all, write the file."""
    games = int(arguments[0]) if arguments else GAMES
    maps = [shipped(name) for name in MAPS]
    text = baselines.written(baselines.of([(played(variant, games), variant) for variant in maps]))
    write_atomically(baselines.FILE, text.encode())


if __name__ == "__main__":
    main(sys.argv[1:])
