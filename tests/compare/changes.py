"""One random change to a map (value, name, ticket, track, rule, position), and what must be said of it."""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from mapforge.model import GRAY, City, Deck, Route, Ticket, Track, Variant

T = TypeVar("T")


class Change(NamedTuple):
    """The changed map, the code that must be raised, and an id or word that its place or message must have."""

    variant: Variant
    code: str
    about: str
    what: str


def one_of(chance: random.Random, entries: Sequence[T]) -> T:
    """An entry by chance."""
    return entries[chance.randrange(len(entries))]


def with_ticket(variant: Variant, old: Ticket, new: Sequence[Ticket]) -> Variant:
    """The map with a ticket replaced by none, one or several."""

    def held(deck: Deck) -> Deck:
        tickets = [made for ticket in deck.tickets for made in (new if ticket is old else [ticket])]
        return msgspec.structs.replace(deck, tickets=tuple(tickets))

    return msgspec.structs.replace(variant, decks=tuple(map(held, variant.decks)))


def with_entry(variant: Variant, collection: str, old: Any, *new: Any) -> Variant:
    """The map with an entry replaced by none, one or several."""
    made = [found for entry in getattr(variant, collection) for found in (new if entry is old else [entry])]
    return msgspec.structs.replace(variant, **{collection: tuple(made)})


def a_value(variant: Variant, chance: random.Random) -> Change:
    """A ticket worth more or less."""
    ticket = one_of(chance, variant.tickets)
    end = one_of(chance, ticket.to)
    points = max(1, end.points + one_of(chance, (-3, -2, -1, 1, 2, 3)))
    points = points if points != end.points else points + 1
    to = tuple(msgspec.structs.replace(other, points=points) if other is end else other for other in ticket.to)
    made = msgspec.structs.replace(ticket, to=to)
    return Change(with_ticket(variant, ticket, [made]), "unlike-ticket", ticket.id, f"value of {ticket.id}")


def a_missing_ticket(variant: Variant, chance: random.Random) -> Change:
    """A ticket that is not there."""
    ticket = one_of(chance, variant.tickets)
    return Change(with_ticket(variant, ticket, []), "unlike-ticket", ticket.start, f"{ticket.id} missing")


def a_doubled_ticket(variant: Variant, chance: random.Random) -> Change:
    """A ticket that is there once more, as another entry or as another copy."""
    ticket = one_of(chance, variant.tickets)
    if chance.random() < 0.5:
        made = [msgspec.structs.replace(ticket, copies=ticket.copies + 1)]
    else:
        made = [ticket, msgspec.structs.replace(ticket, id=f"{ticket.id}--2")]
    return Change(with_ticket(variant, ticket, made), "unlike-ticket", ticket.start, f"{ticket.id} doubled")


def another_end(variant: Variant, chance: random.Random) -> Change:
    """A ticket that starts elsewhere."""
    ticket = one_of(chance, variant.tickets)
    other = one_of(chance, [city.id for city in variant.cities if city.kind == "city" and city.id not in ticket.ends])
    made = msgspec.structs.replace(ticket, start=other)
    return Change(with_ticket(variant, ticket, [made]), "unlike-ticket", ticket.id, f"{ticket.id} from {other}")


def a_name(variant: Variant, chance: random.Random) -> Change:
    """A city's name with a letter changed, left out or put in; with its id changed as well, or not."""
    city = one_of(chance, [city for city in variant.cities if city.kind == "city"])
    spot = chance.randrange(len(city.name))
    name = city.name[:spot] + one_of(chance, ("", "x", city.name[spot] * 2)) + city.name[spot + 1 :]
    name = name if name != city.name else f"{city.name}n"
    made = msgspec.structs.replace(city, name=name)
    changed = with_entry(variant, "cities", city, made)
    if chance.random() < 0.5:
        changed = with_another_id(changed, made, f"{city.id}-x")
        return Change(changed, "unlike-name", f"{city.id}-x", f"{city.name} as {name}, another id")
    return Change(changed, "unlike-name", city.id, f"{city.name} as {name}")


def with_another_id(variant: Variant, city: City, new: str) -> Variant:
    """The map with another id for a city, wherever it is named."""

    def named(name: str) -> str:
        return new if name == city.id else name

    def route(old: Route) -> Route:
        return msgspec.structs.replace(old, ends=(named(old.ends[0]), named(old.ends[1])))

    def ticket(old: Ticket) -> Ticket:
        to = tuple(msgspec.structs.replace(end, id=named(end.id)) for end in old.to)
        return msgspec.structs.replace(old, start=named(old.start), to=to)

    def deck(old: Deck) -> Deck:
        return msgspec.structs.replace(old, tickets=tuple(map(ticket, old.tickets)))

    changed = with_entry(variant, "cities", city, msgspec.structs.replace(city, id=new))
    return msgspec.structs.replace(
        changed, routes=tuple(map(route, variant.routes)), decks=tuple(map(deck, variant.decks))
    )


def a_color(variant: Variant, chance: random.Random) -> Change:
    """A track of another color."""
    route = one_of(chance, variant.routes)
    index = chance.randrange(len(route.tracks))
    track = route.tracks[index]
    colors = [GRAY, *(color.id for color in variant.card_colors)]
    made = msgspec.structs.replace(track, color=one_of(chance, [color for color in colors if color != track.color]))
    return Change(_with_track(variant, route, index, made), "unlike-track", route.id, f"color of {route.id}")


def _with_track(variant: Variant, route: Route, index: int, track: Track) -> Variant:
    tracks = (*route.tracks[:index], track, *route.tracks[index + 1 :])
    return with_entry(variant, "routes", route, msgspec.structs.replace(route, tracks=tracks))


def a_length(variant: Variant, chance: random.Random) -> Change:
    """A route of another length, or a tunnel, or a ferry."""
    route = one_of(chance, variant.routes)
    other: dict[str, Any] = one_of(
        chance, ({"length": route.length + 1}, {"tunnel": not route.tunnel}, {"ferry": route.ferry + 1})
    )
    made = msgspec.structs.replace(route, **other)
    return Change(with_entry(variant, "routes", route, made), "unlike-track", route.id, f"{other} of {route.id}")


def a_missing_track(variant: Variant, chance: random.Random) -> Change:
    """A second track more or less."""
    route = one_of(chance, variant.routes)
    tracks = route.tracks[:-1] if len(route.tracks) > 1 else (*route.tracks, Track(GRAY))
    made = msgspec.structs.replace(route, tracks=tracks)
    return Change(with_entry(variant, "routes", route, made), "unlike-track", route.id, f"tracks of {route.id}")


def a_missing_route(variant: Variant, chance: random.Random) -> Change:
    """A route that is not there."""
    route = one_of(chance, variant.routes)
    return Change(with_entry(variant, "routes", route), "unlike-route", route.ends[0], f"{route.id} missing")


def a_place(variant: Variant, chance: random.Random) -> Change:
    """A city that lies elsewhere."""
    city = one_of(chance, variant.cities)
    made = msgspec.structs.replace(city, at=(city.at[0] + one_of(chance, (-9, 9)), city.at[1]))
    return Change(with_entry(variant, "cities", city, made), "unlike-position", city.id, f"{city.id} moved")


def a_rule(variant: Variant, chance: random.Random) -> Change:
    """A knob that is set otherwise."""
    rules = variant.rules
    other: dict[str, Any] = one_of(
        chance,
        (
            {"trains": rules.trains + 1},
            {"double_open_from": rules.double_open_from + 1},
            {"longest_path": None if rules.longest_path else 10},
            {"globetrotter": None if rules.globetrotter else 15},
            {"locomotives": rules.locomotives - 1},
            {"start_tickets": msgspec.structs.replace(rules.start_tickets, keep=rules.start_tickets.keep + 1)},
            {"draw_tickets": msgspec.structs.replace(rules.draw_tickets, count=rules.draw_tickets.count + 1)},
        ),
    )
    made = msgspec.structs.replace(variant, rules=msgspec.structs.replace(rules, **other))
    return Change(made, "unlike-rule", next(iter(other)), f"rule {next(iter(other))}")


KINDS: tuple[Callable[[Variant, random.Random], Change], ...] = (
    a_value,
    a_missing_ticket,
    a_doubled_ticket,
    another_end,
    a_name,
    a_color,
    a_length,
    a_missing_track,
    a_missing_route,
    a_place,
    a_rule,
)


def changes(variant: Variant, count: int, seed: int) -> list[Change]:
    """So many changes, each of the unchanged map, of all kinds in turn."""
    chance = random.Random(seed)
    return [KINDS[number % len(KINDS)](variant, chance) for number in range(count)]
