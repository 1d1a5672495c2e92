"""A map held to another: every difference as a problem with a place. Not in the table: only who asks is told."""

from collections.abc import Iterator

from mapforge.checks.subject import problem
from mapforge.compare.differences import TOLERANCE, differences
from mapforge.compare.words import expected
from mapforge.model import Problem, Variant


def unlike(variant: Variant, like: Variant, tolerance: float = TOLERANCE) -> Iterator[Problem]:
    """Everything in which a map differs from the one it should be like; positions count beyond a tolerance in mm."""
    for found in differences(like, variant, tolerance):
        yield problem(
            f"unlike-{found.noun}", found.path, *found.ids, about=found.mark, said=expected(found), other=like.id
        )
