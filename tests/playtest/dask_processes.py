"""A Dask cluster of real processes on this machine."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import mapforge


class Dask:
    """A scheduler and workers of one thread each, as processes of their own."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.file, self.folder = folder / "scheduler.json", folder
        self.processes = [self.start("scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(self.file))]
        deadline = time.monotonic() + 60
        while not self.file.is_file() or not self.file.read_text(encoding="utf-8"):
            assert time.monotonic() < deadline, "the scheduler did not start"
            time.sleep(0.05)
        self.address = str(json.loads(self.file.read_text(encoding="utf-8"))["address"])
        self.workers = [self.worker() for _ in range(workers)]

    def start(self, *words: str) -> "subprocess.Popen[bytes]":
        """A process of Dask's."""
        command = [sys.executable, "-m", "dask", *words, "--host", "127.0.0.1"]
        nothing = subprocess.DEVNULL
        paths = os.environ | {"PYTHONPATH": str(Path(mapforge.__file__).parent.parent)}
        return subprocess.Popen(command, cwd=self.folder, env=paths, stdin=nothing, stdout=nothing, stderr=nothing)

    def worker(self) -> "subprocess.Popen[bytes]":
        """One worker more, without a nanny that would start it again when it is killed."""
        made = self.start("worker", self.address, "--no-nanny", "--nthreads", "1", "--no-dashboard")
        self.processes.append(made)
        return made

    def stop(self) -> None:
        """End what was started here."""
        for process in self.processes:
            process.kill()
            process.wait()
