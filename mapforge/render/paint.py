"""Paints a display list with Qt. Letters are painted as outlines, so that they are the same on every computer."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path as File

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintDevice, QPainter, QPainterPath, QPen, QTransform

from mapforge.drawing.display import Color, Command, DisplayList, Picture, Placed, Shape, Stroke, Text
from mapforge.geometry.text import outline
from mapforge.render.application import RenderError, ensure
from mapforge.render.pictures import PictureError, load


def paint(painter: QPainter, display: DisplayList, pixels_per_mm: float, picture: Callable[[str], File | None]) -> None:
    """Paint all items with the board's top left corner at the painter's origin.

    ``picture`` finds a file's place on the disk. A picture that is missing or cannot be used is left out: checks
    tell of it. The painter is left as it was.
    """
    pictures = _Pictures(picture)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(pixels_per_mm, pixels_per_mm)
    for item in display.items:
        match item:
            case Shape():
                _paint_shape(painter, item)
            case Text():
                _paint_text(painter, item)
            case Picture():
                image = pictures.find(item.file)
                if image is not None:
                    _paint_picture(painter, item, image, pixels_per_mm)
    painter.restore()


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter on a picture or page, ended whatever happens; raises RenderError if Qt refuses it."""
    ensure()
    painter = QPainter()
    if not painter.begin(device):
        raise RenderError("Qt could not start to draw.")
    try:
        yield painter
    finally:
        ended = painter.end()
    if not ended:
        raise RenderError("Qt could not finish the drawing.")


def path_of(commands: Iterable[Command]) -> QPainterPath:
    """A display list's path as Qt's, filled by the non-zero rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    add: dict[str, Callable[..., None]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "Q": path.quadTo,
        "C": path.cubicTo,
        "Z": path.closeSubpath,
    }
    for op, *numbers in commands:
        add[op](*numbers)
    return path


def pen_of(stroke: Stroke | None) -> QPen:
    """A stroke as Qt's pen; none for a width of nothing, which Qt would draw a pixel wide."""
    if stroke is None or stroke.width <= 0:
        return QPen(Qt.PenStyle.NoPen)
    ends, joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    pen = QPen(QBrush(color_of(stroke.color)), stroke.width, Qt.PenStyle.SolidLine, ends, joins)
    if any(length > 0 for length in stroke.dash):
        # Qt counts dashes in widths of the line, and wants as many gaps as marks, as SVG makes of an odd number.
        lengths = stroke.dash * (1 + len(stroke.dash) % 2)
        pen.setDashPattern([length / stroke.width for length in lengths])
    return pen


def color_of(color: Color) -> QColor:
    """A color as Qt's."""
    found = QColor(color.hex)
    found.setAlphaF(color.opacity)
    return found


def place_of(placed: Placed | None) -> QTransform:
    """What takes an item's own coordinates to the board's."""
    transform = QTransform()
    if placed is not None:
        transform.translate(placed.x, placed.y)
        transform.rotate(placed.angle)
    return transform


def _paint_shape(painter: QPainter, shape: Shape) -> None:
    path = path_of(shape.path)
    painter.save()
    painter.setTransform(place_of(shape.placed), combine=True)
    if shape.fill is not None:
        painter.fillPath(path, color_of(shape.fill))
    pen = pen_of(shape.stroke)
    if pen.style() != Qt.PenStyle.NoPen:
        painter.strokePath(path, pen)
    painter.restore()


def _paint_text(painter: QPainter, text: Text) -> None:
    contours = outline(text.text, text.size, text.weight)
    letters = path_of(segment for contour in contours for segment in contour)
    painter.save()
    painter.setTransform(place_of(text.placed), combine=True)
    pen = pen_of(text.halo)
    if pen.style() != Qt.PenStyle.NoPen:
        # One by one they take a fifth of the time; but a halo that lets something through must not lie on itself.
        parts = map(path_of, contours) if pen.color().alpha() == 255 else [letters]
        for part in parts:
            painter.strokePath(part, pen)
    painter.fillPath(letters, color_of(text.fill))
    painter.restore()


def _paint_picture(painter: QPainter, item: Picture, image: QImage, pixels_per_mm: float) -> None:
    width, height = item.size
    left, top, across, down = item.crop or (0.0, 0.0, 1.0, 1.0)
    if min(width, height, across, down) <= 0:
        return
    # Qt looks at two by two pixels only: a picture that shrinks by more would flicker and lose fine lines.
    fits = (round(width / across * pixels_per_mm), round(height / down * pixels_per_mm))
    if fits[0] < image.width() or fits[1] < image.height():
        smaller = (max(1, min(fits[0], image.width())), max(1, min(fits[1], image.height())))
        image = image.scaled(*smaller, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    painter.save()
    painter.translate(item.placed.x + width / 2, item.placed.y + height / 2)
    painter.rotate(item.placed.angle)
    painter.setOpacity(item.opacity)
    part = QRectF(left * image.width(), top * image.height(), across * image.width(), down * image.height())
    painter.drawImage(QRectF(-width / 2, -height / 2, width, height), image, part)
    painter.restore()


class _Pictures:
    """Loads the pictures of a list, and holds the last one: repeated ones mostly follow one another, all are large."""

    def __init__(self, picture: Callable[[str], File | None]) -> None:
        self._picture = picture
        self._last: tuple[str, QImage | None] = ("", None)

    def find(self, file: str) -> QImage | None:
        """A picture by its name in the map, or None."""
        if file != self._last[0]:
            self._last = ("", None)
            place = self._picture(file)
            try:
                self._last = (file, None if place is None else load(place))
            except PictureError:
                self._last = (file, None)
        return self._last[1]
