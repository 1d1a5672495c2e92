"""What lies behind everything: the paper, the picture and the score track, painted where they come into sight.

The view keeps what is painted here (CacheBackground), so a large picture is scaled only when the view moves.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from mapforge.drawing.display import DisplayList, Picture
from mapforge.render.paint import paint
from mapforge.render.pictures import PictureError, load

_SHADOW = QColor(0, 0, 0, 70)
_SHADOW_MM = 4.0


class Ground:
    """Paints the layers ``background`` and ``frame`` of a display list, in board coordinates."""

    def __init__(self) -> None:
        self._before: DisplayList | None = None
        self._after: DisplayList | None = None
        self._picture: Picture | None = None
        self._levels = _Levels()

    def show(self, display: DisplayList, find: Callable[[str], Path | None]) -> bool:
        """Take over what a display list has for the ground; whether anything differs from before."""
        ground = display.only(frozenset({"background", "frame"}))
        number = next((n for n, item in enumerate(ground.items) if isinstance(item, Picture)), len(ground.items))
        picture = ground.items[number] if number < len(ground.items) else None
        before, after = ground.items[:number], ground.items[number + 1 :]
        new = (
            DisplayList("", display.width, display.height, before),
            DisplayList("", display.width, display.height, after),
            picture if isinstance(picture, Picture) else None,
        )
        differs = new != (self._before, self._after, self._picture)
        self._before, self._after, self._picture = new
        differs |= self._levels.use(find(self._picture.file) if self._picture is not None else None)
        return differs

    def paint(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint what of the ground lies in the exposed part; the painter is in board coordinates."""
        if self._before is None or self._after is None:
            return
        board = QRectF(0, 0, self._before.width, self._before.height)
        painter.fillRect(board.translated(_SHADOW_MM / 2, _SHADOW_MM).intersected(exposed), _SHADOW)
        if not board.intersects(exposed):
            return
        painter.save()
        painter.setClipRect(board.intersected(exposed), Qt.ClipOperation.IntersectClip)
        paint(painter, self._before, 1.0, _no_picture)
        if self._picture is not None:
            self._paint_picture(painter, self._picture, pixels_per_mm)
        paint(painter, self._after, 1.0, _no_picture)
        painter.restore()

    def _paint_picture(self, painter: QPainter, item: Picture, pixels_per_mm: float) -> None:
        width, height = item.size
        left, top, across, down = item.crop or (0.0, 0.0, 1.0, 1.0)
        if min(width, height, across, down) <= 0:
            return
        image = self._levels.at_least(round(width / across * pixels_per_mm))
        if image is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(item.placed.x + width / 2, item.placed.y + height / 2)
        painter.rotate(item.placed.angle)
        painter.setOpacity(item.opacity)
        part = QRectF(left * image.width(), top * image.height(), across * image.width(), down * image.height())
        painter.drawImage(QRectF(-width / 2, -height / 2, width, height), image, part)
        painter.restore()


class _Levels:
    """A picture and its halves, quarters and so on, made when first asked for: Qt shrinks well by two at most."""

    def __init__(self) -> None:
        self._file: tuple[Path, int] | None = None
        self._images: list[QImage] = []

    def use(self, file: Path | None) -> bool:
        """Load another picture, or the same one where its file has changed; whether anything did."""
        stamp = None if file is None else (file, _modified(file))
        if stamp == self._file:
            return False
        self._file, self._images = stamp, []
        if file is not None:
            try:
                self._images = [load(file)]
            except PictureError:
                self._images = []  # the checks tell of it
        return True

    def at_least(self, width: int) -> QImage | None:
        """The smallest level that is at least so many pixels wide."""
        if not self._images:
            return None
        number = 0
        while self._images[number].width() >= 2 * width and min(_sides(self._images[number])) >= 64:
            number += 1
            if number == len(self._images):
                self._images.append(_half(self._images[-1]))
        return self._images[number]


def _half(image: QImage) -> QImage:
    return image.scaled(
        max(1, image.width() // 2),
        max(1, image.height() // 2),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )


def _sides(image: QImage) -> tuple[int, int]:
    return image.width(), image.height()


def _modified(file: Path) -> int:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def _no_picture(_file: str) -> None:
    return None
