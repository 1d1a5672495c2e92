"""What met a game, added up: how often, in how many games, and in which first."""

from mapforge.playtest.bots.dead_ends import EVENTS
from mapforge.playtest.records import Course, Sums


def clear_events(g: Course) -> None:
    """Nothing has met this game yet."""
    for event in range(EVENTS):
        g.met[event] = 0


def count_events(g: Course, s: Sums, game: int) -> None:
    """Add what this game met; ``game`` tells the first such game from the others, 1 or more."""
    for event in range(EVENTS):
        if g.met[event] > 0:
            s.events[event] += g.met[event]
            s.event_games[event] += 1
            if s.event_first[event] == 0:
                s.event_first[event] = game
