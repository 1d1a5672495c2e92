"""Problems marked on the board: a sign beside each place, as large at any zoom, told apart by shape and color."""

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from mapforge.editor import shapes
from mapforge.editor.shapes import Kind
from mapforge.model.forms import Point

_Z = 107.9
"""Over what is selected, under its handles."""
_ASIDE = QPointF(15, -17)
"""Where the sign stands from its place, in pixels: the place itself stays to be seen."""
_DOT = 2.2
_BOX = QRectF(-6, -30, 34, 36)
"""What a sign and its leader take up, in pixels round the place."""
_CASING = QColor("#FFFFFF")
_LEADER = QColor("#3A3A3E")
_ORDER: tuple[Kind, ...] = ("error", "warning", "info", "todo", "accepted", "off")


class Marker(NamedTuple):
    """A problem to mark: of what kind, where in mm, and what it says."""

    kind: Kind
    at: Point
    words: str


class Markers:
    """The signs on a scene; one for each place, that of the worst there, with the words of all."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pictures: dict[Kind, QPixmap] = {}
        self._shown: dict[tuple[Point, Kind, str], QGraphicsPixmapItem] = {}

    @property
    def places(self) -> dict[Point, Kind]:
        """Where signs stand, and of which kind."""
        return {at: kind for at, kind, _words in self._shown}

    def under(self, pixel: QPoint, view: QGraphicsView) -> Point | None:
        """The place of the sign at a pixel of a view, the worst first; its leader and the place itself are not it."""
        for at, _kind, _words in sorted(self._shown, key=_height):
            off = QPointF(pixel - view.mapFromScene(QPointF(*at))) - _ASIDE
            if hypot(off.x(), off.y()) <= shapes.HALF:
                return at
        return None

    def show(self, markers: Iterable[Marker]) -> None:
        """Have these; signs that stay are not made anew."""
        there: dict[Point, list[Marker]] = {}
        for marker in markers:
            there.setdefault(marker.at, []).append(marker)
        wanted = {(at, _worst(found), _words(found)) for at, found in there.items()}
        for key in [key for key in self._shown if key not in wanted]:
            self._scene.removeItem(self._shown.pop(key))
        for key in sorted(wanted - self._shown.keys()):
            self._shown[key] = self._sign(*key)

    def _sign(self, at: Point, kind: Kind, words: str) -> QGraphicsPixmapItem:
        if kind not in self._pictures:
            self._pictures[kind] = _picture(kind)
        item = QGraphicsPixmapItem(self._pictures[kind])
        item.setOffset(_BOX.topLeft())
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setPos(*at)
        item.setZValue(_Z - _ORDER.index(kind) / 10)
        item.setToolTip(words)
        self._scene.addItem(item)
        return item


def _picture(kind: Kind) -> QPixmap:
    """A sign with its leader, as a picture: hundreds of them are painted many times faster than as paths."""
    scale = QGuiApplication.primaryScreen().devicePixelRatio()
    picture = QPixmap((_BOX.size() * scale).toSize())
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    leader = QPainterPath()
    leader.addEllipse(QPointF(0, 0), _DOT, _DOT)
    leader.moveTo(0, 0)
    leader.lineTo(_ASIDE)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-_BOX.topLeft())
    _cased(painter, leader, _LEADER, 1.4)
    painter.translate(_ASIDE)
    _cased(painter, shapes.LOOKS[kind].outline, _CASING, 1.2)
    shapes.paint(painter, kind)
    painter.end()
    return picture


def _cased(painter: QPainter, path: QPainterPath, shade: QColor, width: float) -> None:
    """A path on a white one that is wider, so that it is seen on any board."""
    for color, wide in ((_CASING, 4.0), (shade, width)):
        pen = QPen(color, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(QBrush(color))
        painter.drawPath(path)


def _height(key: tuple[Point, Kind, str]) -> int:
    return _ORDER.index(key[1])


def _worst(markers: Iterable[Marker]) -> Kind:
    return min((marker.kind for marker in markers), key=_ORDER.index)


def _words(markers: Iterable[Marker]) -> str:
    return "\n".join(dict.fromkeys(marker.words for marker in markers))
