"""Which of the tickets on offer to keep."""

from mapforge.engine.core.bots import FAR
from mapforge.engine.core.moves import packed
from mapforge.engine.core.tickets import is_choice, must_keep
from mapforge.engine.core.words import KEEP_TICKETS, NO_COLOR, START
from mapforge.engine.records import Hand, Map, Memory, Table
from mapforge.playtest.bots.ways import BY_HOPS, choose_none, way_to


def keep(choice: int) -> int:
    """The move that keeps a choice, one bit for each ticket on offer."""
    return packed(KEEP_TICKETS, choice, NO_COLOR, 0, 0)


def keep_all(hand: Hand) -> int:
    """Keep every ticket on offer."""
    return keep((1 << hand.offer_left) - 1)


def size_of(choice: int) -> int:
    """Tickets in a choice."""
    count = 0
    while choice > 0:
        count += choice & 1
        choice >>= 1
    return count


def fewest(m: Map, t: Table, hand: Hand, memory: Memory, by: int, dearest: bool) -> int:
    """Keep as few as the rules allow: those with the most points (``dearest``), or with the shortest ways."""
    choose_none(m, memory)
    choice = 0
    while size_of(choice) < must_keep(m, hand, t.phase == START):
        best = 0
        most = -2 * FAR
        for place in range(hand.offer_left):
            if choice & (1 << place) == 0:
                value = liking(m, t, memory, hand.offer[place], by, dearest)
                if value > most:
                    best = place
                    most = value
        choice |= 1 << best
    return keep(choice)


def liking(m: Map, t: Table, memory: Memory, ticket: int, by: int, dearest: bool) -> int:
    """How much a ticket is liked: less the longer its way is, or more with its points; least where there is no way."""
    end = way_to(m, t, memory, ticket, by)
    if end < 0 or (by != BY_HOPS and memory.distance[end] > t.trains[t.turn]):
        return -FAR - m.ticket_lowest[ticket]
    return m.ticket_lowest[ticket] if dearest else -memory.distance[end]


def may_choose(m: Map, t: Table, hand: Hand, choice: int) -> bool:
    """A choice that the rules allow; of more than six tickets on offer only those of the fewest."""
    least = must_keep(m, hand, t.phase == START)
    if not is_choice(hand, choice, least):
        return False
    return hand.offer_left <= 6 or size_of(choice) == least
