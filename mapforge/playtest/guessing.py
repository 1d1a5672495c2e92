"""A whole position guessed from what one seat sees: everything hidden dealt by chance, all else as it is.

Nobody's guess can be better than the view it is made from: this module is given nothing else.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from mapforge.engine import Position, View
from mapforge.engine.position import Generators, Phase
from mapforge.model import LOCOMOTIVE, Variant


def guessed(variant: Variant, view: View, chance: random.Random) -> Position:
    """A position that this seat could be in, as well as its view can tell."""
    hands, deck = _cards(variant, view, chance)
    tickets, offers, decks = _tickets(variant, view, chance)
    return Position(
        players=view.players,
        turn=view.turn,
        phase=cast(Phase, view.phase),
        hands=tuple(hands),
        row=view.row,
        deck=tuple(deck),
        discards=view.discards,
        tickets=tuple(tickets),
        offers=tuple(offers),
        choices=_choices(variant, view, offers, chance),
        ticket_decks=decks,
        trains=view.trains,
        tracks=view.tracks,
        stations=view.stations,
        scores=view.scores,
        tunnel=view.tunnel,
        last_round=view.last_round,
        passes=view.passes,
        turns=view.turns,
        generators=Generators(trains=chance.randrange(1 << 62), tickets=chance.randrange(1 << 62)),
        dead_end=view.dead_end,
    )


def _cards(variant: Variant, view: View, chance: random.Random) -> tuple[list[dict[str, int]], list[str]]:
    """Hands by seat and the deck: what is nowhere to be seen, shuffled and dealt in the sizes that can be counted."""
    unseen = Counter({color.id: color.cards for color in variant.card_colors} | {LOCOMOTIVE: variant.rules.locomotives})
    seen: list[Mapping[str, int]] = [view.hand, view.discards, Counter(view.row)]
    if view.tunnel is not None:
        seen += [view.tunnel.laid, Counter(view.tunnel.turned)]
    for cards in seen:
        unseen.subtract(cards)
    heap = sorted(unseen.elements())
    chance.shuffle(heap)
    hands: list[dict[str, int]] = []
    for seat, size in enumerate(view.hand_sizes):
        dealt = [] if seat == view.seat else [heap.pop() for _ in range(min(size, len(heap)))]
        hands.append(dict(view.hand) if seat == view.seat else dict(Counter(dealt)))
    return hands, heap


def _tickets(
    variant: Variant, view: View, chance: random.Random
) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """Tickets kept and on offer by seat, and the decks.

    At the start an offer is dealt as the rules say. Of a deck that is dealt and never drawn from, others are taken to
    have kept one.
    """
    own = Counter((*view.tickets, *view.offer))
    heaps: dict[str, list[str]] = {}
    for deck in variant.decks:
        left = Counter({ticket.id: ticket.copies for ticket in deck.tickets})
        heaps[deck.id] = sorted((left - own).elements())
        chance.shuffle(heaps[deck.id])
    drawn, deal = variant.rules.draw_tickets.deck, variant.rules.start_tickets.deal
    tickets, offers = [view.tickets] * view.players, [view.offer] * view.players
    for seat in range(view.players):
        if seat != view.seat:
            offers[seat] = _offer(heaps, deal, drawn, view.offered[seat])
            first = {deck: 1 for deck, count in deal.items() if count and deck != drawn}
            tickets[seat] = _offer(heaps, first, drawn, view.tickets_held[seat])
    return tickets, offers, {deck: _top(heap, view.ticket_decks.get(deck, 0)) for deck, heap in heaps.items()}


def _offer(heaps: dict[str, list[str]], first: Mapping[str, int], drawn: str, count: int) -> tuple[str, ...]:
    """So many tickets: some of each deck first, the rest of the deck one draws from."""
    found: list[str] = []
    for deck, some in first.items():
        found += _top(heaps[deck], min(some, count - len(found)))
    return (*found, *_top(heaps[drawn], count - len(found)))


def _top(heap: list[str], count: int) -> tuple[str, ...]:
    """Taken off a heap; fewer are left: those."""
    return tuple(heap.pop() for _ in range(min(count, len(heap))))


def _choices(variant: Variant, view: View, offers: list[tuple[str, ...]], chance: random.Random) -> Any:
    """What seats keep that have chosen at the start: the fewest the rules allow, by chance; the own choice as it is."""
    keep = variant.rules.start_tickets.keep
    return tuple(
        view.choice
        if seat == view.seat
        else tuple(chance.sample(offers[seat], min(keep, len(offers[seat]))))
        if done
        else None
        for seat, done in enumerate(view.chosen)
    )
