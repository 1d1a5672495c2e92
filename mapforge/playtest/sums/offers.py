"""Tickets on offer, and which of them are kept."""

from mapforge.engine.core.words import START
from mapforge.engine.records import Hand, Table
from mapforge.playtest.records import Sums


def note_choice(t: Table, hand: Hand, s: Sums, choice: int) -> None:
    """Note a choice of tickets before it is made: one bit of ``choice`` for each ticket kept."""
    for index in range(hand.offer_left):
        ticket = hand.offer[index]
        kept = (choice >> index) & 1
        if t.phase == START:
            s.ticket_dealt[ticket] += 1
            s.ticket_dealt_kept[ticket] += kept
        else:
            s.ticket_drawn[ticket] += 1
            s.ticket_drawn_kept[ticket] += kept
