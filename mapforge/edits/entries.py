"""What every edit does with the collections of a map: finds an entry by id, replaces it, takes it out."""

from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from mapforge.edits.form import fitting, sound
from mapforge.edits.refusal import Refused
from mapforge.model import City, Country, Route, Variant
from mapforge.model.frozen import WithId

S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E", bound=WithId)


def found(entries: Iterable[E], name: str, noun: str) -> E:
    """The entry of that id. Raises Refused, with the nearest id, where there is none."""
    known = {entry.id: entry for entry in entries}
    if name not in known:
        close = get_close_matches(name, known, 1, 0.6)
        hint = f"Did you mean {close[0]}?" if close else f"Choose a {noun} of this map, or add it first."
        raise Refused(f"There is no {noun} {name or 'without an id'}. {hint}")
    return known[name]


def hold_known(entries: Iterable[E], names: Iterable[str], noun: str) -> None:
    """Refuses if one of the ids is not there."""
    entries = tuple(entries)
    for name in names:
        found(entries, name, noun)


def city_of(variant: Variant, name: str) -> City:
    """The city, border spot or junction of that id."""
    return found(variant.cities, name, "city")


def country_of(variant: Variant, name: str) -> Country:
    """The country of that id."""
    return found(variant.countries, name, "country")


def route_of(variant: Variant, name: str) -> Route:
    """The route of that id."""
    return found(variant.routes, name, "route")


def places(variant: Variant) -> set[str]:
    """The ids of cities and countries, which are one id space."""
    return {city.id for city in variant.cities} | {country.id for country in variant.countries}


def with_fields(variant: Variant, **fields: Any) -> Variant:
    """The map with some of its own values replaced, each in its form; the same map if none differs."""
    new = {name: value for name, value in fields.items() if getattr(variant, name) is not value}
    made = msgspec.structs.replace(variant, **new)
    if all(getattr(made, name) == getattr(variant, name) for name in new):
        return variant
    for name in new:
        fitting(Variant, name, getattr(made, name))
    return made


def changed(entry: S, **fields: Any) -> S:
    """An entry with some values replaced, in its form; the same entry if none differs."""
    made = msgspec.structs.replace(entry, **fields)
    return entry if made == entry else sound(made)


def with_entry(variant: Variant, collection: str, entry: WithId) -> Variant:
    """The map with one entry in the place of the one that has its id."""
    return with_entries(variant, collection, {entry.id: entry})


def with_entries(variant: Variant, collection: str, new: Mapping[str, Any]) -> Variant:
    """The map with entries put in the place of those with the given ids; the same map if all are the same."""
    old = getattr(variant, collection)
    made = tuple(new.get(entry.id, entry) for entry in old)
    if all(one is other for one, other in zip(old, made, strict=True)):
        return variant
    return msgspec.structs.replace(variant, **{collection: made})


def with_each(variant: Variant, collection: str, change: Callable[[Any], Any]) -> Variant:
    """The map with every entry as ``change`` gives it back; what comes back equal stays the same object."""
    made = {entry.id: change(entry) for entry in getattr(variant, collection)}
    kept = {entry.id: entry for entry in getattr(variant, collection) if made[entry.id] == entry}
    return with_entries(variant, collection, made | kept)


def with_added(variant: Variant, collection: str, entry: Any) -> Variant:
    """The map with one entry more, in its form."""
    return msgspec.structs.replace(variant, **{collection: (*getattr(variant, collection), sound(entry))})


def without(variant: Variant, collection: str, ids: Collection[str]) -> Variant:
    """The map without the entries of those ids; the same map if it has none of them."""
    kept = tuple(entry for entry in getattr(variant, collection) if entry.id not in ids)
    if len(kept) == len(getattr(variant, collection)):
        return variant
    return msgspec.structs.replace(variant, **{collection: kept})
