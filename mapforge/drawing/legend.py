"""Marks of house rules on the board, and the legend: points by length, and what the marks mean."""

import textwrap
from collections import Counter
from collections.abc import Iterator, Sequence
from math import hypot

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
LETTERS = 44
"""In a line of the legend, at most."""


def draw_marks(variant: Variant, shapes: Sequence[TrackShape]) -> Iterator[Item]:
    """Each mark's sign on the cities and routes that carry it, and at its own places."""
    cities = {city.id: city.at for city in variant.cities}
    lines = {shape.route: shape for shape in reversed(shapes)}
    there: Counter[str] = Counter()
    for mark in variant.marks:
        places = [(f"at-{number}", at) for number, at in enumerate(mark.at, 1)]
        for owner in mark.on:
            if owner in cities:
                places.append((owner, (cities[owner][0] + 9.0 + 8.0 * there[owner], cities[owner][1] - 9.0)))
            elif owner in lines:
                places.append((owner, _beside(lines[owner], there[owner])))
            there[owner] += 1
        for owner, (x, y) in places:
            yield from _badge(mark, f"mark/{mark.id}/{owner}", x, y, "marks")


def _beside(shape: TrackShape, number: int) -> tuple[float, float]:
    """Left of the first track's middle, clear of its spaces; further marks follow along the line."""
    middle = len(shape.line) // 2
    (x, y), (next_x, next_y) = shape.line[middle - 1].tolist(), shape.line[middle].tolist()
    length = hypot(next_x - x, next_y - y) or 1.0
    along, across = (next_x - x) / length, (next_y - y) / length
    return x + 9.0 * across + 8.0 * number * along, y - 9.0 * along + 8.0 * number * across


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
    words = [textwrap.wrap(_words(mark), LETTERS) or [mark.id] for mark in variant.marks]
    wide = max([measure(line, SMALL, "medium").width + 12 for lines in words for line in lines] + [34.0]) + 2 * MARGIN
    high = (len(points) + 1) * LINE + sum(_height(lines) for lines in words) + 2 * MARGIN
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
    y += LINE * 0.2
    for mark, lines in zip(variant.marks, words, strict=True):
        yield from _badge(mark, f"legend/{mark.id}", x + 4.0, y + LINE - SMALL * 0.35, "legend")
        for number, line in enumerate(lines):
            name = f"legend/{mark.id}/words" + (f"/{number}" if number else "")
            yield _line(name, line, x + 10.0, y + LINE * (1 + number), "medium")
        y += _height(lines)


def _height(lines: Sequence[str]) -> float:
    """What a mark takes in the legend, in mm: its lines, and no less than its badge."""
    return max(len(lines) * LINE, MARK * 1.5 + 1.0)


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
