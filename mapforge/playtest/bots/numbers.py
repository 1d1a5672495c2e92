"""The number that stands for each bot."""

from typing import Final

AT_RANDOM: Final = 0
HOARDER: Final = 1
SHORT: Final = 2
PATH: Final = 3
HUNGRY: Final = 4
ONE_STEP: Final = 5
LONG_ROUTE: Final = 6
PLANNER: Final = 7
BLOCKER: Final = 8
