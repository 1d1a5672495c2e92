"""Edits of cities, border spots and junctions. Their ids: ``city_id``; what goes with one that goes: ``removal``."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from mapforge.edits.entries import (
    changed,
    city_of,
    country_of,
    hold_known,
    places,
    with_added,
    with_each,
    with_entries,
    with_entry,
)
from mapforge.edits.ids import city_id
from mapforge.edits.refusal import Refused
from mapforge.edits.removal import without_places
from mapforge.model import City, Country, Label, Variant
from mapforge.model.cities import Kind

Point = tuple[float, float]


def add_city(variant: Variant, *, name: str, at: Point, kind: Kind = "city", of: str | None = None) -> Variant:
    """A new city, border spot or junction, with an id made of its name.

    ``of`` is the country that a border spot belongs to; a spot without a name is called after it.
    """
    name = _named(name, kind)
    if of is not None and kind != "border":
        raise Refused("Only a border spot belongs to a country. Choose the kind border spot, or no country.")
    owner = country_of(variant, of) if of is not None else None
    made = City(id=city_id(name, places(variant), of or kind), name=name, at=at, kind=kind)
    variant = with_added(variant, "cities", made)
    if owner is None:
        return variant
    return with_entry(variant, "countries", changed(owner, spots=(*owner.spots, made.id)))


def rename_city(variant: Variant, *, city: str, name: str) -> Variant:
    """Another name; the id stays, and with it all that refers to the city."""
    return _with(variant, city, name=_named(name, city_of(variant, city).kind))


def set_names(variant: Variant, *, city: str, names: Mapping[str, str]) -> Variant:
    """Its names in further languages, all of them."""
    return _with(variant, city, names=dict(names))


def move(variant: Variant, *, positions: Mapping[str, Point]) -> Variant:
    """Cities to other places on the board, any number at once."""
    hold_known(variant.cities, positions, "city")
    moved = {entry.id: changed(entry, at=positions[entry.id]) for entry in variant.cities if entry.id in positions}
    return with_entries(variant, "cities", moved)


def set_label(variant: Variant, *, city: str, offset: Point | None, angle: float = 0.0) -> Variant:
    """Where the name stands, from the city's centre in mm; None lets MapForge place it."""
    return _with(variant, city, label=Label(offset=offset, angle=angle))


def set_kind(variant: Variant, *, city: str, kind: Kind) -> Variant:
    """City, border spot or junction. A spot that becomes another kind leaves its country's list."""
    entry = city_of(variant, city)
    ending = [ticket.id for ticket in variant.tickets if city in ticket.ends]
    if kind != "city" and entry.kind != kind and ending:
        raise Refused(
            f"Tickets end at {city}: {', '.join(ending[:3])}. Remove these tickets first, or let it be a city."
        )
    _named(entry.name, kind)
    made = with_entry(variant, "cities", changed(entry, kind=kind))
    return made if kind == "border" else with_each(made, "countries", lambda held: _without_spot(held, city))


def set_groups(variant: Variant, *, city: str, groups: Iterable[str]) -> Variant:
    """The named sets that it belongs to, such as big-city."""
    return _with(variant, city, groups=tuple(groups))


def set_geo(variant: Variant, *, city: str, geo: Point | None) -> Variant:
    """Its latitude and longitude in degrees, or None."""
    return _with(variant, city, geo=geo)


def remove_cities(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Cities away, and with them all that ``removal.lost`` tells: routes, tickets, border spots, references."""
    hold_known(variant.cities, ids, "city")
    # A country may have (by a fault) the id of a city; it stays.
    only_cities = set(ids) - {entry.id for entry in variant.countries}
    if len(only_cities) < len(set(ids)):
        raise Refused("A country has the same id as a city. Give one of them another id first.")
    return without_places(variant, only_cities)


def _with(variant: Variant, entry_id: str, /, **fields: Any) -> Variant:
    return with_entry(variant, "cities", changed(city_of(variant, entry_id), **fields))


def _named(name: str, kind: str) -> str:
    name = name.strip()
    if kind == "city" and not name:
        raise Refused("A city needs a name. Type one, or make it a junction, which has none.")
    return name


def _without_spot(held: Country, spot: str) -> Country:
    return changed(held, spots=tuple(other for other in held.spots if other != spot)) if spot in held.spots else held
