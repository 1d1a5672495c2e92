"""Two simple players. A bot sees the map, the table, its own hand and its memory, nothing else.

*random*: each legal move with equal chance. *greedy*: follows its tickets over the shortest ways still open, claims the
most wanted route it can pay, else draws what that route needs; without a ticket left to follow, the longest route.
"""

from typing import Final

from mapforge.engine.core.cards import cards_to_draw, open_count
from mapforge.engine.core.chance import below, following
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.legal import count_actions, count_moves, nth_choice, nth_move
from mapforge.engine.core.lending import best_reached
from mapforge.engine.core.moves import packed
from mapforge.engine.core.payments import nth_payment, ways_of_kind
from mapforge.engine.core.words import (
    CLAIM,
    DRAW_BLIND,
    DRAW_OPEN,
    GRAY,
    KEEP,
    NO_COLOR,
    SECOND_CARD,
    START,
    TUNNEL,
)
from mapforge.engine.records import Hand, Map, Memory, Pad, Table

RANDOM: Final = 0
GREEDY: Final = 1
FAR: Final = 1000000


def decide(bot: int, m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The move that a bot makes now."""
    if bot == GREEDY:
        return greedy(m, t, hand, memory, pad)
    return at_random(m, t, hand, memory, pad)


def at_random(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """Any legal move."""
    count = count_moves(m, t, hand, pad)
    memory.stream = following(memory.stream)
    return nth_move(m, t, hand, pad, below(memory.stream, count))


def greedy(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The move that follows its tickets."""
    if t.phase in (START, KEEP):
        return nth_choice(m, hand, t.phase == START, 0)
    if t.phase == TUNNEL:
        count = count_moves(m, t, hand, pad)
        return nth_move(m, t, hand, pad, 1 if count > 1 else 0)
    if t.phase == SECOND_CARD:
        return draw_needed(m, t, memory)
    plan(m, t, hand, memory)
    kind = best_affordable(m, t, hand, memory)
    if kind >= 0:
        return cheapest_claim(m, hand, memory, kind)
    if cards_to_draw(t) > 0 or t.row_left > 0:
        return draw_needed(m, t, memory)
    count_actions(m, t, hand, pad)
    return nth_move(m, t, hand, pad, 0)


def plan(m: Map, t: Table, hand: Hand, memory: Memory) -> None:
    """Want the routes on the shortest ways of unfinished tickets; plan anew when one of them was taken."""
    if memory.planned == 1 and still_open(m, t, memory):
        return
    for route in range(m.routes):
        memory.wanted[route] = 0
    followed = 0
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        if best_reached(m, t.joined, t.turn * m.cities, ticket) < 0:
            followed += follow(m, t, memory, ticket)
    if followed == 0:
        for route in range(m.routes):
            memory.wanted[route] = m.track_points[m.route_first[route]]
    memory.planned = 1


def still_open(m: Map, t: Table, memory: Memory) -> bool:
    """Something is wanted, and all of it may still be claimed."""
    found = False
    for route in range(m.routes):
        if memory.wanted[route] > 0:
            found = True
            if open_track(m, t, route) < 0:
                return False
    return found


def open_track(m: Map, t: Table, route: int) -> int:
    """A track of a route that the player may still claim, -1 for none."""
    owners = t.route_owners[route]
    if owners & (1 << t.turn) != 0 or (owners != 0 and t.players < m.double_open_from):
        return -1
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[track] == 0 and m.track_length[track] <= t.trains[t.turn]:
            return track
    return -1


def follow(m: Map, t: Table, memory: Memory, ticket: int) -> int:
    """Want the routes on the shortest way for a ticket; 1 if there is one."""
    measure_ways(m, t, memory, m.ticket_from[ticket])
    best = -1
    for to in range(m.ticket_first[ticket], m.ticket_first[ticket + 1]):
        for index in range(m.place_first[m.to_place[to]], m.place_first[m.to_place[to] + 1]):
            city = m.place_city[index]
            if best < 0 or memory.distance[city] < memory.distance[best]:
                best = city
    if memory.distance[best] >= min(FAR, t.trains[t.turn] + 1):
        return 0
    while memory.came_by[best] >= 0:
        route = memory.came_by[best]
        if t.route_owners[route] & (1 << t.turn) == 0:
            memory.wanted[route] += m.ticket_lowest[ticket] + m.track_points[m.route_first[route]]
        best = m.route_a[route] + m.route_b[route] - best
    return 1


def measure_ways(m: Map, t: Table, memory: Memory, place: int) -> None:
    """Trains still needed from a ticket's end to every city, over own and open tracks."""
    for city in range(m.cities):
        memory.distance[city] = FAR
        memory.settled[city] = 0
        memory.came_by[city] = -1
    for index in range(m.place_first[place], m.place_first[place + 1]):
        memory.distance[m.place_city[index]] = 0
    while True:
        nearest = -1
        least = FAR
        for city in range(m.cities):
            if memory.settled[city] == 0 and memory.distance[city] < least:
                nearest = city
                least = memory.distance[city]
        if nearest < 0:
            return
        memory.settled[nearest] = 1
        for index in range(m.city_first[nearest], m.city_first[nearest + 1]):
            route = m.city_route[index]
            other = m.route_a[route] + m.route_b[route] - nearest
            if memory.settled[other] == 0:
                length = least + still_needed(m, t, route)
                if length < memory.distance[other]:
                    memory.distance[other] = length
                    memory.came_by[other] = route


def still_needed(m: Map, t: Table, route: int) -> int:
    """Trains that a route still costs the player: none on an own one, FAR on one that is shut."""
    if t.route_owners[route] & (1 << t.turn) != 0:
        return 0
    track = open_track(m, t, route)
    return m.track_length[track] if track >= 0 else FAR


def best_affordable(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The track of the most wanted route that the hand can pay, -1 for none; notes the colors the most wanted need."""
    for color in range(m.colors + 1):
        memory.needed[color] = 0
    best = -1
    worth = 0
    for route in range(m.routes):
        if memory.wanted[route] > 0:
            for track in range(m.route_first[route], m.route_first[route + 1]):
                if is_open(m, t, t.turn, track) and m.track_length[track] <= t.trains[t.turn]:
                    if memory.wanted[route] > worth and ways_of_kind(m, hand, m.track_kind[track]) > 0:
                        best = track
                        worth = memory.wanted[route]
                    if m.track_color[track] != GRAY:
                        memory.needed[m.track_color[track]] += memory.wanted[route]
    return best


def cheapest_claim(m: Map, hand: Hand, memory: Memory, track: int) -> int:
    """Claim a track with the fewest locomotives, on gray in a color that is needed least."""
    kind = m.track_kind[track]
    color = m.kind_color[kind]
    price = m.kind_length[kind]
    ferry = m.kind_ferry[kind]
    best = -1
    least = FAR
    low, high = (0, m.colors) if color == GRAY else (color, color + 1)
    for paid in range(low, high):
        cards = min(hand.cards[paid], price - ferry)
        locomotives = price - cards
        usable = hand.cards[m.colors] if m.kind_locomotives[kind] == 1 else 0
        if cards > 0 and locomotives <= usable:
            cost = locomotives * 10000 + memory.needed[paid]
            if cost < least:
                best = packed(CLAIM, track, paid, cards, locomotives)
                least = cost
    if best >= 0:
        return best
    wild = m.kind_locomotives[kind]
    return packed(CLAIM, track, NO_COLOR, 0, 0) + nth_payment(m, hand, price, color, ferry, wild, 0)


def draw_needed(m: Map, t: Table, memory: Memory) -> int:
    """The open card whose color is needed most, else the deck's top card, else any open card."""
    best = -1
    for color in range(m.colors):
        wanted = memory.needed[color]
        if wanted > 0 and open_count(t, color) > 0 and (best < 0 or wanted > memory.needed[best]):
            best = color
    if best >= 0:
        return packed(DRAW_OPEN, best, NO_COLOR, 0, 0)
    if cards_to_draw(t) > 0:
        return packed(DRAW_BLIND, 0, NO_COLOR, 0, 0)
    for color in range(m.colors):
        if open_count(t, color) > 0:
            return packed(DRAW_OPEN, color, NO_COLOR, 0, 0)
    return packed(DRAW_OPEN, m.colors, NO_COLOR, 0, 0)
