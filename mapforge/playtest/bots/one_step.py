"""One step: works on one ticket at a time, its unfinished one with the most points that its trains suffice for.

Of the way with the fewest routes it wants the next one that is not own, claims it when it can pay, else draws its
color. With no ticket left and 8 trains or more at everybody it draws tickets; else it claims the longest route that it
can pay, or draws the color in which it is nearest to one. It keeps as few tickets as it may, those with most points.
"""

from typing import Final

from mapforge.engine.core.bots import affordable
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.lending import best_reached
from mapforge.engine.core.words import GRAY, KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import buy, draw, longest_open, most_spare, need_long, payable, reserve_nothing
from mapforge.playtest.bots.choosing import fewest
from mapforge.playtest.bots.joint_way import is_to_build, trains_for
from mapforge.playtest.bots.otherwise import decide_in_tunnel, fewest_trains, take_tickets
from mapforge.playtest.bots.ways import BY_HOPS, before, choose_none, way_to

MANY_TRAINS: Final = 8


def play_one_step(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The one-step bot's move."""
    if t.phase in (START, KEEP):
        return fewest(m, t, hand, memory, BY_HOPS, True)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    reserve_nothing(m, memory)
    route = next_step(m, t, hand, memory)
    if t.phase != SECOND_CARD:
        if route < 0 and fewest_trains(t) >= MANY_TRAINS and t.tickets_left[m.draw_deck] > 0:
            return take_tickets()
        track = payable(m, t, hand, memory, route) if route >= 0 else longest_open(m, t, hand, memory, t.trains[t.turn])
        if track >= 0:
            return buy(m, hand, memory, track)
    if route >= 0:
        need_step(m, t, hand, memory, route)
    else:
        need_long(m, t, hand, memory, t.trains[t.turn])
    return draw(m, t, hand, memory, pad)


def next_step(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The first route to build for the best unfinished ticket, -1 where no ticket can be finished."""
    choose_none(m, memory)
    step = -1
    most = 0
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        if m.ticket_lowest[ticket] > most and best_reached(m, t.joined, t.turn * m.cities, ticket) < 0:
            city = way_to(m, t, memory, ticket, BY_HOPS)
            if city >= 0 and trains_for(m, t, memory, city) <= t.trains[t.turn]:
                most = m.ticket_lowest[ticket]
                while memory.came_by[city] >= 0:
                    if is_to_build(t, memory, memory.came_by[city]):
                        step = memory.came_by[city]
                    city = before(m, memory, city)
    return step


def need_step(m: Map, t: Table, hand: Hand, memory: Memory, route: int) -> None:
    """Need the colors of a route's open tracks, on gray the one that the hand has most of."""
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if is_open(m, t, t.turn, track) and not affordable(m, t, hand, m.track_kind[track]):
            color = m.track_color[track]
            paid = most_spare(m, hand, memory) if color == GRAY else color
            memory.needed[paid] = 1 + hand.cards[paid]
