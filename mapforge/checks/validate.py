"""Every layer, from bytes to rules, over one target: a report."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from mapforge.checks import table
from mapforge.checks.entry import Purpose
from mapforge.checks.likeness import unlike
from mapforge.checks.run import run
from mapforge.checks.subject import Subject
from mapforge.checks.verdict import Finding, Verdict, judge
from mapforge.files import document
from mapforge.files.document import Document
from mapforge.files.library import Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.model import Problem, Variant

__all__ = ["FILE_LAYERS", "Finding", "Report", "examine", "examine_bytes", "validate"]

FILE_LAYERS = ("bytes-and-json", "schema", "base")
"""What is looked at before the checks of the table."""


@dataclass(frozen=True)
class Report(Verdict):
    """What was found in one target, what was looked at, and what could not be and why.

    ``readable`` is false where the file is no map at all.
    """

    target: str
    ran: tuple[str, ...]
    not_run: tuple[tuple[str, str], ...]
    readable: bool
    variant: Variant | None


def validate(target: str, library: Library, purpose: Purpose | None = None, like: Variant | None = None) -> Report:
    """Check what a TARGET means; raises files.library.NotFoundError where nothing is there."""
    return examine(library.read(target), library, purpose, like)


def examine(found: Document, library: Library, purpose: Purpose | None = None, like: Variant | None = None) -> Report:
    """Check one document with its bases, for a purpose or what the map has; hold it to another map if given."""
    names = [check.name for check in table.CHECKS]
    if not found.readable:
        skipped = [("schema", "the file could not be read"), ("base", "the file could not be read")]
        skipped += [(name, "the file could not be read") for name in names]
        return _report(Resolved(found, problems=found.problems), found.problems, ["bytes-and-json"], skipped, purpose)
    resolved = resolve(found, library)
    if resolved.variant is None:
        reason = "the base could not be applied" if found.is_child else "the file is too broken"
        skipped = [(name, reason) for name in names]
        return _report(resolved, resolved.problems, list(FILE_LAYERS), skipped, purpose)
    subject = subject_of(resolved.variant, resolved, library)
    fit = [check for check in table.CHECKS if not check.misled_by(resolved.broken)]
    skipped = [(name, "broken entries are left out") for name in names if name not in {check.name for check in fit}]
    found_by_checks = (_located(subject.placed(problem), resolved) for check in fit for problem in run(check, subject))
    ran = [*FILE_LAYERS, *(check.name for check in fit)]
    other: list[Problem] = []
    if like is not None:
        other = [_located(subject.placed(problem), resolved) for problem in unlike(resolved.variant, like)]
        ran.append(f"like-{like.id}")
    return _report(resolved, (*resolved.problems, *found_by_checks, *other), ran, skipped, purpose)


def examine_bytes(data: bytes, name: str, library: Library) -> Report:
    """Check a file's bytes that are not, or not yet, on the disk."""
    return examine(document.from_bytes(data, name), library)


def subject_of(variant: Variant, resolved: Resolved, library: Library | None = None) -> Subject:
    """A map, as read or as edited since, with what the files it came from say beside it, and maps of a library."""
    removed = frozenset((str(path[0]), str(path[1])) for path in resolved.removed)
    shelves = library if library is not None else Library()

    def other(name: str) -> Variant | None:
        found = shelves.base_of(resolved.document, name)
        return resolve(found, shelves).variant if found is not None else None

    return Subject(variant, resolved.left_out, removed, resolved.picture, other)


def _located(problem: Problem, resolved: Resolved) -> Problem:
    return msgspec.structs.replace(problem, place=resolved.locate(problem.place))


def _report(
    resolved: Resolved,
    problems: Iterable[Problem],
    ran: list[str],
    not_run: list[tuple[str, str]],
    purpose: Purpose | None,
) -> Report:
    verdict = judge(problems, resolved.variant, purpose)
    return Report(
        purpose=verdict.purpose,
        findings=verdict.findings,
        todo=verdict.todo,
        accepted=verdict.accepted,
        target=resolved.document.name,
        ran=tuple(ran),
        not_run=tuple(not_run),
        readable=resolved.document.readable,
        variant=resolved.variant,
    )
