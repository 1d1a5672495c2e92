"""The same deals on many machines: a Dask cluster plays chunks, this machine adds them up in the order of their seeds.

Chunks are whole numbers and do not know who played them, so the result is the same bit for bit, whatever is lost on the
way: Dask gives the chunks of a lost worker to another. A worker is asked before the first deal whether it runs the
same program. ``distributed`` is loaded only here (extra ``cluster``).
"""

import contextlib
import hashlib
import logging
import pickle
import socket
import threading
import zlib
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import mapforge
from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.model import Variant
from mapforge.playtest import backends, warm
from mapforge.playtest.match import Chunk, Room

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE = 15.0
"""Seconds to wait for a scheduler, and for its first worker."""
SIZE = 200
"""Deals of a chunk: about a second of play, so that what a cluster says about it costs little beside it."""
AHEAD = 4
"""Chunks on their way for each thread of the cluster, so that none waits and memory stays flat."""


class ClusterFault(RuntimeError):  # noqa: N818 - said as designers say it
    """A cluster that cannot be used: what is wrong and what was expected."""


class Cluster:
    """A scheduler with workers that run this very program; use as a context. ClusterFault where it is none."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = _connected(address)
        try:
            self._threads = _held_same(self._client, address)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the scheduler; what it still plays is given up."""
        with contextlib.suppress(Exception):  # it may be gone already
            self._client.close(timeout=2)

    @property
    def threads(self) -> int:
        """Chunks that are played at once."""
        return self._threads

    def chunks(
        self, variant: Variant, bots: Sequence[str], players: int, seeds: range, size: int = SIZE
    ) -> Iterator[tuple[str, Chunk]]:
        """The deals of these seeds in order, each chunk with the name of the back end that played it."""
        packed = zlib.compress(pickle.dumps(variant))
        few = len(seeds) * players <= warm.FEW_GAMES
        parts = iter([seeds[at : at + size] for at in range(0, len(seeds), size)])
        waiting: deque[Future] = deque()
        try:
            while True:
                for part in parts:
                    waiting.append(self._client.submit(_play, packed, tuple(bots), players, part, few, pure=False))
                    if len(waiting) >= AHEAD * max(1, self._threads):
                        break
                if not waiting:
                    return
                yield _result(waiting.popleft(), self.address)
        finally:
            self._client.cancel(list(waiting), force=True)


def _connected(address: str) -> "Client":
    try:
        from distributed import Client
    except ImportError as error:
        raise ClusterFault(
            "--scheduler needs Dask's distributed, which is not installed (extra cluster): pip install distributed"
        ) from error
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said here in words
    try:
        _hold_answering(address)
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ClusterFault(
            f"no scheduler answers at {address}; expected the address that dask scheduler prints, "
            "such as tcp://192.168.1.5:8786"
        ) from error


def _hold_answering(address: str) -> None:
    """OSError or ValueError where nothing speaks as a scheduler does: a client would hang, and die with noise."""
    parts = urlsplit(address if "://" in address else f"tcp://{address}")
    if not parts.hostname or not parts.port:
        raise ValueError(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as line:
        if parts.scheme == "tcp" and not line.recv(1):  # of the others, the caller speaks first
            raise OSError(address)


def _held_same(client: "Client", address: str) -> int:
    """The threads of all workers, which must run this program."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise ClusterFault(f"the scheduler at {address} has no workers; start some: dask worker {address}") from error
    own = identity()
    for worker, other in sorted(client.run(_identity, on_error="return").items()):
        if isinstance(other, BaseException):
            why = str(other) or type(other).__name__
            raise ClusterFault(f"the worker {worker} does not know mapforge {own[0]} ({why}): install it there")
        if tuple(other) != own:
            raise ClusterFault(
                f"the worker {worker} runs {_named(other)}, this is {_named(own)}: install the same there"
            )
    return sum(client.nthreads().values())


def identity() -> tuple[str, str]:
    """What must be the same everywhere: the version, and a hash of all that plays."""
    found = hashlib.sha256()
    for name, file in sorted(loader.sources(backends.BOTS).items()):
        found.update(name.encode() + file.read_bytes())
    return mapforge.__version__, found.hexdigest()


def _identity() -> tuple[str, str]:
    return identity()


def _named(own: Sequence[str]) -> str:
    return f"mapforge {own[0]} (core {own[1][:8]})"


def _result(future: "Future", address: str) -> tuple[str, Chunk]:
    from distributed import CancelledError, KilledWorker

    try:
        found: tuple[str, Chunk] = future.result()
    except KilledWorker as error:
        raise ClusterFault(f"several workers of {address} died playing the same deals; see their output") from error
    except (OSError, CancelledError, TimeoutError) as error:
        raise ClusterFault(f"the scheduler at {address} has gone; the deals that it played are lost") from error
    return found


_ROOMS = threading.local()


def _play(packed: bytes, bots: tuple[str, ...], players: int, seeds: range, few: bool) -> tuple[str, Chunk]:
    """On a worker: one chunk, its sums as a list."""
    rooms: dict[Any, Room] = _ROOMS.__dict__
    backend = loader.lists() if few or loader.numba_version() is None else backends.compiled()
    key = f"{hashlib.sha256(packed).hexdigest()} {bots} {players} {backend.name}"
    if key not in rooms:
        rooms.clear()  # a worker plays one map at a time
        rooms[key] = Room(compile_map(_unpacked(packed), backend, players), players, bots)
    chunk = rooms[key].play(seeds)
    return backend.name, chunk._replace(sums=[int(value) for value in chunk.sums])


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Variant:
    variant = pickle.loads(zlib.decompress(packed))  # noqa: S301 - of our own making, on a cluster that runs any code anyway
    assert isinstance(variant, Variant)  # noqa: S101 - for the type alone
    return variant
