"""Routes: which tracks a player may claim, what a claim changes, and tunnels."""

from mapforge.engine.core.cards import cards_to_draw, discard, restock, settle, take_card
from mapforge.engine.core.payments import pay_into_discards, take_from_hand
from mapforge.engine.core.words import NO_COLOR, TUNNEL
from mapforge.engine.records import Deck, Hand, Map, Table


def is_open(m: Map, t: Table, seat: int, track: int) -> bool:
    """Nobody owns the track, the player no other of its route, and its route is not shut at so small a table."""
    if t.owner[track] != 0:
        return False
    owners = t.route_owners[m.track_route[track]]
    if owners & (1 << seat) != 0:
        return False
    return owners == 0 or t.players >= m.double_open_from


def count_open(m: Map, t: Table, route: int, step: int) -> None:
    """Add ``step`` to the counts of open tracks, for every track of a route that is open to a player."""
    owners = t.route_owners[route]
    if owners != 0 and t.players < m.double_open_from:
        return
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if t.owner[track] == 0:
            for seat in range(t.players):
                if owners & (1 << seat) == 0:
                    t.open_tracks[seat * m.kinds + m.track_kind[track]] += step


def own_track(m: Map, t: Table, seat: int, track: int) -> None:
    """The track becomes the player's; its two ends are joined for him."""
    route = m.track_route[track]
    count_open(m, t, route, -1)
    t.owner[track] = seat + 1
    t.route_owners[route] |= 1 << seat
    count_open(m, t, route, 1)
    base = seat * m.cities
    kept = t.joined[base + m.route_a[route]]
    lost = t.joined[base + m.route_b[route]]
    if kept != lost:
        for city in range(base, base + m.cities):
            if t.joined[city] == lost:
                t.joined[city] = kept


def claimed(m: Map, t: Table, seat: int, track: int) -> None:
    """What a claim brings: the track, its trains laid, its points counted at once."""
    own_track(m, t, seat, track)
    t.trains[seat] -= m.track_length[track]
    t.points[seat] += m.track_points[track]


def claim(m: Map, t: Table, hands: list[Hand], d: Deck, track: int, color: int, cards: int, locomotives: int) -> bool:
    """Claim a track with a payment; False where a tunnel asks for more cards first."""
    seat = t.turn
    if m.track_tunnel[track] == 0 or m.tunnel_cards == 0 or cards_to_draw(t) == 0:
        pay_into_discards(m, t, hands[seat], seat, color, cards, locomotives)
        claimed(m, t, seat, track)
        settle(m, t, hands, d)
        return True
    take_from_hand(m, t, hands[seat], seat, color, cards, locomotives)
    t.laid_track = track
    t.laid_color = color
    t.laid_cards = cards
    t.laid_locomotives = locomotives
    turn_over(m, t, hands, d)
    if t.extra > 0:
        t.phase = TUNNEL
        return False
    bury_tunnel(m, t)
    claimed(m, t, seat, track)
    settle(m, t, hands, d)
    return True


def turn_over(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """Turn over the top cards for a tunnel, and count those that match what was laid."""
    t.turned_left = 0
    t.extra = 0
    while t.turned_left < m.tunnel_cards and cards_to_draw(t) > 0:
        card = take_card(m, t, hands, d)
        t.turned[t.turned_left] = card
        t.turned_left += 1
        if card == m.colors or (t.laid_cards > 0 and card == t.laid_color):
            t.extra += 1
        restock(m, t, d)


def bury_tunnel(m: Map, t: Table) -> None:
    """Turned cards, and those still laid, go to the discards."""
    for index in range(t.turned_left):
        discard(t, t.turned[index], 1)
    if t.laid_cards > 0:
        discard(t, t.laid_color, t.laid_cards)
    discard(t, m.colors, t.laid_locomotives)
    t.turned_left = 0
    t.extra = 0
    t.laid_color = NO_COLOR
    t.laid_cards = 0
    t.laid_locomotives = 0


def pay_tunnel(m: Map, t: Table, hands: list[Hand], d: Deck, cards: int, locomotives: int) -> None:
    """Pay what the turned cards ask for: the tunnel is claimed."""
    seat = t.turn
    pay_into_discards(m, t, hands[seat], seat, t.laid_color, cards, locomotives)
    bury_tunnel(m, t)
    claimed(m, t, seat, t.laid_track)
    settle(m, t, hands, d)


def decline_tunnel(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """Give the tunnel up: laid cards return to the hand, turned ones are discarded."""
    seat = t.turn
    if t.laid_cards > 0:
        hands[seat].cards[t.laid_color] += t.laid_cards
    hands[seat].cards[m.colors] += t.laid_locomotives
    t.hand_size[seat] += t.laid_cards + t.laid_locomotives
    t.laid_cards = 0
    t.laid_locomotives = 0
    bury_tunnel(m, t)
    settle(m, t, hands, d)
