"""Which back end answers a playtest soonest."""

from pathlib import Path

from mapforge.engine import loader
from mapforge.playtest import backends

READY = "ready-{}"
"""A file in the cache folder that says: the bots are compiled for this capacity class."""
FEW_GAMES = 200
"""So many games are sooner played on lists than the bots are compiled."""


def is_ready(capacity: int) -> bool:
    """The bots are compiled for maps of this capacity class."""
    mark = _mark(capacity)
    return mark is not None and mark.is_file()


def note_ready(capacity: int) -> None:
    """Leave the mark, once games were played compiled."""
    mark = _mark(capacity)
    if mark is not None and mark.parent.is_dir():
        mark.touch()


def soonest(capacity: int, games: int) -> "loader.Lists | loader.Compiled":
    """The compiled back end if it is ready or worth the wait, else lists."""
    if loader.numba_version() is not None and (games > FEW_GAMES or is_ready(capacity)):
        return backends.compiled()
    return loader.lists()


def _mark(capacity: int) -> Path | None:
    version = loader.numba_version()
    if version is None:
        return None
    return loader.cache_folder(version, loader.sources(backends.BOTS)) / READY.format(capacity)
