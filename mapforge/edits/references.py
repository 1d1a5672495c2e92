"""Ids that other entries name: given another name everywhere, or forgotten."""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

import msgspec

from mapforge.edits.entries import with_each
from mapforge.model import Accepted, Mark, Note, Variant

N = TypeVar("N", Mark, Note)


def renamed(variant: Variant, ids: Mapping[str, str]) -> Variant:
    """The map with ids of cities, countries, routes and tickets renamed where notes and the like speak of them.

    Marks, notes and links in the rules text; accepted problems too, so that what was accepted stays accepted.
    """
    if not ids:
        return variant
    variant = with_each(variant, "marks", lambda mark: _spoken(mark, "on", ids))
    variant = with_each(variant, "notes", lambda note: _spoken(note, "about", ids))
    prose = {language: _linked(text, ids) for language, text in variant.rules_text.items()}
    accepted = _accepted(variant.checks.accepted, ids)
    if prose != variant.rules_text:
        variant = msgspec.structs.replace(variant, rules_text=prose)
    if accepted != variant.checks.accepted:
        checks = msgspec.structs.replace(variant.checks, accepted=accepted)
        variant = msgspec.structs.replace(variant, checks=checks)
    return variant


def forgotten(variant: Variant, ids: Collection[str]) -> Variant:
    """The map whose marks and notes speak of none of these any more.

    Links in the rules text stay, since prose without a word is no prose: ``checks`` shows them.
    """
    variant = with_each(variant, "marks", lambda mark: _without(mark, "on", ids))
    return with_each(variant, "notes", lambda note: _without(note, "about", ids))


def _spoken(entry: N, field: str, ids: Mapping[str, str]) -> N:
    named = getattr(entry, field)
    return msgspec.structs.replace(entry, **{field: _mapped(named, ids)}) if set(named) & ids.keys() else entry


def _without(entry: N, field: str, ids: Collection[str]) -> N:
    named = getattr(entry, field)
    kept = tuple(name for name in named if name not in ids)
    return entry if kept == named else msgspec.structs.replace(entry, **{field: kept})


def _mapped(names: Iterable[str], ids: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(ids.get(name, name) for name in names)


def _linked(text: str, ids: Mapping[str, str]) -> str:
    return re.sub(r"\[\[([^\[\]]*)\]\]", lambda link: f"[[{ids.get(link[1], link[1])}]]", text)


def _accepted(accepted: Iterable[Accepted], ids: Mapping[str, str]) -> tuple[Accepted, ...]:
    """Accepted problems under the keys that the same problems have now; of two with one key, the first."""
    made: dict[str, Accepted] = {}
    for entry in accepted:
        key = _key(entry.id, ids)
        made.setdefault(key, entry if key == entry.id else msgspec.structs.replace(entry, id=key))
    return tuple(sorted(made.values(), key=lambda entry: entry.id))


def _key(key: str, ids: Mapping[str, str]) -> str:
    """A problem's key (``model.problem``): a code, sorted ids joined by ``+``, what it is about; joined by ``:``."""
    code, *rest = key.split(":")
    made = [_part(part, ids) for part in rest]
    whole = ":".join((code, *made))
    return whole if len(whole) <= 500 else key


def _part(part: str, ids: Mapping[str, str]) -> str:
    names = part.split("+")
    return "+".join(sorted(_mapped(names, ids))) if set(names) & ids.keys() else part
