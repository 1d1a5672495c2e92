"""Tickets: drawn, chosen, returned."""

from mapforge.engine.core.chance import below, following
from mapforge.engine.records import Deck, Hand, Map, Table


def offer(m: Map, t: Table, hand: Hand, d: Deck, deck: int, count: int) -> None:
    """Put so many tickets from the top of a deck on offer to a player; fewer are left: those."""
    first = m.stack_first[deck]
    size = m.stack_first[deck + 1] - first
    for _ in range(min(count, t.tickets_left[deck])):
        hand.offer[hand.offer_left] = d.tickets[first + d.tickets_top[deck]]
        hand.offer_left += 1
        d.tickets_top[deck] = (d.tickets_top[deck] + 1) % size
        t.tickets_left[deck] -= 1


def must_keep(m: Map, hand: Hand, start: bool) -> int:
    """Tickets to keep at least."""
    return min(m.start_keep if start else m.draw_keep, hand.offer_left)


def is_choice(hand: Hand, choice: int, keep: int) -> bool:
    """The choice keeps enough; of equal tickets the first ones (so that each choice has one number)."""
    kept = 0
    for index in range(hand.offer_left):
        if choice & (1 << index) != 0:
            kept += 1
            for earlier in range(index):
                if hand.offer[earlier] == hand.offer[index] and choice & (1 << earlier) == 0:
                    return False
    return kept >= keep


def settle_choice(m: Map, t: Table, hands: list[Hand], d: Deck, seat: int, choice: int, removed: int) -> None:
    """Chosen tickets go to the hand, the others to the bottom of their decks, shuffled, or out of the game."""
    hand = hands[seat]
    returned = 0
    for index in range(hand.offer_left):
        ticket = hand.offer[index]
        if choice & (1 << index) != 0:
            hand.tickets[hand.tickets_left] = ticket
            hand.tickets_left += 1
        else:
            hand.offer[returned] = ticket
            returned += 1
    hand.offer_left = 0
    t.tickets_held[seat] = hand.tickets_left
    if removed == 1:
        return
    for last in range(returned - 1, 0, -1):
        d.ticket_stream = following(d.ticket_stream)
        other = below(d.ticket_stream, last + 1)
        ticket = hand.offer[last]
        hand.offer[last] = hand.offer[other]
        hand.offer[other] = ticket
    for index in range(returned):
        deck = m.ticket_deck[hand.offer[index]]
        first = m.stack_first[deck]
        size = m.stack_first[deck + 1] - first
        d.tickets[first + (d.tickets_top[deck] + t.tickets_left[deck]) % size] = hand.offer[index]
        t.tickets_left[deck] += 1
