"""Hoarder: draws from the deck, then open cards, then tickets, as long as it can; it reaches the dead ends.

Of tickets it keeps as few as it may. Only when no card and no ticket is left does it claim, the shortest track first.
"""

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.legal import count_draws, nth_choice, nth_draw
from mapforge.engine.core.words import KEEP, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import buy, longest_open, reserve_nothing
from mapforge.playtest.bots.otherwise import decide_in_tunnel, first_legal, take_tickets


def play_hoarder(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The hoarder's move."""
    if t.phase in (START, KEEP):
        return nth_choice(m, hand, t.phase == START, 0)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    if cards_to_draw(t) > 0 or count_draws(m, t) > 0:
        return nth_draw(m, t, 0)
    if t.tickets_left[m.draw_deck] > 0:
        return take_tickets()
    reserve_nothing(m, memory)
    for length in range(1, t.trains[t.turn] + 1):
        track = longest_open(m, t, hand, memory, length)
        if track >= 0:
            return buy(m, hand, memory, track)
    return first_legal(m, t, hand, pad)
