"""Every layer, from bytes to rules, over one target: a report."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from mapforge.checks import catalogue, table
from mapforge.checks.catalogue import Severity
from mapforge.checks.subject import Subject
from mapforge.files import document
from mapforge.files.document import Document
from mapforge.files.library import Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.model import Problem, Variant

FILE_LAYERS = ("bytes-and-json", "schema", "base")
"""What is looked at before the checks of the table."""


@dataclass(frozen=True)
class Finding:
    """A problem with its severity and words."""

    problem: Problem
    severity: Severity
    message: str
    why: str


@dataclass(frozen=True)
class Report:
    """What was found in one target, what was looked at, and what could not be and why.

    ``readable`` is false where the file is no map at all. ``accepted`` are problems the designer has accepted, with
    the comment; they are not among the findings.
    """

    target: str
    findings: tuple[Finding, ...]
    accepted: tuple[tuple[Finding, str], ...]
    ran: tuple[str, ...]
    not_run: tuple[tuple[str, str], ...]
    readable: bool
    variant: Variant | None

    def count(self, severity: Severity) -> int:
        """Findings of one severity."""
        return sum(finding.severity == severity for finding in self.findings)

    def fails(self, level: Severity) -> bool:
        """There is a finding of that severity or a worse one."""
        return any(self.count(worse) for worse in catalogue.LEVELS[: catalogue.LEVELS.index(level) + 1])


def validate(target: str, library: Library) -> Report:
    """Check what a TARGET means; raises files.library.NotFoundError where nothing is there."""
    return examine(library.read(target), library)


def examine(found: Document, library: Library) -> Report:
    """Check one document with its bases."""
    names = [check.name for check in table.CHECKS]
    if not found.readable:
        skipped = [("schema", "the file could not be read"), ("base", "the file could not be read")]
        skipped += [(name, "the file could not be read") for name in names]
        return _report(Resolved(found, problems=found.problems), found.problems, ["bytes-and-json"], skipped)
    resolved = resolve(found, library)
    if resolved.variant is None:
        reason = "the base could not be applied" if found.is_child else "the file is too broken"
        skipped = [(name, reason) for name in names]
        return _report(resolved, resolved.problems, list(FILE_LAYERS), skipped)
    removed = frozenset((str(path[0]), str(path[1])) for path in resolved.removed)
    subject = Subject(resolved.variant, resolved.left_out, removed, resolved.picture)
    fit = [check for check in table.CHECKS if not check.misled_by(resolved.broken)]
    skipped = [(name, "broken entries are left out") for name in names if name not in {check.name for check in fit}]
    found_by_checks = (_located(problem, resolved) for check in fit for problem in check.find(subject))
    ran = [*FILE_LAYERS, *(check.name for check in fit)]
    return _report(resolved, (*resolved.problems, *found_by_checks), ran, skipped)


def examine_bytes(data: bytes, name: str, library: Library) -> Report:
    """Check a file's bytes that are not, or not yet, on the disk."""
    return examine(document.from_bytes(data, name), library)


def examine_variant(variant: Variant, picture: Callable[[str], Path | None]) -> Iterator[Report | None]:
    """Check a map that is being edited, one check at a time: None after each, the report at the end.

    Typed edits cannot break the schema, so the checks of the table are all there is to do.
    """
    subject = Subject(variant, picture=picture)
    problems: list[Problem] = []
    for check in table.CHECKS:
        problems += check.find(subject)
        yield None
    resolved = Resolved(document.Document(name=variant.title, readable=True), variant)
    yield _report(resolved, tuple(problems), [check.name for check in table.CHECKS], [])


def _located(problem: Problem, resolved: Resolved) -> Problem:
    return Problem(problem.code, problem.parameters, resolved.locate(problem.place), problem.about)


def _report(
    resolved: Resolved, problems: tuple[Problem, ...], ran: list[str], not_run: list[tuple[str, str]]
) -> Report:
    variant = resolved.variant
    comments = {entry.id: entry.comment for entry in variant.checks.accepted} if variant is not None else {}
    findings: list[Finding] = []
    accepted: list[tuple[Finding, str]] = []
    for problem in problems:
        severity = catalogue.severity(problem, variant)
        if severity is None:
            continue
        words = catalogue.ENTRIES[problem.code].why
        finding = Finding(problem, severity, catalogue.message(problem), words)
        if problem.key in comments and problem.code not in catalogue.FIXED:
            accepted.append((finding, comments[problem.key]))
        else:
            findings.append(finding)
    findings.sort(key=_order)
    return Report(
        target=resolved.document.name,
        findings=tuple(findings),
        accepted=tuple(accepted),
        ran=tuple(ran),
        not_run=tuple(not_run),
        readable=resolved.document.readable,
        variant=variant,
    )


def _order(finding: Finding) -> tuple[bool, int, int, int, str]:
    """Own problems first, then by line; the same on every run."""
    place = finding.problem.place
    level = catalogue.LEVELS.index(finding.severity)
    return place.inherited, place.line or 0, place.column or 0, level, finding.problem.key
