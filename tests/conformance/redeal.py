"""The same position with everything hidden from one seat dealt anew."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from mapforge.engine import Position
from tests.oracle.board import Map


def redealt(board: Map, position: Position, seat: int, chance: random.Random) -> dict[str, Any]:
    """Other hands, the deck's order, other tickets and choices, the ticket decks' order and both generators anew.

    What everybody may count stays: cards in each hand, tickets held and on offer, cards left in each deck.
    """
    empty: list[list[str]] = [[] for _ in range(position.players)]
    plain: dict[str, Any] = msgspec.structs.asdict(position) | {
        "hands": [dict(hand) for hand in position.hands],
        "deck": list(position.deck or ()),
        "tickets": [list(held) for held in position.tickets] or empty,
        "offers": [list(offer) for offer in position.offers] or empty,
        "choices": list(position.choices),
        "ticket_decks": {deck: list(names) for deck, names in (position.ticket_decks or {}).items()},
    }
    _cards(plain, seat, chance)
    for deck in board.variant.decks:
        _tickets(plain, seat, {ticket.id for ticket in deck.tickets}, chance)
    for other, kept in enumerate(plain["choices"]):
        if kept is not None and other != seat:
            offer = plain["offers"][other]
            least = min(board.rules.start_tickets.keep, len(offer))
            plain["choices"][other] = sorted(chance.sample(offer, chance.randint(least, len(offer))))
    plain["generators"] = {name: chance.randrange(1, 2**62) for name in ("trains", "tickets")}
    plain["trace"] = 0
    return plain


def _cards(plain: dict[str, Any], seat: int, chance: random.Random) -> None:
    """All other hands and the deck as one heap, shuffled and dealt in the same sizes."""
    others = [other for other in range(plain["players"]) if other != seat]
    sizes = [sum(plain["hands"][other].values()) for other in others]
    heap = list(plain["deck"])
    for other in others:
        heap += [color for color, count in plain["hands"][other].items() for _ in range(count)]
    chance.shuffle(heap)
    for other, size in zip(others, sizes, strict=True):
        hand, heap = heap[:size], heap[size:]
        plain["hands"][other] = {color: hand.count(color) for color in sorted(set(hand))}
    plain["deck"] = heap


def _tickets(plain: dict[str, Any], seat: int, of_deck: set[str], chance: random.Random) -> None:
    """The hidden tickets of one deck, each place where one lies given another of them."""
    places = list(_places(plain, seat, of_deck))
    heap = [held[index] for held, index in places]
    chance.shuffle(heap)
    for (held, index), name in zip(places, heap, strict=True):
        held[index] = name


def _places(plain: dict[str, Any], seat: int, of_deck: set[str]) -> Iterator[tuple[list[str], int]]:
    """Where tickets of this deck lie that the seat does not see."""
    hidden: list[list[str]] = list(plain["ticket_decks"].values())
    for other in range(plain["players"]):
        if other != seat:
            hidden += [lists[other] for lists in (plain["tickets"], plain["offers"]) if other < len(lists)]
    for held in hidden:
        yield from ((held, index) for index, name in enumerate(held) if name in of_deck)
