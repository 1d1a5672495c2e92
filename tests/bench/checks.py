"""How fast a map is checked: whole, and after one edit."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle

from mapforge.checks import table
from mapforge.checks.live import Live
from mapforge.checks.run import run
from mapforge.checks.subject import Subject
from mapforge.edits.cities import move
from mapforge.edits.routes import set_length
from mapforge.edits.rules import set_knob
from mapforge.model import Variant
from tests.bench.boards import grid
from tests.bench.maps import shipped
from tests.bench.measure import cpu

SLOWEST = 4
"""Checks named with their own time."""


def measure(unit: float) -> Iterator[str]:
    """The USA map, and 1,000 routes with 300 tickets: a full run, a city moved, a route made longer, a knob turned."""
    for name, variant, city, route in (
        ("USA", shipped("usa"), "denver", "denver--omaha"),
        ("1,000 routes", grid(tickets=300), "c10-10", "c10-10--c10-11"),
    ):
        yield f"{name + ', full run':<32} {cpu(partial(Live, variant), unit)}"
        yield f"{name + ', a city moved':<32} {cpu(Edited(variant, moved(variant, city)), unit, 9)}"
        longer = [set_length(variant, route=route, length=length) for length in (3, 4)]
        yield f"{name + ', a route of another length':<32} {cpu(Edited(variant, longer), unit, 9)}"
        turned = [set_knob(variant, knob="trains", value=trains) for trains in (44, 45)]
        yield f"{name + ', another number of trains':<32} {cpu(Edited(variant, turned), unit, 9)}"
        for spent, check in slowest(variant, unit):
            yield f"    {check:<28} {spent}"


def moved(variant: Variant, city: str) -> list[Variant]:
    """The map with a city a little farther each time."""
    x, y = next(entry.at for entry in variant.cities if entry.id == city)
    return [move(variant, positions={city: (x + step, y + step / 2)}) for step in range(1, 6)]


class Edited:
    """A live check that is shown one map after the other, round and round."""

    def __init__(self, variant: Variant, steps: list[Variant]) -> None:
        self._live = Live(variant)
        self._steps = cycle(steps)

    def __call__(self) -> object:
        return self._live.update(next(self._steps))


def slowest(variant: Variant, unit: float) -> list[tuple[str, str]]:
    """The checks that take longest on a map of which nothing is known yet but what they share."""
    subject = Subject(variant)
    for check in table.CHECKS:
        run(check, subject)
    spent = [(cpu(partial(run, check, subject), unit, 3), check.name) for check in table.CHECKS]
    return sorted(spent, key=lambda pair: float(pair[0].split()[0]), reverse=True)[:SLOWEST]
