"""The board as it lies, for all checks of geometry."""

from mapforge.checks.derived import Derived
from mapforge.checks.part import Part
from mapforge.geometry.curve import Floats
from mapforge.geometry.scene import Scene, renewed, scene
from mapforge.model import Variant

LYING: tuple[Part, ...] = ("cities", "names", "positions", "labels", "countries", "routes", "lines", "board")
"""The parts that a scene follows from, so that a check of the board reads."""


def _renewed(_old: Variant, before: Scene, new: Variant) -> Scene:
    return renewed(before, new)


lying = Derived(scene, frozenset(LYING), _renewed)
"""The scene of the map."""


def figure(value: float) -> float:
    """A length to 0.01 mm, by way of a millionth: the last digits depend on what it was computed together with."""
    return round(round(float(value), 6), 2)


def spot(point: Floats) -> tuple[float, float]:
    """A position in mm for people."""
    return figure(point[0]), figure(point[1])
