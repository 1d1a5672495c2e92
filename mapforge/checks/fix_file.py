"""Fixing a map where it is written: the file's own problems, one after the other, and the text that comes of it."""

import difflib
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from mapforge.checks import table
from mapforge.checks.entry import Purpose
from mapforge.checks.fix import repair
from mapforge.checks.state import examined
from mapforge.checks.table_fixes import FIXERS
from mapforge.checks.validate import subject_of
from mapforge.files.library import Library
from mapforge.files.resolve import Resolved
from mapforge.files.save import document_bytes, write_atomically
from mapforge.model import Problem


class NotFixableError(Exception):
    """A file that must not be written over; the message says why and what to do first."""


@dataclass(frozen=True)
class FixedFile:
    """A map's file as it would be after fixing: what was done for which problem, and its text before and after.

    ``usual`` is the text before in the form in which maps are saved.
    """

    resolved: Resolved
    done: tuple[tuple[Problem, str], ...]
    before: str
    usual: str
    after: str

    @property
    def is_reformed(self) -> bool:
        """The file was written in another form than maps are saved in, and so changes in more than what is fixed."""
        return self.usual != self.before

    def difference(self) -> Iterator[str]:
        """The lines that are fixed, as ``diff -u`` prints them: both sides in the usual form."""
        name = self.resolved.document.name
        old, new = self.usual.splitlines(), self.after.splitlines()
        return difflib.unified_diff(old, new, name, name, lineterm="", n=1)

    def save(self) -> None:
        """Put the new text in the file's place at once, or not at all; raises files.save.SaveError."""
        path = self.resolved.document.path
        if path is not None and self.done:
            write_atomically(path, self.after.encode())


def fixed_file(
    resolved: Resolved, library: Library, codes: Collection[str] | None = None, purpose: Purpose | None = None
) -> FixedFile:
    """A map with all of its problems, or those of some codes, fixed that can be.

    What is inherited is left for the base's own file. Raises NotFixableError for a file with faults that saving would
    lose.
    """
    document, variant = resolved.document, resolved.variant
    if variant is None or document.problems or resolved.broken:
        raise NotFixableError(
            f"{document.name} has faults that saving would lose. Correct what validate says of it first."
        )
    state = examined(subject_of(variant, resolved, library), table.CHECKS)
    made = repair(state, FIXERS.keys() if codes is None else codes, purpose, lambda item: _is_own(item, resolved))
    if not made.done:
        return FixedFile(resolved, (), document.text, document.text, document.text)
    schema = document.raw.get("$schema") if isinstance(document.raw, dict) else None
    usual, after = (document_bytes(fixed, resolved.base_variant, schema).decode() for fixed in (variant, made.variant))
    return FixedFile(resolved, made.done, document.text, usual, after)


def _is_own(problem: Problem, resolved: Resolved) -> bool:
    return not resolved.locate(problem.place).inherited
