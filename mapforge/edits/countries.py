"""Edits of countries and the border spots that are theirs. Another id for one: ``city_id``."""

from collections.abc import Collection, Iterable
from typing import Any

from mapforge.edits.entries import changed, city_of, country_of, hold_known, places, with_added, with_entry
from mapforge.edits.ids import city_id
from mapforge.edits.refusal import Refused
from mapforge.edits.removal import without_places
from mapforge.model import Country, Variant

Point = tuple[float, float]


def add_country(variant: Variant, *, name: str, spots: Iterable[str] = (), label: Point | None = None) -> Variant:
    """A new country, with an id made of its name; border spots may follow later."""
    name = _named(name)
    own = _spots(variant, spots, "")
    made = Country(id=city_id(name, places(variant), "country"), name=name, spots=own, label=label)
    return with_added(variant, "countries", made)


def rename_country(variant: Variant, *, country: str, name: str) -> Variant:
    """Another name; the id stays."""
    return _with(variant, country, name=_named(name))


def set_spots(variant: Variant, *, country: str, spots: Iterable[str]) -> Variant:
    """Its border spots, all of them."""
    return _with(variant, country, spots=_spots(variant, spots, country))


def set_country_of(variant: Variant, *, spot: str, country: str | None) -> Variant:
    """The country that a border spot belongs to; None: no country yet. Another one that had it loses it."""
    city_of(variant, spot)
    for entry in variant.countries:
        if spot in entry.spots and entry.id != country:
            left = (other for other in entry.spots if other != spot)
            variant = with_entry(variant, "countries", changed(entry, spots=tuple(left)))
    if country is None:
        return variant
    return set_spots(variant, country=country, spots=(*country_of(variant, country).spots, spot))


def set_country_label(variant: Variant, *, country: str, at: Point | None) -> Variant:
    """Where its name stands on the board in mm; None lets MapForge place it."""
    return _with(variant, country, label=at)


def remove_countries(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Countries away, and the tickets that end there; their border spots stay on the board."""
    hold_known(variant.countries, ids, "country")
    if set(ids) & {entry.id for entry in variant.cities}:
        raise Refused("A city has the same id as a country. Give one of them another id first.")
    return without_places(variant, ids)


def _with(variant: Variant, entry_id: str, /, **fields: Any) -> Variant:
    return with_entry(variant, "countries", changed(country_of(variant, entry_id), **fields))


def _named(name: str) -> str:
    if not name.strip():
        raise Refused("A country needs a name. Type one.")
    return name.strip()


def _spots(variant: Variant, spots: Iterable[str], owner: str) -> tuple[str, ...]:
    """Border spots that are there and of no other country."""
    spots = tuple(spots)
    elsewhere = {spot: other.id for other in variant.countries if other.id != owner for spot in other.spots}
    for spot in spots:
        if city_of(variant, spot).kind != "border":
            raise Refused(f"{spot} is no border spot. Make it one first, or choose another.")
        if spot in elsewhere:
            raise Refused(f"{spot} is a border spot of {elsewhere[spot]}. Take it away there first.")
    return spots
