"""One deliberate damage to a published map, and the exact set of codes that it must raise."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import msgspec

from mapforge.checks import table
from mapforge.checks.run import run
from mapforge.checks.validate import subject_of
from mapforge.checks.verdict import judge
from mapforge.files.library import Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.model import Expect, Variant
from tests.conftest import DATA


class Deliberate(NamedTuple):
    """What was done, the map it was done to, and every error and warning that follows; codes are parted by spaces."""

    name: str
    make: Callable[[], Variant]
    codes: str


@cache
def published(name: str) -> Resolved:
    """A shipped map with its files."""
    library = Library(installed=DATA / "nothing")
    return resolve(library.read(name), library)


def base(name: str) -> Variant:
    """A shipped map that states no figures of itself, so that only what is wrong with the map is said."""
    variant = published(name).variant
    assert variant is not None
    return msgspec.structs.replace(variant, expect=Expect())


def raised(variant: Variant) -> set[str]:
    """The codes of every error and warning in a map, to be played, that came of a shipped one."""
    subject = subject_of(variant, published(variant.id))
    problems = (subject.placed(problem) for check in table.CHECKS for problem in run(check, subject))
    return {finding.problem.code for finding in judge(problems, variant, "play").findings if finding.severity != "info"}
