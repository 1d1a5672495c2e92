"""Ways to pay: n cards of one color and m locomotives that make up the price, any split the hand holds.

No card of a color and only locomotives is one payment, whatever the color of the track.
"""

from mapforge.engine.core.words import GRAY, NO_COLOR
from mapforge.engine.records import Hand, Map, Table


def ways_in_color(hand: Hand, color: int, price: int, ferry: int, locomotives: int) -> int:
    """Payments with at least one card of a color, with so many locomotives at hand."""
    fewest = max(1, price - locomotives)
    most = min(price - ferry, hand.cards[color])
    return max(0, most - fewest + 1)


def ways_to_pay(m: Map, hand: Hand, price: int, color: int, ferry: int, wild: int) -> int:
    """Payments of a price in a color (GRAY: any one), at least ``ferry`` of it in locomotives; wild 0: none at all."""
    locomotives = hand.cards[m.colors] if wild == 1 else 0
    count = 1 if locomotives >= price and price >= ferry else 0
    if color != GRAY:
        return count + ways_in_color(hand, color, price, ferry, locomotives)
    fewest = max(1, price - locomotives)
    most = price - ferry
    if most >= fewest:
        for any_color in range(m.colors):
            held = hand.cards[any_color]
            if held >= fewest:
                count += min(most, held) - fewest + 1
    return count


def ways_of_kind(m: Map, hand: Hand, kind: int) -> int:
    """Payments for tracks of a kind."""
    return ways_to_pay(m, hand, m.kind_length[kind], m.kind_color[kind], m.kind_ferry[kind], m.kind_locomotives[kind])


def nth_payment(m: Map, hand: Hand, price: int, color: int, ferry: int, wild: int, index: int) -> int:
    """One of these payments by number, as the low part of a move: color, cards, locomotives."""
    locomotives = hand.cards[m.colors] if wild == 1 else 0
    low, high = (color, color + 1) if color != GRAY else (0, m.colors)
    for any_color in range(low, high):
        count = ways_in_color(hand, any_color, price, ferry, locomotives)
        if index < count:
            cards = max(1, price - locomotives) + index
            return ((any_color + 1) * 256 + cards) * 256 + price - cards
        index -= count
    return ((NO_COLOR + 1) * 256 + 0) * 256 + price


def pay_into_discards(m: Map, t: Table, hand: Hand, seat: int, color: int, cards: int, locomotives: int) -> None:
    """Lay a payment from the hand on the discards."""
    take_from_hand(m, t, hand, seat, color, cards, locomotives)
    if cards > 0:
        t.discards[color] += cards
    t.discards[m.colors] += locomotives
    t.discards_left += cards + locomotives


def take_from_hand(m: Map, t: Table, hand: Hand, seat: int, color: int, cards: int, locomotives: int) -> None:
    """Take a payment out of the hand."""
    if cards > 0:
        hand.cards[color] -= cards
    hand.cards[m.colors] -= locomotives
    t.hand_size[seat] -= cards + locomotives
