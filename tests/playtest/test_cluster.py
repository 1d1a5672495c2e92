"""A real scheduler and real workers on this machine: the same result bit for bit, also when one of them is killed."""

import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed", reason="the extra cluster is not installed")

import mapforge
from mapforge.playtest.cluster import Cluster, ClusterFault
from mapforge.playtest.figures.document import document
from mapforge.playtest.match import Chunk, play_chunks
from mapforge.playtest.session import Asked, Session
from tests.playtest.dask_processes import Dask
from tests.report.test_page import shipped

pytestmark = pytest.mark.xdist_group("cluster")
BOTS = ("short", "random")
SEEDS = range(50, 82)


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dask]:
    """A cluster of two workers."""
    made = Dask(tmp_path_factory.mktemp("dask"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def alone() -> list[Chunk]:
    """The same deals on this machine."""
    from mapforge.engine import loader

    return list(play_chunks(shipped("switzerland"), BOTS, 2, SEEDS, loader.lists(), size=2))


def plain(chunk: Chunk) -> tuple[Any, ...]:
    """A chunk as plain values."""
    return (*chunk[:3], list(chunk.sums), chunk.trace)


def test_the_same_deals_bit_for_bit_though_a_worker_is_killed_midway(dask: Dask, alone: list[Chunk]) -> None:
    """Nothing but its tasks is lost, and another worker plays these."""
    with Cluster(dask.address) as cluster:
        cluster._client.wait_for_workers(2, timeout=60)
        found = []
        for _, chunk in cluster.chunks(shipped("switzerland"), BOTS, 2, SEEDS, size=2):
            found.append(chunk)
            if len(found) == 3:
                dask.workers[0].send_signal(signal.SIGKILL)
    assert [plain(chunk) for chunk in found] == [plain(chunk) for chunk in alone]


def told(asked: Asked, cluster: Cluster | None) -> Any:
    """The document of a playtest of Switzerland."""
    played = Session(shipped("switzerland"), asked, cluster=cluster).play(lambda _: None)
    return document(
        shipped("switzerland"),
        played.tallies,
        bots=asked.bots,
        seed=asked.seed,
        games=asked.games,
        preset=None,
        finished=played.finished,
        run={},
    )


def test_a_session_on_a_cluster_tells_what_it_tells_alone(dask: Dask) -> None:
    """Every figure of every table."""
    asked = Asked(BOTS, (2, 3), 8, 7)
    with Cluster(dask.address) as cluster:
        assert told(asked, cluster) == told(asked, None)


def test_a_worker_with_another_version_is_named(dask: Dask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first deal, with both versions and what to do."""
    monkeypatch.setattr(mapforge, "__version__", "9.9")
    with pytest.raises(ClusterFault, match=r"the worker tcp://127\.0\.0\.1:\d+ runs mapforge .*this is mapforge 9\.9"):
        Cluster(dask.address)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "", "http://127.0.0.1:1"])
def test_an_address_where_no_scheduler_answers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said with an example of one."""
    monkeypatch.setattr("mapforge.playtest.cluster.PATIENCE", 1.0)
    with pytest.raises(ClusterFault, match=r"no scheduler answers at .*such as tcp://"):
        Cluster(address)


def test_what_listens_but_is_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not waited for, as a client of Dask would."""
    monkeypatch.setattr("mapforge.playtest.cluster.PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(ClusterFault, match="no scheduler answers at"):
        Cluster(f"tcp://127.0.0.1:{silent.getsockname()[1]}")


def test_a_scheduler_without_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said with the command that starts one."""
    monkeypatch.setattr("mapforge.playtest.cluster.PATIENCE", 1.0)
    bare = Dask(tmp_path, workers=0)
    try:
        with pytest.raises(ClusterFault, match=r"has no workers; start some: dask worker tcp://"):
            Cluster(bare.address)
    finally:
        bare.stop()
