"""Edits of what a designer adds beyond the rules: marks on the board, notes to oneself, the text of the rules."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from mapforge.edits.entries import changed, found, hold_known, places, with_added, with_entry, with_fields, without
from mapforge.edits.ids import city_id, numbered
from mapforge.edits.refusal import Refused
from mapforge.model import FrozenMap, Mark, Note, Variant

Point = tuple[float, float]


def add_mark(
    variant: Variant,
    *,
    name: str,
    symbol: str,
    on: Iterable[str] = (),
    at: Iterable[Point] = (),
    language: str = "en",
) -> Variant:
    """A new mark: its name in the legend, its sign, and the cities, countries and routes that carry it."""
    on = _held(variant, on)
    mark_id = city_id(name, {mark.id for mark in variant.marks}, "mark")
    made = Mark(id=mark_id, symbol=symbol, name=FrozenMap({language: name}), on=on, at=tuple(at))
    return with_added(variant, "marks", made)


def change_mark(
    variant: Variant,
    *,
    mark: str,
    names: Mapping[str, str] | None = None,
    symbol: str | None = None,
    text: Mapping[str, str] | None = None,
    color: str | None = None,
    on: Iterable[str] | None = None,
    at: Iterable[Point] | None = None,
) -> Variant:
    """What is given of a mark changes: names and legend text by language, sign, color, where it stands."""
    entry = found(variant.marks, mark, "mark")
    given: dict[str, Any] = {"name": names, "symbol": symbol, "text": text, "color": color}
    given["on"] = None if on is None else _held(variant, on, entry.on)
    given["at"] = None if at is None else tuple(at)
    return with_entry(
        variant, "marks", changed(entry, **{key: value for key, value in given.items() if value is not None})
    )


def remove_marks(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Marks away from the board and the legend."""
    hold_known(variant.marks, ids, "mark")
    return without(variant, "marks", frozenset(ids))


def add_note(variant: Variant, *, text: str, about: Iterable[str] = (), at: Point | None = None) -> Variant:
    """A new note, about cities, countries or routes, about a place, or about the whole map."""
    if not text.strip():
        raise Refused("A note without text says nothing. Type it.")
    note_id = numbered("note", {note.id for note in variant.notes})
    return with_added(variant, "notes", Note(id=note_id, text=text, about=_held(variant, about), at=at))


def change_note(
    variant: Variant,
    *,
    note: str,
    text: str | None = None,
    about: Iterable[str] | None = None,
    at: Point | UnsetType | None = UNSET,
    done: bool | None = None,
) -> Variant:
    """What is given of a note changes; ``at=None`` takes it off the board."""
    entry = found(variant.notes, note, "note")
    given: dict[str, Any] = {"text": text, "done": done}
    given["about"] = None if about is None else _held(variant, about, entry.about)
    new = {key: value for key, value in given.items() if value is not None}
    if at is not UNSET:
        new["at"] = at
    return with_entry(variant, "notes", changed(entry, **new))


def remove_notes(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Notes away."""
    hold_known(variant.notes, ids, "note")
    return without(variant, "notes", frozenset(ids))


def set_rules_text(variant: Variant, *, language: str, text: str) -> Variant:
    """The house rules in one language; an empty text takes the language away."""
    rest = {key: prose for key, prose in variant.rules_text.items() if key != language}
    return with_fields(variant, rules_text=FrozenMap(rest | {language: text} if text.strip() else rest))


def _held(variant: Variant, named: Iterable[str], before: Iterable[str] = ()) -> tuple[str, ...]:
    """Ids that a mark or note may speak of: what is on the map, and what it spoke of before."""
    named = tuple(named)
    known = places(variant) | {route.id for route in variant.routes} | set(before)
    for name in named:
        if name not in known:
            raise Refused(f"There is no city, country or route {name}. Choose one of this map.")
    return named
