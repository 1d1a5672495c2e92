"""The bots by the names that a designer says: ``planner``, or restricted, ``planner-without-gray``."""

from collections.abc import Sequence
from typing import Final

from mapforge.model import Variant
from mapforge.playtest.bots import numbers, restricting

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
APART: Final = "-without-"
"""Between a bot's name and what it does without."""
WITHOUT: Final = {
    "tickets": restricting.NO_TICKETS,
    "gray": restricting.NO_GRAY,
    "long": restricting.NO_LONG,
}
"""What any bot can do without, beside each color of the map's cards: ticket draws, gray tracks, five spaces or more."""


def is_built_in(bot: str) -> bool:
    """A bot of the program, restricted or not; what it does without may not be on the map."""
    return bot.partition(APART)[0] in NAMES


def restrictions(variant: Variant) -> dict[str, int]:
    """What a bot can do without on this map, and the number of each; the core numbers colors by their ids."""
    colors = sorted(color.id for color in variant.card_colors)
    return {color: restricting.FIRST_COLOR + number for number, color in enumerate(colors)} | WITHOUT


def numbers_of(bots: Sequence[str], variant: Variant) -> list[int]:
    """The numbers of built-in bots; ValueError where one does without what is not on the map."""
    there, found = restrictions(variant), []
    for bot in bots:
        name, apart, barred = bot.partition(APART)
        if apart and barred not in there:
            known = ", ".join([*WITHOUT, *sorted(there.keys() - WITHOUT.keys())])
            raise ValueError(f'there is no bot "{bot}": on this map bots can do without {known}')
        found.append(NAMES[name] + (restricting.PART * there[barred] if apart else 0))
    return found
