"""Marks of house rules on the board, and the legend: points by length, and what the marks mean."""

from collections.abc import Iterator, Sequence

import shapely
from numpy.typing import ArrayLike

from mapforge.drawing import paths
from mapforge.drawing.display import Color, Item, Layer, Placed, Shape, Stroke, Text
from mapforge.drawing.style import INK, Style
from mapforge.geometry.text import measure
from mapforge.geometry.tracks import TrackShape
from mapforge.model import FrozenMap, Mark, Variant

MARK = 5.0
"""The size of a mark's sign on the board."""
LINE = 6.4
"""The height of a line of the legend."""
SMALL = 4.0
MARGIN = 4.0


def draw_marks(variant: Variant, shapes: Sequence[TrackShape]) -> Iterator[Item]:
    """Each mark's sign on the cities and routes that carry it, and at its own places."""
    cities = {city.id: city.at for city in variant.cities}
    middles = {shape.route: _middle(shape) for shape in reversed(shapes)}
    for mark in variant.marks:
        places = [(owner, (cities[owner][0] + 8.5, cities[owner][1] - 8.5)) for owner in mark.on if owner in cities]
        places += [(owner, middles[owner]) for owner in mark.on if owner in middles]
        places += [(f"at-{number}", at) for number, at in enumerate(mark.at, 1)]
        for owner, (x, y) in places:
            yield from _badge(mark, f"mark/{mark.id}/{owner}", x, y, "marks")


def _middle(shape: TrackShape) -> tuple[float, float]:
    """Beside the middle of a track, clear of its spaces."""
    x, y = shape.line[len(shape.line) // 2].tolist()
    return x, y - 9.0


def _badge(mark: Mark, name: str, x: float, y: float, layer: Layer) -> Iterator[Item]:
    yield Shape(
        id=name,
        layer=layer,
        owner=mark.id,
        path=paths.circle(MARK * 0.75),
        placed=Placed(x, y),
        fill=Color("#FFFFFF", 0.9),
        stroke=Stroke(Color(mark.color), 0.6),
    )
    width, ascent, descent = measure(mark.symbol, MARK, "bold")
    yield Text(
        id=f"{name}/sign",
        layer=layer,
        owner=mark.id,
        text=mark.symbol,
        placed=Placed(x - width / 2, y + (ascent - descent) / 2),
        size=MARK,
        weight="bold",
        fill=Color(mark.color),
    )


def draw_legend(variant: Variant, style: Style, taken: Sequence[ArrayLike]) -> Iterator[Item]:
    """The legend in the corner of the board that ``taken`` (outlines in mm) leaves most free."""
    if not style.legend:
        return
    points = list(variant.rules.route_points.items())
    words = [said for mark in variant.marks for said in [_words(mark)]]
    wide = max([measure(line, SMALL, "medium").width + 12 for line in words] + [34.0]) + 2 * MARGIN
    high = (len(points) + len(words) + 1) * LINE + 2 * MARGIN
    left, top = _corner(variant, wide, high, taken)
    yield Shape(
        id="legend",
        layer="legend",
        path=paths.rounded(wide, high, 2.0),
        placed=Placed(left + wide / 2, top + high / 2),
        fill=Color(style.halo, 0.92),
        stroke=Stroke(Color(INK, 0.7), 0.5),
    )
    x, y = left + MARGIN, top + MARGIN + LINE * 0.7
    yield _line("legend/title", "Length: points", x, y, "bold")
    for length, value in points:
        y += LINE
        yield _line(f"legend/points/{length}", f"{length}:  {value}", x, y, "medium")
    for mark, line in zip(variant.marks, words, strict=True):
        y += LINE
        yield from _badge(mark, f"legend/{mark.id}", x + 4.0, y - SMALL * 0.35, "legend")
        yield _line(f"legend/{mark.id}/words", line, x + 10.0, y, "medium")


def _words(mark: Mark) -> str:
    name, text = _in_english(mark.name), _in_english(mark.text)
    return f"{name}: {text}" if name and text else name or text or mark.id


def _in_english(texts: FrozenMap[str, str]) -> str:
    """English where there is some, else the first language there is."""
    return texts.get("en") or next(iter(texts.values()), "")


def _line(name: str, words: str, x: float, y: float, weight: str) -> Text:
    return Text(
        id=name,
        layer="legend",
        text=words,
        placed=Placed(x, y),
        size=SMALL,
        weight="bold" if weight == "bold" else "medium",
        fill=Color(INK),
    )


def _corner(variant: Variant, wide: float, high: float, taken: Sequence[ArrayLike]) -> tuple[float, float]:
    """Left and top of a box in the corner where it covers least."""
    board, edge = variant.board, variant.board.border + 3.0
    right, bottom = board.width - edge - wide, board.height - edge - high
    corners = [(edge, bottom), (right, bottom), (edge, edge), (right, edge)]
    outlines = shapely.polygons(list(taken)) if len(taken) else []

    def covered(corner: tuple[float, float]) -> float:
        box = shapely.box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
        return float(shapely.area(shapely.intersection(outlines, box)).sum()) if len(taken) else 0.0

    return min(corners, key=covered)
