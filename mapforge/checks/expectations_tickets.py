"""Checks of what a map states of its decks: what their tickets touch, and which sets they are made of."""

from collections.abc import Iterator
from typing import Any

from mapforge.checks.subject import Subject, listing, problem
from mapforge.model import Deck, Path, Problem, Ticket

Asked = tuple[str, ...]


def tickets_touch(subject: Subject) -> Iterator[Problem]:
    """Every ticket of a deck has a city of the group as an end."""
    members: dict[str, set[str]] = {}
    for city in subject.variant.cities:
        for group in city.groups:
            members.setdefault(group, set()).add(city.id)
    for name, group in (subject.variant.expect.tickets_touch or {}).items():
        path = ("expect", "tickets_touch", name)
        deck = subject.decks.get(name)
        if deck is None:
            yield problem("expect-unknown", path, about=f"tickets_touch {name}", what=f"deck {name}")
        elif group not in members:
            yield problem("expect-unknown", path, about=f"tickets_touch {name}", what=f"city of the group {group}")
        else:
            for ticket in deck.tickets:
                if not members[group] & set(ticket.ends):
                    where = ("decks", name, "tickets", ticket.id)
                    yield problem("expect-touching", where, ticket.id, ticket.start, group=group, deck=name)


def ticket_sets(subject: Subject) -> Iterator[Problem]:
    """A deck is made of the decks it names: each of its tickets is theirs, or each of theirs is in it."""
    expect = subject.variant.expect
    if subject.maps is None:
        return
    for key, stated in (("tickets_from", expect.tickets_from), ("tickets_with", expect.tickets_with)):
        for name, sources in (stated or {}).items():
            deck = subject.decks.get(name)
            path = ("expect", key, name)
            if deck is None:
                yield problem("expect-unknown", path, about=f"{key} {name}", what=f"deck {name}")
                continue
            sets = {source: _deck(subject, source) for source in sources}
            for source, found in sets.items():
                if found is None:
                    yield problem("expect-unknown", path, about=f"{key} {source}", what=f"deck {source}")
            known = [found for found in sets.values() if found is not None]
            if len(known) == len(sets):
                held = _foreign(deck, known, sources) if key == "tickets_from" else _lacking(deck, known, sources)
                yield from held


def _deck(subject: Subject, source: str) -> Deck | None:
    """The deck that a reference means: of another map, or of the base."""
    of, _, name = source.rpartition(":")
    extends = subject.variant.extends
    of = of or (extends.id if extends is not None else "")
    other = subject.maps(of) if of and subject.maps is not None else None
    return next((deck for deck in other.decks if deck.id == name), None) if other is not None else None


def _asked(ticket: Ticket) -> Asked:
    """What a ticket asks for: which of two ends is printed first means nothing."""
    return tuple(sorted(ticket.ends)) if len(ticket.to) == 1 else (ticket.start, *sorted(ticket.ends[1:]))


def _worth(ticket: Ticket) -> tuple[Asked, tuple[int, ...]]:
    return _asked(ticket), tuple(end.points for end in sorted(ticket.to, key=lambda end: end.id))


def _foreign(deck: Deck, sets: list[Deck], sources: tuple[str, ...]) -> Iterator[Problem]:
    """Tickets of the deck that are in none of the sets as they are."""
    theirs = {_worth(ticket) for other in sets for ticket in other.tickets}
    ends = {_asked(ticket): ticket for other in sets for ticket in other.tickets}
    for ticket in deck.tickets:
        if _worth(ticket) not in theirs:
            path: Path = ("decks", deck.id, "tickets", ticket.id)
            same = ends.get(_asked(ticket))
            values = ", ".join(str(end.points) for end in same.to) if same is not None else ""
            other = f"there it is worth {values}" if same is not None else "there is no such ticket there"
            yield problem("expect-foreign", path, ticket.id, ticket.start, sources=listing(sources), other=other)


def _lacking(deck: Deck, sets: list[Deck], sources: tuple[str, ...]) -> Iterator[Problem]:
    """Tickets of the sets that are not in the deck."""
    own = {_asked(ticket) for ticket in deck.tickets}
    for source, other in zip(sources, sets, strict=True):
        for ticket in other.tickets:
            if _asked(ticket) not in own:
                about = f"{source} {ticket.id}"
                words: dict[str, Any] = {"ticket": ticket.id, "source": source, "deck": deck.id}
                yield problem("expect-lacking", ("decks", deck.id), *ticket.ends, about=about, **words)
