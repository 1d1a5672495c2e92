"""The display list: what a board looks like, as plain values in millimetres that SVG, paper and window draw alike.

x runs to the right, y down, from the board's outer top left corner. Items are painted in order; each has an id that
is unique in the list and the layer it belongs to.
"""

from typing import Literal

from msgspec import Struct

from mapforge.fonts import Weight

Command = tuple[str, *tuple[float, ...]]
"""``("M", x, y)``, ``("L", x, y)``, ``("Q", cx, cy, x, y)``, ``("C", ax, ay, bx, by, x, y)`` or ``("Z",)``."""
Path = tuple[Command, ...]

Layer = Literal["background", "frame", "routes", "cities", "names", "marks", "legend", "problems"]
LAYERS: tuple[Layer, ...] = ("background", "frame", "routes", "cities", "names", "marks", "legend", "problems")
"""All layers in painting order; ``title`` gives their names for people."""


class Color(Struct, frozen=True):
    """A color as ``#RRGGBB`` and how much it covers, 0 to 1."""

    hex: str
    opacity: float = 1.0


class Stroke(Struct, frozen=True):
    """A line along a path: ``width`` in mm, round joins and ends; ``dash`` lengths of marks and gaps in mm."""

    color: Color
    width: float
    dash: tuple[float, ...] = ()


class Placed(Struct, frozen=True):
    """Where an item's own origin lies on the board in mm, and its turn in degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


class Shape(Struct, frozen=True, kw_only=True):
    """A path, filled (non-zero winding) and then stroked; in its own coordinates where ``placed`` is given.

    ``owner`` is the city, route or other entry it shows, for hit testing and grouping; empty for none.
    """

    id: str
    layer: Layer
    owner: str = ""
    path: Path
    placed: Placed | None = None
    fill: Color | None = None
    stroke: Stroke | None = None


class Text(Struct, frozen=True, kw_only=True):
    """One line of text on the bundled fonts; ``placed`` is where its baseline starts; ``size`` is the font's in mm.

    ``halo`` is a stroke behind the letters.
    """

    id: str
    layer: Layer
    owner: str = ""
    text: str
    placed: Placed
    size: float
    weight: Weight = "medium"
    fill: Color
    halo: Stroke | None = None


class Picture(Struct, frozen=True, kw_only=True):
    """A picture file: ``placed`` is its top left corner before rotation, ``size`` on the board in mm.

    It turns round its centre by ``placed.angle``; ``crop`` (left, top, width, height, each 0 to 1) is the part shown.
    """

    id: str
    layer: Layer
    owner: str = ""
    file: str
    placed: Placed
    size: tuple[float, float]
    opacity: float = 1.0
    crop: tuple[float, float, float, float] | None = None


Item = Shape | Text | Picture


class DisplayList(Struct, frozen=True):
    """A board of ``width`` by ``height`` mm, and all that is on it, in painting order, layer by layer."""

    title: str
    width: float
    height: float
    items: tuple[Item, ...]

    def only(self, layers: frozenset[Layer]) -> "DisplayList":
        """The same with some layers only."""
        kept = tuple(item for item in self.items if item.layer in layers)
        return DisplayList(self.title, self.width, self.height, kept)


def title(layer: Layer) -> str:
    """A layer's name for people."""
    return layer.capitalize()
