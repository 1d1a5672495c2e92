"""A game played and counted: by bots, or by moves that are known."""

from mapforge.engine.core.account import settle_ranks, settle_seat
from mapforge.engine.core.chance import BOTS, first
from mapforge.engine.core.moves import kind_of, target_of
from mapforge.engine.core.setup import set_up
from mapforge.engine.core.turns import make_move
from mapforge.engine.core.words import CLAIM, DRAW_BLIND, DRAW_OPEN, KEEP_TICKETS, OVER, PASS, PAY
from mapforge.engine.records import Deck, Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.dead_ends import look, look_at_claim, watch_draw, watch_end, watch_move, watch_turn
from mapforge.playtest.bots.deciding import bot_move
from mapforge.playtest.records import Course, DealSums, Sums
from mapforge.playtest.sums.claims import ROUNDS, count_reached, follow_claims
from mapforge.playtest.sums.course import begin_course, note_move
from mapforge.playtest.sums.health import clear_events, count_events
from mapforge.playtest.sums.offers import note_choice
from mapforge.playtest.sums.race import follow_race
from mapforge.playtest.sums.results import count_bonuses, count_seat, count_tickets_of, count_totals, share_win


def play_counted(
    m: Map,
    t: Table,
    hands: list[Hand],
    d: Deck,
    pad: Pad,
    memories: list[Memory],
    g: Course,
    s: Sums,
    seated: list[int],
    players: int,
    seed: int,
    most_turns: int,
) -> None:
    """A game of the bots in their seats, noted."""
    set_up(m, t, hands, d, pad, players, seed)
    begin_course(g)
    clear_events(g)
    for seat in range(players):
        memories[seat].stream = first(seed, BOTS + seat)
        memories[seat].planned = 0
    while t.phase != OVER and t.turns < most_turns:
        seat = t.turn
        move = bot_move(seated[seat], m, t, hands[seat], memories[seat], pad)
        make_noted(m, t, hands, d, g, s, move)


def make_noted(m: Map, t: Table, hands: list[Hand], d: Deck, g: Course, s: Sums, move: int) -> None:
    """Make a move, and note it."""
    kind = kind_of(move)
    seat = t.turn
    look(t, g)
    g.kinds[kind] += 1
    if kind in (CLAIM, PAY):
        look_at_claim(t, g)
    elif kind == KEEP_TICKETS:
        note_choice(t, hands[seat], s, target_of(move))
    make_move(m, t, hands, d, move)
    if kind == DRAW_OPEN:
        s.color_taken[target_of(move)] += 1
    if kind in (DRAW_BLIND, DRAW_OPEN):
        watch_draw(m, t, g, kind, move)
    else:
        note_move(m, t, g, s, seat, kind, move)
        watch_move(m, t, hands[seat], g, kind, move)
    watch_turn(t, g)


def count_game(
    m: Map,
    t: Table,
    hands: list[Hand],
    pad: Pad,
    g: Course,
    deal: DealSums,
    s: Sums,
    places: list[int],
    first_place: int,
    rotation: int,
    cities: int,
    game: int,
) -> None:
    """Settle the account of a game and count everything about it; the bots sit in ``places``, rotated."""
    for seat in range(t.players):
        settle_seat(m, t, hands[seat], seat, pad)
        count_tickets_of(m, t, hands[seat], pad, deal, seat)
    settle_ranks(m, t, pad)
    watch_end(m, t, pad, g.met)
    share_win(t, g, pad)
    follow_claims(m, t, g, s)
    follow_race(m, t, g, deal)
    count_reached(m, t, g, deal, s, cities)
    count_totals(t, pad, deal)
    count_bonuses(m, t, pad, g, deal, s)
    for seat in range(t.players):
        bot = places[first_place + (seat + rotation) % t.players]
        count_seat(m, t, hands[seat], pad, g, deal, s, seat, bot)
    count_length(t, g, s)
    count_events(g, s, game)


def count_length(t: Table, g: Course, s: Sums) -> None:
    """How long the game was, and what was done in it."""
    rounds = (t.turns + t.players - 1) // t.players
    s.rounds[min(rounds, ROUNDS - 1)] += 1
    s.turns_squared += t.turns * t.turns
    s.shuffles += t.shuffles
    for kind in range(PASS + 1):
        s.moves[kind] += g.kinds[kind]


def digest_of(t: Table, pad: Pad, digest: int) -> int:
    """A hash of games, with this one's moves and totals."""
    digest = (digest * 31 + t.moves_hash) & 0xFFFFFFFFFFFF
    for seat in range(t.players):
        digest = (digest * 31 + pad.total[seat]) & 0xFFFFFFFFFFFF
    return digest
