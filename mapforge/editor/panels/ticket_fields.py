"""Fields of a ticket, and those that several tickets share."""

from collections.abc import Sequence
from typing import Any

from mapforge.editor.panels import places, suggested
from mapforge.editor.panels.editors import ChoiceEditor, Editor, PressEditor
from mapforge.editor.panels.fields import Field, Section
from mapforge.editor.panels.number_editor import NumberEditor
from mapforge.editor.panels.typed import NamedEditor
from mapforge.edits import tickets
from mapforge.edits.entries import found
from mapforge.edits.refusal import Refused
from mapforge.model import Deck, Ticket, Variant


def ticket_sections(variant: Variant, ids: Sequence[str]) -> list[Section]:
    """The fields of one ticket, or of several at once."""
    if len(ids) > 1:
        single = all(len(ticket_of(variant, entry).to) == 1 for entry in ids)
        return [Section("", (*((_points(0),) if single else ()), _copies(), _deck()))]
    number = len(ticket_of(variant, ids[0]).to)
    destinations = [field for at in range(number) for field in _destination(at, several=number > 1)]
    return [Section("", (_start(), *destinations, _more(variant, ids[0]), *_fewer(number), _copies(), _deck()))]


def ticket_of(variant: Variant, entry: str) -> Ticket:
    """The ticket of that id."""
    return found(variant.tickets, entry, "ticket")


def _start() -> Field:
    return Field(
        "ticket.from",
        "From",
        _place,
        lambda variant, entry: ticket_of(variant, entry).start,
        lambda variant, entry, value: tickets.set_start(variant, ticket=entry, start=value),
        "The city or country that the ticket starts from.",
        "Change the ticket's start",
        places.ticket_ends,
    )


def _place() -> Editor:
    return NamedEditor("city or country")


def _destination(at: int, *, several: bool) -> tuple[Field, Field]:
    to = Field(
        f"ticket.to.{at}",
        f"To {at + 1}" if several else "To",
        _place,
        lambda variant, entry: ticket_of(variant, entry).to[at].id,
        lambda variant, entry, value: _with(variant, entry, at, end=value),
        "A city or country that the ticket asks for. Of several reached, the one worth most counts.",
        "Change the ticket's destination",
        places.ticket_ends,
    )
    return to, _points(at)


def _points(at: int) -> Field:
    return Field(
        f"ticket.points.{at}",
        "Points",
        lambda: NumberEditor(whole=True, least=1, most=500),
        lambda variant, entry: ticket_of(variant, entry).to[at].points,
        lambda variant, entry, value: _with(variant, entry, at, points=value),
        "What reaching it is worth, and what is lost if it is not reached. Suggested: the spaces of the shortest path.",
        "Change the ticket's points",
        suggest=lambda variant, entry: _suggested(variant, entry, at),
    )


def _suggested(variant: Variant, entry: str, at: int) -> int | None:
    ticket = ticket_of(variant, entry)
    points = suggested.ticket_points(variant, ticket.start, ticket.to[at].id)
    return None if points == ticket.to[at].points else points


def _with(variant: Variant, entry: str, at: int, *, end: str | None = None, points: int | None = None) -> Variant:
    """The ticket with another destination, or other points for it."""
    to = [(goal.id, goal.points) for goal in ticket_of(variant, entry).to]
    to[at] = (to[at][0] if end is None else end, to[at][1] if points is None else points)
    return tickets.set_destinations(variant, ticket=entry, to=to)


def _more(variant: Variant, entry: str) -> Field:
    ticket = ticket_of(variant, entry)
    return Field(
        "ticket.more",
        "Another destination",
        lambda: PressEditor("Add a destination"),
        lambda variant, entry: _free(variant, ticket_of(variant, entry)) is not None and len(ticket.to) < 20,
        _with_another,
        "A further destination: the ticket is finished when one of them is reached.",
        "Add a destination",
        row="",
    )


def _free(variant: Variant, ticket: Ticket) -> str | None:
    """A place that the ticket does not name yet: of its own kind and near where it leads, if there is one."""
    return next((choice.value for choice in places.ticket_ends(variant) if choice.value not in ticket.ends), None)


def _with_another(variant: Variant, entry: str, _: Any) -> Variant:
    ticket = ticket_of(variant, entry)
    free = _free(variant, ticket)
    if free is None:
        raise Refused("The ticket leads to every city and country already. Add a city first.")
    points = suggested.ticket_points(variant, ticket.start, free) or 1
    to = [(goal.id, goal.points) for goal in ticket.to]
    return tickets.set_destinations(variant, ticket=entry, to=[*to, (free, points)])


def _fewer(number: int) -> tuple[Field, ...]:
    if number == 1:
        return ()
    field = Field(
        "ticket.fewer",
        "One destination less",
        lambda: PressEditor("Remove the last"),
        lambda _variant, _entry: True,
        lambda variant, entry, _: tickets.set_destinations(
            variant, ticket=entry, to=[(goal.id, goal.points) for goal in ticket_of(variant, entry).to[:-1]]
        ),
        "The last destination away.",
        "Remove a destination",
        beside=True,
    )
    return (field,)


def _copies() -> Field:
    return Field(
        "ticket.copies",
        "Copies",
        lambda: NumberEditor(whole=True, least=1, most=20),
        lambda variant, entry: ticket_of(variant, entry).copies,
        lambda variant, entry, value: tickets.set_copies(variant, ticket=entry, copies=value),
        "Cards of the same print in the deck.",
        "Change the ticket's copies",
    )


def _deck() -> Field:
    return Field(
        "ticket.deck",
        "Deck",
        ChoiceEditor,
        lambda variant, entry: deck_of(variant, entry).id,
        lambda variant, entry, value: tickets.move_to_deck(variant, ids=[entry], deck=value),
        "The deck that the ticket lies in.",
        "Move to another deck",
        places.decks,
    )


def deck_of(variant: Variant, entry: str) -> Deck:
    """The deck that a ticket lies in."""
    ticket_of(variant, entry)
    return next(deck for deck in variant.decks if any(ticket.id == entry for ticket in deck.tickets))
