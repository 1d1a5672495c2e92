"""The ground of the board: paper or picture, and the score track along the edge."""

from collections.abc import Iterator

from mapforge.drawing import paths
from mapforge.drawing.display import Color, Item, Picture, Placed, Shape, Stroke, Text
from mapforge.drawing.style import INK, Style
from mapforge.fonts import Weight
from mapforge.geometry.text import measure
from mapforge.model import Board, Variant

STEPS = 100
"""Cells of a score track, as on the published boards."""


def draw_ground(variant: Variant, style: Style) -> Iterator[Item]:
    """Paper over the whole board, and the map's picture on it."""
    board = variant.board
    yield Shape(
        id="paper", layer="background", path=paths.rectangle(0, 0, board.width, board.height), fill=Color(style.paper)
    )
    if board.background is not None:
        picture = board.background
        yield Picture(
            id="picture",
            layer="background",
            file=picture.file,
            placed=Placed(*picture.at, picture.rotation),
            size=picture.size,
            opacity=picture.opacity,
            crop=picture.crop,
        )


def draw_score_track(variant: Variant, style: Style) -> Iterator[Item]:
    """Cells 1 to 100 clockwise along the edge, 100 in the top left corner, every fifth set off.

    None where the border is wider than what it would run round.
    """
    board = variant.board
    if not style.score_track or not 0 < board.border < min(board.width, board.height) / 2:
        return
    if board.background is None:
        yield from _band(board, style)
    cells = score_cells(board)
    for number, (left, top, width, height) in enumerate(cells, 1):
        yield _cell(number, left, top, width, height)
        yield _number(number, left + width / 2, top + height / 2, board.border)


def _band(board: Board, style: Style) -> Iterator[Shape]:
    """The strip that the cells stand on."""
    outer = paths.rectangle(0, 0, board.width, board.height)
    edge = board.border
    right, bottom = board.width - edge, board.height - edge
    hole = paths.polygon([(edge, edge), (edge, bottom), (right, bottom), (right, edge)])
    yield Shape(id="frame", layer="frame", path=(*outer, *hole), fill=Color(style.frame))
    inner = paths.rectangle(edge, edge, board.width - 2 * edge, board.height - 2 * edge)
    yield Shape(id="frame/line", layer="frame", path=inner, stroke=Stroke(Color(INK, 0.6), 0.5))


def score_cells(board: Board) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height in mm of the cells 1 to 100; the top left corner is 100, the next to its right 1."""
    inset = board.border * 0.12
    deep = board.border - 2 * inset
    across, down = board.width - board.border, board.height - board.border
    columns = min(STEPS // 2 - 1, max(1, round(STEPS / 2 * across / (across + down))))
    rows = STEPS // 2 - columns
    wide, high = across / columns, down / rows
    centers = [(board.border / 2 + wide * step, board.border / 2, wide) for step in range(1, columns)]
    top = [(x - wide / 2, y - deep / 2, wide, deep) for x, y, wide in centers]
    corner_x, corner_y = board.width - board.border / 2, board.height - board.border / 2
    right = [(corner_x - deep / 2, board.border / 2 + high * step - high / 2, deep, high) for step in range(1, rows)]
    bottom = [(board.width - left - width, board.height - y - height, width, height) for left, y, width, height in top]
    left = [(board.width - x - width, board.height - y - height, width, height) for x, y, width, height in right]

    def corner(x: float, y: float) -> tuple[float, float, float, float]:
        return (x - deep / 2, y - deep / 2, deep, deep)

    near = board.border / 2
    return [
        *top,
        corner(corner_x, near),
        *right,
        corner(corner_x, corner_y),
        *bottom,
        corner(near, corner_y),
        *left,
        corner(near, near),
    ]


def _cell(number: int, left: float, top: float, width: float, height: float) -> Shape:
    gap = 0.5
    fifth = number % 5 == 0
    return Shape(
        id=f"score/{number}",
        layer="frame",
        path=paths.rounded(max(width - 2 * gap, 0.5), max(height - 2 * gap, 0.5), min(1.2, width / 4, height / 4)),
        placed=Placed(left + width / 2, top + height / 2),
        fill=Color("#C9A66B" if fifth else "#FBF3E0", 0.85 if fifth else 0.6),
        stroke=Stroke(Color(INK, 0.55), 0.3),
    )


def _number(number: int, x: float, y: float, border: float) -> Text:
    size = min(7.0, border * 0.26) * (1.0 if number % 5 else 1.15)
    weight: Weight = "medium" if number % 5 else "bold"
    width, ascent, descent = measure(str(number), size, weight)
    return Text(
        id=f"score/{number}/text",
        layer="frame",
        text=str(number),
        placed=Placed(x - width / 2, y + (ascent - descent) / 2),
        size=size,
        weight=weight,
        fill=Color(INK, 0.9),
    )
