"""What a plan pays with, which planned track the hand can pay, and the card to draw for the others."""

from typing import Final

from mapforge.engine.core.bots import FAR, affordable, draw_needed
from mapforge.engine.core.claims import is_open
from mapforge.engine.core.legal import count_draws
from mapforge.engine.core.moves import packed
from mapforge.engine.core.payments import nth_payment
from mapforge.engine.core.words import CLAIM, GRAY, NO_COLOR
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.otherwise import first_legal

NOTHING: Final = -1


def reserve_nothing(m: Map, memory: Memory) -> None:
    """No card is reserved or needed."""
    for color in range(m.colors + 1):
        memory.reserved[color] = 0
        memory.needed[color] = 0


def reserve(m: Map, t: Table, hand: Hand, memory: Memory, spare: int) -> None:
    """Reserve cards for all planned routes: colored ones first, gray ones in the color with most to spare.

    ``spare``: cards more for each tunnel. ``needed`` is what the hand lacks of each color.
    """
    reserve_nothing(m, memory)
    for gray in range(2):
        for index in range(memory.plan_left):
            track = cheapest_open(m, t, hand, memory, memory.plan[index])
            if track >= 0 and (m.track_color[track] == GRAY) == (gray == 1):
                color = most_spare(m, hand, memory) if gray == 1 else m.track_color[track]
                memory.reserved[color] += m.track_length[track] - m.track_ferry[track] + spare * m.track_tunnel[track]
    for color in range(m.colors):
        memory.needed[color] = max(0, memory.reserved[color] - hand.cards[color])


def cheapest_open(m: Map, t: Table, hand: Hand, memory: Memory, route: int) -> int:
    """The open track of a route whose color the hand has most to spare of, -1 for none."""
    best = NOTHING
    most = -FAR
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if is_open(m, t, t.turn, track) and m.track_length[track] <= t.trains[t.turn]:
            color = m.track_color[track]
            spare = FAR if color == GRAY else hand.cards[color] - memory.reserved[color]
            if spare > most:
                best = track
                most = spare
    return best


def most_spare(m: Map, hand: Hand, memory: Memory) -> int:
    """The color that the hand has most of beyond what is reserved."""
    best = 0
    for color in range(1, m.colors):
        if hand.cards[color] - memory.reserved[color] > hand.cards[best] - memory.reserved[best]:
            best = color
    return best


def best_wanted(m: Map, t: Table, hand: Hand, memory: Memory, spare: int) -> int:
    """The track of the most wanted planned route that the hand can pay, -1 for none; a tunnel with cards to spare."""
    best = NOTHING
    worth = 0
    for index in range(memory.plan_left):
        route = memory.plan[index]
        if memory.wanted[route] > worth:
            track = payable(m, t, hand, memory, route)
            if track >= 0 and can_dig(m, t, hand, track, spare):
                best = track
                worth = memory.wanted[route]
    return best


def can_dig(m: Map, t: Table, hand: Hand, track: int, spare: int) -> bool:
    """The track is no tunnel, or the hand has so many cards more than it costs; in the last round none are needed."""
    if m.track_tunnel[track] == 0 or t.last_round > 0:
        return True
    color = m.track_color[track]
    held = 0
    for one in range(m.colors):
        if color in (GRAY, one):
            held = max(held, hand.cards[one])
    return held + hand.cards[m.colors] >= m.track_length[track] + spare


def payable(m: Map, t: Table, hand: Hand, memory: Memory, route: int) -> int:
    """The track of a route that the hand can pay with the fewest locomotives, -1 for none."""
    best = NOTHING
    least = FAR
    for track in range(m.route_first[route], m.route_first[route + 1]):
        if is_open(m, t, t.turn, track) and affordable(m, t, hand, m.track_kind[track]):
            cost = thrifty_cost(m, hand, memory, m.track_kind[track], thrifty_color(m, hand, memory, track))
            if cost < least:
                best = track
                least = cost
    return best


def longest_open(m: Map, t: Table, hand: Hand, memory: Memory, most: int) -> int:
    """The longest track of at most so many spaces that the hand can pay, of equal ones the thriftiest, -1 for none."""
    best = NOTHING
    length = 0
    least = FAR
    for kind in range(m.kinds):
        here = m.kind_length[kind]
        fits = length <= here <= most and t.open_tracks[t.turn * m.kinds + kind] > 0
        if fits and affordable(m, t, hand, kind):
            track = first_of(m, t, kind)
            cost = thrifty_cost(m, hand, memory, kind, thrifty_color(m, hand, memory, track))
            if here > length or cost < least:
                best = track
                length = here
                least = cost
    return best


def first_of(m: Map, t: Table, kind: int) -> int:
    """The first track of a kind that the player may claim; there must be one."""
    at = m.kind_first[kind]
    while not is_open(m, t, t.turn, m.kind_track[at]):
        at += 1
    return m.kind_track[at]


def need_long(m: Map, t: Table, hand: Hand, memory: Memory, most: int) -> None:
    """Need the color in which the hand is nearest to a long track of at most so many spaces: length counts twice."""
    reserve_nothing(m, memory)
    best = NOTHING
    most_fit = -FAR
    for kind in range(m.kinds):
        length = m.kind_length[kind]
        fits = length <= min(most, t.trains[t.turn]) and t.open_tracks[t.turn * m.kinds + kind] > 0
        if fits:
            color = m.kind_color[kind] if m.kind_color[kind] != GRAY else most_spare(m, hand, memory)
            fit = 2 * length - 3 * max(0, length - hand.cards[color] - hand.cards[m.colors])
            if fit > most_fit:
                best = color
                most_fit = fit
    if best >= 0:
        memory.needed[best] = 1


def thrifty_color(m: Map, hand: Hand, memory: Memory, track: int) -> int:
    """The color to pay a track in: fewest locomotives, then what is least reserved; -1 where only locomotives pay."""
    kind = m.track_kind[track]
    color = m.kind_color[kind]
    best = NO_COLOR
    least = FAR
    low, high = (0, m.colors) if color == GRAY else (color, color + 1)
    for paid in range(low, high):
        cost = thrifty_cost(m, hand, memory, kind, paid)
        if cost < least:
            best = paid
            least = cost
    return best


def thrifty_cost(m: Map, hand: Hand, memory: Memory, kind: int, color: int) -> int:
    """What paying in a color costs: locomotives, then cards that the plan would miss; FAR where it cannot be."""
    price = m.kind_length[kind]
    if color < 0:
        return FAR - 1
    cards = min(hand.cards[color], price - m.kind_ferry[kind])
    usable = hand.cards[m.colors] if m.kind_locomotives[kind] == 1 else 0
    if cards <= 0 or price - cards > usable:
        return FAR
    missed = max(0, memory.reserved[color] - hand.cards[color] + cards) if m.kind_color[kind] == GRAY else 0
    return (price - cards) * 1000 + missed * 10


def buy(m: Map, hand: Hand, memory: Memory, track: int) -> int:
    """The claim of a track that the hand can pay, as thrifty as can be."""
    kind = m.track_kind[track]
    price = m.kind_length[kind]
    color = thrifty_color(m, hand, memory, track)
    if color >= 0:
        cards = min(hand.cards[color], price - m.kind_ferry[kind])
        return packed(CLAIM, track, color, cards, price - cards)
    paid = nth_payment(m, hand, price, m.kind_color[kind], m.kind_ferry[kind], m.kind_locomotives[kind], 0)
    return packed(CLAIM, track, NO_COLOR, 0, 0) + paid


def draw(m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The open card needed most, else the deck's top card; where there are none, any legal move."""
    return draw_needed(m, t, memory) if count_draws(m, t) > 0 else first_legal(m, t, hand, pad)
