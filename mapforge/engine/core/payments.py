"""Ways to pay: n cards of one color and m locomotives that make up the price, any split the hand holds.

No card of a color and only locomotives is one payment, whatever the color of the track.
"""

from mapforge.engine.core.words import GRAY, NO_COLOR
from mapforge.engine.records import Hand, Map, Pad, Table


def ways_in_color(held: int, price: int, ferry: int, locomotives: int) -> int:
    """Payments with at least one card of a color, with so many cards of it and so many locomotives at hand."""
    fewest = max(1, price - locomotives)
    most = min(price - ferry, held)
    return max(0, most - fewest + 1)


def ways_to_pay(m: Map, hand: Hand, price: int, color: int, ferry: int, wild: int) -> int:
    """Payments of a price in a color (GRAY: any one), at least ``ferry`` of it in locomotives; wild 0: none at all."""
    locomotives = hand.cards[m.colors] if wild == 1 else 0
    count = 1 if locomotives >= price and price >= ferry else 0
    if color != GRAY:
        return count + ways_in_color(hand.cards[color], price, ferry, locomotives)
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


def ways_of_kinds(m: Map, hand: Hand, pad: Pad, longest: int) -> None:
    """Payments for every kind of track of at most so many spaces, left on the pad; their number is ``pad.kinds``.

    n cards of a color that pay a price are more than ``least`` and at most ``most``; so many there are in a color.
    """
    count_up_to(m, hand, pad, longest)
    kind = 0
    while kind < m.kinds and m.kind_length[kind] <= longest:
        price = m.kind_length[kind]
        color = m.kind_color[kind]
        locomotives = hand.cards[m.colors] * m.kind_locomotives[kind]
        ferry = m.kind_ferry[kind]
        alone = 1 if locomotives >= price >= ferry else 0
        least = max(0, price - locomotives - 1)
        most = max(least, price - ferry)
        if color == GRAY:
            pad.ways[kind] = pad.up_to[most] - pad.up_to[least] + alone
        else:
            held = hand.cards[color]
            pad.ways[kind] = min(held, most) - min(held, least) + alone
        kind += 1
    pad.kinds = kind


def count_up_to(m: Map, hand: Hand, pad: Pad, longest: int) -> None:
    """For each number of cards up to so many: the cards in the hand of which no color counts for more than that."""
    pad.up_to[0] = 0
    for most in range(1, longest + 1):
        colors = 0
        for color in range(m.colors):
            if hand.cards[color] >= most:
                colors += 1
        pad.up_to[most] = pad.up_to[most - 1] + colors


def most_of_a_color(m: Map, hand: Hand) -> int:
    """Cards of the color, not locomotives, that the hand holds most of."""
    most = 0
    for color in range(m.colors):
        most = max(most, hand.cards[color])
    return most


def nth_payment(m: Map, hand: Hand, price: int, color: int, ferry: int, wild: int, index: int) -> int:
    """One of these payments by number, as the low part of a move: color, cards, locomotives."""
    locomotives = hand.cards[m.colors] if wild == 1 else 0
    low, high = (color, color + 1) if color != GRAY else (0, m.colors)
    for any_color in range(low, high):
        count = ways_in_color(hand.cards[any_color], price, ferry, locomotives)
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
