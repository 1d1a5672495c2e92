"""Another id for a city or country, everywhere in the map."""

import msgspec

from mapforge.edits.entries import city_of, country_of, places, with_each, with_entries
from mapforge.edits.form import fitting, sound
from mapforge.edits.ids import follows_ends, route_id, unused
from mapforge.edits.references import renamed
from mapforge.edits.refusal import Refused
from mapforge.model import City, Country, Deck, Expect, Route, Ticket, Variant


def set_id(variant: Variant, *, old: str, new: str) -> Variant:
    """Another id for a city, border spot, junction or country; all that names it follows.

    Routes and tickets whose own ids are made of it get new ones too, and whatever speaks of these follows in turn.
    """
    taken = places(variant)
    if old not in taken:
        city_of(variant, old)
    if new == old:
        return variant
    fitting(City, "id", new)
    if new in taken:
        raise Refused(f"The id {new} is taken by another city or country. Choose another, such as {new}-2.")
    collection = "cities" if any(entry.id == old for entry in variant.cities) else "countries"
    entry: City | Country = city_of(variant, old) if collection == "cities" else country_of(variant, old)
    variant = with_entries(variant, collection, {old: msgspec.structs.replace(entry, id=new)})
    variant = with_each(variant, "countries", lambda held: _spots(held, old, new))
    variant, routes = _routes(variant, old, new)
    variant, tickets = _tickets(variant, old, new)
    return renamed(_expected(variant, old, new), {old: new} | tickets | routes)


def with_ends(variant: Variant, new: dict[str, Route]) -> tuple[Variant, dict[str, str]]:
    """The map with routes that have other ends, and the new ids of those whose id follows the ends."""
    moved: dict[str, Route] = {}
    ids: dict[str, str] = {}
    taken = {route.id for route in variant.routes}
    for route in variant.routes:
        if route.id in new:
            made = new[route.id]
            if follows_ends(route.id, route.ends) and not follows_ends(route.id, made.ends):
                ids[route.id] = route_id(made.ends, taken)
                taken = (taken - {route.id}) | {ids[route.id]}
                made = msgspec.structs.replace(made, id=ids[route.id])
            moved[route.id] = sound(made)
    return with_entries(variant, "routes", moved), ids


def _routes(variant: Variant, old: str, new: str) -> tuple[Variant, dict[str, str]]:
    def at(end: str) -> str:
        return new if end == old else end

    touched = (route for route in variant.routes if old in route.ends)
    made = {r.id: msgspec.structs.replace(r, ends=(at(r.ends[0]), at(r.ends[1]))) for r in touched}
    return with_ends(variant, made)


def _tickets(variant: Variant, old: str, new: str) -> tuple[Variant, dict[str, str]]:
    ids: dict[str, str] = {}
    taken = {ticket.id for ticket in variant.tickets}
    for ticket in variant.tickets:
        parts = ticket.id.split("--")
        if old in ticket.ends and old in parts and ticket.id not in ids:
            wanted = "--".join(new if part == old else part for part in parts)
            if len(wanted) <= 190:
                ids[ticket.id] = unused(wanted, "--", taken)
                taken.add(ids[ticket.id])

    def followed(ticket: Ticket) -> Ticket:
        if old not in ticket.ends:
            return ticket
        to = tuple(msgspec.structs.replace(end, id=new) if end.id == old else end for end in ticket.to)
        start = new if ticket.start == old else ticket.start
        return msgspec.structs.replace(ticket, id=ids.get(ticket.id, ticket.id), start=start, to=to)

    def with_tickets(deck: Deck) -> Deck:
        if not any(old in ticket.ends for ticket in deck.tickets):
            return deck
        return msgspec.structs.replace(deck, tickets=tuple(map(followed, deck.tickets)))

    return with_each(variant, "decks", with_tickets), ids


def _spots(held: Country, old: str, new: str) -> Country:
    if old not in held.spots:
        return held
    return msgspec.structs.replace(held, spots=tuple(new if spot == old else spot for spot in held.spots))


def _expected(variant: Variant, old: str, new: str) -> Variant:
    """The numbers of border spots that the map is held to are told by country."""
    table = variant.expect.border_spots
    if table is None or old not in table:
        return variant
    told = {new if key == old else key: count for key, count in table.items()}
    expect: Expect = msgspec.structs.replace(variant.expect, border_spots=told)
    return msgspec.structs.replace(variant, expect=expect)
