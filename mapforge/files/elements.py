"""The entries of a map document that have an id, wherever a whole map or a child keeps them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mapforge.model import Path

COLLECTIONS = ("colors", "cities", "countries", "routes", "decks", "marks", "notes")
"""Lists of entries with ids at the top of a document; decks hold tickets, ``checks`` holds accepted problems."""


class Element(NamedTuple):
    """An entry: its path by id, its path by index in the file, its content, and whether it changes the base's."""

    path: Path
    spot: Path
    content: dict[str, Any]
    changes: bool


def elements(data: dict[str, Any]) -> Iterator[Element]:
    """Every entry with an id, in the order of the file; what has no id or another shape is passed over."""
    for name in COLLECTIONS:
        for element in _entries(data.get(name), (name,), (name,)):
            yield element
            if name == "decks":
                path, spot = (*element.path, "tickets"), (*element.spot, "tickets")
                yield from _entries(element.content.get("tickets"), path, spot)
    checks = data.get("checks")
    if isinstance(checks, dict):
        yield from _entries(checks.get("accepted"), ("checks", "accepted"), ("checks", "accepted"))


def _entries(held: Any, path: Path, spot: Path) -> Iterator[Element]:
    """Entries of a list, or of a patch's ``change`` and ``add``."""
    if isinstance(held, dict):
        for part in ("change", "add"):
            entries = held.get(part)
            for index, content in enumerate(entries if isinstance(entries, list) else ()):
                if _has_id(content):
                    yield Element((*path, content["id"]), (*spot, part, index), content, part == "change")
    elif isinstance(held, list):
        for index, content in enumerate(held):
            if _has_id(content):
                yield Element((*path, content["id"]), (*spot, index), content, changes=False)


def _has_id(content: Any) -> bool:
    return isinstance(content, dict) and isinstance(content.get("id"), str)
