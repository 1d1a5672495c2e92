"""What differs between two maps, in words: what a fix would change, before it is made."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from mapforge.edits.changes import COLLECTIONS, SECTIONS, Changes, changes
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import Kind, Ref, Refs
from mapforge.interaction.wording import name_of
from mapforge.model import FrozenMap, Variant

_KINDS: dict[str, Kind] = {"cities": "city", "countries": "country", "routes": "route", "tickets": "ticket"}
_HELD = frozenset({"tickets"})
"""Fields of a deck that are told of as collections themselves."""
_WORDS = {"at": "position", "via": "bends through"}
"""What a field is called, where it is not its name."""
_ONE = {"to": "destination"}
"""What one entry of a field is called, where it is not the field's name without its s."""


def differences(old: Variant, new: Variant) -> Iterator[str]:
    """A line for each entry that came or went, and for each field that differs: ``Paris, label: none → ...``."""
    found = changes(old, new)
    before, after = Lookup(old), Lookup(new)
    for collection in COLLECTIONS:
        difference = getattr(found, collection)
        olds = {entry.id: entry for entry in getattr(old, collection)}
        news = {entry.id: entry for entry in getattr(new, collection)}
        for name in sorted(difference.removed):
            yield f"Removed: {_named(before, collection, name)}"
        for name in sorted(difference.added):
            yield f"Added: {_named(after, collection, name)}"
        for name in sorted(difference.changed):
            yield from _compared(_named(after, collection, name), olds[name], news[name])
    for section in SECTIONS:
        if section in found.sections and section not in COLLECTIONS:
            title = section.replace("_", " ").capitalize()
            yield from _compared(title, getattr(old, section), getattr(new, section))


def touched(old: Variant, new: Variant) -> Refs:
    """The things that differ, as far as the new map has them."""
    found: Changes = changes(old, new)
    return frozenset(
        Ref(kind, name)
        for collection, kind in _KINDS.items()
        for name in getattr(found, collection).changed | getattr(found, collection).added
    )


def _named(known: Lookup, collection: str, name: str) -> str:
    if collection in _KINDS:
        words = name_of(known, Ref(_KINDS[collection], name))
        return words[:1].upper() + words[1:]
    return f"{collection.rstrip('s').capitalize()} {name}"


def _compared(where: str, old: Any, new: Any) -> Iterator[str]:
    """What differs in two values, as deep as they are of one form."""
    if old == new:
        return
    parts = list(_parts(old, new))
    for part, one, other in parts:
        yield from _compared(f"{where}, {part}", one, other)
    if not parts:
        yield f"{where}: {_told(old)} \N{RIGHTWARDS ARROW} {_told(new)}"


def _parts(old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields of two values of one form, with their names; none of two that are not."""
    match old, new:
        case Struct(), Struct() if type(old) is type(new):
            for field in old.__struct_fields__:
                if field not in _HELD:
                    yield from _field(field, getattr(old, field), getattr(new, field))
        case FrozenMap(), FrozenMap():
            for key in sorted({*old, *new}, key=str):
                yield str(key), old.get(key), new.get(key)


def _field(name: str, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    """A field; one that holds as many entries as before is taken entry by entry: track 2."""
    many = isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new) and bool(old)
    if many and all(isinstance(part, Struct) for part in (*old, *new)):
        one_name = _ONE.get(name, name.removesuffix("s"))
        for number, (one, other) in enumerate(zip(old, new, strict=True), 1):
            yield f"{one_name} {number}", one, other
    else:
        yield _WORDS.get(name, name.replace("_", " ")), old, new


def _told(value: Any) -> str:
    """A value as it is read."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case float():
            return f"{value:g}"
        case Struct():
            fields = ((field, getattr(value, field)) for field in value.__struct_fields__)
            return ", ".join(f"{field.replace('_', ' ')} {_told(part)}" for field, part in fields if part is not None)
        case FrozenMap():
            return _listed(f"{key} {_told(part)}" for key, part in value.items())
        case tuple() if all(isinstance(part, float | int) for part in value):
            return f"({', '.join(map(_told, value))})" if value else "none"
        case tuple():
            return _listed(map(_told, value))
    return str(value)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "none"
