"""The calls that the rest of the program makes: the same as elsewhere, each record in a list of one.

Compiled code takes a list of one record quickly, a record alone slowly.
"""

from mapforge.engine.core.account import settle_account
from mapforge.engine.core.cards import settle
from mapforge.engine.core.claims import own_track
from mapforge.engine.core.legal import count_moves, nth_move
from mapforge.engine.core.lending import count_tickets, join
from mapforge.engine.core.refusals import refusal
from mapforge.engine.core.setup import clear_hand, clear_table, order_decks, set_up
from mapforge.engine.core.turns import make_move
from mapforge.engine.records import Deck, Hand, Map, Pad, Table


def deal(
    ms: list[Map], ts: list[Table], hands: list[Hand], ds: list[Deck], pads: list[Pad], players: int, seed: int
) -> None:
    """Set up a game."""
    set_up(ms[0], ts[0], hands, ds[0], pads[0], players, seed)


def lay_out(
    ms: list[Map], ts: list[Table], hands: list[Hand], ds: list[Deck], pads: list[Pad], players: int, seed: int
) -> None:
    """An empty table, all cards in their decks, for a position to be built on."""
    clear_table(ms[0], ts[0], players)
    order_decks(ms[0], ts[0], ds[0], pads[0], seed)
    for seat in range(players):
        clear_hand(ms[0], hands[seat])


def give_track(ms: list[Map], ts: list[Table], seat: int, track: int) -> None:
    """Let a player own a track, for a position; trains and points stay."""
    own_track(ms[0], ts[0], seat, track)


def settle_cards(ms: list[Map], ts: list[Table], hands: list[Hand], ds: list[Deck]) -> None:
    """Restock an empty deck, fill a short row."""
    settle(ms[0], ts[0], hands, ds[0])


def move_count(ms: list[Map], ts: list[Table], hands: list[Hand], pads: list[Pad]) -> int:
    """How many legal moves there are."""
    return count_moves(ms[0], ts[0], hands[ts[0].turn % ts[0].players], pads[0])


def move_number(ms: list[Map], ts: list[Table], hands: list[Hand], pads: list[Pad], index: int) -> int:
    """A legal move by number, after ``move_count``."""
    return nth_move(ms[0], ts[0], hands[ts[0].turn], pads[0], index)


def why_not(ms: list[Map], ts: list[Table], hands: list[Hand], pads: list[Pad], move: int) -> int:
    """LEGAL, or the word for the rule that forbids a move."""
    return refusal(ms[0], ts[0], hands[ts[0].turn], pads[0], move)


def push(ms: list[Map], ts: list[Table], hands: list[Hand], ds: list[Deck], move: int) -> None:
    """Make a legal move."""
    make_move(ms[0], ts[0], hands, ds[0], move)


def account(ms: list[Map], ts: list[Table], hands: list[Hand], pads: list[Pad]) -> None:
    """Settle the account."""
    settle_account(ms[0], ts[0], hands, pads[0])


def lent(ms: list[Map], ts: list[Table], hands: list[Hand], pads: list[Pad], seat: int) -> int:
    """The number of a player's stations; the pad says what each lends, and what is joined then (its first labels)."""
    m = ms[0]
    pad = pads[0]
    count_tickets(m, ts[0], hands[seat], seat, pad)
    for city in range(m.cities):
        pad.label_stack[city] = ts[0].joined[seat * m.cities + city]
    for station in range(pad.lenders):
        if pad.lent_best[station] >= 0:
            join(m, pad.label_stack, 0, pad.lender[station], pad.option[pad.lent_best[station]])
    return pad.lenders
