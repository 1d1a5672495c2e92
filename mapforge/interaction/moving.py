"""What moves when the selection moves: by a drag, or by the arrow keys."""

from collections.abc import Mapping
from typing import Any

from mapforge.edits.arrangement import arrange
from mapforge.interaction.hits import unlocked
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.snapping import held
from mapforge.interaction.values import PICTURE, Operation, Ref, Refs, Situation
from mapforge.interaction.wording import described
from mapforge.model import FrozenMap
from mapforge.model.forms import Point


def movable(lookup: Lookup, selection: Refs) -> Refs:
    """What of the selection has a place of its own: all but tickets, straight routes and a locked picture.

    A straight route between cities that move goes with them.
    """
    return frozenset(ref for ref in selection if _has_place(lookup, ref))


def moving_cities(lookup: Lookup, selection: Refs) -> frozenset[str]:
    """The cities, border spots and junctions that move with the selection."""
    return frozenset(ref.id for ref in selection if ref.kind == "city" and ref.id in lookup.cities)


def anchor_of(lookup: Lookup, ref: Ref) -> Point | None:
    """The point of a thing that lines up with others when it is moved; None for what only follows the pointer."""
    return lookup.cities[ref.id].at if ref.kind == "city" and ref.id in lookup.cities else None


def moved(lookup: Lookup, selection: Refs, dx: float, dy: float) -> Operation:
    """The selection elsewhere, by mm across and down.

    Via points go along with a route that is selected, and with one both of whose ends move.
    """

    def there(at: Point) -> Point:
        return held((at[0] + dx, at[1] + dy))

    cities = moving_cities(lookup, selection)
    arguments: dict[str, Any] = {}
    if cities:
        arguments["positions"] = FrozenMap({city: there(lookup.cities[city].at) for city in sorted(cities)})
    bends = {
        route.id: tuple(map(there, route.via))
        for route in lookup.variant.routes
        if route.via and (Ref("route", route.id) in selection or cities.issuperset(route.ends))
    }
    if bends:
        arguments["bends"] = FrozenMap(bends)
    countries = [ref.id for ref in sorted(selection) if ref.kind == "country" and ref.id in lookup.countries]
    if countries:
        standing = _country_names(lookup)
        arguments["country_names"] = FrozenMap({id_: there(standing[id_]) for id_ in countries if id_ in standing})
    picture = unlocked(lookup)
    if picture is not None and PICTURE in selection:
        arguments["picture"] = there(picture.at)
    return Operation(f"Move {described(lookup, movable(lookup, selection) or selection)}", arrange, arguments)


def nudge(there: Situation, dx: float, dy: float) -> Operation | None:
    """The selection moved by mm across and down; None where nothing of it has a place to move from."""
    selection = movable(there.lookup, there.selection)
    return moved(there.lookup, selection, dx, dy) if selection else None


def _has_place(lookup: Lookup, ref: Ref) -> bool:
    if ref.kind == "route":
        return ref.id in lookup.routes and bool(lookup.routes[ref.id].via)
    if ref.kind == "country":
        return ref.id in _country_names(lookup)
    return (ref.kind == "city" and ref.id in lookup.cities) or (ref == PICTURE and unlocked(lookup) is not None)


def _country_names(lookup: Lookup) -> Mapping[str, Point]:
    """Where the names of countries stand, by the country's id."""
    return {box.owner: box.centre for box in lookup.names if box.weight == "bold"}
