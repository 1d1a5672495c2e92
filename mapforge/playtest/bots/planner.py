"""Planner: joins all its tickets by one tree, weighs each ticket by its chance, and ends the game when ahead.

The tree grows by always joining the ticket that takes the fewest turns more, less what its routes bring. A ticket is
worth its points times the chance to get them less its points times the chance to lose them; the chance sinks with the
trains still to be laid and with the routes that opponents touch. It keeps the tickets whose tree brings the most points
beyond what its turns are worth elsewhere: what the longest open tracks would bring, on this map and at this table. It
claims the planned route with the most points that it can pay, a tunnel only with a card to spare, else draws what the
plan lacks. When all is built: tickets, while everybody has many trains, if it is not ahead; then routes of at least
four spaces, those first that lead on from an end of its network, or of any length once it is ahead or somebody is near
the end.
"""

from typing import Final

from mapforge.engine.core.bots import affordable
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.lending import points_of, worth
from mapforge.engine.core.words import KEEP, SECOND_CARD, START, TUNNEL
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.buying import best_wanted, buy, can_dig, draw, need_long, reserve
from mapforge.playtest.bots.choosing import keep, may_choose
from mapforge.playtest.bots.joint_way import join_tickets, keep_joint_way
from mapforge.playtest.bots.otherwise import decide_in_tunnel, fewest_trains, take_tickets
from mapforge.playtest.bots.ways import BY_TURNS

HALF_TURN: Final = 120  # percent of what it brings elsewhere
MANY_TRAINS: Final = 26
NEAR_END: Final = 8
WORTH_WAITING: Final = 4
PER_HIDDEN_TICKET: Final = 25
TO_DIG: Final = 1
LEADS_ON: Final = 3


def play_planner(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The planner's move."""
    if t.phase in (START, KEEP):
        return keep_worthiest(m, t, hand, memory)
    if t.phase == TUNNEL:
        return decide_in_tunnel(m, t, hand, pad)
    keep_joint_way(m, t, hand, memory, BY_TURNS, False)
    reserve(m, t, hand, memory, TO_DIG)
    if t.phase != SECOND_CARD:
        if memory.plan_left == 0 and seeks_tickets(m, t, hand):
            return take_tickets()
        track = best_wanted(m, t, hand, memory, TO_DIG)
        if track < 0 and memory.plan_left == 0:
            track = worthy_open(m, t, hand)
        if track >= 0:
            return buy(m, hand, memory, track)
    if memory.plan_left == 0:
        need_long(m, t, hand, memory, t.trains[t.turn])
    return draw(m, t, hand, memory, pad)


def keep_worthiest(m: Map, t: Table, hand: Hand, memory: Memory) -> int:
    """Keep the set whose tree brings the most points beyond the worth of its turns."""
    best = -1
    most = 0
    elsewhere = HALF_TURN * half_turn_brings(m, t)
    for choice in range(1 << hand.offer_left):
        if may_choose(m, t, hand, choice):
            join_tickets(m, t, hand, memory, choice, BY_TURNS, False)
            value = 100000 * memory.gain - elsewhere * memory.turns
            if best < 0 or value > most:
                best = choice
                most = value
    return keep(best)


def half_turn_brings(m: Map, t: Table) -> int:
    """Thousandths of a point that half a turn brings if all trains left are laid on the longest tracks still open."""
    trains = 0
    for seat in range(t.players):
        trains += t.trains[seat]
    points = 0
    turns = 1
    for kind in range(m.kinds - 1, -1, -1):
        length = m.kind_length[kind]
        count = min(t.open_tracks[t.turn * m.kinds + kind], trains // max(1, length))
        trains -= count * length
        points += count * m.track_points[m.kind_track[m.kind_first[kind]]]
        turns += count * (length + 2)
    return 1000 * points // turns


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


def worthy_open(m: Map, t: Table, hand: Hand) -> int:
    """The track beyond the plan that brings most, if it is worth a turn now; -1 for none."""
    track = best_beyond(m, t, hand)
    if track < 0 or m.track_length[track] >= min(WORTH_WAITING, t.trains[t.turn]):
        return track
    return track if fewest_trains(t) <= NEAR_END or is_ahead(m, t, hand) else -1


def best_beyond(m: Map, t: Table, hand: Hand) -> int:
    """The payable track with the most points, spaces, and own ends that it leads on from; -1 for none."""
    best = -1
    most = 0
    for track in range(m.tracks):
        kind = m.track_kind[track]
        if is_open(m, t, t.turn, track) and affordable(m, t, hand, kind) and can_dig(m, t, hand, track, TO_DIG):
            value = 1 + m.track_points[track] + m.track_length[track]
            if m.longest_path > 0:
                route = m.track_route[track]
                value += LEADS_ON * (is_end(m, t, m.route_a[route]) + is_end(m, t, m.route_b[route]))
            if value > most:
                best = track
                most = value
    return best


def is_end(m: Map, t: Table, city: int) -> int:
    """1 if just one own route ends in a city."""
    own = 0
    for index in range(m.city_first[city], m.city_first[city + 1]):
        if t.route_owners[m.city_route[index]] & (1 << t.turn) != 0:
            own += 1
    return 1 if own == 1 else 0
