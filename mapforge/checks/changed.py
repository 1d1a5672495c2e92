"""What an edit changed, in the parts that checks read."""

from typing import Any, NamedTuple

from mapforge.checks.part import Part
from mapforge.edits.changes import Changes, changes
from mapforge.model import Variant

_FIELDS: dict[str, tuple[Part, dict[str, Part]]] = {
    "cities": ("cities", {"name": "names", "names": "names", "aliases": "names", "at": "positions", "label": "labels"}),
    "countries": ("countries", {"name": "names", "names": "names", "aliases": "names", "label": "labels"}),
    "routes": ("routes", {"via": "lines"}),
}
"""The part that a collection's entries are in, and the fields of them that are in another."""
_SECTIONS: dict[str, Part] = {
    "colors": "colors",
    "rules": "rules",
    "theme": "theme",
    "rules_text": "house",
    "expect": "expect",
    "checks": "checks",
}
"""The parts that other fields of a map are in; board is two, and all that is not named here is the head."""


class Changed(NamedTuple):
    """The parts in which two maps differ, and the ids of all entries that do."""

    parts: frozenset[Part]
    ids: frozenset[str]


def changed(old: Variant, new: Variant) -> Changed:
    """What differs between two maps."""
    found = changes(old, new)
    parts: set[Part] = set()
    for collection in _FIELDS:
        parts |= _of_entries(collection, old, new, found)
    if found.decks or found.tickets:
        parts.add("decks")
    if found.marks or found.notes:
        parts.add("house")
    for section in found.sections:
        parts |= _of_board(old, new) if section == "board" else {_SECTIONS.get(section, "head")}
    collections = (found.cities, found.countries, found.routes, found.decks, found.tickets, found.marks, found.notes)
    ids = frozenset().union(*(difference.ids for difference in collections))
    return Changed(frozenset(parts), ids)


def _of_entries(collection: str, old: Variant, new: Variant, found: Changes) -> set[Part]:
    difference = getattr(found, collection)
    if not difference:
        return set()
    whole, fields = _FIELDS[collection]
    # Ids can repeat in a map that was read with faults: one more of the same id is neither added nor changed.
    if difference.added or difference.removed or len(getattr(old, collection)) != len(getattr(new, collection)):
        return {whole, *fields.values()}
    before = {entry.id: entry for entry in getattr(old, collection) if entry.id in difference.changed}
    parts: set[Part] = set()
    for entry in getattr(new, collection):
        if entry.id in before:
            names = _differing(before[entry.id], entry)
            parts |= {fields.get(name, whole) for name in names}
    return parts


def _of_board(old: Variant, new: Variant) -> set[Part]:
    names = _differing(old.board, new.board)
    return {"picture" if name == "background" else "board" for name in names}


def _differing(one: Any, other: Any) -> list[str]:
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
