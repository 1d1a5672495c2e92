"""A game as it goes on: moves by kind, every claim in its order, the cards paid."""

from mapforge.engine.core.moves import cards_of, color_of, locomotives_of, target_of
from mapforge.engine.core.words import CLAIM, DRAW_OPEN, PASS, PAY, STATION, TUNNEL
from mapforge.engine.records import Map, Table
from mapforge.playtest.records import Course, Sums


def begin_course(g: Course, players: int) -> None:
    """Nothing has happened yet."""
    for kind in range(PASS + 1):
        g.kinds[kind] = 0
    for seat in range(players):
        g.last_claim[seat] = -1
    g.claims = 0


def know_cities(m: Map, cities: int, g: Course) -> None:
    """Which city each place is where routes end: a border spot has an end for each route, and cities come first."""
    for city in range(cities):
        for index in range(m.place_first[city], m.place_first[city + 1]):
            g.city_of[m.place_city[index]] = city


def note_move(m: Map, t: Table, g: Course, s: Sums, seat: int, kind: int, move: int) -> None:
    """Note a move that was made, but drawing blind, and the choice of tickets."""
    if kind == DRAW_OPEN:
        s.color_taken[target_of(move)] += 1
    elif kind == CLAIM:
        if t.phase == TUNNEL:
            g.laid = move
        else:
            note_claim(m, t, g, s, seat, target_of(move), color_of(move))
            note_payment(m, s, color_of(move), cards_of(move), locomotives_of(move))
    elif kind == PAY:
        laid = g.laid
        note_claim(m, t, g, s, seat, target_of(laid), color_of(laid))
        note_payment(m, s, color_of(laid), cards_of(laid), locomotives_of(laid))
        note_payment(m, s, color_of(laid), cards_of(move), locomotives_of(move))
    elif kind == STATION:
        note_payment(m, s, color_of(move), cards_of(move), locomotives_of(move))


def note_payment(m: Map, s: Sums, color: int, cards: int, locomotives: int) -> None:
    """Cards paid, by color."""
    if cards > 0:
        s.color_spent[color] += cards
    s.color_spent[m.colors] += locomotives


def note_claim(m: Map, t: Table, g: Course, s: Sums, seat: int, track: int, color: int) -> None:
    """A track claimed, with cards of a color (-1: of locomotives alone); its turn is over."""
    turn = t.turns - 1
    route = m.track_route[track]
    at = g.claims
    g.claim_track[at] = track
    g.claim_seat[at] = seat
    g.claim_turn[at] = turn
    g.claim_first[at] = 1 if t.route_owners[route] == 1 << seat else 0
    g.claim_shut[at] = 1
    if t.players >= m.double_open_from:
        for other in range(m.route_first[route], m.route_first[route + 1]):
            if t.owner[other] == 0:
                g.claim_shut[at] = 0
    g.claims = at + 1
    paid = color if color >= 0 else m.colors
    now = turn // t.players
    s.color_claims[paid] += 1
    s.color_waited[paid] += now - g.last_claim[seat]
    g.last_claim[seat] = now
