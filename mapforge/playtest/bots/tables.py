"""Bots called from outside: a move, and a whole game in one call."""

from mapforge.engine.core.account import settle_account
from mapforge.engine.core.chance import BOTS, first
from mapforge.engine.core.setup import set_up
from mapforge.engine.core.turns import make_move
from mapforge.engine.core.words import OVER
from mapforge.engine.records import Deck, Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.deciding import bot_move


def move_of(
    ms: list[Map], ts: list[Table], hands: list[Hand], memories: list[Memory], pads: list[Pad], bot: int, seat: int
) -> int:
    """The move that a bot, with its memory, makes now in the seat whose turn it is."""
    return bot_move(bot, ms[0], ts[0], hands[seat], memories[0], pads[0])


def play_table(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    memories: list[Memory],
    bots: list[int],
    players: int,
    seed: int,
    most_turns: int,
) -> int:
    """Play one game of the bots in their seats and settle the account; 1 if it ended within so many turns, else 0."""
    m = ms[0]
    t = ts[0]
    pad = pads[0]
    set_up(m, t, hands, ds[0], pad, players, seed)
    for seat in range(players):
        memories[seat].stream = first(seed, BOTS + seat)
        memories[seat].planned = 0
    while t.phase != OVER and t.turns < most_turns:
        seat = t.turn
        move = bot_move(bots[seat], m, t, hands[seat], memories[seat], pad)
        make_move(m, t, hands, ds[0], move)
    settle_account(m, t, hands, pad)
    return 1 if t.phase == OVER else 0


def play_out(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    memories: list[Memory],
    bots: list[int],
    most_turns: int,
) -> int:
    """Play on from any position and settle the account; memories as they are; 1 if the game ended, else 0."""
    m = ms[0]
    t = ts[0]
    while t.phase != OVER and t.turns < most_turns:
        move = bot_move(bots[t.turn], m, t, hands[t.turn], memories[t.turn], pads[0])
        make_move(m, t, hands, ds[0], move)
    settle_account(m, t, hands, pads[0])
    return 1 if t.phase == OVER else 0
