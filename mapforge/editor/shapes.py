"""The shapes that tell what kind of problem something is: the same in lists and on the board, told without color."""

from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

Kind = Literal["error", "warning", "info", "todo", "accepted", "off"]
"""What there is to say of a problem: how bad it is, or that it is no more than still to do, accepted, or turned off."""
HALF = 9.0
"""Half the height of a shape; its middle is the origin."""


class Look(NamedTuple):
    """A shape: its fill, the ink on it, its outline and the sign within, which is a line."""

    fill: QColor
    ink: QColor
    outline: QPainterPath
    sign: QPainterPath


def paint(painter: QPainter, kind: Kind) -> None:
    """Paint a shape round the origin."""
    look = LOOKS[kind]
    painter.setPen(QPen(look.ink, 1.4) if kind in ("todo", "accepted", "off") else Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(look.fill))
    painter.drawPath(look.outline)
    painter.setPen(line(look.ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(look.sign)


def line(ink: QColor) -> QPen:
    """The pen for a shape's sign."""
    return QPen(ink, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _polygon(*corners: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-7.5, -7.5, 15, 15), 3, 3)
    return path


def _lines(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in lines:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


_OCTAGON = _polygon(
    (-3.5, -8.5), (3.5, -8.5), (8.5, -3.5), (8.5, 3.5), (3.5, 8.5), (-3.5, 8.5), (-8.5, 3.5), (-8.5, -3.5)
)
_TRIANGLE = _polygon((0, -8.5), (9, 8), (-9, 8))
_DOT = 0.05
"""As long as a line must be for its round ends to be painted."""
_CROSS = _lines(((-3.2, -3.2), (3.2, 3.2)), ((3.2, -3.2), (-3.2, 3.2)))
_CALL = _lines(((0, -3), (0, 1.6)), ((0, 5), (0, 5 + _DOT)))
_LETTER = _lines(((0, -4), (0, -4 + _DOT)), ((0, -0.5), (0, 4)))
_DOTS = _lines(*(((x, 0), (x, _DOT)) for x in (-3.8, 0, 3.8)))
_TICK = _lines(((-3.6, 0.2), (-1, 3), (3.8, -2.8)))
_DASH = _lines(((-3.5, 0), (3.5, 0)))
_WHITE, _BLACK, _GRAY, _GREEN = QColor("#FFFFFF"), QColor("#000000"), QColor("#5C5C62"), QColor("#2E6B34")

LOOKS: dict[Kind, Look] = {
    "error": Look(QColor("#C62828"), _WHITE, _OCTAGON, _CROSS),
    "warning": Look(QColor("#F2A900"), _BLACK, _TRIANGLE, _CALL),
    "info": Look(QColor("#1F6FB5"), _WHITE, _disc(8), _LETTER),
    "todo": Look(_WHITE, _GRAY, _square(), _DOTS),
    "accepted": Look(QColor("#E3F1E3"), _GREEN, _disc(8), _TICK),
    "off": Look(QColor("#EDEDED"), _GRAY, _disc(8), _DASH),
}
