"""Long route: joins its tickets over routes of three spaces or more only, and claims the longest route there is.

It keeps as few tickets as it may, those with the shortest ways over such routes, and never draws more while it can do
anything else. It claims the longest planned route that it can pay; with no ticket left to join, the longest route on
the board that it can pay, if it has five spaces or more or none longer is open; else it draws for them.
"""

from typing import Final

from mapforge.engine.core.words import KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import best_wanted, buy, draw, longest_open, need_long, reserve
from mapforge.playtest.bots.choosing import fewest
from mapforge.playtest.bots.joint_way import keep_joint_way
from mapforge.playtest.bots.otherwise import decide_in_tunnel
from mapforge.playtest.bots.ways import BY_LONG_ROUTES

LONG: Final = 5


def play_long_route(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The long-route bot's move."""
    if t.phase in (START, KEEP):
        return fewest(m, t, hand, memory, BY_LONG_ROUTES, False)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    keep_joint_way(m, t, hand, memory, BY_LONG_ROUTES, True)
    reserve(m, t, hand, memory, 0)
    if t.phase != SECOND_CARD:
        track = best_wanted(m, t, hand, memory, 0)
        if track < 0 and memory.plan_left == 0:
            track = longest_open(m, t, hand, memory, t.trains[t.turn])
            if track >= 0 and m.track_length[track] < min(LONG, longest_left(m, t)):
                track = -1
        if track >= 0:
            return buy(m, hand, memory, track)
    if memory.plan_left == 0:
        need_long(m, t, hand, memory, longest_left(m, t))
    return draw(m, t, hand, memory, pad)


def longest_left(m: Map, t: Table) -> int:
    """The spaces of the longest track that is open and that the trains suffice for."""
    most = 0
    for kind in range(m.kinds):
        if t.open_tracks[t.turn * m.kinds + kind] > 0 and m.kind_length[kind] <= t.trains[t.turn]:
            most = max(most, m.kind_length[kind])
    return most
