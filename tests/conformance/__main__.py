"""``python -m tests.conformance``: hold the engine against the oracle over whole games of every system and table.

It prints how often each branch of each rule was met. Exit 1 at the first difference, with what plays it again, and
when a branch was never met over all systems.
"""

import argparse
import sys
import time

from tests.conformance.games import Backend, Outcome
from tests.conformance.plan import SHIPPED, Task, placed, tables
from tests.oracle.branches import BRANCHES

BACKENDS: dict[str, tuple[Backend, ...]] = {"lists": ("lists",), "numba": ("numba",), "both": ("lists", "numba")}


def main(arguments: list[str] | None = None) -> int:
    """Play, print, and say by the exit code whether all held."""
    asked = parser().parse_args(arguments)
    backends = BACKENDS[asked.backend]
    tasks = tables(asked.variant or SHIPPED, asked.players, range(asked.seed, asked.seed + asked.games), backends)
    whole = not asked.variant and asked.players is None
    if whole:
        tasks += placed(backends)
    total, began = Outcome(), time.process_time()
    for number, task in enumerate(tasks, start=1):
        try:
            total.add(task.run())
        except AssertionError as difference:
            print(f"\n{task.name}: {difference}\nOnce more: {task.again}")
            return 1
        progress(number, len(tasks), task)
    print(f"\n{summary(total)}, {time.process_time() - began:.0f} s CPU")
    return print_branches(total, whole=whole)


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    made.add_argument("--games", type=int, default=14, help="games a table (default 14: each way to play twice)")
    made.add_argument("--variant", action="append", choices=SHIPPED, help="only this map (may be given again)")
    made.add_argument("--players", type=int, help="only tables of this size")
    made.add_argument("--seed", type=int, default=1, help="seed of the first game; the next has the next one")
    made.add_argument("--backend", choices=sorted(BACKENDS), default="both", help="default: both, compared")
    return made


def progress(number: int, count: int, task: Task) -> None:
    """One line, written over."""
    print(f"\r{number}/{count} {task.name[:60]:60}", end="", file=sys.stderr, flush=True)


def summary(total: Outcome) -> str:
    """What was played."""
    ends = f"{total.dead_ends} dead ends, {total.unfinished} unfinished, {total.left} left on purpose"
    return f"{total.games} games, {total.moves} moves, {ends}, {total.views} views dealt anew, {total.records} records"


def print_branches(total: Outcome, *, whole: bool) -> int:
    """The table of branches; 1 when one was never met over all systems."""
    for branch in BRANCHES:
        print(f"{total.met[branch]:>9}  {branch}")
    never = [branch for branch in BRANCHES if not total.met[branch]]
    print(f"{len(BRANCHES) - len(never)} of {len(BRANCHES)} branches met")
    return int(whole and bool(never))


if __name__ == "__main__":
    sys.exit(main())
