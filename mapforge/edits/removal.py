"""What goes with a city or country that goes: told beforehand, and taken away."""

from collections.abc import Collection, Iterator

import msgspec
from msgspec import Struct

from mapforge.edits.entries import with_each, without
from mapforge.edits.references import forgotten
from mapforge.model import Country, Deck, Ticket, Variant


class Losses(Struct, frozen=True):
    """What a map loses beside the entries that are removed, by id.

    ``tickets`` go whole; ``destinations`` are tickets that stay with fewer. ``countries`` lose border spots; ``marks``
    and ``notes`` stay and lose what they speak of.
    """

    routes: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    destinations: tuple[str, ...] = ()
    countries: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


def lost(variant: Variant, *, ids: Collection[str]) -> Losses:
    """What goes with these cities, border spots, junctions or countries."""
    gone = frozenset(ids)
    routes = tuple(_routes(variant, gone))
    spoken = gone | set(routes)
    left = [(ticket, _left(ticket, gone)) for ticket in variant.tickets]
    return Losses(
        routes=routes,
        tickets=tuple(ticket.id for ticket, kept in left if kept is None),
        destinations=tuple(ticket.id for ticket, kept in left if kept is not None and kept is not ticket),
        countries=tuple(entry.id for entry in variant.countries if entry.id not in gone and gone & set(entry.spots)),
        marks=tuple(mark.id for mark in variant.marks if spoken & set(mark.on)),
        notes=tuple(note.id for note in variant.notes if spoken & set(note.about)),
    )


def without_places(variant: Variant, ids: Collection[str]) -> Variant:
    """The map without cities and countries, and without everything that cannot be without them."""
    gone = frozenset(ids)
    routes = frozenset(_routes(variant, gone))
    for collection in ("cities", "countries"):
        variant = without(variant, collection, gone)
    variant = without(variant, "routes", routes)
    variant = with_each(variant, "countries", lambda country: _with_fewer_spots(country, gone))
    variant = with_each(variant, "decks", lambda deck: _with_fewer_tickets(deck, gone))
    return forgotten(variant, gone | routes)


def _routes(variant: Variant, gone: frozenset[str]) -> Iterator[str]:
    return (route.id for route in variant.routes if gone & set(route.ends))


def _left(ticket: Ticket, gone: frozenset[str]) -> Ticket | None:
    """The ticket itself where nothing of it goes, with fewer destinations, or None when it goes whole."""
    to = tuple(destination for destination in ticket.to if destination.id not in gone)
    if ticket.start in gone or not to:
        return None
    return ticket if len(to) == len(ticket.to) else msgspec.structs.replace(ticket, to=to)


def _with_fewer_tickets(deck: Deck, gone: frozenset[str]) -> Deck:
    left = [_left(ticket, gone) for ticket in deck.tickets]
    if all(kept is ticket for kept, ticket in zip(left, deck.tickets, strict=True)):
        return deck
    return msgspec.structs.replace(deck, tickets=tuple(ticket for ticket in left if ticket is not None))


def _with_fewer_spots(country: Country, gone: frozenset[str]) -> Country:
    spots = tuple(spot for spot in country.spots if spot not in gone)
    return country if spots == country.spots else msgspec.structs.replace(country, spots=spots)
