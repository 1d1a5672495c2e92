"""Running one check: a check that fails is itself reported, and takes no other with it."""

from mapforge.checks.check import Check
from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem

FAILED = "check-failed"
"""The code of what is said of a check that fails."""


def run(check: Check, subject: Subject) -> tuple[Problem, ...]:
    """The problems that a check finds; with a focus, those that name something in it."""
    try:
        found = tuple(check.find(subject))
    except Exception as error:  # noqa: BLE001  # whatever goes wrong in one check, the others are to run
        reason = f"{type(error).__name__}: {error}"[:200]
        return (problem(FAILED, ("checks",), about=check.name, check=check.name, reason=reason),)
    focus = subject.focus
    if focus is None or check.scope == "whole":
        return found
    return tuple(item for item in found if not focus.isdisjoint(item.place.ids))
