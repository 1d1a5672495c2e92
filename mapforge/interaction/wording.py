"""Names of things and of counts, as a designer reads them in menus, status lines and undo steps."""

from collections import Counter
from collections.abc import Collection, Iterable

from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import Kind, Ref
from mapforge.model import City, Route

_NOUNS: dict[Kind, tuple[str, str]] = {
    "city": ("city", "cities"),
    "country": ("country", "countries"),
    "route": ("route", "routes"),
    "ticket": ("ticket", "tickets"),
    "picture": ("the picture", "pictures"),
}


def city_name(city: City) -> str:
    """A city by its name; what has none by its kind and id."""
    return city.name or (f"border spot {city.id}" if city.kind == "border" else f"{city.kind} {city.id}")


def place_name(lookup: Lookup, place: str) -> str:
    """A city or country by its name; a border spot by its country's; an id that is neither as it stands."""
    if place in lookup.countries:
        return lookup.countries[place].name or place
    city = lookup.cities.get(place)
    if city is None:
        return place
    owner = lookup.country_of.get(place)
    return owner.name if not city.name and owner is not None else city_name(city)


def route_name(lookup: Lookup, route: Route) -> str:
    """A route by its ends."""
    return joined(lookup, route.ends)


def joined(lookup: Lookup, places: Iterable[str]) -> str:
    """Cities and countries by their names, joined by dashes: a route, a ticket."""
    return " \N{EN DASH} ".join(place_name(lookup, place) for place in places)


def name_of(lookup: Lookup, ref: Ref) -> str:
    """One thing by its name."""
    if ref.kind == "route" and ref.id in lookup.routes:
        return route_name(lookup, lookup.routes[ref.id])
    if ref.kind == "picture":
        return "the picture"
    if ref.kind == "ticket":
        ends = next((ticket.ends for ticket in lookup.variant.tickets if ticket.id == ref.id), ())
        return f"the ticket {joined(lookup, ends) or ref.id}"
    return place_name(lookup, ref.id)


def described(lookup: Lookup, refs: Collection[Ref]) -> str:
    """One thing by its name, several by how many there are of each kind: 3 cities and 1 route."""
    if len(refs) == 1:
        return name_of(lookup, next(iter(refs)))
    found = Counter(ref.kind for ref in refs)
    return listed("the picture" if kind == "picture" else counted(found[kind], kind) for kind in _NOUNS if found[kind])


def counted(number: int, kind: Kind) -> str:
    """A number of things of a kind: 1 route, 3 cities."""
    return f"{number} {_NOUNS[kind][number != 1]}"


def spaces(number: int) -> str:
    """A length in words: 1 space, 3 spaces."""
    return f"{number} {'space' if number == 1 else 'spaces'}"


def listed(parts: Iterable[str]) -> str:
    """Words in a row: a, b and c."""
    *first, last = [*parts] or [""]
    return f"{', '.join(first)} and {last}" if first else last
