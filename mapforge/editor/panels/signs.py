"""Small pictures drawn for the docks: swatches of colors, and a shape for each severity of a problem."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap, QPolygonF

from mapforge.checks.entry import Severity
from mapforge.drawing.style import sign_on

SIZE = 20
"""Edge of a sign, in pixels of a screen at 100 %."""
_SCALES = (1, 2, 3)

_FILLS: dict[Severity, str] = {"error": "#C62828", "warning": "#F2A900", "info": "#1F6FB5"}


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
def severity_sign(severity: Severity) -> QIcon:
    """A cross in an octagon for an error, a triangle for a warning, a disc for a remark: told apart without color."""

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_FILLS[severity]))
        painter.drawPolygon(_outline(severity)) if severity != "info" else painter.drawEllipse(_FACE)
        ink = QColor(0, 0, 0) if severity == "warning" else QColor(255, 255, 255)
        if severity == "error":
            painter.setPen(QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(7, 7), QPointF(13, 13))
            painter.drawLine(QPointF(13, 7), QPointF(7, 13))
        else:
            _stroke(painter, ink, upright=severity == "warning")

    return _icon(paint)


_FACE = QRectF(2, 2, SIZE - 4, SIZE - 4)


def _outline(severity: Severity) -> QPolygonF:
    if severity == "error":
        near, far, low, high = 2.0, 18.0, 6.7, 13.3
        corners = [
            (low, near),
            (high, near),
            (far, low),
            (far, high),
            (high, far),
            (low, far),
            (near, high),
            (near, low),
        ]
    else:
        corners = [(10, 2), (19, 18), (1, 18)]
    return QPolygonF([QPointF(x, y) for x, y in corners])


def _stroke(painter: QPainter, ink: QColor, *, upright: bool) -> None:
    """An exclamation mark, or the letter i: the same stroke and dot, either way up."""
    painter.setPen(QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if upright:
        painter.drawLine(QPointF(10, 7.5), QPointF(10, 12))
        painter.drawPoint(QPointF(10, 15.5))
    else:
        painter.drawPoint(QPointF(10, 6))
        painter.drawLine(QPointF(10, 9.5), QPointF(10, 14))


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
