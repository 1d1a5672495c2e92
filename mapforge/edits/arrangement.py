"""Where things lie on the board, any number of them moved at once: what a drag of a selection does, step by step."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from mapforge.edits.board import place_background
from mapforge.edits.entries import found, with_entries
from mapforge.edits.form import fitting
from mapforge.model import City, Country, Label, Route, Variant
from mapforge.model.frozen import FrozenMap, WithId

Point = tuple[float, float]
E = TypeVar("E", bound=WithId)
NONE: FrozenMap[str, Any] = FrozenMap()


def arrange(
    variant: Variant,
    *,
    positions: Mapping[str, Point] = NONE,
    bends: Mapping[str, Iterable[Point]] = NONE,
    name_offsets: Mapping[str, Point | None] = NONE,
    country_names: Mapping[str, Point | None] = NONE,
    picture: Point | None = None,
) -> Variant:
    """Things to other places, in mm; what is not named stays.

    ``positions``: cities, ``bends``: the via points of routes, ``name_offsets``: names of cities, from their centres,
    ``country_names``: names of countries (None: MapForge places them), ``picture``: the background's top left corner.
    """
    cities = _chosen(variant.cities, {**positions, **name_offsets}, "city")
    routes = _chosen(variant.routes, bends, "route")
    countries = _chosen(variant.countries, country_names, "country")
    if picture is not None:
        variant = place_background(variant, at=picture)
    variant = _with(variant, "cities", cities, lambda city: _city(city, positions, name_offsets))
    variant = _with(variant, "routes", routes, lambda route: _route(route, tuple(bends[route.id])))
    return _with(variant, "countries", countries, lambda country: _country(country, country_names[country.id]))


def _chosen(entries: Iterable[E], ids: Mapping[str, object], noun: str) -> list[E]:
    """The entries of those ids. Refuses an id that is not there."""
    entries = tuple(entries)
    chosen = [entry for entry in entries if entry.id in ids]
    unknown = ids.keys() - {entry.id for entry in chosen}
    if unknown:
        found(entries, min(unknown), noun)
    return chosen


def _with(variant: Variant, collection: str, entries: list[E], change: Callable[[E], E]) -> Variant:
    # Only the fields that change are held to their form here: a drag of a whole board asks this at every step.
    made = {entry.id: change(entry) for entry in entries}
    return with_entries(variant, collection, {entry.id: made[entry.id] for entry in entries if made[entry.id] != entry})


def _city(city: City, positions: Mapping[str, Point], offsets: Mapping[str, Point | None]) -> City:
    if city.id in positions:
        city = msgspec.structs.replace(city, at=fitting(City, "at", positions[city.id]))
    if city.id in offsets:
        offset = fitting(Label, "offset", offsets[city.id])
        city = msgspec.structs.replace(city, label=Label(offset=offset, angle=city.label.angle))
    return city


def _route(route: Route, via: tuple[Point, ...]) -> Route:
    return msgspec.structs.replace(route, via=fitting(Route, "via", via))


def _country(country: Country, label: Point | None) -> Country:
    return msgspec.structs.replace(country, label=fitting(Country, "label", label))
