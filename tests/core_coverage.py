"""``python -m tests.core_coverage``: every branch of the engine's core is taken by a scenario or a test, on lists.

Prints each line never run and each branch never taken; exit 1 where there is one, or where a test fails.
"""

import json
import sys
import tempfile
from pathlib import Path

import coverage
import pytest

CORE = "mapforge.engine.core"
SUITES = ("tests/scenarios", "tests/engine", "tests/conformance/test_sample.py")
FIXED = ("-q", "-p", "no:cacheprovider", "-n", "0", "--hypothesis-seed=0")
"""Not run beside one another, and the same examples every time."""


def main() -> int:
    """Run the suites under watch, and print what they leave out."""
    watch = coverage.Coverage(branch=True, source=[CORE], data_file=None)
    watch.start()
    without_numba()
    failed = pytest.main([*FIXED, *SUITES])
    watch.stop()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        watch.json_report(outfile=str(report))
        found = json.loads(report.read_text(encoding="utf-8"))
    missing = [line for path, part in sorted(found["files"].items()) for line in left_out(path, part)]
    print(*missing, sep="\n")
    totals = found["totals"]
    print(
        f"{CORE}: {totals['covered_lines']} of {totals['num_statements']} lines run,"
        f" {totals['covered_branches']} of {totals['num_branches']} branches taken"
    )
    return int(bool(failed or missing))


def without_numba() -> None:
    """Tests of the compiled back end, whose code is not the one that is watched, pass by."""
    from mapforge.engine import loader  # only now, so that the core's first lines are watched too

    loader.numba_version = lambda: None


def left_out(path: str, part: dict[str, list[int] | list[list[int]]]) -> list[str]:
    """What was not run of one module."""
    lines = [f"{path}:{line}: never run" for line in part["missing_lines"]]
    branches = [
        f"{path}:{one[0]}: never on to {place(one[1])}" for one in part["missing_branches"] if isinstance(one, list)
    ]
    return lines + branches


def place(line: int) -> str:
    """Where a branch leads; a negative line stands for leaving the function there."""
    return f"line {line}" if line > 0 else "the function's end"


if __name__ == "__main__":
    sys.exit(main())
