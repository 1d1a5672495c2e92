"""What is drawn over the board: the selection and its handles, what lies under the pointer, what a tool shows."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from mapforge.drawing.style import CITY_RADIUS
from mapforge.editor.canvas.outlines import draw, even_pen, line_item, outlines, polyline
from mapforge.editor.theme import BoardColors
from mapforge.interaction.hits import Handle, handles
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import Preview, Ref

_Z = 100.0
_HANDLE = 4.5
"""Half a handle's side in pixels."""
_WIDE, _NARROW = 4.5, 2.2
"""Widths in pixels of the casing and the line on it, so that one of them is seen on any board."""


class Overlay:
    """Items over the board; all are made once and only change their paths."""

    def __init__(self, scene: QGraphicsScene, colors: BoardColors) -> None:
        self._scene = scene
        self._marks = [line_item(scene, _Z + step) for step in range(2)]
        self._hot = [line_item(scene, _Z + 2 + step) for step in range(2)]
        self._trail = [line_item(scene, _Z + 4 + step) for step in range(2)]
        self._guides = line_item(scene, _Z + 6)
        self._rubber = line_item(scene, _Z + 7)
        self._handles: list[QGraphicsPathItem] = []
        self._shown: tuple[Handle, ...] = ()
        self._selected: tuple[Lookup, frozenset[Ref], float] | None = None
        self._preview = Preview()
        self._hot_at: tuple[Lookup, Ref | None] | None = None
        self.use_colors(colors)

    def use_colors(self, colors: BoardColors) -> None:
        """Draw in these colors."""
        self._colors = colors
        for lines, shade in ((self._marks, colors.accent), (self._hot, colors.hot), (self._trail, colors.accent)):
            lines[0].setPen(even_pen(colors.casing, _WIDE))
            lines[1].setPen(even_pen(shade, _NARROW))
        self._trail[1].setPen(even_pen(colors.accent, _NARROW, Qt.PenStyle.DashLine))
        self._guides.setPen(even_pen(colors.guide, 1.2, Qt.PenStyle.DashLine))
        self._rubber.setPen(even_pen(colors.accent, 1.2))
        shade = QColor(colors.accent)
        shade.setAlpha(40)
        self._rubber.setBrush(QBrush(shade))
        for item in self._handles:
            _color_handle(item, colors)

    def show_selection(self, known: Lookup, selection: frozenset[Ref], reach: float) -> None:
        """Mark what is selected, with its handles; ``reach`` as a pointer's, in mm."""
        now = (known, selection, reach)
        if self._selected is not None and self._selected[0] is known and self._selected[1:] == now[1:]:
            return
        self._selected = now
        draw(self._marks, outlines(known, selection))
        self._show_handles(handles(known, selection, reach))

    def show_preview(self, known: Lookup, preview: Preview) -> None:
        """Show what a tool wants shown."""
        hot = (known, preview.hot)
        if hot != self._hot_at:
            self._hot_at = hot
            draw(self._hot, outlines(known, [preview.hot] if preview.hot is not None else []))
        if preview == self._preview:
            return
        self._preview = preview
        trail = polyline(preview.trail)
        if preview.ghost is not None:
            trail.addEllipse(QPointF(*preview.ghost), CITY_RADIUS, CITY_RADIUS)
        draw(self._trail, trail)
        guides = QPainterPath()
        for one, other in preview.guides:
            guides.addPath(polyline((one, other)))
        draw([self._guides], guides)
        rubber = QPainterPath()
        if preview.rubber is not None:
            left, top, right, bottom = preview.rubber
            rubber.addRect(QRectF(QPointF(left, top), QPointF(right, bottom)).normalized())
        draw([self._rubber], rubber)

    def _show_handles(self, wanted: tuple[Handle, ...]) -> None:
        if wanted == self._shown:
            return
        self._shown = wanted
        while len(self._handles) < len(wanted):
            self._handles.append(_handle(self._scene, self._colors))
        for item, handle in zip(self._handles, wanted, strict=False):
            item.setPath(_SQUARE if handle.hit.part == "corner" else _ROUND)
            item.setPos(*handle.at)
        for number, item in enumerate(self._handles):
            item.setVisible(number < len(wanted))


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRect(-_HANDLE, -_HANDLE, 2 * _HANDLE, 2 * _HANDLE)
    return path


def _round() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), _HANDLE + 1, _HANDLE + 1)
    return path


_SQUARE, _ROUND = _square(), _round()


def _handle(scene: QGraphicsScene, colors: BoardColors) -> QGraphicsPathItem:
    item = line_item(scene, _Z + 8)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    _color_handle(item, colors)
    return item


def _color_handle(item: QGraphicsPathItem, colors: BoardColors) -> None:
    item.setPen(even_pen(colors.accent, 1.6))
    item.setBrush(QBrush(colors.casing))
