"""The bots by the names that a designer says."""

from typing import Final

from mapforge.playtest.bots import numbers

NAMES: Final = {
    "random": numbers.AT_RANDOM,
    "hoarder": numbers.HOARDER,
    "short": numbers.SHORT,
    "path": numbers.PATH,
    "hungry": numbers.HUNGRY,
    "one-step": numbers.ONE_STEP,
    "long-route": numbers.LONG_ROUTE,
    "planner": numbers.PLANNER,
    "blocker": numbers.BLOCKER,
}
