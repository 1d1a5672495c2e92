"""What several checks share: computed from a map once, and kept for as long as what it reads stays the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from mapforge.checks.part import Part
from mapforge.model import Variant

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Derived(Generic[T]):
    """A value made of a map, and the parts it reads.

    ``renew`` makes it for a map that differs a little from the one it was made for (``old``, its value, ``new``);
    None: it is made anew. What is made must never be changed afterwards.
    """

    make: Callable[[Variant], T]
    reads: frozenset[Part]
    renew: Callable[[Variant, T, Variant], T] | None = None


def derived(*reads: Part) -> Callable[[Callable[[Variant], T]], Derived[T]]:
    """Turns a function of a map into what ``Subject.get`` takes."""
    return lambda make: Derived(make, frozenset(reads))
