"""Blocker: plans as the planner does, and takes routes from its opponents.

An opponent's way is inferred: two parts of his network that one open route would join. Where no second open track
joins the same two cities, the route has few alternatives. The blocker claims such a route, the longest that it can pay
without a card that its own plan needs: so its plan loses one turn at most. Its own planned routes are worth more to it
more where opponents' tracks touch them, and among the colors that its plan lacks it draws first for those. Where no
open card serves its plan, it takes one that serves a block, before it takes the deck's.
"""

from typing import Final

from mapforge.engine.core.claims import is_open
from mapforge.engine.core.moves import kind_of
from mapforge.engine.core.words import DRAW_BLIND, GRAY, KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import (
    best_wanted,
    buy,
    draw,
    most_spare,
    need_long,
    payable,
    reserve,
    thrifty_color,
)
from mapforge.playtest.bots.joint_way import is_touched, keep_joint_way
from mapforge.playtest.bots.otherwise import decide_in_tunnel, take_tickets
from mapforge.playtest.bots.planner import TO_DIG, keep_worthiest, seeks_tickets, worthy_open
from mapforge.playtest.bots.ways import BY_TURNS

CONTESTED: Final = 20


def play_blocker(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The blocker's move."""
    if t.phase in (START, KEEP):
        return keep_worthiest(m, t, hand, memory)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    keep_joint_way(m, t, hand, memory, BY_TURNS, False)
    reserve(m, t, hand, memory, TO_DIG)
    raise_contested(m, t, memory)
    if t.phase != SECOND_CARD:
        track = best_block(m, t, hand, memory)
        if track < 0:
            track = best_wanted(m, t, hand, memory, TO_DIG)
        if track < 0 and memory.plan_left == 0:
            if seeks_tickets(m, t, hand):
                return take_tickets()
            track = worthy_open(m, t, hand)
        if track >= 0:
            return buy(m, hand, memory, track)
    if memory.plan_left == 0:
        need_long(m, t, hand, memory, t.trains[t.turn])
    move = draw(m, t, hand, memory, pad)
    return draw_for_block(m, t, hand, memory, pad) if kind_of(move) == DRAW_BLIND else move


def draw_for_block(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """An open card of a color that a track in an opponent's way is paid with, longer ones first; else from the deck."""
    for color in range(m.colors):
        memory.needed[color] = 0
    for route in range(m.routes):
        if blocks(m, t, route):
            for track in range(m.route_first[route], m.route_first[route + 1]):
                color = m.track_color[track]
                if color == GRAY:
                    color = most_spare(m, hand, memory)
                if is_open(m, t, t.turn, track):
                    memory.needed[color] = max(memory.needed[color], m.track_length[track])
    return draw(m, t, hand, memory, pad)


def raise_contested(m: Map, t: Table, memory: Memory) -> None:
    """Planned routes that opponents touch come first, and so do the colors lacking for them."""
    for index in range(memory.plan_left):
        route = memory.plan[index]
        contested = is_touched(m, t, route)
        if contested == 1 and memory.wanted[route] < CONTESTED:
            memory.wanted[route] += CONTESTED
        if contested == 1:
            for track in range(m.route_first[route], m.route_first[route + 1]):
                color = m.track_color[track]
                if color != GRAY and memory.needed[color] > 0 and is_open(m, t, t.turn, track):
                    memory.needed[color] += CONTESTED


def best_block(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The longest track that stands in an opponent's way and takes no card that the plan needs, -1 for none."""
    best = -1
    most = 0
    for route in range(m.routes):
        if blocks(m, t, route):
            track = payable(m, t, hand, memory, route)
            if track >= 0 and m.track_length[track] > most and spares(m, hand, memory, track):
                best = track
                most = m.track_length[track]
    return best


def blocks(m: Map, t: Table, route: int) -> bool:
    """The route is open, its last open track, and would join two parts of an opponent's network."""
    left = 0
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if is_open(m, t, t.turn, track):
            left += 1
    if left == 0 or (left > 1 and t.players >= m.double_open_from):
        return False
    for seat in range(t.players):
        if seat != t.turn and would_join(m, t, seat, m.route_a[route], m.route_b[route]):
            return True
    return False


def would_join(m: Map, t: Table, seat: int, one: int, other: int) -> bool:
    """Two cities are in different parts of a player's network."""
    apart = t.joined[seat * m.cities + one] != t.joined[seat * m.cities + other]
    return apart and has_network(m, t, seat, one) and has_network(m, t, seat, other)


def has_network(m: Map, t: Table, seat: int, city: int) -> bool:
    """A player owns a track that ends in a city."""
    for index in range(m.city_first[city], m.city_first[city + 1]):
        if t.route_owners[m.city_route[index]] & (1 << seat) != 0:
            return True
    return False


def spares(m: Map, hand: Hand, memory: Memory, track: int) -> bool:
    """The hand pays for a track without a locomotive and without a card that the plan reserves."""
    color = thrifty_color(m, hand, memory, track)
    length = m.track_length[track]
    return color >= 0 and hand.cards[color] - memory.reserved[color] >= length and m.track_ferry[track] == 0
