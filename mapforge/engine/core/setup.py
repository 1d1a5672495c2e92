"""Set-up: the decks in their order, hands and tickets dealt."""

from mapforge.engine.core.cards import clear_row, restock, take_card
from mapforge.engine.core.chance import TICKETS, TRAIN_CARDS, first, order_by_hash
from mapforge.engine.core.tickets import offer
from mapforge.engine.core.words import NO_COLOR, START
from mapforge.engine.records import Deck, Hand, Map, Pad, Table


def set_up(m: Map, t: Table, hands: list[Hand], d: Deck, pad: Pad, players: int, seed: int) -> None:
    """A table before the tickets are chosen, whatever was on it before."""
    clear_table(m, t, players)
    order_decks(m, t, d, pad, seed)
    for seat in range(players):
        clear_hand(m, hands[seat])
    for seat in range(players):
        for _ in range(m.start_hand):
            card = take_card(m, t, hands, d)
            hands[seat].cards[card] += 1
            t.hand_size[seat] += 1
            restock(m, t, d)
    for deck in range(m.decks):
        for seat in range(players):
            offer(m, t, hands[seat], d, deck, m.deal[deck])


def clear_table(m: Map, t: Table, players: int) -> None:
    """A table with nothing on it but everybody's pieces."""
    t.players = players
    t.turn = 0
    t.phase = START
    t.passes = 0
    t.turns = 0
    t.last_round = 0
    t.dead_end = 0
    t.moves_hash = 0
    t.deck_left = 0
    t.discards_left = 0
    t.extra = 0
    t.turned_left = 0
    t.laid_track = 0
    t.laid_color = NO_COLOR
    t.laid_cards = 0
    t.laid_locomotives = 0
    t.shuffles = 0
    t.capped_rows = 0
    clear_row(m, t)
    for color in range(m.colors + 2):
        t.discards[color] = 0
    for track in range(m.tracks):
        t.owner[track] = 0
    for route in range(m.routes):
        t.route_owners[route] = 0
    for seat in range(players):
        clear_seat(m, t, seat)
    for city in range(m.cities):
        t.station_owner[city] = 0


def clear_seat(m: Map, t: Table, seat: int) -> None:
    """A player's part of the table."""
    t.hand_size[seat] = 0
    t.tickets_held[seat] = 0
    t.trains[seat] = m.trains
    t.points[seat] = 0
    t.stations[seat] = m.stations
    for city in range(m.cities):
        t.joined[seat * m.cities + city] = city
    for kind in range(m.kinds):
        t.open_tracks[seat * m.kinds + kind] = m.kind_first[kind + 1] - m.kind_first[kind]


def clear_hand(m: Map, hand: Hand) -> None:
    """An empty hand."""
    for color in range(m.colors + 2):
        hand.cards[color] = 0
    hand.tickets_left = 0
    hand.offer_left = 0
    hand.chosen = 0
    hand.choice = 0


def order_decks(m: Map, t: Table, d: Deck, pad: Pad, seed: int) -> None:
    """All cards and tickets in their decks, in the seed's order."""
    d.train_stream = first(seed, TRAIN_CARDS)
    d.ticket_stream = first(seed, TICKETS)
    d.scripted = 0
    d.lazy = 0
    d.fault = 0
    d.script_left = 0
    d.script_at = 0
    d.log_left = 0
    order_by_hash(pad, seed, TRAIN_CARDS, m.card_key, 0, m.cards)
    for place in range(m.cards):
        d.cards[place] = m.card_color[pad.order[place] & 0xFFFFF]
    t.deck_left = m.cards
    for deck in range(m.decks):
        start = m.stack_first[deck]
        end = m.stack_first[deck + 1]
        order_by_hash(pad, seed, TICKETS, m.stack_key, start, end)
        for place in range(end - start):
            d.tickets[start + place] = m.stack_ticket[pad.order[place] & 0xFFFFF]
        d.tickets_top[deck] = 0
        t.tickets_left[deck] = end - start
