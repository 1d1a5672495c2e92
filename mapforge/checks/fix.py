"""Fixes: edits that make a problem go, offered only after a trial run shows that it goes and that none comes.

What is only worth a look (info) may come where an error or warning goes: mostly it was there all along, hidden by it.
"""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from mapforge.checks import catalogue
from mapforge.checks.entry import Purpose, Severity
from mapforge.checks.proposal import Proposal
from mapforge.checks.state import State, advanced
from mapforge.checks.subject import Subject
from mapforge.checks.table_fixes import FIXERS
from mapforge.checks.verdict import judge
from mapforge.edits.refusal import Refused
from mapforge.model import Problem, Variant

OFFERED = 3
"""Fixes offered for one problem, at most."""
TRIED = 40
"""Proposals tried for one problem, at most."""


class Fix(NamedTuple):
    """An edit that fixes a problem, in the words of a menu, and the map that comes of it."""

    label: str
    variant: Variant


class Repair(NamedTuple):
    """Several problems fixed one after the other: what was done for which problem, and the map that comes of it."""

    done: tuple[tuple[Problem, str], ...]
    variant: Variant


class _Measure(NamedTuple):
    """A problem's code, its severity in its map, and what was measured."""

    code: str
    severity: Severity
    value: float | None


def fixable(code: str) -> bool:
    """Something can be proposed for some problems of this code."""
    return code in FIXERS


def fixes(state: State, problem: Problem, most: int = OFFERED) -> tuple[Fix, ...]:
    """The edits that make a problem go and no other come, best first."""
    return tuple(found for found in seeking(state, problem, most) if found is not None)


def seeking(state: State, problem: Problem, most: int = OFFERED) -> Iterator[Fix | None]:
    """As ``fixes``, one trial at a time: each that holds, None for one that does not."""
    for tried in _tried(state, problem, most):
        yield None if tried is None else tried[0]


def repair(
    state: State,
    codes: Collection[str],
    purpose: Purpose | None = None,
    wanted: Callable[[Problem], bool] = lambda _problem: True,
) -> Repair:
    """All ``wanted`` problems of these codes that are findings or to do, fixed where they can be, one by one."""
    *_, last = repairing(state, codes, purpose, wanted)
    return last


def repairing(
    state: State,
    codes: Collection[str],
    purpose: Purpose | None = None,
    wanted: Callable[[Problem], bool] = lambda _problem: True,
) -> Iterator[Repair]:
    """As ``repair``, one trial at a time: how far it has come, at last all of it."""
    done: list[tuple[Problem, str]] = []
    tried: set[str] = set()
    while True:
        now = Repair(tuple(done), state.subject.variant)
        verdict = judge(state.problems, state.subject.variant, purpose)
        waiting = [found.problem for found in (*verdict.findings, *verdict.todo) if found.problem.code in codes]
        problem = next((problem for problem in waiting if problem.key not in tried and wanted(problem)), None)
        yield now
        if problem is None:
            return
        tried.add(problem.key)
        for trial in _tried(state, problem, 1):
            if trial is None:
                yield now
            else:
                fixed, state = trial
                done.append((problem, fixed.label))


def _tried(state: State, problem: Problem, most: int) -> Iterator[tuple[Fix, State] | None]:
    """Fixes that hold, with the state after each; None for each that does not."""
    before = _measured(state)
    made: list[Variant] = []
    for number, (label, edit) in enumerate(_proposals(state.subject, problem)):
        if number >= TRIED or len(made) >= most:
            return
        try:
            variant = edit(state.subject.variant)
        except Refused:
            continue
        if variant is state.subject.variant or variant in made:
            continue
        after = advanced(state, variant)
        if _helps(problem, before, _measured(after)):
            made.append(variant)
            yield Fix(label, variant), after
        else:
            yield None


def _proposals(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    fixer: Callable[[Subject, Problem], Iterator[Proposal]] | None = FIXERS.get(problem.code)
    return iter(()) if fixer is None else fixer(subject, problem)


def _measured(state: State) -> dict[str, _Measure]:
    """Every problem that the map does not turn off, by key."""
    found: dict[str, _Measure] = {}
    variant = state.subject.variant
    for problem in state.problems:
        severity = catalogue.severity(problem, variant)
        if severity is not None:
            found[problem.key] = _Measure(problem.code, severity, problem.value)
    return found


def _helps(problem: Problem, before: dict[str, _Measure], after: dict[str, _Measure]) -> bool:
    """The problem has gone, none has come that counts beside it, and none that stays has got clearly worse."""
    if problem.key in after:
        return False
    slight = problem.key in before and before[problem.key].severity == "info"
    count = {key: found for key, found in after.items() if slight or found.severity != "info"}
    if not count.keys() <= before.keys():
        return False
    return not any(catalogue.ENTRIES[found.code].lapses(before[key].value, found.value) for key, found in count.items())
