"""Random changes to each expansion, all of which ``validate --like`` must find and name at their place."""

from collections.abc import Iterator

from tests.checks.cases import shipped
from tests.compare.changes import changes
from tests.compare.test_differences import EXPANSIONS, lost

COUNT = 300


def run() -> Iterator[tuple[str, bool]]:
    """A line for each expansion."""
    for name in EXPANSIONS:
        missed = lost(name, changes(shipped(name), COUNT, seed=300))
        more = f": {', '.join(missed)}" if missed else ""
        yield f"like {name}: {COUNT - len(missed)} of {COUNT} changes found{more}", not missed
