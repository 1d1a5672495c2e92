"""Whole games played by bots, in one call."""

from mapforge.engine.core.account import settle_account
from mapforge.engine.core.bots import decide
from mapforge.engine.core.chance import BOTS, first
from mapforge.engine.core.setup import set_up
from mapforge.engine.core.turns import make_move
from mapforge.engine.core.words import OVER
from mapforge.engine.records import Deck, Hand, Map, Memory, Pad, Table


def play_game(
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
    """Play one game to its end and settle the account; 1 if it ended within so many turns, else 0."""
    m = ms[0]
    t = ts[0]
    d = ds[0]
    pad = pads[0]
    set_up(m, t, hands, d, pad, players, seed)
    for seat in range(players):
        memories[seat].stream = first(seed, BOTS + seat)
        memories[seat].planned = 0
    play_on(m, t, hands, d, pad, memories, bots, most_turns)
    settle_account(m, t, hands, pad)
    return 1 if t.phase == OVER else 0


def play_on(
    m: Map,
    t: Table,
    hands: list[Hand],
    d: Deck,
    pad: Pad,
    memories: list[Memory],
    bots: list[int],
    most_turns: int,
) -> None:
    """Let bots move until the game is over, or until so many turns were played."""
    while t.phase != OVER and t.turns < most_turns:
        seat = t.turn
        move = decide(bots[seat], m, t, hands[seat], memories[seat], pad)
        make_move(m, t, hands, d, move)


def play_games(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    memories: list[Memory],
    bots: list[int],
    players: int,
    seed: int,
    games: int,
    most_turns: int,
) -> int:
    """Play so many games with seeds from ``seed`` on; a hash of all their moves and totals."""
    digest = 0
    for game in range(games):
        play_game(ms, ts, hands, ds, pads, memories, bots, players, seed + game, most_turns)
        digest = (digest * 31 + ts[0].moves_hash) & 0xFFFFFFFFFFFF
        for seat in range(players):
            digest = (digest * 31 + pads[0].total[seat]) & 0xFFFFFFFFFFFF
    return digest
