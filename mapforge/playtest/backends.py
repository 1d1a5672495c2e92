"""The engine's two back ends with the bots loaded beside its core."""

from typing import Any, Final

from mapforge.engine import loader

TABLES: Final = "mapforge.playtest.bots.tables"
BOTS: Final = loader.Addition("mapforge.playtest.bots", TABLES)


def compiled() -> loader.Compiled:
    """The numba back end with the bots; ImportError where there is no numba."""
    return loader.compiled(BOTS)


def tables(backend: "loader.Lists | loader.Compiled") -> Any:
    """The calls that play whole games of bots, plain or compiled as the back end is."""
    return backend.module(TABLES)
