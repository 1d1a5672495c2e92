"""Small pictures drawn for the docks: swatches of colors, and a shape for each kind of problem."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap

from mapforge.drawing.style import sign_on
from mapforge.editor import shapes
from mapforge.editor.shapes import Kind

SIZE = 20
"""Edge of a sign, in pixels of a screen at 100 %."""
_SCALES = (1, 2, 3)


@cache
def swatch(shown: str | None, glyph: str) -> QIcon:
    """A color as #RRGGBB with its sign on it; None: an empty frame."""

    def paint(painter: QPainter) -> None:
        edge = QPen(QColor(128, 128, 128), 1, Qt.PenStyle.SolidLine if shown else Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(QColor(shown) if shown else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(1.5, 1.5, SIZE - 3, SIZE - 3), 3, 3)
        _letter(painter, glyph, QColor(sign_on(shown)) if shown else QColor(128, 128, 128), bold=shown is None)

    return _icon(paint)


@cache
def sign(kind: Kind) -> QIcon:
    """The shape that stands for a kind of problem."""

    def painted(painter: QPainter) -> None:
        painter.translate(SIZE / 2, SIZE / 2)
        shapes.paint(painter, kind)

    return _icon(painted)


def _letter(painter: QPainter, glyph: str, ink: QColor, *, bold: bool) -> None:
    font = QFont()
    font.setPixelSize(11)
    font.setBold(bold)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(0, 0, SIZE, SIZE), Qt.AlignmentFlag.AlignCenter, glyph)


def _icon(paint: Callable[[QPainter], None]) -> QIcon:
    """The sign for screens of 100, 200 and 300 %."""
    icon = QIcon()
    for scale in _SCALES:
        pixmap = QPixmap(SIZE * scale, SIZE * scale)
        pixmap.setDevicePixelRatio(scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
