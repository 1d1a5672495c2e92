"""A bot's move, by the bot's number, as it is or restricted."""

from mapforge.engine.core.moves import kind_of
from mapforge.engine.core.words import PASS
from mapforge.engine.records import Hand, Map, Memory, Pad, Table
from mapforge.playtest.bots.at_random import play_random
from mapforge.playtest.bots.blocker import play_blocker
from mapforge.playtest.bots.hoarder import play_hoarder
from mapforge.playtest.bots.hungry import play_hungry
from mapforge.playtest.bots.long_route import play_long_route
from mapforge.playtest.bots.numbers import BLOCKER, HOARDER, HUNGRY, LONG_ROUTE, ONE_STEP, PATH, PLANNER, SHORT
from mapforge.playtest.bots.one_step import play_one_step
from mapforge.playtest.bots.otherwise import first_legal
from mapforge.playtest.bots.path import play_path
from mapforge.playtest.bots.planner import play_planner
from mapforge.playtest.bots.restricting import PART, bar, unbar
from mapforge.playtest.bots.short import play_short


def bot_move(bot: int, m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The move that a bot makes now."""
    if bot < PART:
        return free_move(bot, m, t, hand, memory, pad)
    tickets = t.tickets_left[m.draw_deck]
    bar(m, t, bot // PART)
    move = free_move(bot % PART, m, t, hand, memory, pad)
    unbar(m, t, tickets)
    return first_legal(m, t, hand, pad) if kind_of(move) == PASS else move


def free_move(bot: int, m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The move of a bot that does without nothing; the random one's for a number that is no other's."""
    if bot == HOARDER:
        return play_hoarder(m, t, hand, memory, pad)
    if bot == SHORT:
        return play_short(m, t, hand, memory, pad)
    if bot == PATH:
        return play_path(m, t, hand, memory, pad)
    if bot == HUNGRY:
        return play_hungry(m, t, hand, memory, pad)
    if bot == ONE_STEP:
        return play_one_step(m, t, hand, memory, pad)
    return strong_move(bot, m, t, hand, memory, pad)


def strong_move(bot: int, m: Map, t: Table, hand: Hand, memory: Memory, pad: Pad) -> int:
    """The move of the long-route bot, the planner or the blocker, or a random one."""
    if bot == LONG_ROUTE:
        return play_long_route(m, t, hand, memory, pad)
    if bot == PLANNER:
        return play_planner(m, t, hand, memory, pad)
    if bot == BLOCKER:
        return play_blocker(m, t, hand, memory, pad)
    return play_random(m, t, hand, memory, pad)
