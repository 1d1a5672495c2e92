"""Which back end plays: lists at once, and the compiled one as soon as another process has compiled it."""

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

from mapforge.engine import loader
from mapforge.engine import records as tables
from mapforge.playtest import backends, records

READY = "playtest-ready-{}"
"""A file in the cache folder that says: everything is compiled for this capacity class."""
COMPILING = ".compiling-{}"
"""Ends the name of a file beside that folder: a process compiles for this class, since the file was touched."""
PATIENCE = 600.0
"""Seconds after which such a process is taken for dead."""
FEW_GAMES = 200
"""So many games are over on lists before the bots are compiled."""


class BackEnd:
    """The back end to play on now: it may change from lists to compiled, once."""

    def __init__(self, capacity: int, games: int) -> None:
        self.capacity = capacity
        self.now: loader.Lists | loader.Compiled = loader.lists()
        self.compiling = False
        self._mark = _mark(capacity)  # kept, for it takes a look at all sources
        if self._mark is None:
            return
        if is_ready(capacity) or (games > FEW_GAMES and not _can_keep()):
            self.now = backends.compiled()
        elif games > FEW_GAMES:
            self.compiling = True
            start_compiling(capacity)

    def changed(self) -> bool:
        """Whether the compiled back end has become ready since; it then is the one to play on."""
        if not self.compiling or self._mark is None or not self._mark.is_file():
            return False
        self.compiling = False
        self.now = backends.compiled()
        return True


def is_ready(capacity: int) -> bool:
    """The bots and sums are compiled for maps of this capacity class."""
    mark = _mark(capacity)
    return mark is not None and mark.is_file()


def start_compiling(capacity: int) -> "subprocess.Popen[bytes] | None":
    """Compile in another process, which outlives this one; None where one is at it already."""
    mark = _compiling(capacity)
    if mark is None or (mark.is_file() and time.time() - mark.stat().st_mtime < PATIENCE):
        return None
    with contextlib.suppress(OSError):
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    command = [sys.executable, "-m", "mapforge.playtest.warm", str(capacity)]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(  # noqa: S603 - this program itself
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )


def compile_everything(capacity: int) -> None:
    """Compile the calls that play and count deals for a capacity class, into the cache, and leave the mark."""
    backend = backends.compiled()
    compiling, ready = _compiling(capacity), _mark(capacity)
    if compiling is None or ready is None:
        return
    try:
        _call_each(backend, capacity)
        ready.touch()
    finally:
        compiling.unlink(missing_ok=True)


def _call_each(backend: "loader.Lists | loader.Compiled", capacity: int) -> None:
    """Each call once, for no deal at all: their types are enough to compile them."""
    made = {
        record: backend.new(record, capacity)
        for record in (
            *(tables.Map, tables.Table, tables.Hand, tables.Deck, tables.Pad, tables.Memory),
            *(records.Course, records.DealSums, records.Sums),
        )
    }
    before = [made[record] for record in (tables.Map, tables.Table, tables.Hand, tables.Deck, tables.Pad)]
    after = [made[record] for record in (records.Course, records.DealSums, records.Sums)]
    calls, none = backends.chunks(backend), backend.numbers([0])
    calls.play_chunk(*before, made[tables.Memory], *after, none, none, none, 0, 1, 0, 0, 0)
    calls.count_chunk(*before, *after, none, none, none, 0, 0, 0, 0)


def _can_keep() -> bool:
    """The cache folder is there, or can be made."""
    folder = loader.cache_root().absolute()
    while not folder.exists():
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)


def _compiling(capacity: int) -> Path | None:
    mark = _mark(capacity)
    return None if mark is None else mark.parent.with_name(mark.parent.name + COMPILING.format(capacity))


def _mark(capacity: int) -> Path | None:
    version = loader.numba_version()
    if version is None:
        return None
    return loader.cache_folder(version, loader.sources(backends.BOTS)) / READY.format(capacity)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)
    compile_everything(int(sys.argv[1]))
