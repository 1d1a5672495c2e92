"""What bots do alike: tunnels, and what is left to do when a rule names no move."""

from mapforge.engine.core.legal import count_moves, nth_move
from mapforge.engine.core.moves import packed
from mapforge.engine.core.words import DRAW_TICKETS, NO_COLOR
from mapforge.engine.records import Hand, Map, Pad, Table


def decide_in_tunnel(m: Map, t: Table, hand: Hand, pad: Pad) -> int:
    """Pay with the fewest locomotives where the hand can, else decline."""
    return nth_move(m, t, hand, pad, 1) if count_moves(m, t, hand, pad) > 1 else nth_move(m, t, hand, pad, 0)


def first_legal(m: Map, t: Table, hand: Hand, pad: Pad) -> int:
    """The first legal move: draws, claims, tickets, stations, or else to pass."""
    count_moves(m, t, hand, pad)
    return nth_move(m, t, hand, pad, 0)


def take_tickets() -> int:
    """The move that draws tickets."""
    return packed(DRAW_TICKETS, 0, NO_COLOR, 0, 0)


def fewest_trains(t: Table) -> int:
    """The trains of whoever has the fewest."""
    least = t.trains[0]
    for seat in range(1, t.players):
        least = min(least, t.trains[seat])
    return least
