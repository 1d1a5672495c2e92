"""Hungry: plans one way for all its tickets, and draws tickets while that takes less than its trains allow.

The way begins with the ticket whose ends lie farthest apart; then always the ticket that adds least, in trains and
claims. Of tickets on offer it keeps the set whose way has the most points (routes and tickets) a train, if that leaves
10 trains, else the set that takes the fewest. It draws tickets while the way takes fewer trains than it has less 24, as
long as everybody has 12 trains or more. It claims planned routes that it can pay, those first that opponents touch,
gray ones in a color that the plan does not need; once all is built, the longest route it can pay; else it draws the
color that the plan needs most.

In print it draws while the way leaves 8 trains, and keeps sets that leave 5. So it won 34 % of 2,000 games against path
at two on USA, and 74 % as it is: with so full a plan the game ends before it is built.
"""

from typing import Final

from mapforge.engine.core.words import KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import best_wanted, buy, draw, longest_open, need_long, reserve
from mapforge.playtest.bots.choosing import keep, may_choose
from mapforge.playtest.bots.joint_way import is_touched, join_tickets, keep_joint_way
from mapforge.playtest.bots.otherwise import decide_in_tunnel, fewest_trains, take_tickets
from mapforge.playtest.bots.ways import BY_CLAIMS

SPARE: Final = 10
HUNGER: Final = 24
LATE: Final = 12
TOUCHED: Final = 30


def play_hungry(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The hungry bot's move."""
    if t.phase in (START, KEEP):
        return keep_richest(m, t, hand, memory)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    keep_joint_way(m, t, hand, memory, BY_CLAIMS, True)
    reserve(m, t, hand, memory, 0)
    prefer_touched(m, t, memory)
    if t.phase != SECOND_CARD:
        if wants_tickets(m, t, memory):
            return take_tickets()
        track = best_wanted(m, t, hand, memory, 0)
        if track < 0 and memory.plan_left == 0:
            track = longest_open(m, t, hand, memory, t.trains[t.turn])
        if track >= 0:
            return buy(m, hand, memory, track)
    if memory.plan_left == 0:
        need_long(m, t, hand, memory, t.trains[t.turn])
    return draw(m, t, hand, memory, pad)


def prefer_touched(m: Map, t: Table, memory: Memory) -> None:
    """Want planned routes that opponents touch before all others."""
    for index in range(memory.plan_left):
        route = memory.plan[index]
        if memory.wanted[route] < TOUCHED:
            memory.wanted[route] += TOUCHED * is_touched(m, t, route)


def wants_tickets(m: Map, t: Table, memory: Memory) -> bool:
    """The plan leaves room for tickets, and the game is not late."""
    room = memory.trains < t.trains[t.turn] - HUNGER
    return room and fewest_trains(t) >= LATE and t.last_round == 0 and t.tickets_left[m.draw_deck] > 0


def keep_richest(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """Keep the set with the most points a train, as parts of a million; a set too long counts less the longer it is."""
    best = -1
    most = 0
    for choice in range(1 << hand.offer_left):
        if may_choose(m, t, hand, choice):
            join_tickets(m, t, hand, memory, choice, BY_CLAIMS, True)
            value = 1000000 * memory.gain // (memory.trains + 1)
            if memory.trains > t.trains[t.turn] - SPARE:
                value = -1000000000 - memory.trains
            if best < 0 or value > most:
                best = choice
                most = value
    return keep(best)
