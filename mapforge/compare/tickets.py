"""Differences of decks and tickets. Which end of a ticket is printed first means nothing."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mapforge.compare.difference import Difference
from mapforge.compare.sides import Sides
from mapforge.model import Path, Ticket, Variant

Key = tuple[str, ...]
"""The ends of a ticket: both sorted, or the start and then its destinations sorted."""


class _Card(NamedTuple):
    """One print of a ticket: its deck as the first map names it, points by destination, cards; then where it is, and
    its ends as printed, named as in the first map."""

    deck: str
    points: tuple[tuple[str, int], ...]
    copies: int
    path: Path
    ticket: str
    ends: Key


def of_tickets(sides: Sides) -> Iterator[Difference]:
    """Decks and tickets that are missing or extra; tickets of another value, number or deck."""
    decks = _decks(sides)
    back = {one: other for other, one in decks.items()}
    for deck in sides.first.decks:
        if deck.id not in back:
            yield Difference("missing", "deck", deck.id, "", f"{deck.size} tickets", "", ("decks",), (), deck.id)
    for deck in sides.second.decks:
        if deck.id not in decks:
            found = f"{deck.size} tickets"
            yield Difference("extra", "deck", deck.id, "", "", found, ("decks", deck.id), (deck.id,), deck.id)
    old = _cards(sides.first, lambda name: name, {deck.id: deck.id for deck in sides.first.decks})
    new = _cards(sides.second, sides.common, decks)
    for key in sorted(old.keys() | new.keys()):
        yield from _ticket(sides, key, old.get(key, []), new.get(key, []), back)


def _decks(sides: Sides) -> dict[str, str]:
    """For each deck of the second map the one of the first: of the same id, or the only one left on both sides."""
    known = {deck.id for deck in sides.first.decks}
    found = {deck.id: deck.id for deck in sides.second.decks if deck.id in known}
    left = sorted(known - set(found.values()))
    rest = [deck.id for deck in sides.second.decks if deck.id not in found]
    if len(left) == len(rest) == 1:
        found[rest[0]] = left[0]
    return found


def _key(ticket: Ticket, common: Callable[[str], str]) -> Key:
    start, *ends = map(common, ticket.ends)
    return tuple(sorted((start, *ends))) if len(ends) == 1 else (start, *sorted(ends))


def _cards(variant: Variant, common: Callable[[str], str], decks: dict[str, str]) -> dict[Key, list[_Card]]:
    found: dict[Key, list[_Card]] = {}
    for deck in variant.decks:
        for ticket in deck.tickets:
            key = _key(ticket, common)
            several = len(ticket.to) > 1
            points = tuple(sorted((common(end.id) if several else "", end.points) for end in ticket.to))
            path = ("decks", deck.id, "tickets", ticket.id)
            ends = tuple(map(common, ticket.ends))
            made = _Card(decks.get(deck.id, f"{deck.id} (new)"), points, ticket.copies, path, ticket.id, ends)
            found.setdefault(key, []).append(made)
    return found


def _points(sides: Sides, card: _Card) -> str:
    return ", ".join(f"{sides.title(end)} {points}" if end else str(points) for end, points in card.points)


def _ticket(
    sides: Sides, key: Key, before: list[_Card], after: list[_Card], back: dict[str, str]
) -> Iterator[Difference]:
    old, new = _unlike(before, after)
    title, mark = sides.join(*(before or after)[0].ends), "--".join(key)
    ends = sides.there(*key)
    for number, (card, other) in enumerate(_matched(old, new)):
        about = mark if number == 0 else f"{mark} {number + 1}"
        if card is not None and other is not None:
            yield from _other(sides, title, about, card, other)
        elif card is not None:
            deck = back.get(card.deck)
            path: Path = ("decks", deck) if deck is not None else ("decks",)
            wanted = _points(sides, card) + (f" ({card.copies} cards)" if card.copies > 1 else "")
            yield Difference("missing", "ticket", title, "", wanted, "", path, ends, f"missing {about}")
        elif other is not None:
            found = _points(sides, other) + (f" ({other.copies} cards)" if other.copies > 1 else "")
            twice = "again" if after[0] is not other or before else ""
            ids = (other.ticket, *ends)
            yield Difference("extra", "ticket", title, twice, "", found, other.path, ids, f"extra {about}")


def _unlike(before: list[_Card], after: list[_Card]) -> tuple[list[_Card], list[_Card]]:
    """What is left of both sides once what is the same on both is taken away."""
    old, new = list(before), list(after)
    for card in before:
        same = next((other for other in new if other[:3] == card[:3]), None)
        if same is not None:
            old.remove(card)
            new.remove(same)
    return old, new


def _matched(old: list[_Card], new: list[_Card]) -> Iterator[tuple[_Card | None, _Card | None]]:
    rest = list(new)
    for card in old:
        other = next((found for found in rest if found.deck == card.deck), rest[0] if rest else None)
        if other is not None:
            rest.remove(other)
        yield card, other
    for found in rest:
        yield None, found


def _other(sides: Sides, title: str, about: str, card: _Card, other: _Card) -> Iterator[Difference]:
    """A ticket in another deck, of another value, or in another number of cards."""
    ids = (other.ticket, *sides.there(*about.split(" ")[0].split("--")))
    values: list[tuple[str, str, str, Path]] = []
    if card.deck != other.deck:
        values.append(("deck", card.deck, str(other.path[1]), other.path))
    if card.points != other.points:
        values.append(("points", _points(sides, card), _points(sides, other), (*other.path, "to")))
    if card.copies != other.copies:
        values.append(("cards", str(card.copies), str(other.copies), (*other.path, "copies")))
    for what, wanted, found, path in values:
        yield Difference("other", "ticket", title, what, wanted, found, path, ids, f"{about} {what}")
