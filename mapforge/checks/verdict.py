"""Problems judged: what counts now, what is only still to do, what the designer has accepted."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from mapforge.checks import catalogue
from mapforge.checks.entry import LEVELS, Purpose, Severity
from mapforge.model import Accepted, Problem, Variant


@dataclass(frozen=True)
class Finding:
    """A problem with its severity and words; ``lapsed`` is what was accepted of it before it got clearly worse."""

    problem: Problem
    severity: Severity
    message: str
    why: str
    lapsed: Accepted | None = None

    @cached_property
    def rank(self) -> tuple[bool, int, int, int, str]:
        """Own problems first, then by line, then the worst; the same on every run."""
        place = self.problem.place
        level = LEVELS.index(self.severity)
        return place.inherited, place.line or 0, place.column or 0, level, self.problem.key


@dataclass(frozen=True)
class Verdict:
    """What there is to say of a map, wanted for a purpose.

    ``findings`` are wrong; ``todo`` is only unfinished, for this purpose; ``accepted`` are problems that the designer
    has accepted, with the comment. None is in two of them.
    """

    purpose: Purpose
    findings: tuple[Finding, ...]
    todo: tuple[Finding, ...]
    accepted: tuple[tuple[Finding, str], ...]

    @property
    def said(self) -> Iterator[Finding]:
        """Every finding in any of them."""
        yield from self.findings
        yield from self.todo
        yield from (finding for finding, _comment in self.accepted)

    def count(self, severity: Severity) -> int:
        """Findings of one severity."""
        return sum(finding.severity == severity for finding in self.findings)

    def fails(self, level: Severity) -> bool:
        """There is a finding of that severity or a worse one."""
        return any(self.count(worse) for worse in LEVELS[: LEVELS.index(level) + 1])


def usual_purpose(variant: Variant | None) -> Purpose:
    """What a map is wanted for as long as nobody says: to be played once it has routes and tickets, else drawn."""
    return "play" if variant is not None and variant.routes and variant.tickets else "draw"


def judge(
    problems: Iterable[Problem],
    variant: Variant | None,
    purpose: Purpose | None = None,
    said: Mapping[int, Finding] | None = None,
) -> Verdict:
    """Every problem in its place: finding, to do, or accepted; sorted by rank.

    ``said`` are findings that were made before, by the identity of their problem: the same problem has the same words.
    """
    purpose = purpose or usual_purpose(variant)
    known = {entry.id: entry for entry in variant.checks.accepted} if variant is not None else {}
    findings: list[Finding] = []
    todo: list[Finding] = []
    accepted: list[tuple[Finding, str]] = []
    for problem in problems:
        severity = catalogue.severity(problem, variant)
        if severity is None:
            continue
        entry = catalogue.ENTRIES[problem.code]
        own = known.get(problem.key) if known and problem.code not in catalogue.FIXED else None
        lapsed = own if own is not None and entry.lapses(own.value, problem.value) else None
        finding = said.get(id(problem)) if said is not None else None
        if finding is None or finding.severity != severity or finding.lapsed != lapsed:
            finding = Finding(problem, severity, catalogue.message(problem), entry.why, lapsed)
        if own is not None and lapsed is None:
            accepted.append((finding, own.comment))
        elif entry.waits(purpose):
            todo.append(finding)
        else:
            findings.append(finding)
    return Verdict(
        purpose,
        tuple(sorted(findings, key=_rank)),
        tuple(sorted(todo, key=_rank)),
        tuple(sorted(accepted, key=lambda pair: pair[0].rank)),
    )


def _rank(finding: Finding) -> tuple[bool, int, int, int, str]:
    return finding.rank
