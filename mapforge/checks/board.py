"""The board as it lies, for all checks of geometry."""

from mapforge.checks.derived import Derived
from mapforge.checks.part import Part
from mapforge.geometry.scene import Scene, renewed, scene
from mapforge.model import Variant

LYING: tuple[Part, ...] = ("cities", "names", "positions", "labels", "countries", "routes", "lines", "board")
"""The parts that a scene follows from, so that a check of the board reads."""


def _renewed(_old: Variant, before: Scene, new: Variant) -> Scene:
    return renewed(before, new)


lying = Derived(scene, frozenset(LYING), _renewed)
"""The scene of the map."""
