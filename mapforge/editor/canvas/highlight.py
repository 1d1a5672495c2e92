"""What a row of a list is about, and what a fix would change, drawn over the board."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from mapforge.editor.canvas.outlines import draw, even_pen, line_item, outlines, polyline
from mapforge.editor.theme import BoardColors
from mapforge.interaction.differences import touched
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.pointed import refs_of
from mapforge.model import Place, Variant

_Z = 101.2
_CASING, _POINTED, _LIKELY = 6.0, 3.2, 2.4
"""Widths in pixels."""
_SPOT = 6.0
"""Radius of the ring round a place that nothing stands at, in mm."""


class Highlight:
    """Lines over the board that are no part of the map, and not in the way of the selection's."""

    def __init__(self, scene: QGraphicsScene, colors: BoardColors) -> None:
        self._about = [line_item(scene, _Z + step / 10) for step in range(2)]
        self._likely = [line_item(scene, _Z + 0.4 + step / 10) for step in range(2)]
        self.use_colors(colors)

    def use_colors(self, colors: BoardColors) -> None:
        """Draw in these colors."""
        for lines, shade, width in ((self._about, colors.hot, _POINTED), (self._likely, colors.guide, _LIKELY)):
            lines[0].setPen(even_pen(QColor(colors.casing), _CASING))
            lines[1].setPen(even_pen(shade, width))
        self._likely[1].setPen(even_pen(colors.guide, _LIKELY, Qt.PenStyle.DashLine))

    @property
    def about(self) -> QPainterPath:
        """The outlines of what is pointed at, in mm."""
        return self._about[0].path()

    @property
    def likely(self) -> QPainterPath:
        """The outlines of what would differ, in mm."""
        return self._likely[0].path()

    def point_at(self, known: Lookup, place: Place | None) -> None:
        """Show what a problem is about; None: nothing."""
        path = QPainterPath()
        if place is not None:
            path = outlines(known, refs_of(known, place))
            if path.isEmpty() and place.at is not None:
                path.addEllipse(QPointF(*place.at), _SPOT, _SPOT)
        draw(self._about, path)

    def preview(self, known: Lookup, after: Variant | None) -> None:
        """Show what another map has in the place of what this one has: outlines, and names where they would stand."""
        path = QPainterPath()
        if after is not None:
            then = Lookup(after, known.scene)
            refs = touched(known.variant, after)
            path = outlines(then, refs)
            ids = {ref.id for ref in refs}
            for box in then.names:
                if box.owner in ids:
                    path.addPath(polyline(box.corners, closed=True))
        draw(self._likely, path)
