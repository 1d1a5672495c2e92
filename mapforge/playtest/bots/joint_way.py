"""One way for several tickets together, and what it takes and brings."""

from mapforge.engine.core.bots import FOLLOWING, open_track, still_open
from mapforge.engine.core.lending import best_reached
from mapforge.engine.records import Hand, Map, Memory, Table
from mapforge.playtest.bots.ways import before, choose_none, way_to


def join_tickets(m: Map, t: Table, hand: Hand, memory: Memory, choice: int, by: int, farthest: bool) -> None:
    """Leave in the memory one way for the unfinished tickets held and those of a choice of the offer.

    The ticket with the longest way comes first (``farthest``), then, or else at once, always the one whose way adds
    least. Tickets that no trains are left for add nothing but their loss.
    """
    choose_none(m, memory)
    memory.trains = 0
    memory.turns = 0
    memory.gain = 0
    gather_tickets(m, t, hand, memory, choice)
    first = farthest
    while True:
        index = next_ticket(m, t, memory, by, first)
        if index < 0:
            break
        ticket = memory.trial[index]
        memory.trial[index] = -1
        add_way(m, t, memory, ticket, way_to(m, t, memory, ticket, by))
        first = False
    for index in range(memory.trial_left):
        if memory.trial[index] >= 0:
            memory.gain -= m.ticket_lowest[memory.trial[index]]


def gather_tickets(m: Map, t: Table, hand: Hand, memory: Memory, choice: int) -> None:
    """List the tickets to be joined; count the points of those joined already."""
    memory.trial_left = 0
    for index in range(hand.tickets_left + hand.offer_left):
        held = index < hand.tickets_left
        if held or choice & (1 << (index - hand.tickets_left)) != 0:
            ticket = hand.tickets[index] if held else hand.offer[index - hand.tickets_left]
            reached = best_reached(m, t.joined, t.turn * m.cities, ticket)
            if reached < 0:
                memory.trial[memory.trial_left] = ticket
                memory.trial_left += 1
            else:
                memory.gain += m.to_points[reached]


def next_ticket(m: Map, t: Table, memory: Memory, by: int, farthest: bool) -> int:
    """The place of the ticket whose way is longest, or adds least, among those that the trains suffice for; -1: none.

    A ticket that cannot be joined now never can be: what is planned only takes trains.
    """
    best = -1
    most = 0
    for index in range(memory.trial_left):
        ticket = memory.trial[index]
        if ticket >= 0:
            end = way_to(m, t, memory, ticket, by)
            if end >= 0 and memory.trains + trains_for(m, t, memory, end) <= t.trains[t.turn]:
                length = memory.distance[end] if farthest else -memory.distance[end]
                if best < 0 or length > most:
                    best = index
                    most = length
    return best


def trains_for(m: Map, t: Table, memory: Memory, end: int) -> int:
    """Trains that the way just found takes beyond what is planned."""
    trains = 0
    city = end
    while memory.came_by[city] >= 0:
        route = memory.came_by[city]
        if is_to_build(t, memory, route):
            trains += m.track_length[open_track(m, t, route)]
        city = before(m, memory, city)
    return trains


def is_to_build(t: Table, memory: Memory, route: int) -> bool:
    """The route is neither own nor planned."""
    return t.route_owners[route] & (1 << t.turn) == 0 and memory.chosen[route] == 0


def add_way(m: Map, t: Table, memory: Memory, ticket: int, end: int) -> None:
    """Plan the way just found for a ticket; count its trains, half turns and points."""
    memory.gain += value_of(m, t, memory, ticket, end)
    city = end
    while memory.came_by[city] >= 0:
        route = memory.came_by[city]
        if is_to_build(t, memory, route):
            track = open_track(m, t, route)
            memory.chosen[route] = 1
            memory.trains += m.track_length[track]
            memory.turns += m.track_length[track] + 2
            memory.gain += m.track_points[track]
        city = before(m, memory, city)


def value_of(m: Map, t: Table, memory: Memory, ticket: int, end: int) -> int:
    """A ticket's points times the chance to get them, less those times the chance to lose them.

    The chance sinks by 1 % for each train still to be laid and by 5 % for each route of the way that an opponent's
    track touches.
    """
    chance = 98
    city = end
    while memory.came_by[city] >= 0:
        route = memory.came_by[city]
        if t.route_owners[route] & (1 << t.turn) == 0:
            track = open_track(m, t, route)
            chance -= m.track_length[track] + 5 * is_touched(m, t, route)
        city = before(m, memory, city)
    return m.ticket_lowest[ticket] * (2 * max(chance, 0) - 100) // 100


def is_touched(m: Map, t: Table, route: int) -> int:
    """1 if an opponent has a track at one of the route's ends."""
    others = ~(1 << t.turn)
    for city in (m.route_a[route], m.route_b[route]):
        for index in range(m.city_first[city], m.city_first[city + 1]):
            if t.route_owners[m.city_route[index]] & others != 0:
                return 1
    return 0


def keep_joint_way(m: Map, t: Table, hand: Hand, memory: Memory, by: int, farthest: bool) -> None:
    """Plan anew at the start, where tickets came, and where a planned route was lost."""
    if memory.planned == FOLLOWING and memory.tickets == hand.tickets_left and untouched(m, t, memory):
        return
    join_tickets(m, t, hand, memory, 0, by, farthest)
    memory.planned = FOLLOWING
    memory.tickets = hand.tickets_left
    memory.plan_left = 0
    for route in range(m.routes):
        memory.wanted[route] = 0
        if memory.chosen[route] == 1:
            memory.wanted[route] = 1 + m.track_points[open_track(m, t, route)]
            memory.plan[memory.plan_left] = route
            memory.plan_left += 1


def untouched(m: Map, t: Table, memory: Memory) -> bool:
    """No planned route was lost; own ones are struck off, and the trains counted."""
    if memory.plan_left == 0:
        return True
    if not still_open(m, t, memory) and memory.plan_left > 0:
        return False
    memory.trains = 0
    for index in range(memory.plan_left):
        memory.trains += m.track_length[open_track(m, t, memory.plan[index])]
    return True
