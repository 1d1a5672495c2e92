"""What a restricted bot does without: ticket draws, gray tracks, long tracks, or the tracks of one color.

While it decides, the tracks that it does without stand as taken, or the ticket deck as empty; afterwards all is as it
was. Where nothing else is left to do, it does what it does without: passing would be no legal move.
"""

from typing import Final

from mapforge.engine.core.claims import is_open
from mapforge.engine.core.words import GRAY, TURN
from mapforge.engine.records import Map, Table

PART: Final = 16
"""A restricted bot's number is its own and so many times the restriction."""
NO_TICKETS: Final = 1
NO_GRAY: Final = 2
NO_LONG: Final = 3
FIRST_COLOR: Final = 4
LONG: Final = 5
NOBODY: Final = 16


def bar(m: Map, t: Table, restriction: int) -> None:
    """Make the table look to who is to move as if he could do without."""
    if restriction == NO_TICKETS:
        if t.phase == TURN:
            t.tickets_left[m.draw_deck] = 0
        return
    for track in range(m.tracks):
        if is_barred(m, track, restriction) and is_open(m, t, t.turn, track):
            t.owner[track] = NOBODY
            t.open_tracks[t.turn * m.kinds + m.track_kind[track]] -= 1


def unbar(m: Map, t: Table, tickets: int) -> None:
    """Make the table what it is again; so many tickets were left."""
    t.tickets_left[m.draw_deck] = tickets
    for track in range(m.tracks):
        if t.owner[track] == NOBODY:
            t.owner[track] = 0
            t.open_tracks[t.turn * m.kinds + m.track_kind[track]] += 1


def is_barred(m: Map, track: int, restriction: int) -> bool:
    """The restricted bot claims no such track."""
    if restriction == NO_GRAY:
        return m.track_color[track] == GRAY
    if restriction == NO_LONG:
        return m.track_length[track] >= LONG
    return m.track_color[track] == restriction - FIRST_COLOR
