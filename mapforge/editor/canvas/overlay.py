"""What is drawn over the board: the selection and its handles, what lies under the pointer, what a tool shows."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsScene

from mapforge.drawing.style import CITY_RADIUS, JUNCTION_RADIUS, SPOT_RADIUS
from mapforge.editor.theme import BoardColors
from mapforge.geometry.tracks import route_shapes, space_outlines
from mapforge.interaction.hits import Handle, handles
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.picture_frame import corners
from mapforge.interaction.values import Preview, Ref

_Z = 100.0
_HANDLE = 4.5
"""Half a handle's side in pixels."""
_WIDE, _NARROW = 4.5, 2.2
"""Widths in pixels of the casing and the line on it, so that one of them is seen on any board."""
_RADIUS = {"city": CITY_RADIUS, "border": SPOT_RADIUS, "junction": JUNCTION_RADIUS}
_GROWN = 1.2


class Overlay:
    """Items over the board; all are made once and only change their paths."""

    def __init__(self, scene: QGraphicsScene, colors: BoardColors) -> None:
        self._scene = scene
        self._marks = [_line(scene, _Z + step) for step in range(2)]
        self._hot = [_line(scene, _Z + 2 + step) for step in range(2)]
        self._trail = [_line(scene, _Z + 4 + step) for step in range(2)]
        self._guides = _line(scene, _Z + 6)
        self._rubber = _line(scene, _Z + 7)
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
            lines[0].setPen(_pen(colors.casing, _WIDE))
            lines[1].setPen(_pen(shade, _NARROW))
        self._trail[1].setPen(_pen(colors.accent, _NARROW, Qt.PenStyle.DashLine))
        self._guides.setPen(_pen(colors.guide, 1.2, Qt.PenStyle.DashLine))
        self._rubber.setPen(_pen(colors.accent, 1.2))
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
        _draw(self._marks, _marks(known, selection))
        self._show_handles(handles(known, selection, reach))

    def show_preview(self, known: Lookup, preview: Preview) -> None:
        """Show what a tool wants shown."""
        hot = (known, preview.hot)
        if hot != self._hot_at:
            self._hot_at = hot
            _draw(self._hot, _marks(known, [preview.hot] if preview.hot is not None else []))
        if preview == self._preview:
            return
        self._preview = preview
        trail = _polyline(preview.trail)
        if preview.ghost is not None:
            trail.addEllipse(QPointF(*preview.ghost), CITY_RADIUS, CITY_RADIUS)
        _draw(self._trail, trail)
        guides = QPainterPath()
        for one, other in preview.guides:
            guides.addPath(_polyline((one, other)))
        _draw([self._guides], guides)
        rubber = QPainterPath()
        if preview.rubber is not None:
            left, top, right, bottom = preview.rubber
            rubber.addRect(QRectF(QPointF(left, top), QPointF(right, bottom)).normalized())
        _draw([self._rubber], rubber)

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


def _marks(known: Lookup, refs: Iterable[Ref]) -> QPainterPath:
    """The outlines of some entries: rings round cities, spaces of routes, a line along a ticket, the picture's edge."""
    path = QPainterPath()
    for ref in refs:
        match ref.kind:
            case "city":
                _ring(path, known, ref.id)
            case "country":
                for spot in known.spots_of(ref.id):
                    _ring(path, known, spot)
            case "ticket":
                _ticket(path, known, ref.id)
            case "picture":
                picture = known.variant.board.background
                path.addPath(_polyline(corners(picture) if picture is not None else (), closed=True))
            case "route":
                _route(path, known, ref.id)
    return path


def _route(path: QPainterPath, known: Lookup, name: str) -> None:
    route = known.routes.get(name)
    if route is not None:
        piece = known.variant.board.piece
        for shape in route_shapes(route, known.cities, piece):
            for outline in space_outlines(shape.spaces, piece).tolist():
                path.addPath(_polyline(outline, closed=True))


def _ring(path: QPainterPath, known: Lookup, name: str) -> None:
    city = known.cities.get(name)
    if city is not None:
        radius = _RADIUS[city.kind] + _GROWN
        path.addEllipse(QPointF(*city.at), radius, radius)


def _ticket(path: QPainterPath, known: Lookup, name: str) -> None:
    """A line from the ticket's start to each destination; a country stands at the nearest of its spots."""
    ticket = next((entry for entry in known.variant.tickets if entry.id == name), None)
    if ticket is None:
        return
    for end in ticket.to:
        line = known.ticket_line(ticket.start, end.id)
        path.addPath(_polyline(line))
    for place in ticket.ends:
        for spot in known.spots_of(place) or (place,):
            _ring(path, known, spot)


def _polyline(points: Iterable[Iterable[float]], *, closed: bool = False) -> QPainterPath:
    path = QPainterPath()
    line = QPolygonF([QPointF(*point) for point in points])
    if not line.isEmpty():
        path.addPolygon(line)
        if closed:
            path.closeSubpath()
    return path


def _draw(items: Iterable[QGraphicsPathItem], path: QPainterPath) -> None:
    for item in items:
        item.setPath(path)
        item.setVisible(not path.isEmpty())


def _line(scene: QGraphicsScene, z: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setVisible(False)
    scene.addItem(item)
    return item


def _pen(shade: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen that is as many pixels wide at any zoom."""
    pen = QPen(QBrush(shade), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    return pen


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
    item = _line(scene, _Z + 8)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    _color_handle(item, colors)
    return item


def _color_handle(item: QGraphicsPathItem, colors: BoardColors) -> None:
    item.setPen(_pen(colors.accent, 1.6))
    item.setBrush(QBrush(colors.casing))
