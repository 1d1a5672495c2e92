"""Which moves there are: counted, and named by number. Their order is the same on every machine."""

from mapforge.engine.core.cards import cards_to_draw
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.moves import packed
from mapforge.engine.core.payments import most_of_a_color, nth_payment, ways_of_kinds, ways_to_pay
from mapforge.engine.core.tickets import is_choice, must_keep
from mapforge.engine.core.words import (
    CLAIM,
    DECLINE,
    DRAW_BLIND,
    DRAW_OPEN,
    DRAW_TICKETS,
    GRAY,
    KEEP_TICKETS,
    LONGEST,
    NO_COLOR,
    OVER,
    PASS,
    PAY,
    SECOND_CARD,
    START,
    STATION,
    TUNNEL,
    TURN,
)
from mapforge.engine.records import Hand, Map, Pad, Table


def count_moves(m: Map, t: Table, hand: Hand, pad: Pad) -> int:
    """How many legal moves the player has whose turn it is; leaves on the pad what ``nth_move`` reads."""
    if t.phase == TURN:
        count = max(1, count_actions(m, t, hand, pad))
    elif t.phase == SECOND_CARD:
        count = count_draws(m, t)
    elif t.phase == TUNNEL:
        count = 1 + count_extra(m, t, hand)
    elif t.phase == OVER:
        count = 0
    else:
        count = count_choices(m, hand, t.phase == START)
    return count


def count_actions(m: Map, t: Table, hand: Hand, pad: Pad) -> int:
    """How many ways there are to begin a turn; with none, the player passes."""
    pad.draws = count_draws(m, t)
    pad.claims = count_claims(m, t, hand, pad)
    count = pad.draws + pad.claims + count_stations(m, t, hand)
    return count + 1 if t.tickets_left[m.draw_deck] > 0 else count


def nth_move(m: Map, t: Table, hand: Hand, pad: Pad, index: int) -> int:
    """A legal move by its number, after ``count_moves``."""
    if t.phase == TURN:
        return nth_of_turn(m, t, hand, pad, index)
    if t.phase == SECOND_CARD:
        return nth_draw(m, t, index)
    if t.phase == TUNNEL:
        if index == 0:
            return packed(DECLINE, 0, NO_COLOR, 0, 0)
        locomotives = fewest_extra_locomotives(t, hand) + index - 1
        cards = t.extra - locomotives
        return packed(PAY, 0, t.laid_color if cards > 0 else NO_COLOR, cards, locomotives)
    return nth_choice(m, hand, t.phase == START, index)


def nth_of_turn(m: Map, t: Table, hand: Hand, pad: Pad, index: int) -> int:
    """A move at the start of a turn: draws, claims, tickets, stations, or else to pass."""
    if index < pad.draws:
        return nth_draw(m, t, index)
    index -= pad.draws
    if index < pad.claims:
        return nth_claim(m, t, hand, pad, index)
    index -= pad.claims
    if t.tickets_left[m.draw_deck] > 0:
        if index == 0:
            return packed(DRAW_TICKETS, 0, NO_COLOR, 0, 0)
        index -= 1
    if index < count_stations(m, t, hand):
        return nth_station(m, t, hand, index)
    return packed(PASS, 0, NO_COLOR, 0, 0)


def may_take_open(m: Map, t: Table, color: int) -> bool:
    """An open card of a color may be taken now, if there is one."""
    return color != m.colors or m.open_locomotive_counts == 1 or t.phase == TURN


def count_draws(m: Map, t: Table) -> int:
    """Train cards to draw: the deck, and each color in the row."""
    count = t.open_colors
    if cards_to_draw(t) > 0:
        count += 1
    if t.open_cards[m.colors] > 0 and not may_take_open(m, t, m.colors):
        count -= 1
    return count


def nth_draw(m: Map, t: Table, index: int) -> int:
    """The deck, or a color of the row, by number."""
    if cards_to_draw(t) > 0:
        if index == 0:
            return packed(DRAW_BLIND, 0, NO_COLOR, 0, 0)
        index -= 1
    seen = 0
    place = 0
    while True:
        color = t.row[place]
        if seen & (1 << color) == 0 and may_take_open(m, t, color):
            if index == 0:
                return packed(DRAW_OPEN, color, NO_COLOR, 0, 0)
            index -= 1
        seen |= 1 << color
        place += 1


def count_claims(m: Map, t: Table, hand: Hand, pad: Pad) -> int:
    """Tracks and payments; the ways to pay each kind of track stay on the pad."""
    ways_of_kinds(m, hand, pad, min(t.trains[t.turn], most_of_a_color(m, hand) + hand.cards[m.colors], LONGEST))
    base = t.turn * m.kinds
    count = 0
    for kind in range(pad.kinds):
        count += pad.ways[kind] * t.open_tracks[base + kind]
    return count


def nth_claim(m: Map, t: Table, hand: Hand, pad: Pad, index: int) -> int:
    """A claim by number: kind by kind, its open tracks, and the payments for each."""
    kind = 0
    here = pad.ways[0] * t.open_tracks[t.turn * m.kinds]
    while index >= here:
        index -= here
        kind += 1
        here = pad.ways[kind] * t.open_tracks[t.turn * m.kinds + kind]
    track = nth_open(m, t, kind, index // pad.ways[kind])
    payment = index % pad.ways[kind]
    wild = m.kind_locomotives[kind]
    paid = nth_payment(m, hand, m.kind_length[kind], m.kind_color[kind], m.kind_ferry[kind], wild, payment)
    return packed(CLAIM, track, NO_COLOR, 0, 0) + paid


def nth_open(m: Map, t: Table, kind: int, place: int) -> int:
    """A track of a kind that the player may claim, by number; there must be one."""
    at = m.kind_first[kind]
    while True:
        track = m.kind_track[at]
        if is_open(m, t, t.turn, track):
            if place == 0:
                return track
            place -= 1
        at += 1


def fewest_extra_locomotives(t: Table, hand: Hand) -> int:
    """Locomotives that the extra cards for a tunnel must hold at least."""
    if t.laid_cards == 0:
        return t.extra
    return max(0, t.extra - hand.cards[t.laid_color])


def count_extra(m: Map, t: Table, hand: Hand) -> int:
    """Ways to pay the extra cards for a tunnel."""
    most = min(t.extra, hand.cards[m.colors])
    return max(0, most - fewest_extra_locomotives(t, hand) + 1)


def station_price(m: Map, t: Table, seat: int) -> int:
    """Cards that a player's next station costs."""
    return m.station_costs[m.stations - t.stations[seat]]


def count_stations(m: Map, t: Table, hand: Hand) -> int:
    """Free cities and payments for the next station."""
    if m.stations == 0 or t.stations[t.turn] == 0:
        return 0
    ways = ways_to_pay(m, hand, station_price(m, t, t.turn), GRAY, 0, 1)
    if ways == 0:
        return 0
    free = 0
    for city in range(m.cities):
        if m.city_station[city] == 1 and t.station_owner[city] == 0:
            free += 1
    return free * ways


def nth_station(m: Map, t: Table, hand: Hand, index: int) -> int:
    """A station by number."""
    price = station_price(m, t, t.turn)
    ways = ways_to_pay(m, hand, price, GRAY, 0, 1)
    place = index // ways
    city = 0
    while m.city_station[city] == 0 or t.station_owner[city] != 0 or place > 0:
        if m.city_station[city] == 1 and t.station_owner[city] == 0:
            place -= 1
        city += 1
    return packed(STATION, city, NO_COLOR, 0, 0) + nth_payment(m, hand, price, GRAY, 0, 1, index % ways)


def count_choices(m: Map, hand: Hand, start: bool) -> int:
    """Choices among the tickets on offer."""
    keep = must_keep(m, hand, start)
    count = 0
    for choice in range(1 << hand.offer_left):
        if is_choice(hand, choice, keep):
            count += 1
    return count


def nth_choice(m: Map, hand: Hand, start: bool, index: int) -> int:
    """A choice by number."""
    keep = must_keep(m, hand, start)
    choice = 0
    while True:
        if is_choice(hand, choice, keep):
            if index == 0:
                return packed(KEEP_TICKETS, choice, NO_COLOR, 0, 0)
            index -= 1
        choice += 1
