"""The sums of one table, added up from chunks of its deals; their size does not grow with the deals."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mapforge.engine.compiled_map import CompiledMap
from mapforge.playtest.bots.dead_ends import EVENTS
from mapforge.playtest.intervals import Pairs
from mapforge.playtest.match import Chunk, layout, seatings
from mapforge.playtest.sums.pairs import PAIR


class FirstGame(NamedTuple):
    """The first game in which something happened: its deal's seed, and the bots in their seats."""

    seed: int
    seats: tuple[str, ...]


class Tally:
    """Add chunks in the order of their seeds."""

    def __init__(self, plan: CompiledMap, bots: Sequence[str], players: int) -> None:
        self.plan, self.bots, self.players = plan, tuple(bots), players
        self.deals = self.trace = 0
        self.firsts: list[FirstGame | None] = [None] * EVENTS
        self._layout, self._seatings = layout(plan.capacity), seatings(bots, players)
        self._sums: Any = [0] * max(place.stop for place in self._layout.values())

    @property
    def games(self) -> int:
        """Games counted: as many a deal as there are seats."""
        return self.deals * self.players

    def add(self, chunk: Chunk) -> None:
        """Count the deals of one chunk."""
        place = self._layout["event_first"]
        for event, first in enumerate(chunk.sums[place][:EVENTS]):
            if first and self.firsts[event] is None:
                self.firsts[event] = self._game(chunk.first_seed, int(first) - 1)
        self._sums = _plus(self._sums, chunk.sums)
        self._sums[place] = [0] * (place.stop - place.start)  # numbers of games in a chunk do not add up
        self.deals += chunk.deals
        self.trace = (self.trace + chunk.trace) % (1 << 48)

    def _game(self, first_seed: int, number: int) -> FirstGame:
        deal, rotation = divmod(number, 8)
        seating = self._seatings[(first_seed + deal) % len(self._seatings)]
        return FirstGame(first_seed + deal, seating[rotation:] + seating[:rotation])

    def numbers(self, name: str) -> list[int]:
        """The sums of one field of ``records.Sums``."""
        return [int(number) for number in self._sums[self._layout[name]]]

    def number(self, name: str) -> int:
        """The sum of a field of one number."""
        return self.numbers(name)[0]

    def pairs(self, name: str, count: int) -> list[Pairs]:
        """So many pairs of one field."""
        numbers = self.numbers(name)
        return [Pairs(self.deals, *numbers[PAIR * index : PAIR * (index + 1)]) for index in range(count)]


def _plus(one: Any, other: Any) -> Any:
    """The sum of two rows of numbers, lists or arrays."""
    if isinstance(one, list) and isinstance(other, list):
        return [mine + more for mine, more in zip(one, other, strict=True)]
    return other + one if isinstance(one, list) else one + other
