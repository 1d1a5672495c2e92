"""Measuring CPU time and memory."""

import resource
import sys
import time
from collections.abc import Callable


def calibration() -> float:
    """CPU seconds of a fixed pure-Python loop, the best of five: what this machine can do now."""
    return min(_timed(_loop) for _ in range(5))


def _loop() -> None:
    total = 0
    for number in range(1_000_000):
        total += number


def _timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def cpu(work: Callable[[], object], unit: float, times: int = 5) -> str:
    """CPU time of some work in ms and in calibration loops: the median of several runs after one to warm up."""
    work()
    runs = sorted(_timed(work) for _ in range(times))
    middle = runs[len(runs) // 2]
    return f"{middle * 1000:9.2f} ms  {middle / unit:8.2f} loops"


def peak_memory() -> str:
    """The most memory this process has held, in MB."""
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return f"{held / (1024 * 1024 if sys.platform == 'darwin' else 1024):.0f} MB peak"
