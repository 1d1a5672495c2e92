"""How fast games are played, on both back ends, and how soon the first is."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from mapforge.engine import loader, records
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import bots
from mapforge.model import Variant
from tests.bench.maps import shipped
from tests.bench.measure import peak_memory

PLAYERS = 4
MOST_TURNS = 2000
COUNTS = {"numba": 1_000, "lists": 20}
RUNS = 30
"""Many short runs, of which the best counts: so other work of the machine disturbs least."""
NAMES = {bots.RANDOM: "random", bots.GREEDY: "greedy"}
STARTING = (
    "import time; start = time.perf_counter(); used = time.process_time();"
    "from tests.bench.engine import games, shipped; from mapforge.engine import loader;"
    "ready = time.perf_counter(); games(shipped('usa'), loader.{backend}(), 0, 1);"
    "print(f'{{time.perf_counter() - start:.2f}} s wall, {{time.process_time() - used:.2f}} s CPU')"
)


def games(variant: Variant, backend: "loader.Lists | loader.Compiled", bot: int, count: int) -> int:
    """Play games of four on a map; the digest of all moves and totals."""
    plan = compile_map(variant, backend, PLAYERS)
    kinds = ((records.Table, 1), (records.Hand, PLAYERS), (records.Deck, 1), (records.Pad, 1))
    table = [backend.new(record, plan.capacity, number) for record, number in kinds]
    memories = backend.new(records.Memory, plan.capacity, PLAYERS)
    seats = backend.numbers([bot] * PLAYERS)
    return int(backend.games.play_games(plan.record, *table, memories, seats, PLAYERS, 1, count, MOST_TURNS))


def measure(unit: float) -> Iterator[str]:
    """Games a second of CPU time with final scoring; starts cold and warm; memory."""
    usa = shipped("usa")
    backends: list[loader.Lists | loader.Compiled] = [loader.lists()]
    if loader.numba_version() is not None:
        yield from starts()
        backends.append(loader.compiled())
    for backend in backends:
        for bot, name in NAMES.items():
            count = COUNTS[backend.name]
            games(usa, backend, bot, 1)
            best = min(_seconds(usa, backend, bot, count) for _ in range(RUNS))
            rate = count / best
            yield f"{backend.name} {name}  {rate:8.0f} games/s of CPU  {best / count / unit:8.4f} loops a game"
    yield f"memory  {peak_memory()} in this process"


def _seconds(variant: Variant, backend: "loader.Lists | loader.Compiled", bot: int, count: int) -> float:
    start = time.process_time()
    games(variant, backend, bot, count)
    return time.process_time() - start


def starts() -> Iterator[str]:
    """From a new process to its first game: plain, compiled from nothing, compiled before."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"first game on lists           {_started('lists', folder)}"
        yield f"first game compiled, cold     {_started('compiled', folder)}"
        yield f"first game compiled, warm     {_started('compiled', folder)}"


def _started(backend: str, folder: str) -> str:
    command = [sys.executable, "-c", STARTING.format(backend=backend)]
    environment = os.environ | {loader.CACHE_VARIABLE: folder}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
