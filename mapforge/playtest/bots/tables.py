"""Whole games of bots, and matches of many, each in one call."""

from typing import Final

from mapforge.engine.core.account import settle_account
from mapforge.engine.core.chance import BOTS, first
from mapforge.engine.core.setup import set_up
from mapforge.engine.core.turns import make_move
from mapforge.engine.core.words import OVER
from mapforge.engine.records import Deck, Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.deciding import bot_move

WHOLE: Final = 840  # a win, to be shared by up to eight
FIGURES: Final = 8
WINS: Final = 0
POINTS: Final = 1
SQUARES: Final = 2
TICKETS: Final = 3
COMPLETED: Final = 4
TURNS: Final = 5
DEAD_ENDS: Final = 6
UNFINISHED: Final = 7


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


def play_match(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    memories: list[Memory],
    bots: list[int],
    seated: list[int],
    sums: list[int],
    players: int,
    seed: int,
    deals: int,
    most_turns: int,
) -> int:
    """Play so many deals with seeds from ``seed`` on, each with every rotation of the seats; a hash of all of it.

    Adds to ``sums`` for each place in ``bots`` the FIGURES: wins in parts of WHOLE (shared by who ranks first alike),
    points and their squares, tickets held and completed, turns of the game, dead ends, games that most_turns cut short.
    After those of all places come the wins of each seat.
    """
    digest = 0
    for deal in range(deals):
        for rotation in range(players):
            for seat in range(players):
                seated[seat] = bots[(seat + rotation) % players]
            ended = play_table(ms, ts, hands, ds, pads, memories, seated, players, seed + deal, most_turns)
            add_game(ts[0], hands, pads[0], sums, players, rotation, ended)
            digest = (digest * 31 + ts[0].moves_hash) & 0xFFFFFFFFFFFF
            for seat in range(players):
                digest = (digest * 31 + pads[0].total[seat]) & 0xFFFFFFFFFFFF
    return digest


def add_game(t: Table, hands: list[Hand], pad: Pad, sums: list[int], players: int, rotation: int, ended: int) -> None:
    """Add one game's figures, each seat's to the place of its bot."""
    winners = 0
    for seat in range(players):
        if pad.rank[seat] == 1:
            winners += 1
    for seat in range(players):
        base = (seat + rotation) % players * FIGURES
        if pad.rank[seat] == 1:
            sums[base + WINS] += WHOLE // winners
            sums[players * FIGURES + seat] += WHOLE // winners
        sums[base + POINTS] += pad.total[seat]
        sums[base + SQUARES] += pad.total[seat] * pad.total[seat]
        sums[base + TICKETS] += hands[seat].tickets_left
        sums[base + COMPLETED] += pad.completed[seat]
        sums[base + TURNS] += t.turns
        sums[base + DEAD_ENDS] += t.dead_end
        sums[base + UNFINISHED] += 1 - ended


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
