"""What all checks found in a map, and the same of a map that differs a little: only what a change can reach runs again.

A check whose parts have not changed keeps what it found. One of scope *object* looks again at what names a changed
entry; whatever names none stays. The outcome is that of running everything.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from mapforge.checks import table
from mapforge.checks.board import lying
from mapforge.checks.changed import Changed, changed
from mapforge.checks.check import Check
from mapforge.checks.derived import Derived
from mapforge.checks.part import Part
from mapforge.checks.run import FAILED, run
from mapforge.checks.subject import Subject
from mapforge.model import Problem, Variant

_BY_ENTRY: frozenset[Part] = frozenset(
    ("cities", "names", "positions", "labels", "countries", "routes", "lines", "decks")
)
"""Parts in which a change is one of entries with ids; a change in any other runs a check on the whole map again."""


@dataclass(frozen=True, eq=False)
class State:
    """A map with what each check found in it, by the check's name.

    ``placed`` are the same problems with their positions on the board, by the identity of what was found.
    """

    subject: Subject
    found: Mapping[str, tuple[Problem, ...]]
    placed: Mapping[int, Problem]

    @property
    def problems(self) -> Iterable[Problem]:
        """Every problem, with its position on the board."""
        return self.placed.values()


def examined(subject: Subject, checks: Iterable[Check] = table.CHECKS) -> State:
    """The state of a map on which nothing is known yet."""
    return _finished(advancing(unseen(subject), subject.variant, checks))


def unseen(subject: Subject) -> State:
    """A map of which nothing is known yet, for ``advancing`` to begin with."""
    return State(subject, {}, {})


def _placed(
    subject: Subject, found: Mapping[str, tuple[Problem, ...]], before: Mapping[int, Problem], moved: frozenset[str]
) -> dict[int, Problem]:
    """All problems with their positions; those that name nothing that has moved stay the objects they were."""
    placed: dict[int, Problem] = {}
    for problems in found.values():
        for problem in problems:
            old = before.get(id(problem))
            stays = (
                old is not None and moved.isdisjoint(problem.place.ids) and moved.isdisjoint(problem.place.path[1:2])
            )
            placed[id(problem)] = old if old is not None and stays else subject.placed(problem)
    return placed


def advanced(
    state: State, variant: Variant, again: frozenset[Part] = frozenset(), checks: Iterable[Check] | None = None
) -> State:
    """The state of another map, from that of one that differs from it; ``again`` are parts to take as changed.

    ``checks``: those that are to look, by default the ones that looked before.
    """
    if checks is None:
        checks = [check for check in table.CHECKS if check.name in state.found]
    return _finished(advancing(state, variant, checks, again))


def _finished(steps: Iterable[State | None]) -> State:
    *_, last = steps
    if last is None:
        raise RuntimeError("the steps ended without a state")
    return last


def advancing(
    state: State, variant: Variant, checks: Iterable[Check], again: frozenset[Part] = frozenset()
) -> Iterator[State | None]:
    """As ``advanced``, in steps: None after each piece of work, and at last the state.

    Whoever stops in the middle has lost nothing but the work: ``state`` is as it was.
    """
    old = state.subject
    difference = changed(old.variant, variant)
    parts = difference.parts | again
    if variant is old.variant and not parts and all(check.name in state.found for check in checks):
        yield state
        return
    whole = replace(old, variant=variant, focus=None, kept=_carried(old, variant, parts))
    focused = replace(whole, focus=_focus(old, whole, difference))
    yield None
    found: dict[str, tuple[Problem, ...]] = {}
    for check in checks:
        before = state.found.get(check.name)
        if before is None:
            found[check.name] = run(check, whole)
        elif check.reads & parts:
            found[check.name] = _again(check, before, whole, focused, parts)
        else:
            found[check.name] = before
            continue
        yield None
    yield State(whole, found, _placed(whole, found, state.placed, focused.focus or frozenset()))


def _again(
    check: Check, before: tuple[Problem, ...], whole: Subject, focused: Subject, parts: frozenset[Part]
) -> tuple[Problem, ...]:
    failed = any(problem.code == FAILED for problem in before)
    if check.scope == "whole" or failed or not check.reads & parts <= _BY_ENTRY:
        return run(check, whole)
    new = run(check, focused)
    if any(problem.code == FAILED for problem in new):
        return new
    focus = focused.focus or frozenset()
    return (*(problem for problem in before if focus.isdisjoint(problem.place.ids)), *new)


def _carried(old: Subject, variant: Variant, parts: frozenset[Part]) -> dict[Derived[Any], Any]:
    """What was made of the old map and holds for the new one, or can be renewed for it."""
    kept = {}
    for made, value in old.kept.items():
        if not made.reads & parts:
            kept[made] = value
        elif made.renew is not None:
            kept[made] = made.renew(old.variant, value, variant)
    return kept


def _focus(old: Subject, new: Subject, difference: Changed) -> frozenset[str]:
    """The ids of all entries that changed, or lie otherwise on the board than before."""
    if lying not in old.kept:
        return difference.ids
    before, after = old.get(lying), new.get(lying)
    return difference.ids if before is after else difference.ids | after.moved_since(before)
