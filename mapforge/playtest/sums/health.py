"""What should be rare in a game: counted, with the first game that it met."""

from typing import Final

from mapforge.engine.core.words import PASS, TURN
from mapforge.engine.records import Pad, Table
from mapforge.playtest.records import Course, Sums

FORCED_PASS: Final = 0
DEAD_END: Final = 1
CAPPED_ROW: Final = 2
EMPTY_DECK: Final = 3
UNFINISHED: Final = 4
UNPROVEN: Final = 5
EVENTS: Final = 6


def clear_events(g: Course) -> None:
    """Nothing has met this game yet."""
    for event in range(EVENTS):
        g.met[event] = 0


def watch_turn(t: Table, g: Course) -> None:
    """After a move: a turn that begins with neither deck nor discards."""
    if t.deck_left == 0 and t.discards_left == 0 and t.phase == TURN:
        g.met[EMPTY_DECK] += 1


def watch_end(t: Table, pad: Pad, g: Course, ended: int) -> None:
    """What the end says of the whole game."""
    g.met[FORCED_PASS] = g.kinds[PASS]
    g.met[DEAD_END] = t.dead_end
    g.met[CAPPED_ROW] = t.capped_rows
    g.met[UNFINISHED] = 1 - ended
    for seat in range(t.players):
        if pad.longest_proven[seat] == 0 or pad.stations_proven[seat] == 0:
            g.met[UNPROVEN] += 1


def count_events(g: Course, s: Sums, game: int) -> None:
    """Add what this game met; ``game`` tells the first such game from the others, 1 or more."""
    for event in range(EVENTS):
        if g.met[event] > 0:
            s.events[event] += g.met[event]
            s.event_games[event] += 1
            if s.event_first[event] == 0:
                s.event_first[event] = game
