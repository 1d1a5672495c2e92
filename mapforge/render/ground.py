"""The background of a board as a picture: the art of ``geography`` with colors, paper and light."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPainterPath, QPen, QPolygonF

from mapforge.geography import art, ground
from mapforge.geography.shapes import Shape
from mapforge.model import Variant
from mapforge.render.application import RenderError

MOST_BYTES = 3_000_000
"""The size that a board's background may have as a file."""
SHIPPED_DPI = 180.0
MOST_PIXELS = 100_000_000
MOST_MM = 2_000
_QUALITIES = (92, 88, 84, 80, 75, 70, 64, 58, 50, 40, 30)
_FIELD = 2.0
"""Pixels a mm of the soft fields: shades and light change slowly."""
_SEED = 1904

FILLS = {
    "land-0": "#EBDFC2",
    "land-1": "#E3DDBE",
    "land-2": "#EAD8BE",
    "land-3": "#E0D8C6",
    "land-4": "#E9DFB9",
    "land-5": "#E7D6CA",
    "outland-0": "#E6E0C9",
    "outland-1": "#DEDCCC",
    "outland-2": "#E9DCCB",
    "hill": "#E4D6B8",
    "rose-disc": "#D6DFD4",
    "rose-light": "#E9E2CC",
    "rose-dark": "#8FA3A0",
    "frame": "#D9C8A0",
    "ladder": "#8E7750",
}
GLAZES = {
    "ribbon-0": "#C98B5A",
    "ribbon-1": "#93A063",
    "ribbon-2": "#C7776A",
    "ribbon-3": "#7F93A0",
    "ribbon-4": "#CBA24A",
    "ribbon-5": "#A9839A",
    "hill-shadow": "#7D6844",
}
"""Fills that are laid over what is there, nearly transparent."""
PENS = {
    "water-0": ("#4F7F80", 0.22, 0.62),
    "water-1": ("#4F7F80", 0.19, 0.50),
    "water-2": ("#4F7F80", 0.17, 0.38),
    "water-3": ("#4F7F80", 0.15, 0.27),
    "shore": ("#4F6F70", 0.22, 0.80),
    "province": ("#8A7450", 0.20, 0.55),
    "border": ("#6E4F34", 0.38, 0.75),
    "coast": ("#4E5B50", 0.30, 0.90),
    "hill-line": ("#6F5B3C", 0.20, 0.62),
    "hill-shade": ("#6F5B3C", 0.14, 0.45),
    "ray": ("#4F7F80", 0.15, 0.34),
    "rose-line": ("#5E7472", 0.15, 0.75),
    "rule": ("#5E4A2C", 0.45, 0.95),
    "rule-fine": ("#5E4A2C", 0.18, 0.90),
}
"""Color, width in mm and opacity of each kind of line."""
_SEA, _SHOAL, _SHADE = (190, 211, 207), (214, 226, 216), (120, 98, 60)


def paint_ground(variant: Variant, ground_path: Path, dpi: float = SHIPPED_DPI) -> QImage:
    """The background of a map's board, from edge to edge, as an opaque picture of 8 bits a channel.

    Raises GroundError for a ground file that cannot be used, WarpError for cities that allow no projection, and
    RenderError for a board or picture too large. The same input gives the same pixels on one machine.
    """
    board = variant.board
    if max(board.width, board.height) > MOST_MM:
        found = f"{board.width:g} x {board.height:g}"
        raise RenderError(f"A background is painted for boards of up to {MOST_MM} mm a side, not {found} mm.")
    _hold_pixels(board.width, board.height, dpi)
    return paint(art.draw(variant, ground.read(ground_path)), dpi)


def paint(drawn: art.Art, dpi: float = SHIPPED_DPI) -> QImage:
    """A drawn ground as a picture."""
    width, height = _hold_pixels(drawn.width, drawn.height, dpi)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    if image.isNull():
        raise MemoryError(f"There is no memory for a picture of {width} by {height} pixels.")
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    dry = _mask(drawn)
    water = _picture(_water(dry))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(width / drawn.width, height / drawn.height)
    board = QRectF(0, 0, drawn.width, drawn.height)
    shaded = False
    for shape in drawn.shapes:
        if shape.style in ("sea", "lake"):
            painter.setClipPath(_path(shape))
            painter.drawImage(board, water)
            painter.setClipping(False)
        else:
            if shape.style == "coast" and not shaded:
                _shade(painter, drawn, dry)
                shaded = True
            _draw(painter, shape)
    painter.end()
    _paper(image, drawn)
    return image


def _hold_pixels(width: float, height: float, dpi: float) -> tuple[int, int]:
    """The picture's size in pixels; raises RenderError where it is too large or nothing at all."""
    across, down = round(width * dpi / 25.4), round(height * dpi / 25.4)
    if across * down > MOST_PIXELS or min(across, down) < 1:
        most = int(25.4 * (MOST_PIXELS / (width * height)) ** 0.5)
        raise RenderError(f"A background of {across} by {down} pixels is not painted; {most} dpi would do.")
    return across, down


def webp(image: QImage, most_bytes: int = MOST_BYTES) -> bytes:
    """The picture as WebP, in the best quality that stays within ``most_bytes``."""
    written = b""
    for quality in _QUALITIES:
        store = QByteArray()
        buffer = QBuffer(store)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QImageWriter(buffer, QByteArray(b"webp"))
        writer.setQuality(quality)
        if not writer.write(image):
            raise OSError(f"The background could not be written as WebP: {writer.errorString()}.")
        written = bytes(store.data())
        if len(written) <= most_bytes:
            return written
    raise OSError(f"The background has {len(written)} bytes as WebP even in the poorest quality.")


def _draw(painter: QPainter, shape: Shape) -> None:
    if shape.style in PENS:
        color, width, opacity = PENS[shape.style]
        shown = QColor(color)
        shown.setAlphaF(opacity)
        # thin lines need no round joins, which take most of the time; the frame's rules need sharp corners
        join = Qt.PenJoinStyle.MiterJoin if shape.style.startswith("rule") else Qt.PenJoinStyle.BevelJoin
        painter.strokePath(_path(shape), QPen(shown, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
    elif shape.style in GLAZES:
        shown = QColor(GLAZES[shape.style])
        shown.setAlphaF(0.26 if shape.style.startswith("ribbon") else 0.13)
        painter.fillPath(_path(shape), shown)
    else:
        path, shown = _path(shape), QColor(FILLS[shape.style])
        painter.fillPath(path, shown)
        if "land" in shape.style:
            # a hair over the edge: between two areas with soft edges the sea would shine through
            painter.strokePath(path, QPen(shown, 0.12, j=Qt.PenJoinStyle.BevelJoin))


def _path(shape: Shape) -> QPainterPath:
    path = QPainterPath()
    for part in shape.parts:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in part.tolist()]))
        if shape.closed:
            path.closeSubpath()
    return path


def _mask(drawn: art.Art) -> NDArray[np.float32]:
    """How much of each cell of a coarse grid is dry land, 0 to 1."""
    width, height = round(drawn.width * _FIELD), round(drawn.height * _FIELD)
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(width / drawn.width, height / drawn.height)
    painter.fillPath(_path(drawn.land), QColor("white"))
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(height, image.bytesPerLine())
    mask: NDArray[np.float32] = rows[:, :width].astype(np.float32) / np.float32(255)
    return mask


def _water(dry: NDArray[np.float32]) -> NDArray[np.uint8]:
    """The water's color everywhere, (rows, columns, 4) as blue, green, red, opaque: lighter toward land."""
    near = np.clip(_blurred(dry, 2.5) * 0.9 + _blurred(dry, 11.0) * 0.9, 0, 1)[..., None]
    deep = 1 - 0.05 * np.clip(1 - _blurred(dry, 32.0)[..., None] * 2.2, 0, 1)
    color = (np.array(_SEA, np.float32) * (1 - near) + np.array(_SHOAL, np.float32) * near) * deep
    return _bgra(color, np.full(dry.shape, 255, np.float32))


def _shade(painter: QPainter, drawn: art.Art, dry: NDArray[np.float32]) -> None:
    """A soft brown shade on the land's side of coasts and shores, as if the water were washed in last."""
    wet = np.clip(_blurred(1 - dry, 1.6) * 0.26 + _blurred(1 - dry, 6.0) * 0.16, 0, 1)
    color = np.broadcast_to(np.array(_SHADE, np.float32), (*dry.shape, 3))
    painter.setClipPath(_path(drawn.land))
    painter.drawImage(QRectF(0, 0, drawn.width, drawn.height), _picture(_bgra(color, wet * 255)))
    painter.setClipping(False)


def _paper(image: QImage, drawn: art.Art) -> None:
    """Grain, clouds and fibres of old paper, and a light that falls off toward the corners; changes the picture."""
    width, height = image.width(), image.height()
    rows = np.frombuffer(image.bits(), np.uint8).reshape(height, image.bytesPerLine())[:, : width * 4]
    pixels = rows.reshape(height, width, 4)
    chance = np.random.default_rng(_SEED)
    layers = [
        (_noise(chance, drawn, cell), amount)
        for cell, amount in ((0.45, 0.011), (1.7, 0.008), (11, 0.010), (70, 0.014))
    ]
    across = np.linspace(-1, 1, width, dtype=np.float32) ** 2
    warm = np.array([0.80, 0.95, 1.0, 0.0], np.float32)
    for top in range(0, height, 256):
        lines = np.arange(top, min(top + 256, height))
        light = np.zeros((len(lines), width), np.float32)
        for noise, amount in layers:
            light += np.float32(amount) * _stretched(noise, lines, height, width)
        far = across[None, :] * 0.55 + (np.linspace(-1, 1, height, dtype=np.float32)[lines] ** 2)[:, None] * 0.45
        dim = 0.075 * np.clip(far - 0.25, 0, None) ** 1.5
        # a darker paper is a browner one: blue is lost first
        factor = 1 + light[..., None] * (2 - warm) - dim[..., None] * (2 - warm)
        factor[..., 3] = 1
        block = pixels[top : top + 256].astype(np.float32) * factor
        pixels[top : top + 256] = np.clip(block + 0.5, 0, 255).astype(np.uint8)


def _noise(chance: np.random.Generator, drawn: art.Art, cell: float) -> NDArray[np.float32]:
    """Random heights of spread 1 on a grid with cells of ``cell`` mm."""
    shape = (max(2, int(drawn.height / cell) + 1), max(2, int(drawn.width / cell) + 1))
    return chance.standard_normal(shape, dtype=np.float32).clip(-2.5, 2.5)


def _stretched(field: NDArray[np.float32], lines: NDArray[np.int64], height: int, width: int) -> NDArray[np.float32]:
    """Some lines of a field drawn out to a picture's size, (lines, width), cells running into one another."""
    y, x = lines / height * (field.shape[0] - 1.001), np.arange(width) / width * (field.shape[1] - 1.001)
    top, left = y.astype(np.int64), x.astype(np.int64)
    down, right = (y - top).astype(np.float32)[:, None], (x - left).astype(np.float32)[None, :]
    down, right = down * down * (3 - 2 * down), right * right * (3 - 2 * right)
    rows = field[top] * (1 - down) + field[top + 1] * down
    drawn: NDArray[np.float32] = rows[:, left] * (1 - right) + rows[:, left + 1] * right
    return drawn


def _blurred(field: NDArray[np.float32], spread: float) -> NDArray[np.float32]:
    """A field softened by about ``spread`` mm: three running means each way."""
    half = max(1, round(spread * _FIELD))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(half + 1, half) if at == axis else (0, 0) for at in (0, 1)]
            total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
            size = field.shape[axis]
            ahead, behind = np.take(total, np.arange(size) + 2 * half + 1, axis), np.take(total, np.arange(size), axis)
            field = ((ahead - behind) / (2 * half + 1)).astype(np.float32)
    return field


def _bgra(color: NDArray[np.float32], alpha: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Red, green, blue (0 to 255) and alpha in the order in which Qt keeps them."""
    return np.ascontiguousarray(np.concatenate([color[..., ::-1], alpha[..., None]], -1).clip(0, 255).astype(np.uint8))


def _picture(bgra: NDArray[np.uint8]) -> QImage:
    height, width, _ = bgra.shape
    return QImage(bgra.tobytes(), width, height, width * 4, QImage.Format.Format_ARGB32).copy()
