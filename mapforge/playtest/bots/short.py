"""Short: claims tracks of one or two spaces as long as any is open to it, then the shortest there are.

It keeps as few tickets as it may, those with the shortest ways, and never draws more while it can do anything else.
It draws the color in which it is nearest to a track of the length that it claims now.
"""

from typing import Final

from mapforge.engine.core.words import KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import buy, draw, longest_open, need_long, reserve_nothing
from mapforge.playtest.bots.choosing import fewest
from mapforge.playtest.bots.otherwise import decide_in_tunnel
from mapforge.playtest.bots.ways import BY_LENGTH

SHORT_LENGTH: Final = 2


def play_short(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The short bot's move."""
    if t.phase in (START, KEEP):
        return fewest(m, t, hand, memory, BY_LENGTH, False)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    most = shortest_left(m, t)
    if t.phase != SECOND_CARD:
        reserve_nothing(m, memory)
        track = longest_open(m, t, hand, memory, most)
        if track >= 0:
            return buy(m, hand, memory, track)
    need_long(m, t, hand, memory, most)
    return draw(m, t, hand, memory, pad)


def shortest_left(m: Map, t: Table) -> int:
    """The most spaces of a track to claim now: two, or where no such track is open, those of the shortest open one."""
    least = 0
    for kind in range(m.kinds):
        length = m.kind_length[kind]
        if t.open_tracks[t.turn * m.kinds + kind] > 0 and (least == 0 or length < least):
            least = length
    return max(SHORT_LENGTH, least)
