"""The reference of all codes, made of the catalogue: what each finds, why it matters, what to do, on what grounds."""

from collections.abc import Iterator
from typing import NamedTuple

from mapforge.checks import catalogue, table, table_fixes
from mapforge.checks.entry import Entry, Severity

_WAITS = {
    "draw": "",
    "play": "Until the map is to be played it is only still to do.",
    "print": "Until the map is to be printed it is only still to do.",
}


class Page(NamedTuple):
    """All there is to say of a code; empty texts are not said.

    ``fixed``: a fix may be offered. ``steady``: no map may turn it off or accept it.
    """

    code: str
    family: str
    severity: Severity
    title: str
    finds: str
    why: str
    do: str
    threshold: str
    source: str
    when: str
    fixed: bool
    steady: bool
    check: str
    reads: tuple[str, ...]


def pages() -> Iterator[Page]:
    """Every code's page, family by family, in the order of the catalogue."""
    for family, entries in catalogue.FAMILIES.items():
        for code, entry in entries.items():
            yield _page(code, family, entry)


def page(code: str) -> Page:
    """One code's page. Raises KeyError for an unknown one."""
    family = next((name for name, entries in catalogue.FAMILIES.items() if code in entries), None)
    if family is None:
        raise KeyError(code)
    return _page(code, family, catalogue.ENTRIES[code])


def _page(code: str, family: str, entry: Entry) -> Page:
    check = next((check for check in table.CHECKS if code in check.codes), None)
    return Page(
        code=code,
        family=family,
        severity=entry.severity,
        title=entry.title or code.replace("-", " ").capitalize(),
        finds=entry.finds,
        why=entry.why,
        do=entry.do,
        threshold=entry.threshold,
        source=entry.source,
        when=_WAITS[entry.unfinished] if entry.unfinished is not None else "",
        fixed=code in table_fixes.FIXERS,
        steady=code in catalogue.FIXED,
        check=check.name if check is not None else "",
        reads=tuple(sorted(check.reads)) if check is not None else (),
    )
