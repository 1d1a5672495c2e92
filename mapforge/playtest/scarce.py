"""A map made poor on purpose, so that games on it reach the corners of the rules where other engines got stuck."""

from collections.abc import Callable
from typing import Final

import msgspec

from mapforge.model import Deck, FrozenMap, Rules, Ticket, Variant

_FEW_CARDS: Final = 3
_MANY_LOCOMOTIVES: Final = 20
_FEW_TRAINS: Final = 9


def scarce(variant: Variant, want: str) -> Variant:
    """The map with one of WANTS; its id says so, for games on it are not games on the map."""
    made, words = WANTS[want](variant), want.replace("-", " ")
    name = {language: f"{text} ({words})" for language, text in variant.name.items()}
    return msgspec.structs.replace(made, id=f"{variant.id}-{want}", name=FrozenMap(name), extends=None)


def _cards(variant: Variant, each: int, locomotives: int) -> Variant:
    """So many cards of each color, and hands at the start that leave most of them in the deck."""
    colors = tuple(msgspec.structs.replace(color, cards=each) for color in variant.card_colors)
    total = each * len(colors) + locomotives
    hand = min(variant.rules.start_hand, total // (2 * variant.rules.players[1]))
    return _ruled(msgspec.structs.replace(variant, colors=colors), locomotives=locomotives, start_hand=hand)


def _ruled(variant: Variant, **knobs: object) -> Variant:
    rules: Rules = msgspec.structs.replace(variant.rules, **knobs)
    return msgspec.structs.replace(variant, rules=rules)


def _few_cards(variant: Variant) -> Variant:
    return _cards(variant, _FEW_CARDS, 2)


def _many_locomotives(variant: Variant) -> Variant:
    return _cards(variant, 1, _MANY_LOCOMOTIVES)


def _short_row(variant: Variant) -> Variant:
    return _ruled(_few_cards(variant), face_up=1)


def _few_trains(variant: Variant) -> Variant:
    return _ruled(variant, trains=_FEW_TRAINS)


def _one_locomotive(variant: Variant) -> Variant:
    return _ruled(variant, locomotives=1)


def _few_tickets(variant: Variant) -> Variant:
    """Of each deck those that the largest table is dealt, and one more than may be drawn at once."""
    deal, most = variant.rules.start_tickets.deal, variant.rules.players[1]
    decks = tuple(
        _cut(deck, most * deal.get(deck.id, 0) + variant.rules.draw_tickets.count + 1) for deck in variant.decks
    )
    return msgspec.structs.replace(variant, decks=decks)


def _cut(deck: Deck, count: int) -> Deck:
    kept: list[Ticket] = []
    for ticket in deck.tickets:
        if count > 0:
            kept.append(msgspec.structs.replace(ticket, copies=min(ticket.copies, count)))
            count -= kept[-1].copies
    return msgspec.structs.replace(deck, tickets=tuple(kept))


WANTS: Final[dict[str, Callable[[Variant], Variant]]] = {
    "few-cards": _few_cards,
    "many-locomotives": _many_locomotives,
    "short-row": _short_row,
    "few-trains": _few_trains,
    "one-locomotive": _one_locomotive,
    "few-tickets": _few_tickets,
}
"""What a map is made to want for, by name."""
