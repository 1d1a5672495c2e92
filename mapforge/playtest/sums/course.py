"""A game as it goes on: moves by kind, every claim in its order, the cards paid."""

from mapforge.engine.core.moves import cards_of, color_of, locomotives_of, target_of
from mapforge.engine.core.words import CLAIM, PASS, PAY, STATION, TUNNEL
from mapforge.engine.records import Map, Table
from mapforge.playtest.records import Course, Sums
from mapforge.playtest.sums.claims import packed_claim


def begin_course(g: Course) -> None:
    """Nothing has happened yet."""
    for kind in range(PASS + 1):
        g.kinds[kind] = 0
    g.claims = 0


def know_cities(m: Map, g: Course, cities: int) -> None:
    """Which city each place is where routes end: a border spot has an end for each route, and cities come first."""
    for city in range(cities):
        for index in range(m.place_first[city], m.place_first[city + 1]):
            g.city_of[m.place_city[index]] = city


def note_move(m: Map, t: Table, g: Course, s: Sums, seat: int, kind: int, move: int) -> None:
    """Note what was claimed and paid by a move that was made."""
    if kind == CLAIM:
        if t.phase == TUNNEL:
            g.laid = move
        else:
            note_claim(m, t, g, seat, target_of(move), color_of(move))
            note_payment(m, s, color_of(move), cards_of(move), locomotives_of(move))
    elif kind == PAY:
        laid = g.laid
        note_claim(m, t, g, seat, target_of(laid), color_of(laid))
        note_payment(m, s, color_of(laid), cards_of(laid), locomotives_of(laid))
        note_payment(m, s, color_of(laid), cards_of(move), locomotives_of(move))
    elif kind == STATION:
        note_payment(m, s, color_of(move), cards_of(move), locomotives_of(move))


def note_payment(m: Map, s: Sums, color: int, cards: int, locomotives: int) -> None:
    """Cards paid, by color."""
    if cards > 0:
        s.color_spent[color] += cards
    s.color_spent[m.colors] += locomotives


def note_claim(m: Map, t: Table, g: Course, seat: int, track: int, color: int) -> None:
    """A track claimed, with cards of a color (-1: of locomotives alone); its turn is over."""
    route = m.track_route[track]
    first = 1 if t.route_owners[route] == 1 << seat else 0
    paid = color if color >= 0 else m.colors
    shut = 1 if m.route_first[route + 1] - m.route_first[route] > 1 and is_shut(m, t, route) else 0
    g.claim[g.claims] = packed_claim(t.turns - 1, track, seat, paid, first, shut)
    g.claims += 1


def is_shut(m: Map, t: Table, route: int) -> bool:
    """Nobody can claim a claimed route any more."""
    left = 0
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[track] == 0:
            left += 1
    return left == 0 or t.players < m.double_open_from
