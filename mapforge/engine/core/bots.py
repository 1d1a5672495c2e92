"""Two simple players. A bot sees the map, the table, its own hand and its memory, nothing else.

*random*: each legal move with equal chance. *greedy*: follows its tickets over the shortest ways still open, claims the
most wanted route it can pay, else draws what that route needs; without a ticket left to follow, the longest route.
"""

from typing import Final

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.chance import below, following
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.legal import count_actions, count_moves, nth_choice, nth_move, nth_open
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
FOLLOWING: Final = 1
DONE: Final = 2
OPEN: Final = 0
SETTLED: Final = 1
WANTED: Final = 2


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
    track = best_planned(m, t, hand, memory) if memory.planned == FOLLOWING else longest_track(m, t, hand, memory)
    if track >= 0:
        return cheapest_claim(m, hand, memory, track)
    if cards_to_draw(t) > 0 or t.row_left > 0:
        return draw_needed(m, t, memory)
    count_actions(m, t, hand, pad)
    return nth_move(m, t, hand, pad, 0)


def plan(m: Map, t: Table, hand: Hand, memory: Memory) -> None:
    """Want the routes on the shortest ways of unfinished tickets; plan anew when one is lost, or when all are done.

    Once no ticket can be followed, none ever can: tracks only become fewer.
    """
    if memory.planned == DONE or (memory.planned == FOLLOWING and still_open(m, t, memory)):
        return
    for route in range(m.routes):
        memory.wanted[route] = 0
    memory.planned = DONE
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        if best_reached(m, t.joined, t.turn * m.cities, ticket) < 0 and follow(m, t, memory, ticket):
            memory.planned = FOLLOWING
    memory.plan_left = 0
    for route in range(m.routes):
        if memory.wanted[route] > 0:
            memory.plan[memory.plan_left] = route
            memory.plan_left += 1


def still_open(m: Map, t: Table, memory: Memory) -> bool:
    """Some wanted route is left, and none was lost; own ones are struck off."""
    left = 0
    for index in range(memory.plan_left):
        route = memory.plan[index]
        if t.route_owners[route] & (1 << t.turn) == 0:
            if open_track(m, t, route) < 0:
                return False
            memory.plan[left] = route
            left += 1
    memory.plan_left = left
    return left > 0


def open_track(m: Map, t: Table, route: int) -> int:
    """A track of a route that the player may still claim, -1 for none."""
    owners = t.route_owners[route]
    if owners & (1 << t.turn) != 0 or (owners != 0 and t.players < m.double_open_from):
        return -1
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[track] == 0 and m.track_length[track] <= t.trains[t.turn]:
            return track
    return -1


def follow(m: Map, t: Table, memory: Memory, ticket: int) -> bool:
    """Want the routes on the shortest way for a ticket, if there is one."""
    best = nearest_end(m, t, memory, ticket)
    if best < 0 or memory.distance[best] > t.trains[t.turn]:
        return False
    while memory.came_by[best] >= 0:
        route = memory.came_by[best]
        if t.route_owners[route] & (1 << t.turn) == 0:
            memory.wanted[route] += m.ticket_lowest[ticket] + m.track_points[m.route_first[route]]
        best = m.route_a[route] + m.route_b[route] - best
    return True


def nearest_end(m: Map, t: Table, memory: Memory, ticket: int) -> int:
    """The city that ends the shortest way for a ticket over own and open tracks, -1 for none."""
    begin_search(m, memory, ticket)
    while True:
        nearest = take_nearest(memory)
        if nearest < 0 or memory.settled[nearest] == WANTED:
            return nearest
        memory.settled[nearest] = SETTLED
        go_on(m, t, memory, nearest)


def begin_search(m: Map, memory: Memory, ticket: int) -> None:
    """Nothing is reached but the ticket's start; its other ends are wanted."""
    for city in range(m.cities):
        memory.distance[city] = FAR
        memory.settled[city] = OPEN
        memory.came_by[city] = -1
    memory.reached_left = 0
    place = m.ticket_from[ticket]
    for index in range(m.place_first[place], m.place_first[place + 1]):
        memory.distance[m.place_city[index]] = 0
        memory.reached[memory.reached_left] = m.place_city[index]
        memory.reached_left += 1
    for to in range(m.ticket_first[ticket], m.ticket_first[ticket + 1]):
        for index in range(m.place_first[m.to_place[to]], m.place_first[m.to_place[to] + 1]):
            memory.settled[m.place_city[index]] = WANTED


def take_nearest(memory: Memory) -> int:
    """The nearest city on the edge of the search, taken off it, of equal ones the first by number; -1 for none."""
    nearest = -1
    least = FAR
    place = 0
    for index in range(memory.reached_left):
        city = memory.reached[index]
        distance = memory.distance[city]
        if distance < least or (distance == least and city < nearest):
            nearest = city
            least = distance
            place = index
    if nearest >= 0:
        memory.reached_left -= 1
        memory.reached[place] = memory.reached[memory.reached_left]
    return nearest


def go_on(m: Map, t: Table, memory: Memory, city: int) -> None:
    """Measure the ways that lead on from a settled city."""
    for index in range(m.city_first[city], m.city_first[city + 1]):
        route = m.city_route[index]
        other = m.route_a[route] + m.route_b[route] - city
        if memory.settled[other] != SETTLED:
            reach(memory, other, route, memory.distance[city] + still_needed(m, t, route))


def reach(memory: Memory, city: int, route: int, distance: int) -> None:
    """A city is reached by a route, at so great a distance, if that is the nearest so far."""
    if distance < memory.distance[city]:
        if memory.distance[city] == FAR:
            memory.reached[memory.reached_left] = city
            memory.reached_left += 1
        memory.distance[city] = distance
        memory.came_by[city] = route


def still_needed(m: Map, t: Table, route: int) -> int:
    """Trains that a route still costs the player: none on an own one, FAR on one that is shut."""
    if t.route_owners[route] & (1 << t.turn) != 0:
        return 0
    track = open_track(m, t, route)
    return m.track_length[track] if track >= 0 else FAR


def best_planned(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The track of the most wanted route that the hand can pay, -1 for none; notes the colors that the plan needs."""
    for color in range(m.colors + 1):
        memory.needed[color] = 0
    best = -1
    worth = 0
    for index in range(memory.plan_left):
        route = memory.plan[index]
        wanted = memory.wanted[route]
        for track in range(m.route_first[route], m.route_first[route + 1]):
            if m.track_color[track] != GRAY:
                memory.needed[m.track_color[track]] += wanted
            if wanted > worth and affordable(m, t, hand, m.track_kind[track]) and is_open(m, t, t.turn, track):
                best = track
                worth = wanted
    return best


def longest_track(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The longest track that the hand can pay, -1 for none; notes the colors of the longer ones."""
    for color in range(m.colors + 1):
        memory.needed[color] = 0
    trains = t.trains[t.turn]
    held = t.hand_size[t.turn]
    for kind in range(m.kinds - 1, -1, -1):
        length = m.kind_length[kind]
        if length <= trains and t.open_tracks[t.turn * m.kinds + kind] > 0:
            if length <= held and affordable(m, t, hand, kind):
                return nth_open(m, t, kind, 0)
            color = m.kind_color[kind]
            if color != GRAY and memory.needed[color] < length:
                memory.needed[color] = length
    return -1


def affordable(m: Map, t: Table, hand: Hand, kind: int) -> bool:
    """The hand, and the trains left, pay for a track of a kind."""
    price = m.kind_length[kind]
    color = m.kind_color[kind]
    if price > t.hand_size[t.turn] or price > t.trains[t.turn]:
        return False
    if color != GRAY and hand.cards[color] + hand.cards[m.colors] < price:
        return False
    return ways_of_kind(m, hand, kind) > 0


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
        if wanted > 0 and t.open_cards[color] > 0 and (best < 0 or wanted > memory.needed[best]):
            best = color
    if best >= 0:
        return packed(DRAW_OPEN, best, NO_COLOR, 0, 0)
    if cards_to_draw(t) > 0:
        return packed(DRAW_BLIND, 0, NO_COLOR, 0, 0)
    for color in range(m.colors):
        if t.open_cards[color] > 0:
            return packed(DRAW_OPEN, color, NO_COLOR, 0, 0)
    return packed(DRAW_OPEN, m.colors, NO_COLOR, 0, 0)
