"""Which number stands for which figure of a whole game, and in what parts shares are counted."""

from typing import Final

WHOLE: Final = 840  # a win, or all turns of a game: every number of winners up to 8 divides it

TURNS: Final = 0
WINNING: Final = 1
MARGIN: Final = 2
LEAD_CHANGES: Final = 3
LAST_CHANGE: Final = 4
LEADER_WINS: Final = 5
BEHIND: Final = 6
DEFICIT: Final = 7
FIGURES: Final = 8

LONGEST_PATH: Final = 0
GLOBETROTTER: Final = 1

ROUTES: Final = 0
TICKETS: Final = 1
STATIONS: Final = 2
LONGEST: Final = 3
MOST_TICKETS: Final = 4
PARTS: Final = 5
