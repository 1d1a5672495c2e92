"""Planner: joins all its tickets by one tree, weighs each ticket by its chance, and ends the game when ahead.

The tree grows by always joining the ticket that takes the fewest turns more, less what its routes bring. A ticket is
worth its points times the chance to get them less its points times the chance to lose them; the chance sinks with the
trains still to be laid and with the routes that opponents touch. It keeps the tickets whose tree brings the most points
beyond what its turns are worth elsewhere. It claims the planned route with the most points that it can pay, else draws
what the plan lacks. When all is built: if it is ahead, the longest route that it can pay; else tickets, while everybody
has many trains; then routes of at least four spaces, or of any length once somebody is near the end.
"""

from typing import Final

from mapforge.engine.core.lending import points_of, worth
from mapforge.engine.core.words import KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import best_wanted, buy, draw, longest_open, need_long, reserve
from mapforge.playtest.bots.choosing import keep, may_choose
from mapforge.playtest.bots.joint_way import join_tickets, keep_joint_way
from mapforge.playtest.bots.otherwise import decide_in_tunnel, fewest_trains, take_tickets
from mapforge.playtest.bots.ways import BY_TURNS

POINTS: Final = 4
HALF_TURN: Final = 6
MANY_TRAINS: Final = 20
NEAR_END: Final = 8
WORTH_WAITING: Final = 4
PER_HIDDEN_TICKET: Final = 6


def play_planner(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The planner's move."""
    if t.phase in (START, KEEP):
        return keep_worthiest(m, t, hand, memory)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    keep_joint_way(m, t, hand, memory, BY_TURNS, False)
    reserve(m, t, hand, memory)
    if t.phase != SECOND_CARD:
        if memory.plan_left == 0 and seeks_tickets(m, t, hand):
            return take_tickets()
        track = best_wanted(m, t, hand, memory)
        if track < 0 and memory.plan_left == 0:
            track = worthy_open(m, t, hand, memory)
        if track >= 0:
            return buy(m, hand, memory, track)
    if memory.plan_left == 0:
        need_long(m, t, hand, memory, t.trains[t.turn])
    return draw(m, t, hand, memory, pad)


def keep_worthiest(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """Keep the set whose tree brings the most points beyond the worth of its turns."""
    best = -1
    most = 0
    for choice in range(1 << hand.offer_left):
        if may_choose(m, t, hand, choice):
            join_tickets(m, t, hand, memory, choice, BY_TURNS, False)
            value = POINTS * memory.gain - HALF_TURN * memory.turns
            if best < 0 or value > most:
                best = choice
                most = value
    return keep(best)


def seeks_tickets(m: Map, t: Table, hand: Hand) -> bool:
    """There is time for more tickets, and reason: it is not ahead, or has most of its trains."""
    if t.tickets_left[m.draw_deck] == 0 or t.last_round > 0 or fewest_trains(t) < MANY_TRAINS:
        return False
    return not is_ahead(m, t, hand) or 2 * t.trains[t.turn] > m.trains


def is_ahead(m: Map, t: Table, hand: Hand) -> bool:
    """Own points, tickets included, are more than those of everybody else with a guess for their hidden tickets."""
    own = t.points[t.turn] + points_of(worth(m, hand, t.joined, t.turn * m.cities))
    for seat in range(t.players):
        if seat != t.turn and t.points[seat] + PER_HIDDEN_TICKET * t.tickets_held[seat] >= own:
            return False
    return True


def worthy_open(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """The longest track that the hand can pay, if it is worth a turn now; -1 for none."""
    track = longest_open(m, t, hand, memory, t.trains[t.turn])
    if track < 0 or m.track_length[track] >= min(WORTH_WAITING, t.trains[t.turn]):
        return track
    return track if fewest_trains(t) <= NEAR_END or is_ahead(m, t, hand) else -1
