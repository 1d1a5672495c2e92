"""What is wrong, and where: the value that every check yields."""

from msgspec import Struct

from mapforge.model.frozen import EMPTY, FrozenMap

Path = tuple[str | int, ...]
"""Where in a map, with ids in place of indices: ("cities", "atlanta", "at"), ("rules", "players").

In a list of texts the text itself may stand for its index: ("countries", "france", "spots", "france-1").
"""


class Place(Struct, frozen=True):
    """Where a problem is.

    ``path`` points into the map. A reader of files adds ``file``, ``pointer`` (JSON Pointer), ``line`` and ``column``
    (from 1, in characters), ``inherited`` when that file is the base's; ``ids`` are the cities, routes, tickets
    and so on that it is about; ``at`` its position on the board in mm.
    """

    path: Path = ()
    file: str | None = None
    pointer: str | None = None
    line: int | None = None
    column: int | None = None
    ids: tuple[str, ...] = ()
    at: tuple[float, float] | None = None
    inherited: bool = False


class Problem(Struct, frozen=True):
    """A code, the values that fill its words, and a place. The words are formed by ``checks.catalogue``.

    ``about`` tells problems of one code and the same ids apart (a knob, a key), never an index, position or value.
    ``value`` is what was measured, in the unit of the code's threshold.
    """

    code: str
    parameters: FrozenMap[str, str | int | float] = EMPTY
    place: Place = Place()
    about: str = ""
    value: float | None = None

    @property
    def key(self) -> str:
        """The same for the same problem however the map is reordered or moved: code, ids, what it is about."""
        return ":".join(part for part in (self.code, "+".join(sorted(self.place.ids)), self.about) if part)
