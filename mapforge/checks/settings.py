"""Check of the map's own wishes about checking."""

from collections.abc import Iterator

from mapforge.checks import catalogue
from mapforge.checks.subject import Subject, closest, problem
from mapforge.model import Problem


def known_codes(subject: Subject) -> Iterator[Problem]:
    """Severities and accepted problems name codes that exist."""
    checking = subject.variant.checks
    named = [(("checks", "severity", code), code) for code in checking.severity]
    named += [(("checks", "accepted", entry.id), entry.id.split(":")[0]) for entry in checking.accepted]
    for path, code in named:
        if code in catalogue.FIXED:
            yield problem("severity-fixed", path, about=str(path[-1]), id=code)
        elif code not in catalogue.ENTRIES:
            yield problem("unknown-code", path, about=str(path[-1]), id=code, close=closest(code, catalogue.ENTRIES))
