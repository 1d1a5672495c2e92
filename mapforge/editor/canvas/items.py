"""A display list's shapes and letters as Graphics View items, all painted by C++: a paint() in Python is slow."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from mapforge.drawing.display import Color, Item, Path, Shape, Stroke, Text
from mapforge.fonts import Weight
from mapforge.geometry.text import outline
from mapforge.render.paint import color_of, path_of, pen_of, place_of

_SEEN_FROM: dict[str, float] = {"rim": 1.6, "sign": 0.8, "locomotive": 0.5, "shine": 0.8, "tunnel": 0.25, "halo": 0.35}
"""Pixels a millimetre from which a part is worth painting: below, it is less than two pixels of grey."""


class _Look(NamedTuple):
    """What can be painted in one go: the part of an entry it is, its fill and its line."""

    part: str
    fill: Color | None
    stroke: Stroke | None


def items_of(drawn: Iterable[Item]) -> list[QGraphicsPathItem]:
    """Items for one entry's shapes and letters, in board coordinates; pictures are left out.

    Shapes of one look become one item: the spaces of a route, say, which do not lie on one another.
    """
    paths: dict[_Look, QPainterPath] = {}
    for look, path in _pieces(drawn):
        if look in paths:
            paths[look].addPath(path)
        else:
            paths[look] = path
    return [_item(look, path) for look, path in paths.items()]


def show_detail(items: Iterable[QGraphicsPathItem], pixels_per_mm: float) -> None:
    """Hide the parts that are too small to be seen at this scale."""
    for item in items:
        item.setVisible(pixels_per_mm >= item.data(_FROM))


_FROM = 0
"""The key under which an item holds the scale from which it is seen."""


def _pieces(drawn: Iterable[Item]) -> Iterator[tuple[_Look, QPainterPath]]:
    for item in drawn:
        match item:
            case Shape():
                path = place_of(item.placed).map(_figure(item.path))
                yield _Look(_part(item.id), item.fill, item.stroke), path
            case Text():
                path = place_of(item.placed).map(_letters(item.text, item.size, item.weight))
                if item.halo is not None:
                    yield _Look("halo", None, item.halo), QPainterPath(path)
                yield _Look(_part(item.id), item.fill, None), path


@lru_cache(maxsize=512)
def _figure(path: Path) -> QPainterPath:
    """A figure in its own coordinates: a space or a sign is drawn at hundreds of places."""
    return path_of(path)


@lru_cache(maxsize=2048)
def _letters(text: str, size: float, weight: Weight) -> QPainterPath:
    """A line of text, its baseline starting at the origin."""
    return path_of(segment for contour in outline(text, size, weight) for segment in contour)


def _part(name: str) -> str:
    """What of an entry a shape is, by the last word of its id; the spaces of a track have numbers."""
    last = name.rpartition("/")[2]
    return "space" if last.isdecimal() else last


def _item(look: _Look, path: QPainterPath) -> QGraphicsPathItem:
    path.setFillRule(Qt.FillRule.WindingFill)
    item = QGraphicsPathItem(path)
    item.setPen(pen_of(look.stroke))
    item.setBrush(QBrush(color_of(look.fill)) if look.fill is not None else QBrush(Qt.BrushStyle.NoBrush))
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    item.setData(_FROM, _SEEN_FROM.get(look.part, 0.0))
    return item
