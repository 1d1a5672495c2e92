"""What a problem's place means on the board: the things to select and the point to look at."""

from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import PICTURE, Ref, Refs
from mapforge.model import Place
from mapforge.model.forms import Point

_KINDS = {"cities": "city", "countries": "country", "routes": "route"}


def refs_of(lookup: Lookup, place: Place) -> Refs:
    """The cities, countries, routes and tickets that a place names, as far as the map has them."""
    named = set(place.ids)
    path = place.path
    if len(path) >= 2 and path[0] in _KINDS:
        named.add(str(path[1]))
    if len(path) >= 4 and path[0] == "decks" and path[2] == "tickets":
        named = {str(path[3])}
    found = {Ref("route", name) for name in named if name in lookup.routes}
    found |= {Ref("city", name) for name in named if name in lookup.cities}
    found |= {Ref("country", name) for name in named if name in lookup.countries}
    if not found:
        found |= {Ref("ticket", ticket.id) for ticket in lookup.variant.tickets if ticket.id in named}
    if not found and path[:2] == ("board", "background") and lookup.variant.board.background is not None:
        found.add(PICTURE)
    return frozenset(found)


def point_of(lookup: Lookup, place: Place) -> Point | None:
    """Where on the board a place is: as it says, else in the middle of what it names; None for what has no place."""
    if place.at is not None:
        return place.at
    points = [point for ref in refs_of(lookup, place) for point in _points(lookup, ref)]
    if not points:
        return None
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _points(lookup: Lookup, ref: Ref) -> list[Point]:
    match ref.kind:
        case "city":
            names: tuple[str, ...] = (ref.id,)
        case "country":
            names = lookup.countries[ref.id].spots
        case "route":
            names = lookup.routes[ref.id].ends
        case "ticket":
            ends = next((ticket.ends for ticket in lookup.variant.tickets if ticket.id == ref.id), ())
            names = tuple(
                spot for end in ends for spot in (lookup.countries[end].spots if end in lookup.countries else (end,))
            )
        case "picture":
            names = ()
    return [lookup.cities[name].at for name in names if name in lookup.cities]
