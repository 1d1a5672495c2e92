"""Corners of the rules that other engines did not survive, counted as they are met in one game.

``look`` before a move and ``watch`` after it, ``watch_end`` once the account is settled. A count is of moves, for what
can be met in the end only of games.
"""

from typing import Final

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.moves import kind_of, target_of
from mapforge.engine.core.words import CLAIM, DRAW_BLIND, DRAW_OPEN, DRAW_TICKETS, OVER, PASS, PAY, TUNNEL, TURN
from mapforge.engine.records import Hand, Map, Pad, Table

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

SEAT: Final = 0
PHASE: Final = 1
SHUFFLES: Final = 2
LEFT: Final = 3
TRAINS: Final = 4
LAID: Final = 5
SEEN: Final = 6


def look(t: Table, seen: list[int]) -> None:
    """Note before a move what tells afterwards whether a corner was met; ``seen`` has SEEN numbers."""
    seen[SEAT] = t.turn
    seen[PHASE] = t.phase
    seen[SHUFFLES] = t.shuffles
    seen[LEFT] = cards_to_draw(t)
    seen[TRAINS] = t.trains[t.turn]
    seen[LAID] = t.laid_track


def watch(m: Map, t: Table, hands: list[Hand], seen: list[int], met: list[int], move: int) -> None:
    """Count what the move just made has met; ``met`` has EVENTS numbers."""
    kind = kind_of(move)
    if kind in (DRAW_BLIND, DRAW_OPEN):
        watch_draw(m, t, seen, met, move)
    elif kind in (CLAIM, PAY):
        watch_claim(m, t, seen, met, target_of(move) if kind == CLAIM else seen[LAID])
    elif kind == DRAW_TICKETS:
        if hands[seen[SEAT]].offer_left < m.draw_count:
            met[SHORT_OFFER] += 1
    elif kind == PASS:
        met[FORCED_PASS] += 1
    elif seen[PHASE] == TUNNEL:
        met[DECLINED] += 1
    if t.phase == TURN and cards_to_draw(t) == 0:
        met[EMPTY_DECK] += 1


def watch_draw(m: Map, t: Table, seen: list[int], met: list[int], move: int) -> None:
    """A draw that had to end with one card, or that shuffled the discards."""
    whole = kind_of(move) == DRAW_OPEN and target_of(move) == m.colors and m.open_locomotive_counts > 1
    if seen[PHASE] == TURN and t.turn != seen[SEAT] and not whole:
        met[ONE_CARD] += 1
    if t.shuffles > seen[SHUFFLES]:
        met[SHUFFLED] += 1


def watch_claim(m: Map, t: Table, seen: list[int], met: list[int], track: int) -> None:
    """A tunnel with too few cards to turn over; a second player out of trains; the other track of a pair left alone."""
    seat = seen[SEAT]
    if m.track_tunnel[track] == 1 and seen[PHASE] == TURN and seen[LEFT] < m.tunnel_cards:
        met[SHORT_TUNNEL] += 1
    if t.owner[track] != seat + 1:
        return
    if 0 < t.last_round < t.players and t.trains[seat] <= m.last_round_at < seen[TRAINS]:
        met[SECOND_END] += 1
    route = m.track_route[track]
    for other in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[other] == 0 and t.players >= m.double_open_from:
            met[OWN_PAIR] += 1


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
