"""Tickets and the decks they lie in."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from mapforge.model.forms import Id, Language, LongId, Name, Points
from mapforge.model.frozen import EMPTY, FrozenMap, by_id, frozen_extras, put, texts


class Destination(Struct, frozen=True, forbid_unknown_fields=True):
    """A city or country that a ticket asks for, and what reaching it is worth."""

    id: Id
    points: Points


class Ticket(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ticket: join ``start`` (``from`` in the file) with one of ``to``.

    The highest value reached counts; with none reached, the lowest is lost. ``copies`` are cards of the same print.
    """

    id: LongId
    start: Id = field(name="from")
    to: Annotated[tuple[Destination, ...], Meta(min_length=1, max_length=20)]
    copies: Annotated[int, Meta(ge=1, le=20)] = 1
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, extras=frozen_extras(self.extras))

    @property
    def ends(self) -> tuple[str, ...]:
        """Every city or country the ticket names, its start first."""
        return (self.start, *(destination.id for destination in self.to))


class Deck(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck of tickets, sorted by id."""

    id: Id
    name: FrozenMap[Language, Name] = EMPTY
    tickets: tuple[Ticket, ...] = ()
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, name=texts(self.name), tickets=by_id(self.tickets), extras=frozen_extras(self.extras))

    @property
    def size(self) -> int:
        """Cards in the deck, copies counted."""
        return sum(ticket.copies for ticket in self.tickets)
