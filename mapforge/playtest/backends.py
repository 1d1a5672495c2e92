"""The engine's two back ends with bots and sums loaded beside its core."""

from typing import Any, Final

from mapforge.engine import loader

TABLES: Final = "mapforge.playtest.bots.tables"
CHUNKS: Final = "mapforge.playtest.sums.chunks"
BOTS: Final = loader.Addition(
    packages=("mapforge.playtest.bots", "mapforge.playtest.sums"),
    outside=(TABLES, CHUNKS),
    tables=("mapforge.playtest.records",),
)


def compiled() -> loader.Compiled:
    """The numba back end with bots and sums; ImportError where there is no numba."""
    return loader.compiled(BOTS)


def tables(backend: "loader.Lists | loader.Compiled") -> Any:
    """The calls that play whole games of bots, plain or compiled as the back end is."""
    return backend.module(TABLES)


def chunks(backend: "loader.Lists | loader.Compiled") -> Any:
    """The calls that play whole deals and count them, plain or compiled as the back end is."""
    return backend.module(CHUNKS)
