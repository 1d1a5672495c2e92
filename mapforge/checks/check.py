"""A check: a generator of problems, with what of a map it reads and how far a change reaches."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from mapforge.checks.part import Part
from mapforge.checks.subject import Subject
from mapforge.model import Problem

Scope = Literal["object", "whole"]

_KEYS: dict[Part, frozenset[str]] = {
    "house": frozenset({"marks", "notes", "rules_text"}),
    "names": frozenset({"cities", "countries"}),
    "positions": frozenset({"cities"}),
    "labels": frozenset({"cities", "countries"}),
    "lines": frozenset({"routes"}),
    "picture": frozenset({"board"}),
}
"""Keys of a document that make up a part, where it is not named like its key."""


class Check(NamedTuple):
    """A check: its name, the generator, the parts of a map it reads, how far a change reaches, the codes it yields.

    Scope *object*: a problem depends on the entries in its ``ids`` alone (and on what stands near them), so that only
    what touches a changed entry is looked for again: the generator asks ``Subject.focus``. *whole*: of the entire map.
    ``complete`` are parts from which nothing may be missing, as it is where a broken file has entries left out: the
    check would then report what only follows from the break.
    """

    name: str
    find: Callable[[Subject], Iterator[Problem]]
    reads: frozenset[Part]
    scope: Scope
    complete: frozenset[Part]
    codes: tuple[str, ...]

    def misled_by(self, broken: frozenset[str]) -> bool:
        """It cannot run where something under these keys of a document is left out."""
        return any(broken & _KEYS.get(part, {part}) for part in self.complete)


def check(
    find: Callable[[Subject], Iterator[Problem]],
    scope: Scope,
    *reads: Part,
    codes: str,
    complete: tuple[Part, ...] = (),
) -> Check:
    """A check named like its generator; ``codes`` are separated by spaces."""
    name = find.__name__.replace("_", "-")
    return Check(name, find, frozenset(reads), scope, frozenset(complete), tuple(codes.split()))
