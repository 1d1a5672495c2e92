"""What damages are made with: shipped maps, and changes by chance."""

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from mapforge.model import Board, Deck, Destination, Route, Ticket, Track, Variant
from mapforge.model.routes import route_id
from mapforge.network.graph import graph
from tests.checks.cases import shipped, with_routes, with_rules

T = TypeVar("T")
Chance = random.Random
__all__ = ["Board", "Chance", "Damage", "shipped", "with_routes", "with_rules"]

FAMILY = ("usa", "usa-1910", "usa-mega", "usa-big-cities")


class Damage(NamedTuple):
    """A kind of damage: the code that it must raise, and a map damaged so by chance."""

    code: str
    make: Callable[[Chance], Variant]


def one(chance: Chance, entries: Collection[T]) -> T:
    """One of several."""
    return list(entries)[chance.randrange(len(entries))]


def some(chance: Chance, entries: Collection[T], fewest: int, most: int) -> list[T]:
    """Several of them."""
    return chance.sample(list(entries), min(len(entries), chance.randint(fewest, most)))


def any_map(chance: Chance, *names: str) -> Variant:
    """One of some shipped maps."""
    return shipped(one(chance, names or ("usa", "europe", "switzerland")))


def cities(variant: Variant) -> list[str]:
    """The ids of its cities; border spots and junctions are none."""
    return [city.id for city in variant.cities if city.kind == "city"]


def at(variant: Variant, city: str) -> list[Route]:
    """The routes at a city."""
    return [route for route in variant.routes if city in route.ends]


def without_routes(variant: Variant, gone: Collection[str]) -> Variant:
    """The map without some routes."""
    return with_routes(variant, lambda route: None if route.id in gone else route)


def changed(variant: Variant, names: Collection[str], **fields: Any) -> Variant:
    """The map with some routes changed in the same way."""
    return with_routes(variant, lambda route: msgspec.structs.replace(route, **fields) if route.id in names else route)


def in_color(variant: Variant, names: Collection[str], color: str) -> Variant:
    """The map with all tracks of some routes in one color."""
    return with_routes(
        variant,
        lambda route: (
            msgspec.structs.replace(route, tracks=tuple(Track(color) for _ in route.tracks))
            if route.id in names
            else route
        ),
    )


def hanging(variant: Variant, city: str, chance: Chance, tracks: int = 1) -> Variant:
    """The map with one route left at a city, of so many tracks."""
    routes = at(variant, city)
    kept = one(chance, routes)
    cut = without_routes(variant, {route.id for route in routes} - {kept.id})
    return changed(cut, [kept.id], tracks=(Track("gray"),) * tracks)


def with_tickets(variant: Variant, tickets: Sequence[Ticket]) -> Variant:
    """The map with these tickets in its first deck, and none in others."""
    first = variant.decks[0]
    decks = [msgspec.structs.replace(deck, tickets=tuple(tickets) if deck is first else ()) for deck in variant.decks]
    return msgspec.structs.replace(variant, decks=tuple(decks))


def more_tickets(variant: Variant, pairs: Sequence[tuple[str, str]], copies: int = 1) -> Variant:
    """The map with tickets between these pairs as well, worth their shortest path."""
    table = graph(variant)
    made = [
        Ticket(
            id=f"{start}--{end}--{number}",
            start=start,
            to=(Destination(end, table.distance(start, end) or 1),),
            copies=copies,
        )
        for number, (start, end) in enumerate(pairs, 100)
    ]
    first = variant.decks[0]
    deck = msgspec.structs.replace(first, tickets=(*first.tickets, *made))
    return msgspec.structs.replace(variant, decks=(deck, *variant.decks[1:]))


def keeping(variant: Variant, keep: Callable[[Ticket], bool]) -> Variant:
    """The map with some of its tickets."""
    decks = tuple(msgspec.structs.replace(deck, tickets=tuple(filter(keep, deck.tickets))) for deck in variant.decks)
    return msgspec.structs.replace(variant, decks=decks)


def with_route(variant: Variant, start: str, end: str, length: int) -> Variant:
    """The map with one gray route more."""
    made = Route(id=route_id(start, end), ends=(start, end), length=length, tracks=(Track("gray"),))
    return msgspec.structs.replace(variant, routes=(*variant.routes, made))


def with_deck(variant: Variant, deck: Deck) -> Variant:
    """The map with one deck more."""
    return msgspec.structs.replace(variant, decks=(*variant.decks, deck))
