"""What a fixer proposes: an edit that may make a problem go. Whether it does is found by trial."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from mapforge.checks.subject import Subject
from mapforge.model import Problem, Variant


class Proposal(NamedTuple):
    """An edit in the words of a menu ("Move the name of Paris to the left"); it may raise ``edits.Refused``."""

    label: str
    edit: Callable[[Variant], Variant]


Fixer: TypeAlias = Callable[[Subject, Problem], Iterator[Proposal]]
"""Proposals for a problem of a map, the best first; none where there is no one right answer."""
