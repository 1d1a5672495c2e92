"""Compiling beside the work: another process fills the cache while the plain back end answers already."""

import subprocess
import sys
from pathlib import Path

from mapforge.engine import loader, records
from mapforge.engine.compiled_map import CompiledMap, compile_map

READY = "ready-{}"
"""A file in the cache folder that says: everything for this capacity class is compiled."""


def is_ready(capacity: int) -> bool:
    """The compiled back end starts without compiling for maps of this capacity class."""
    mark = _mark(capacity)
    return mark is not None and mark.is_file()


def start_compiling(capacity: int) -> "subprocess.Popen[bytes] | None":
    """Compile in another process; None where it is done already or there is no numba."""
    if loader.numba_version() is None or is_ready(capacity):
        return None
    command = [sys.executable, "-m", "mapforge.engine.warm", str(capacity)]
    return subprocess.Popen(  # noqa: S603 - this program itself
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def compile_everything(capacity: int) -> None:
    """Compile all calls into the core for a capacity class, into the cache."""
    backend = loader.compiled()
    tables, hands, decks, pads, memories = (
        backend.new(record, capacity, count)
        for record, count in (
            (records.Table, 1),
            (records.Hand, 2),
            (records.Deck, 1),
            (records.Pad, 1),
            (records.Memory, 2),
        )
    )
    maps = backend.new(records.Map, capacity)
    core, table = backend.entries, (maps, tables, hands, decks, pads)
    core.lay_out(*table, 2, 0)
    core.deal(*table, 2, 0)
    core.settle_cards(maps, tables, hands, decks)
    core.move_count(maps, tables, hands, pads)
    core.move_number(maps, tables, hands, pads, 0)
    core.why_not(maps, tables, hands, pads, 0)
    core.push(maps, tables, hands, decks, 0)
    core.account(maps, tables, hands, pads)
    core.lent(maps, tables, hands, pads, 0)
    backend.games.play_games(*table, memories, backend.numbers([0, 0]), 2, 0, 0, 0)
    backend.games.play_game(*table, memories, backend.numbers([0, 0]), 2, 0, 0)
    mark = _mark(capacity)
    if mark is not None:
        mark.touch()


def playing(plan: CompiledMap) -> CompiledMap:
    """The map on the fastest back end that answers at once: compiled if that is ready, else the plain one."""
    if plan.backend.name == "lists" and is_ready(plan.capacity):
        return compile_map(plan.variant, loader.compiled())
    return plan


def _mark(capacity: int) -> Path | None:
    version = loader.numba_version()
    return loader.cache_folder(version) / READY.format(capacity) if version is not None else None


if __name__ == "__main__":
    compile_everything(int(sys.argv[1]))
