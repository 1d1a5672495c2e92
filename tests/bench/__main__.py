"""``python -m tests.bench [NAME]…``: measure and print; a name is one of ``BENCHES``."""

import sys
from importlib import import_module

from tests.bench.measure import calibration

BENCHES = ("checks", "cluster", "editor", "engine", "findings", "geometry", "playtest", "render")
"""Modules with a function ``measure``, loaded one by one: what one of them loads would count as another's memory."""


def main(names: list[str]) -> int:
    """Run the benchmarks named, or all."""
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are: {', '.join(BENCHES)}")
        return 2
    unit = calibration()
    print(f"calibration: {unit * 1000:.1f} ms CPU for a fixed pure-Python loop (a million additions)\n")
    for name in names or BENCHES:
        print(name)
        for line in import_module(f"tests.bench.{name}").measure(unit):
            print("  " + line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
