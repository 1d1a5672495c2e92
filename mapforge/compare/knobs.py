"""Differences of the rules, knob by knob, and of the house rules."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from mapforge.compare.difference import Difference, Kind
from mapforge.compare.sides import Sides
from mapforge.model import Path


def of_rules(sides: Sides) -> Iterator[Difference]:
    """Every knob that is set otherwise; within start tickets, draw tickets and stations each of theirs."""
    yield from _knobs(sides.first.rules, sides.second.rules, ("rules",))
    old = {mark.id: mark for mark in sides.first.marks}
    new = {mark.id: mark for mark in sides.second.marks}
    for name in sorted(old.keys() | new.keys()):
        if old.get(name) != new.get(name):
            kind: Kind = "missing" if name not in new else "extra" if name not in old else "other"
            path: Path = ("marks", name) if name in new else ("marks",)
            wanted, found = ("" if mark is None else mark.symbol for mark in (old.get(name), new.get(name)))
            yield Difference(kind, "rule", f"mark {name}", "", wanted, found, path, (), f"mark {name}")
    for language in sorted(sides.first.rules_text.keys() | sides.second.rules_text.keys()):
        before, after = sides.first.rules_text.get(language, ""), sides.second.rules_text.get(language, "")
        if before != after:
            wanted, found = (f"{len(text)} characters" if text else "none" for text in (before, after))
            path = ("rules_text", language) if after else ("rules_text",)
            name = f"rules text ({language})"
            yield Difference("other", "rule", name, "text", wanted, found, path, (), name)


def _knobs(old: msgspec.Struct, new: msgspec.Struct, path: Path) -> Iterator[Difference]:
    for knob in new.__struct_fields__:
        wanted, found = getattr(old, knob), getattr(new, knob)
        if wanted == found:
            continue
        if isinstance(wanted, msgspec.Struct) and isinstance(found, msgspec.Struct):
            yield from _knobs(wanted, found, (*path, knob))
            continue
        if isinstance(wanted, Mapping) and isinstance(found, Mapping):
            wanted, found = _apart(wanted, found), _apart(found, wanted)
        name = ", ".join(str(part).replace("_", " ") for part in (*path[1:], knob))
        mark = ".".join(map(str, (*path[1:], knob)))
        yield Difference("other", "rule", name, "value", _shown(wanted), _shown(found), (*path, knob), (), mark)


def _apart(one: Mapping[Any, Any], other: Mapping[Any, Any]) -> dict[Any, Any]:
    """The entries of one that the other does not have so."""
    return {key: value for key, value in one.items() if key not in other or other[key] != value}


def _shown(value: Any) -> str:
    """A knob's value for people."""
    if value is None:
        return "none"
    if isinstance(value, msgspec.Struct):
        return ", ".join(f"{key.replace('_', ' ')} {_shown(getattr(value, key))}" for key in value.__struct_fields__)
    if isinstance(value, dict):
        return ", ".join(f"{key}: {inner}" for key, inner in value.items()) or "none"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return str(value)
