"""What is said of a problem: its entry among the words, filled with what it is about."""

import unicodedata

from mapforge.checks.entry import Entry, Severity
from mapforge.checks.subject import closest, listing
from mapforge.checks.words_checks import CHECKING
from mapforge.checks.words_data import DATA
from mapforge.checks.words_files import FILES
from mapforge.checks.words_geometry import GEOMETRY
from mapforge.checks.words_likeness import LIKENESS
from mapforge.checks.words_network import NETWORK
from mapforge.checks.words_printed import PRINTED
from mapforge.checks.words_references import REFERENCES
from mapforge.checks.words_rules import RULES
from mapforge.checks.words_tickets import TICKETS
from mapforge.model import Path, Problem, Variant

FAMILIES: dict[str, dict[str, Entry]] = {
    "files": FILES,
    "references": REFERENCES,
    "geometry": GEOMETRY | PRINTED,
    "network": NETWORK,
    "tickets": TICKETS,
    "rules": RULES,
    "data": DATA,
    "likeness": LIKENESS,
    "checking": CHECKING,
}
"""The codes by what they are about."""
ENTRIES: dict[str, Entry] = {code: entry for family in FAMILIES.values() for code, entry in family.items()}
"""Every problem's code with its words."""
NAMELESS = frozenset(
    (
        "id-taken",
        "unknown-city",
        "country-as-end",
        "unknown-color",
        "unknown-spot",
        "unknown-ticket-end",
        "unknown-deck",
    )
)
"""Codes of what names something that is not there: it would be missing from board and game without a word."""
FIXED = frozenset(FILES) | NAMELESS | {"check-failed"}
"""Codes that no map may turn off or accept: what files and bases lose, and what leads nowhere."""

_ENTRIES_OF = {
    "cities": "city",
    "countries": "country",
    "routes": "route",
    "decks": "deck",
    "tickets": "ticket",
    "colors": "color",
    "marks": "mark",
    "notes": "note",
    "accepted": "accepted problem",
}


def unknown(code: str) -> str:
    """What to say of a code that there is not: with the nearest, or those that it is a part of."""
    close = closest(code.lower(), ENTRIES)
    within = listing((known for known in ENTRIES if code.lower() in known), 5) if code else ""
    hint = f'Did you mean "{close}"?' if close else f"There are {within}." if within else "All codes: mapforge checks"
    return f'no problem has the code "{code}". {hint}'


def where(path: Path) -> str:
    """What a path leads to, in words: ``City atlanta, label angle``."""
    words: list[str] = []
    fields: list[str] = []
    parts = iter(path)
    for part in parts:
        entry = next(parts, None) if part in _ENTRIES_OF else None
        if entry is not None:
            named = f"{_ENTRIES_OF[str(part)]} {entry}" if isinstance(entry, str) else f"entry {entry + 1} of {part}"
            words.append(named)
        elif isinstance(part, int):
            fields.append(f"({part + 1})")
        else:
            fields.append(part.replace("_", " ") or '""')
    if not words and not fields:
        return "The file"
    section = [fields.pop(0)] if not words and len(fields) > 1 else words[-1:]
    phrase = ", ".join([*section, *([" ".join(fields)] if fields else [])])
    return phrase[0].upper() + phrase[1:]


def message(problem: Problem) -> str:
    """What is wrong and the way out, in one or two sentences."""
    parameters = dict(problem.parameters)
    entry = ENTRIES[problem.code]
    # Where no name is near, what to do is said instead; unknown keys tell what is known.
    otherwise = "" if "known" in parameters or "own" in parameters else f" {entry.do}"
    close = f' Did you mean "{parameters["close"]}"?' if parameters.get("close") else otherwise
    path = problem.place.path
    words = {"close": close, "where": where(path), "holder": where(path[:-1])}
    return printable(entry.message.format(**{**parameters, **words}).strip())


def printable(text: str) -> str:
    """Text that a screen can be shown: control characters and turners of direction as \\u escapes."""
    if text.isprintable():
        return text
    return "".join(
        f"\\u{ord(sign):04x}" if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") else sign
        for sign in text
    )


def severity(problem: Problem, variant: Variant | None = None) -> Severity | None:
    """How bad it is: the map's own word on that code, else the catalogue's; None where the map turns it off."""
    if problem.code in FIXED:
        return ENTRIES[problem.code].severity
    own = variant.checks.severity.get(problem.code) if variant is not None else None
    if own == "off":
        return None
    return own or ENTRIES[problem.code].severity
