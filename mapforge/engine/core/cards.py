"""The train cards: deck, discards and the open row."""

from mapforge.engine.core.chance import below, following
from mapforge.engine.core.words import CARD_IMPOSSIBLE, ROW_NOT_REPLACED, ROW_REPLACED, SCRIPT_ENDED
from mapforge.engine.records import Deck, Hand, Map, Table


def shuffle_discards(m: Map, t: Table, d: Deck) -> None:
    """The discards become the deck."""
    count = 0
    for color in range(m.colors + 2):
        for _ in range(t.discards[color]):
            d.cards[count] = color
            count += 1
        t.discards[color] = 0
    for last in range(count - 1, 0, -1):
        d.train_stream = following(d.train_stream)
        other = below(d.train_stream, last + 1)
        card = d.cards[last]
        d.cards[last] = d.cards[other]
        d.cards[other] = card
    t.deck_left = count
    t.discards_left = 0
    t.shuffles += 1


def restock(m: Map, t: Table, d: Deck) -> None:
    """The moment the deck is empty and there are discards, they are shuffled to be the deck."""
    if t.deck_left == 0 and t.discards_left > 0 and d.lazy == 0:
        shuffle_discards(m, t, d)


def cards_to_draw(t: Table) -> int:
    """Cards that can still come from the deck."""
    return t.deck_left + t.discards_left


def discard(t: Table, color: int, count: int) -> None:
    """Lay cards on the discards."""
    t.discards[color] += count
    t.discards_left += count


def outside_deck(m: Map, t: Table, hands: list[Hand], d: Deck, color: int) -> int:
    """Cards of a color that are known not to be in the deck."""
    count = 0 if d.lazy == 2 else t.discards[color]
    for seat in range(t.players):
        count += hands[seat].cards[color]
    count += t.open_cards[color]
    for index in range(t.turned_left):
        if t.turned[index] == color:
            count += 1
    if t.laid_color == color:
        count += t.laid_cards
    if color == m.colors:
        count += t.laid_locomotives
    return count


def blame(d: Deck, fault: int) -> None:
    """Note what is wrong with a script, the first thing only."""
    if d.fault == 0:
        d.fault = fault


def scripted_card(m: Map, t: Table, hands: list[Hand], d: Deck) -> int:
    """The next card of the script; a fault is noted where the deck cannot hold it."""
    unknown = m.colors + 1
    if d.script_at >= d.script_left:
        if d.scripted == 1:
            blame(d, SCRIPT_ENDED)
        return unknown
    card = d.script[d.script_at]
    if card == -1:
        blame(d, ROW_REPLACED)
        return unknown
    if card != unknown and outside_deck(m, t, hands, d, card) >= m.color_cards[card]:
        blame(d, CARD_IMPOSSIBLE)
        return card
    d.script_at += 1
    return card


def take_card(m: Map, t: Table, hands: list[Hand], d: Deck) -> int:
    """The top card of the deck, taken off; there must be one to draw."""
    if t.deck_left == 0:
        shuffle_discards(m, t, d)
    t.deck_left -= 1
    card = scripted_card(m, t, hands, d) if d.scripted > 0 else d.cards[t.deck_left]
    note(d, card)
    return card


def note(d: Deck, entry: int) -> None:
    """Put a card that left the deck, or -1 for a replaced row, in the log of this move."""
    d.log[d.log_left] = entry
    d.log_left += 1


def lay_open(t: Table, card: int) -> None:
    """Lay a card at the end of the row."""
    t.row[t.row_left] = card
    t.row_left += 1
    if t.open_cards[card] == 0:
        t.open_colors += 1
    t.open_cards[card] += 1


def remove_open(t: Table, color: int) -> None:
    """Take the first card of a color out of the row; those after it move up."""
    t.open_cards[color] -= 1
    if t.open_cards[color] == 0:
        t.open_colors -= 1
    place = 0
    while t.row[place] != color:
        place += 1
    t.row_left -= 1
    for index in range(place, t.row_left):
        t.row[index] = t.row[index + 1]


def clear_row(m: Map, t: Table) -> None:
    """No card lies open."""
    t.row_left = 0
    t.open_colors = 0
    for color in range(m.colors + 2):
        t.open_cards[color] = 0


def must_replace(m: Map, t: Table, d: Deck) -> int:
    """1 if the row has too many locomotives. Where a script leaves cards unknown, what it says counts."""
    if m.replace_row_at == 0:
        return 0
    open_locomotives = t.open_cards[m.colors]
    if d.scripted > 0:
        told = 0
        if d.script_at < d.script_left and d.script[d.script_at] == -1:
            told = 1
        if told == 1 and open_locomotives + t.open_cards[m.colors + 1] >= m.replace_row_at:
            d.script_at += 1
            return 1
        if told == 0 and open_locomotives >= m.replace_row_at and d.script_at < d.script_left:
            blame(d, ROW_NOT_REPLACED)
    return 1 if open_locomotives >= m.replace_row_at else 0


def fill_row(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """Lay cards from the deck until the row is full or nothing is left."""
    while t.row_left < m.face_up and cards_to_draw(t) > 0:
        lay_open(t, take_card(m, t, hands, d))
        restock(m, t, d)


def refill(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """Fill a short row, and replace all of it while it has too many locomotives, up to the most replacements."""
    if t.row_left >= m.face_up or cards_to_draw(t) == 0:
        return
    fill_row(m, t, hands, d)
    replaced = 0
    while cards_to_draw(t) > 0:
        if replaced == m.row_replacements:
            if m.replace_row_at > 0 and t.open_cards[m.colors] >= m.replace_row_at:
                t.capped_rows += 1
            return
        if must_replace(m, t, d) == 0:
            return
        for color in range(m.colors + 2):
            discard(t, color, t.open_cards[color])
        clear_row(m, t)
        replaced += 1
        note(d, -1)
        restock(m, t, d)
        fill_row(m, t, hands, d)


def settle(m: Map, t: Table, hands: list[Hand], d: Deck) -> None:
    """What follows from cards drawn or discarded: an empty deck is restocked, a short row refilled."""
    restock(m, t, d)
    refill(m, t, hands, d)
