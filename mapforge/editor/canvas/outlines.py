"""The outlines of what a map holds, and the items that lines over the board are: as many pixels wide at any zoom."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapforge.drawing.style import CITY_RADIUS, JUNCTION_RADIUS, SPOT_RADIUS
from mapforge.geometry.tracks import route_shapes, space_outlines
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.picture_frame import corners
from mapforge.interaction.values import Ref

_RADIUS = {"city": CITY_RADIUS, "border": SPOT_RADIUS, "junction": JUNCTION_RADIUS}
_GROWN = 1.2


def outlines(known: Lookup, refs: Iterable[Ref]) -> QPainterPath:
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
                path.addPath(polyline(corners(picture) if picture is not None else (), closed=True))
            case "route":
                _route(path, known, ref.id)
    return path


def _route(path: QPainterPath, known: Lookup, name: str) -> None:
    route = known.routes.get(name)
    if route is not None:
        piece = known.variant.board.piece
        for shape in route_shapes(route, known.cities, piece):
            for outline in space_outlines(shape.spaces, piece).tolist():
                path.addPath(polyline(outline, closed=True))


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
        path.addPath(polyline(line))
    for place in ticket.ends:
        for spot in known.spots_of(place) or (place,):
            _ring(path, known, spot)


def polyline(points: Iterable[Iterable[float]], *, closed: bool = False) -> QPainterPath:
    """A line through points."""
    path = QPainterPath()
    line = QPolygonF([QPointF(*point) for point in points])
    if not line.isEmpty():
        path.addPolygon(line)
        if closed:
            path.closeSubpath()
    return path


def draw(items: Iterable[QGraphicsPathItem], path: QPainterPath) -> None:
    """Let items show a path; an empty one hides them."""
    for item in items:
        item.setPath(path)
        item.setVisible(not path.isEmpty())


def line_item(scene: QGraphicsScene, z: float) -> QGraphicsPathItem:
    """A line on a scene, hidden at first, that is not in the way of the mouse."""
    item = QGraphicsPathItem()
    item.setZValue(z)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setVisible(False)
    scene.addItem(item)
    return item


def even_pen(shade: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen that is as many pixels wide at any zoom."""
    pen = QPen(QBrush(shade), width, style, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    pen.setCosmetic(True)
    return pen
