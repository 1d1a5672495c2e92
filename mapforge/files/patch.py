"""A child as its difference from its base.

One shape, by id, for cities, countries, routes, decks, their tickets, marks and accepted problems: ``remove`` a list of
ids, ``change`` entries with an id and the keys that differ, ``add`` whole entries; in that order, so that an entry both
removed and added is replaced whole. Board, rules, theme and checks: key by key, and
so within start tickets, draw tickets, stations and piece. Colors and rules text: whole.
Identity and paperwork (``OWN``) are never inherited.
"""

from typing import Any, NamedTuple

import msgspec

from mapforge.files import codec
from mapforge.files.canonical import one_line
from mapforge.model import Deck, Extends, Path, Variant

OWN = ("id", "version", "extends", "name", "authors", "license", "credits", "notes", "expect")
BY_ID = ("cities", "countries", "routes", "decks", "marks")
BY_KEY = ("board", "rules", "theme", "checks")
WHOLE = ("colors", "rules_text")


NESTED = frozenset({"start_tickets", "draw_tickets", "stations", "piece"})
"""Knobs that are objects with knobs of their own: these too are taken over key by key."""


class Misfit(NamedTuple):
    """A line of a patch that does not fit its base: a problem's code, the entry by id, its place in the file.

    ``known`` are the ids that the base has.
    """

    code: str
    path: Path
    spot: Path
    known: tuple[str, ...]


def apply(base: Variant, child: dict[str, Any]) -> tuple[dict[str, Any], list[Misfit]]:
    """The whole document that a child's document stands for, and what in it does not fit the base.

    ``child`` must satisfy child.schema.json. Misfits are passed over in the result.
    """
    below = codec.encode(base)
    misfits: list[Misfit] = []
    whole = {key: child[key] for key in child if key in OWN or key.startswith(("x-", "$", "format"))}
    for name in BY_ID:
        whole[name] = _patched(below.get(name, []), child.get(name, {}), (name,), (name,), misfits)
    for name in BY_KEY:
        own = dict(child.get(name, {}))
        if name == "checks":
            accepted = below.get(name, {}).get("accepted", [])
            path = ("checks", "accepted")
            own["accepted"] = _patched(accepted, own.get("accepted", {}), path, path, misfits)
        whole[name] = _over(below.get(name, {}), own)
    for name in WHOLE:
        if name in child or name in below:
            whole[name] = child.get(name, below.get(name))
    return whole, misfits


def _patched(
    entries: list[dict[str, Any]], patch: dict[str, Any], path: Path, spot: Path, misfits: list[Misfit]
) -> list[dict[str, Any]]:
    """Entries with a patch applied."""
    result = {entry["id"]: entry for entry in entries}
    known = tuple(result)
    for index, gone in enumerate(patch.get("remove", ())):
        if result.pop(gone, None) is None and gone not in known:
            misfits.append(Misfit("not-in-base", (*path, gone), (*spot, "remove", index), known))
    for index, change in enumerate(patch.get("change", ())):
        name = change["id"]
        if name not in result:
            misfits.append(Misfit("not-in-base", (*path, name), (*spot, "change", index), known))
            continue
        changed = dict(change)
        if isinstance(changed.get("tickets"), dict):
            inner_path, inner_spot = (*path, name, "tickets"), (*spot, "change", index, "tickets")
            tickets = result[name].get("tickets", [])
            changed["tickets"] = _patched(tickets, changed["tickets"], inner_path, inner_spot, misfits)
        result[name] = _over(result[name], changed)
    for index, added in enumerate(patch.get("add", ())):
        if added["id"] in result:
            misfits.append(Misfit("already-in-base", (*path, added["id"]), (*spot, "add", index), known))
        else:
            result[added["id"]] = added
    return list(result.values())


def _over(below: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Own keys over the base's; null takes an ``x-`` key away, and nested knobs are taken over in the same way."""
    result = below | own
    for key in NESTED & below.keys() & own.keys():
        if isinstance(below[key], dict) and isinstance(own[key], dict):
            result[key] = below[key] | own[key]
    return {key: value for key, value in result.items() if not (key.startswith("x-") and value is None)}


def difference(base: Variant, variant: Variant, schema: str | None = None) -> dict[str, Any]:
    """The child document that, applied to ``base``, gives ``variant``, which must name its base in ``extends``."""
    whole = codec.encode(variant, schema)
    content = {key: value for key, value in whole.items() if key in OWN or key.startswith("x-")}
    content["extends"] = codec.plain_value(variant.extends or Extends(id=base.id))
    for name in BY_ID:
        content[name] = _entries_difference(getattr(base, name), getattr(variant, name))
    for name in BY_KEY:
        content[name] = _fields_difference(getattr(base, name), getattr(variant, name))
    if base.checks.accepted != variant.checks.accepted:
        content["checks"]["accepted"] = _entries_difference(base.checks.accepted, variant.checks.accepted)
    content = {key: value for key, value in content.items() if value or key in OWN or key.startswith("x-")}
    for name in WHOLE:
        if getattr(base, name) != getattr(variant, name):
            content[name] = codec.plain_value(getattr(variant, name))
    return codec.head(schema) | codec.in_order(content)


def _entries_difference(base: tuple[Any, ...], own: tuple[Any, ...]) -> dict[str, Any]:
    old = {entry.id: entry for entry in base}
    new = {entry.id: entry for entry in own}
    replaced = {name for name in old.keys() & new.keys() if _is_another_deck(old[name], new[name])}
    gone = sorted((old.keys() - new.keys()) | replaced)
    kept = (old.keys() & new.keys()) - replaced
    changed = sorted(name for name in kept if _fields_difference(old[name], new[name]))
    added = sorted((new.keys() - old.keys()) | replaced)
    patch = {
        "remove": gone,
        "change": [{"id": name} | _fields_difference(old[name], new[name]) for name in changed],
        "add": [codec.plain_value(new[name]) for name in added],
    }
    return {part: entries for part, entries in patch.items() if entries}


def _is_another_deck(old: Any, new: Any) -> bool:
    """A deck that keeps no ticket of the base's is written whole."""
    return isinstance(new, Deck) and bool(new.tickets) and not {t.id for t in old.tickets} & {t.id for t in new.tickets}


def _fields_difference(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The keys in which an entry or a section differs from the base's."""
    result: dict[str, Any] = {}
    for field in msgspec.structs.fields(new):
        before, after = getattr(old, field.name), getattr(new, field.name)
        if field.name == "extras":
            result |= {key: None for key in before if key not in after}
            # As written, for in Python 1 and true are equal.
            result |= {key: value for key, value in after.items() if one_line(before.get(key)) != one_line(value)}
        elif field.name == "tickets":
            tickets = _entries_difference(before, after)
            result |= {"tickets": tickets} if tickets else {}
        elif before == after or field.name == "accepted":
            continue
        elif field.name in NESTED and before is not None and after is not None:
            result[field.encode_name] = _fields_difference(before, after)
        else:
            result[field.encode_name] = codec.plain_value(after)
    return result
