"""Path: keeps every ticket dealt at the start and never draws more while it can do anything else.

For each unfinished ticket that own and open tracks still join, the shortest way by trains: each route on it that is not
own gets the points of its length and twice the ticket's. With no such ticket, every open route gets the points of its
length. It claims the highest that it can pay, else it draws the color of the highest: open, else from the deck.
"""

from mapforge.engine.core.bots import affordable, open_track
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.lending import best_reached
from mapforge.engine.core.words import GRAY, KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import best_wanted, buy, draw, most_spare, reserve_nothing
from mapforge.playtest.bots.choosing import fewest, keep_all
from mapforge.playtest.bots.otherwise import decide_in_tunnel
from mapforge.playtest.bots.ways import BY_LENGTH, before, choose_none, way_to


def play_path(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The path bot's move."""
    if t.phase == START:
        return keep_all(hand)
    if t.phase == KEEP:
        return fewest(m, t, hand, memory, BY_LENGTH, False)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    reserve_nothing(m, memory)
    want_paths(m, t, hand, memory)
    if t.phase != SECOND_CARD:
        track = best_wanted(m, t, hand, memory, 0)
        if track >= 0:
            return buy(m, hand, memory, track)
    need_highest(m, t, hand, memory)
    return draw(m, t, hand, memory, pad)


def want_paths(m: Map, t: Table, hand: Hand, memory: Memory) -> None:
    """Give every route its priority, and list those with one."""
    choose_none(m, memory)
    for route in range(m.routes):
        memory.wanted[route] = 0
    found = False
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        if best_reached(m, t.joined, t.turn * m.cities, ticket) < 0 and want_path(m, t, memory, ticket):
            found = True
    memory.plan_left = 0
    for route in range(m.routes):
        track = open_track(m, t, route)
        if track >= 0 and not found:
            memory.wanted[route] = m.track_points[track]
        if track >= 0 and memory.wanted[route] > 0:
            memory.plan[memory.plan_left] = route
            memory.plan_left += 1


def want_path(m: Map, t: Table, memory: Memory, ticket: int) -> bool:
    """Raise the routes on the shortest way of a ticket, if there is one that the trains suffice for."""
    city = way_to(m, t, memory, ticket, BY_LENGTH)
    if city < 0 or memory.distance[city] > t.trains[t.turn]:
        return False
    while memory.came_by[city] >= 0:
        route = memory.came_by[city]
        track = open_track(m, t, route)
        if track >= 0:
            memory.wanted[route] += m.track_points[track] + 2 * m.ticket_lowest[ticket]
        city = before(m, memory, city)
    return True


def need_highest(m: Map, t: Table, hand: Hand, memory: Memory) -> None:
    """Need the color of the highest route that the hand cannot pay, on gray the one that it has most of."""
    best = -1
    for index in range(memory.plan_left):
        route = memory.plan[index]
        if best < 0 or memory.wanted[route] > memory.wanted[best]:
            best = route
    if best < 0:
        return
    for track in range(m.route_first[best], m.route_first[best + 1]):
        if is_open(m, t, t.turn, track) and not affordable(m, t, hand, m.track_kind[track]):
            color = m.track_color[track]
            memory.needed[most_spare(m, hand, memory) if color == GRAY else color] = 1
