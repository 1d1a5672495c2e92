"""Why a move is not legal: the rule that forbids it, in the order in which a player would be told."""

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.legal import count_actions, station_price
from mapforge.engine.core.moves import cards_of, color_of, kind_of, locomotives_of, target_of
from mapforge.engine.core.tickets import is_choice, must_keep
from mapforge.engine.core.words import (
    CAN_MOVE,
    CARDS_SHORT,
    CHOOSE_TICKETS,
    CITY_TAKEN,
    CLAIM,
    DECIDE_TUNNEL,
    DECK_EMPTY,
    DECLINE,
    DOUBLE_SHUT,
    DRAW_BLIND,
    DRAW_OPEN,
    DRAW_TICKETS,
    FERRY_SHORT,
    GAME_OVER,
    GRAY,
    KEEP,
    KEEP_MORE,
    KEEP_TICKETS,
    LEGAL,
    LOCOMOTIVE_SECOND,
    LOCOMOTIVES_BARRED,
    LOCOMOTIVES_SHORT,
    NO_STATION_THERE,
    NO_STATIONS,
    NO_SUCH_MOVE,
    NO_SUCH_TRACK,
    NOT_IN_TUNNEL,
    NOT_OFFERED,
    NOT_OPEN,
    NOTHING_OFFERED,
    OVER,
    PASS,
    PAY,
    ROUTE_OWNED,
    SECOND_CARD,
    START,
    STATION,
    STATIONS_GONE,
    TAKE_SECOND,
    TICKETS_EMPTY,
    TRACK_TAKEN,
    TRAINS_SHORT,
    TUNNEL,
    TURN,
    WRONG_COLOR,
    WRONG_COUNT,
    WRONG_EXTRA,
)
from mapforge.engine.records import Hand, Map, Pad, Table


def refusal(m: Map, t: Table, hand: Hand, pad: Pad, move: int) -> int:
    """LEGAL, or the word for the rule that forbids a move to the player whose turn it is."""
    kind = kind_of(move)
    found = out_of_phase(t.phase, kind)
    if found != LEGAL:
        return found
    if kind in (DRAW_BLIND, DRAW_OPEN):
        return refused_draw(m, t, move)
    if kind == CLAIM:
        return refused_claim(m, t, hand, move)
    if kind == PAY:
        return refused_extra(m, t, hand, move)
    if kind == DRAW_TICKETS:
        return LEGAL if t.tickets_left[m.draw_deck] > 0 else TICKETS_EMPTY
    if kind == KEEP_TICKETS:
        return refused_choice(m, t, hand, target_of(move))
    if kind == STATION:
        return refused_station(m, t, hand, move)
    if kind == PASS:
        return LEGAL if count_actions(m, t, hand, pad) == 0 else CAN_MOVE
    return LEGAL


def out_of_phase(phase: int, kind: int) -> int:
    """LEGAL if a kind of move belongs to a phase."""
    if kind < DRAW_BLIND or kind > PASS:
        return NO_SUCH_MOVE
    if phase == OVER:
        return GAME_OVER
    if phase in (START, KEEP):
        return LEGAL if kind == KEEP_TICKETS else CHOOSE_TICKETS
    if phase == TUNNEL:
        return LEGAL if kind in (PAY, DECLINE) else DECIDE_TUNNEL
    if kind in (PAY, DECLINE):
        return NOT_IN_TUNNEL
    if kind == KEEP_TICKETS:
        return NOTHING_OFFERED
    if phase == SECOND_CARD and kind not in (DRAW_BLIND, DRAW_OPEN):
        return TAKE_SECOND
    return LEGAL


def refused_draw(m: Map, t: Table, move: int) -> int:
    """A card from the deck or the row."""
    if kind_of(move) == DRAW_BLIND:
        return LEGAL if cards_to_draw(t) > 0 else DECK_EMPTY
    color = target_of(move)
    if color > m.colors or t.open_cards[color] == 0:
        return NOT_OPEN
    if color == m.colors and m.open_locomotive_counts == 2 and t.phase != TURN:
        return LOCOMOTIVE_SECOND
    return LEGAL


def refused_claim(m: Map, t: Table, hand: Hand, move: int) -> int:
    """A track and the payment laid for it."""
    track = target_of(move)
    if track >= m.tracks:
        return NO_SUCH_TRACK
    route = m.track_route[track]
    if t.owner[track] != 0:
        return TRACK_TAKEN
    if t.route_owners[route] & (1 << t.turn) != 0:
        return ROUTE_OWNED
    if t.route_owners[route] != 0 and t.players < m.double_open_from:
        return DOUBLE_SHUT
    if t.trains[t.turn] < m.track_length[track]:
        return TRAINS_SHORT
    found = refused_price(m, move, m.track_length[track], m.track_color[track])
    if found != LEGAL:
        return found
    if locomotives_of(move) > 0 and m.track_locomotives[track] == 0:
        return LOCOMOTIVES_BARRED
    if locomotives_of(move) < m.track_ferry[track]:
        return FERRY_SHORT
    return refused_cards(m, hand, move)


def refused_price(m: Map, move: int, price: int, color: int) -> int:
    """The payment has the right number of cards, of the right color, in the one form it is written."""
    cards = cards_of(move)
    if cards + locomotives_of(move) != price:
        return WRONG_COUNT
    paid = color_of(move)
    if cards == 0:
        return LEGAL if paid == -1 else WRONG_COLOR
    if paid < 0 or paid >= m.colors or (color != GRAY and paid != color):
        return WRONG_COLOR
    return LEGAL


def refused_cards(m: Map, hand: Hand, move: int) -> int:
    """The hand holds the payment."""
    if cards_of(move) > 0 and cards_of(move) > hand.cards[color_of(move)]:
        return CARDS_SHORT
    if locomotives_of(move) > hand.cards[m.colors]:
        return LOCOMOTIVES_SHORT
    return LEGAL


def refused_extra(m: Map, t: Table, hand: Hand, move: int) -> int:
    """The extra cards for a tunnel."""
    if cards_of(move) + locomotives_of(move) != t.extra:
        return WRONG_EXTRA
    if t.laid_cards == 0 and cards_of(move) > 0:
        return WRONG_COLOR
    found = refused_price(m, move, t.extra, t.laid_color)
    return found if found != LEGAL else refused_cards(m, hand, move)


def refused_choice(m: Map, t: Table, hand: Hand, choice: int) -> int:
    """Tickets kept of those on offer."""
    if choice >= 1 << hand.offer_left or not is_choice(hand, choice, 0):
        return NOT_OFFERED
    keep = must_keep(m, hand, t.phase == START)
    return LEGAL if is_choice(hand, choice, keep) else KEEP_MORE


def refused_station(m: Map, t: Table, hand: Hand, move: int) -> int:
    """A station, its city and its price."""
    if m.stations == 0:
        return NO_STATIONS
    city = target_of(move)
    if city >= m.cities or m.city_station[city] == 0:
        return NO_STATION_THERE
    if t.stations[t.turn] == 0:
        return STATIONS_GONE
    if t.station_owner[city] != 0:
        return CITY_TAKEN
    found = refused_price(m, move, station_price(m, t, t.turn), GRAY)
    return found if found != LEGAL else refused_cards(m, hand, move)
