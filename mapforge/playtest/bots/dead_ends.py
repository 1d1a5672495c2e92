"""Corners of the rules that other engines did not survive, counted as they are met in one game.

``look…`` before a move and ``watch_…`` after it, ``watch_end`` once the account is settled. A count is of moves, for
what can be met in the end only of games.
"""

from typing import Final

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.moves import target_of
from mapforge.engine.core.words import CLAIM, DECLINE, DRAW_OPEN, DRAW_TICKETS, OVER, PASS, PAY, TURN
from mapforge.engine.records import Hand, Map, Pad, Table
from mapforge.playtest.records import Course

FORCED_PASS: Final = 0
ALL_PASSED: Final = 1
ROW_CAPPED: Final = 2
ONE_CARD: Final = 3
SHUFFLED: Final = 4
SECOND_END: Final = 5
OWN_PAIR: Final = 6
SHORT_OFFER: Final = 7
TIED: Final = 8
JOINT_WINNERS: Final = 9
SHORT_TUNNEL: Final = 10
FERRY_BEYOND: Final = 11
DECLINED: Final = 12
EMPTY_DECK: Final = 13
UNFINISHED: Final = 14
UNPROVEN: Final = 15
EVENTS: Final = 16


def look(t: Table, g: Course) -> None:
    """Note before a move what tells afterwards whether a corner was met."""
    g.seat = t.turn
    g.phase = t.phase
    g.shuffles = t.shuffles


def look_at_claim(t: Table, g: Course) -> None:
    """Note more before a claim, or a tunnel's payment."""
    g.left = cards_to_draw(t)
    g.trains = t.trains[t.turn]


def watch_draw(m: Map, t: Table, g: Course, kind: int, move: int) -> None:
    """Count a card drawn that had to be the only one, or for which the discards were shuffled."""
    if g.phase == TURN and t.turn != g.seat:
        whole = kind == DRAW_OPEN and target_of(move) == m.colors and m.open_locomotive_counts > 1
        if not whole:
            g.met[ONE_CARD] += 1
    if t.shuffles > g.shuffles:
        g.met[SHUFFLED] += 1


def watch_move(m: Map, t: Table, hand: Hand, g: Course, kind: int, move: int) -> None:
    """Count what any other move has met; the hand is that of who moved."""
    if kind == CLAIM:
        watch_claim(m, t, g, target_of(move))
    elif kind == PAY:
        watch_claim(m, t, g, target_of(g.laid))
    elif kind == DRAW_TICKETS:
        if hand.offer_left < m.draw_count:
            g.met[SHORT_OFFER] += 1
    elif kind == PASS:
        g.met[FORCED_PASS] += 1
    elif kind == DECLINE:
        g.met[DECLINED] += 1


def watch_turn(t: Table, g: Course) -> None:
    """Count a turn that begins with no card to draw from the deck."""
    if t.phase == TURN and cards_to_draw(t) == 0:
        g.met[EMPTY_DECK] += 1


def watch_claim(m: Map, t: Table, g: Course, track: int) -> None:
    """A tunnel with too few cards to turn over; a second player out of trains; the other track of a pair left alone."""
    seat = g.seat
    if m.track_tunnel[track] == 1 and g.phase == TURN and g.left < m.tunnel_cards:
        g.met[SHORT_TUNNEL] += 1
    if t.owner[track] != seat + 1:
        return
    if 0 < t.last_round < t.players and t.trains[seat] <= m.last_round_at < g.trains:
        g.met[SECOND_END] += 1
    route = m.track_route[track]
    for other in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[other] == 0 and t.players >= m.double_open_from:
            g.met[OWN_PAIR] += 1


def watch_end(m: Map, t: Table, pad: Pad, met: list[int]) -> None:
    """Count what the end of the game has met, once the account is settled."""
    met[ALL_PASSED] += t.dead_end
    met[ROW_CAPPED] += t.capped_rows
    met[UNFINISHED] += 0 if t.phase == OVER else 1
    for seat in range(t.players):
        if pad.longest_proven[seat] == 0 or pad.stations_proven[seat] == 0:
            met[UNPROVEN] += 1
    watch_ties(t, pad, met)
    beyond = 0
    for track in range(m.tracks):
        beyond = max(beyond, m.track_ferry[track] - m.color_cards[m.colors])
    met[FERRY_BEYOND] += 1 if beyond > 0 else 0


def watch_ties(t: Table, pad: Pad, met: list[int]) -> None:
    """The most points had by several, and told apart or not."""
    most = pad.total[0]
    for seat in range(1, t.players):
        most = max(most, pad.total[seat])
    at_most = 0
    first = 0
    for seat in range(t.players):
        at_most += 1 if pad.total[seat] == most else 0
        first += 1 if pad.rank[seat] == 1 else 0
    met[TIED] += 1 if at_most > 1 else 0
    met[JOINT_WINNERS] += 1 if first > 1 else 0
