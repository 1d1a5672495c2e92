"""How many games a second a Dask cluster of one machine plays, by workers, and what of that is overhead."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from mapforge.playtest.cluster import Cluster
from tests.bench.maps import shipped
from tests.playtest.dask_processes import Dask

BOTS = ("planner", "long-route", "one-step", "hungry")
PLAYERS, DEALS = 4, 3000
WORKERS = (1, 2)


def measure(unit: float) -> Iterator[str]:
    """Games a second by workers, and games a second of the workers' CPU: what free cores would give."""
    del unit
    usa = shipped("usa")
    with tempfile.TemporaryDirectory() as folder:
        dask = Dask(Path(folder), workers=0)
        try:
            for count in WORKERS:
                while len(dask.processes) <= count:
                    dask.worker()
                with Cluster(dask.address) as cluster:
                    cluster._client.wait_for_workers(count, timeout=120)
                    for _ in cluster.chunks(usa, BOTS, PLAYERS, range(400 * count), size=100):
                        pass  # compiled, or loaded, by every worker
                    before, start = sum(cluster._client.run(time.process_time).values()), time.perf_counter()
                    games = sum(chunk.deals for _, chunk in cluster.chunks(usa, BOTS, PLAYERS, range(DEALS))) * PLAYERS
                    spent = time.perf_counter() - start
                    work = sum(cluster._client.run(time.process_time).values()) - before
                yield (
                    f"{count} workers: {games / spent:5.0f} games/s, {games / work:5.0f} games a CPU second "
                    f"({100 * work / spent / count:.0f} % of a core each)"
                )
        finally:
            dask.stop()
