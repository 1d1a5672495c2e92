"""Edits of tickets, and the points that a new one is worth. The decks they lie in: ``decks``."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from mapforge.edits.entries import changed, found, hold_known, with_each, with_entry
from mapforge.edits.form import sound
from mapforge.edits.ids import ticket_id
from mapforge.edits.paths import fewest_spaces
from mapforge.edits.refusal import Refused
from mapforge.model import Deck, Destination, Ticket, Variant

MOST_POINTS = 500


def suggested_points(variant: Variant, *, start: str, end: str) -> int | None:
    """What a ticket between the two should be worth: the spaces of the shortest path, None where there is none."""
    spaces = fewest_spaces(variant, start, end)
    return min(spaces, MOST_POINTS) if spaces else None


def add_ticket(variant: Variant, *, deck: str, start: str, to: Sequence[tuple[str, int]], copies: int = 1) -> Variant:
    """A new ticket in a deck: from a city or country to one or several, each with its points."""
    entry = found(variant.decks, deck, "deck")
    ends = [end for end, _ in to]
    _hold_ends(variant, start, ends)
    made = Ticket(
        id=ticket_id(start, ends, _taken(variant)),
        start=start,
        to=_destinations(to),
        copies=copies,
    )
    return with_entry(variant, "decks", msgspec.structs.replace(entry, tickets=(*entry.tickets, sound(made))))


def set_destinations(variant: Variant, *, ticket: str, to: Sequence[tuple[str, int]]) -> Variant:
    """Where a ticket leads, each with its points; its start and id stay."""
    _hold_ends(variant, _ticket(variant, ticket).start, [end for end, _ in to])
    return _with(variant, ticket, to=_destinations(to))


def set_start(variant: Variant, *, ticket: str, start: str) -> Variant:
    """Another city or country that a ticket starts from; its destinations and id stay."""
    _hold_ends(variant, start, [end.id for end in _ticket(variant, ticket).to])
    return _with(variant, ticket, start=start)


def set_points(variant: Variant, *, ticket: str, points: int, destination: str | None = None) -> Variant:
    """What reaching a destination is worth; which, must be said where a ticket has several."""
    entry = _ticket(variant, ticket)
    if destination is None and len(entry.to) > 1:
        raise Refused(f"Ticket {ticket} leads to {len(entry.to)} places. Choose the one whose points change.")
    if destination is not None:
        hold_known(entry.to, [destination], "destination of this ticket")
    to = tuple(changed(end, points=points) if destination in (None, end.id) else end for end in entry.to)
    return _with(variant, ticket, to=to)


def set_copies(variant: Variant, *, ticket: str, copies: int) -> Variant:
    """How many cards of the same print the deck has."""
    return _with(variant, ticket, copies=copies)


def move_to_deck(variant: Variant, *, ids: Collection[str], deck: str) -> Variant:
    """Tickets to another deck; those that lie there already stay."""
    target = found(variant.decks, deck, "deck")
    hold_known(variant.tickets, ids, "ticket")
    own = {ticket.id for ticket in target.tickets}
    moving = [ticket for entry in variant.decks if entry is not target for ticket in entry.tickets if ticket.id in ids]
    clash = [ticket.id for ticket in moving if ticket.id in own]
    if clash or len({ticket.id for ticket in moving}) < len(moving):
        raise Refused(f"Two tickets have the id {(clash or [moving[0].id])[0]}. Remove one of them first.")
    if not moving:
        return variant
    rest = with_each(variant, "decks", lambda entry: entry if entry is target else _without(entry, ids))
    return with_entry(rest, "decks", msgspec.structs.replace(target, tickets=(*target.tickets, *moving)))


def remove_tickets(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Tickets away, from whichever deck they lie in."""
    hold_known(variant.tickets, ids, "ticket")
    return with_each(variant, "decks", lambda entry: _without(entry, ids))


def _ticket(variant: Variant, name: str) -> Ticket:
    return found(variant.tickets, name, "ticket")


def _destinations(to: Sequence[tuple[str, int]]) -> tuple[Destination, ...]:
    return tuple(sound(Destination(end, points)) for end, points in to)


def _taken(variant: Variant) -> set[str]:
    return {ticket.id for ticket in variant.tickets}


def _with(variant: Variant, name: str, **fields: Any) -> Variant:
    """The map with a ticket changed in the one deck that has it."""
    entry = _ticket(variant, name)
    made = changed(entry, **fields)
    if made is entry:
        return variant
    return with_each(variant, "decks", lambda deck: _with_ticket(deck, entry, made))


def _with_ticket(deck: Deck, old: Ticket, new: Ticket) -> Deck:
    if not any(ticket is old for ticket in deck.tickets):
        return deck
    return msgspec.structs.replace(deck, tickets=tuple(new if ticket is old else ticket for ticket in deck.tickets))


def _without(deck: Deck, ids: Collection[str]) -> Deck:
    kept = tuple(ticket for ticket in deck.tickets if ticket.id not in ids)
    return deck if len(kept) == len(deck.tickets) else msgspec.structs.replace(deck, tickets=kept)


def _hold_ends(variant: Variant, start: str, ends: Sequence[str]) -> None:
    """A ticket joins different cities or countries; a border spot or junction alone is no end."""
    if not ends:
        raise Refused("A ticket needs a destination. Choose a second city or a country.")
    countries = {country.id for country in variant.countries}
    for end in (start, *ends):
        if end not in countries and found(variant.cities, end, "city or country").kind != "city":
            raise Refused(f"No ticket ends at a border spot or junction such as {end}. Choose a city or a country.")
    if start in ends:
        raise Refused(f"A ticket cannot lead from {start} to itself. Choose another destination.")
    if len(set(ends)) < len(ends):
        raise Refused("A destination is there twice. Keep the one whose points are right.")
