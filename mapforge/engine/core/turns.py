"""A legal move made, and what ends with it: the turn, and once everybody had a last one, the game."""

from mapforge.engine.core.cards import cards_to_draw, refill, remove_open, settle, take_card
from mapforge.engine.core.chance import mixed
from mapforge.engine.core.claims import claim, decline_tunnel, pay_tunnel
from mapforge.engine.core.moves import cards_of, color_of, kind_of, locomotives_of, target_of
from mapforge.engine.core.payments import pay_into_discards
from mapforge.engine.core.tickets import offer, settle_choice
from mapforge.engine.core.words import (
    CLAIM,
    DECLINE,
    DRAW_BLIND,
    DRAW_OPEN,
    DRAW_TICKETS,
    KEEP,
    KEEP_TICKETS,
    OVER,
    PAY,
    SECOND_CARD,
    STATION,
    TURN,
)
from mapforge.engine.records import Deck, Hand, Map, Table


def make_move(m: Map, t: Table, hands: list[Hand], d: Deck, move: int) -> None:
    """Make a move of the player whose turn it is; it must be legal."""
    t.moves_hash = (mixed(t.moves_hash ^ (move >> 32)) << 20) ^ mixed(t.moves_hash ^ move)
    d.log_left = 0
    kind = kind_of(move)
    if kind == DRAW_BLIND:
        draw_blind(m, t, hands, d)
    elif kind == DRAW_OPEN:
        draw_open(m, t, hands, d, target_of(move))
    elif kind == CLAIM:
        if claim(m, t, hands, d, target_of(move), color_of(move), cards_of(move), locomotives_of(move)):
            end_turn(m, t, False)
    elif kind in (PAY, DECLINE):
        decide_tunnel(m, t, hands, d, move)
    elif kind == DRAW_TICKETS:
        offer(m, t, hands[t.turn], d, m.draw_deck, m.draw_count)
        t.phase = KEEP
    elif kind == KEEP_TICKETS:
        keep_tickets(m, t, hands, d, target_of(move))
    elif kind == STATION:
        build_station(m, t, hands, d, target_of(move), color_of(move), cards_of(move), locomotives_of(move))
        end_turn(m, t, False)
    else:
        end_turn(m, t, True)


def decide_tunnel(m: Map, t: Table, hands: list[Hand], d: Deck, move: int) -> None:
    """Pay what a tunnel asks for, or decline."""
    if kind_of(move) == PAY:
        pay_tunnel(m, t, hands, d, cards_of(move), locomotives_of(move))
    else:
        decline_tunnel(m, t, hands, d)
    end_turn(m, t, False)


def end_turn(m: Map, t: Table, passed: bool) -> None:
    """Count the turn; start the last round, or end the game; the next player's turn."""
    t.turns += 1
    t.passes = t.passes + 1 if passed else 0
    if t.last_round > 0:
        t.last_round -= 1
        if t.last_round == 0:
            t.phase = OVER
    elif t.trains[t.turn] <= m.last_round_at:
        t.last_round = t.players
    if t.passes == t.players:
        t.dead_end = 1
        t.phase = OVER
    if t.phase != OVER:
        t.turn = (t.turn + 1) % t.players
        t.phase = TURN


def draw_blind(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """Take the deck's top card into the hand."""
    card = take_card(m, t, hands, d)
    hands[t.turn].cards[card] += 1
    t.hand_size[t.turn] += 1
    settle(m, t, hands, d)
    card_drawn(m, t, 1)


def draw_open(m: Map, t: Table, hands: list[Hand], d: Deck, color: int) -> None:
    """Take an open card into the hand; the row is refilled at once."""
    remove_open(t, color)
    hands[t.turn].cards[color] += 1
    t.hand_size[t.turn] += 1
    refill(m, t, hands, d)
    card_drawn(m, t, m.open_locomotive_counts if color == m.colors else 1)


def card_drawn(m: Map, t: Table, counts: int) -> None:
    """After a card that counts as one or two: the second one if there is a legal one, else the turn is over."""
    if t.phase == TURN and counts == 1 and second_card_left(m, t):
        t.phase = SECOND_CARD
    else:
        end_turn(m, t, False)


def second_card_left(m: Map, t: Table) -> bool:
    """There is a card that may be taken as the second one."""
    if cards_to_draw(t) > 0:
        return True
    if m.open_locomotive_counts == 1:
        return t.row_left > 0
    return t.row_left > t.open_cards[m.colors]


def build_station(
    m: Map, t: Table, hands: list[Hand], d: Deck, city: int, color: int, cards: int, locomotives: int
) -> None:
    """Put the next station on a city."""
    seat = t.turn
    pay_into_discards(m, t, hands[seat], seat, color, cards, locomotives)
    t.station_owner[city] = seat + 1
    t.stations[seat] -= 1
    settle(m, t, hands, d)


def keep_tickets(m: Map, t: Table, hands: list[Hand], d: Deck, choice: int) -> None:
    """Keep some of the tickets on offer; at the start nothing happens before all have chosen."""
    if t.phase == KEEP:
        settle_choice(m, t, hands, d, t.turn, choice, m.draw_removed)
        end_turn(m, t, False)
        return
    hands[t.turn].choice = choice
    hands[t.turn].chosen = 1
    t.turn += 1
    if t.turn == t.players:
        begin(m, t, hands, d)


def begin(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """All have chosen: returned tickets go where they belong, the row is laid, the first turn begins."""
    for seat in range(t.players):
        settle_choice(m, t, hands, d, seat, hands[seat].choice, m.start_removed)
        hands[seat].chosen = 0
        hands[seat].choice = 0
    for deck in range(m.decks):
        if deck != m.draw_deck:
            t.tickets_left[deck] = 0
    t.turn = 0
    t.phase = TURN
    settle(m, t, hands, d)
