"""Checking a map while it is edited: after each edit only what the edit can reach is looked at again."""

from collections.abc import Iterator

from mapforge.checks import fix, table
from mapforge.checks.entry import Purpose
from mapforge.checks.fix import Fix, Repair
from mapforge.checks.part import Part
from mapforge.checks.state import advancing, examined, unseen
from mapforge.checks.subject import Subject
from mapforge.checks.validate import subject_of
from mapforge.checks.verdict import Finding, Verdict, judge
from mapforge.files.resolve import Resolved
from mapforge.model import Variant


class Live:
    """The problems of a map as it stands, kept up to date.

    ``purpose`` is what the map is wanted for, None to go by what it has. With ``resolved`` (the document the map was
    read from) pictures are found, checks that a broken file would mislead are left out, and what its file says of the
    base is known; ``subject`` says the same of a map without a document. Not ``at_once``, nothing is known until
    ``update`` or ``steps`` has run.
    """

    def __init__(
        self,
        variant: Variant,
        resolved: Resolved | None = None,
        purpose: Purpose | None = None,
        *,
        subject: Subject | None = None,
        at_once: bool = True,
    ) -> None:
        if subject is None:
            subject = Subject(variant) if resolved is None else subject_of(variant, resolved)
        broken = frozenset[str]() if resolved is None else resolved.broken
        self._checks = [check for check in table.CHECKS if not check.misled_by(broken)]
        self._purpose = purpose
        self._state = examined(subject, self._checks) if at_once else unseen(subject)
        self._verdict = judge(self._state.problems, variant, purpose)

    @property
    def variant(self) -> Variant:
        """The map that was last looked at."""
        return self._state.subject.variant

    @property
    def verdict(self) -> Verdict:
        """What there is to say of it: findings, what is still to do, what is accepted; and counts."""
        return self._verdict

    @property
    def ran(self) -> tuple[str, ...]:
        """The names of the checks that look at it."""
        return tuple(self._state.found)

    def update(self, variant: Variant) -> Verdict:
        """Looks at the map as it is now; the verdict, the same as that of a new Live on it."""
        for _ in self.steps(variant):
            pass
        return self._verdict

    def steps(self, variant: Variant, *again: Part) -> Iterator[None]:
        """As ``update``, a piece of work at a time; only when all is done does the verdict change.

        It may be dropped at any point; the next call then starts from what was last finished. ``again``: see
        ``look_again``.
        """
        for state in advancing(self._state, variant, self._checks, frozenset(again)):
            if state is None:
                yield
            else:
                said = {id(finding.problem): finding for finding in self._verdict.said}
                self._state, self._verdict = state, judge(state.problems, variant, self._purpose, said)

    def look_again(self, *parts: Part) -> Verdict:
        """Looks again at parts that the map itself does not hold: ``picture`` once a file came or went."""
        for _ in self.steps(self.variant, *parts):
            pass
        return self._verdict

    def set_purpose(self, purpose: Purpose | None) -> Verdict:
        """The map is wanted for something else now."""
        self._purpose = purpose
        self._verdict = judge(self._state.problems, self.variant, purpose)
        return self._verdict

    def fixes(self, finding: Finding) -> tuple[Fix, ...]:
        """The edits that make this problem go and no other come, best first; each holds the map that comes of it."""
        return fix.fixes(self._state, finding.problem)

    def seeking(self, finding: Finding) -> Iterator[Fix | None]:
        """As ``fixes``, one trial at a time; None for one that came to nothing."""
        return fix.seeking(self._state, finding.problem)

    def fix_all(self, code: str) -> Repair:
        """All problems of a code that can be fixed, one after the other, as one edit."""
        return fix.repair(self._state, {code}, self._purpose)

    def repairing(self, code: str) -> Iterator[Repair]:
        """As ``fix_all``, one trial at a time: how far it has come, at last all of it."""
        return fix.repairing(self._state, {code}, self._purpose)
