"""A whole board as a PNG file."""

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage

from mapforge.drawing.display import DisplayList
from mapforge.files.save import SaveError, write_atomically
from mapforge.render.application import RenderError, ensure
from mapforge.render.paint import paint, painting

PIXEL_LIMIT = 250_000_000
"""The most pixels of a file: 1 GB while it is drawn."""
SIDE_LIMIT = 32_767
"""The most pixels along a side: Qt draws nothing beyond."""
_MM_PER_INCH = 25.4
_QUALITY = 80
"""Qt's word for how little a PNG is packed: in a third of the default's time, a board takes a seventh more."""


def write_png(display: DisplayList, path: Path, dpi: float, picture: Callable[[str], Path | None]) -> None:
    """Write a board, on white, with its size in the file so that it prints as large as it is.

    Raises RenderError if it is too large to draw or cannot be written; the file is then as it was.
    """
    data = png_bytes(display, dpi, picture)
    try:
        write_atomically(path, data)
    except SaveError as error:
        raise RenderError(str(error)) from error


def png_bytes(display: DisplayList, dpi: float, picture: Callable[[str], Path | None]) -> bytes:
    """The bytes of that file."""
    image = draw(display, dpi, picture)
    image.setDotsPerMeterX(round(dpi / _MM_PER_INCH * 1000))
    image.setDotsPerMeterY(round(dpi / _MM_PER_INCH * 1000))
    image.setText("Title", display.title)
    buffer = QBuffer()
    if not buffer.open(QIODevice.OpenModeFlag.WriteOnly) or not image.save(buffer, "PNG", _QUALITY):  # type: ignore[call-overload]  # stubs lack it
        raise RenderError("The picture could not be packed as PNG; there may be too little memory.")
    return bytes(buffer.data().data())


def draw(display: DisplayList, dpi: float, picture: Callable[[str], Path | None]) -> QImage:
    """A board as an image in memory, on white; raises RenderError if it is too large."""
    width, height = pixels(display, dpi)
    ensure()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    if image.isNull():
        raise RenderError(_too_large(display, dpi, f"there is no memory for {width} x {height} pixels"))
    image.fill(Qt.GlobalColor.white)
    scale = dpi / _MM_PER_INCH
    with painting(image) as painter:
        # Whole pixels: by less than half a one, so that the board's edge is the picture's.
        painter.scale(width / (display.width * scale), height / (display.height * scale))
        paint(painter, display, scale, picture)
    return image


def pixels(display: DisplayList, dpi: float) -> tuple[int, int]:
    """Width and height in pixels at a resolution; raises RenderError where they cannot be drawn."""
    if not (math.isfinite(dpi) and dpi > 0):
        raise RenderError(f"{dpi:g} dpi is no resolution: it must be more than 0.")
    width, height = (max(1, round(side * dpi / _MM_PER_INCH)) for side in (display.width, display.height))
    if max(width, height) > SIDE_LIMIT or width * height > PIXEL_LIMIT:
        raise RenderError(_too_large(display, dpi, f"{width} x {height} pixels are more than can be drawn"))
    memory = _free_memory()
    if memory is not None and width * height * 5 > memory:
        why = f"{width} x {height} pixels do not fit into the {memory // 1024**2} MB of memory that are free"
        raise RenderError(_too_large(display, dpi, why))
    return width, height


def _too_large(display: DisplayList, dpi: float, why: str) -> str:
    most = min(
        SIDE_LIMIT / max(display.width, display.height) * _MM_PER_INCH,
        math.sqrt(min(PIXEL_LIMIT, (_free_memory() or math.inf) / 5) / (display.width * display.height)) * _MM_PER_INCH,
    )
    advice = f" Up to {int(most)} dpi would do." if 1 <= most < dpi else ""
    return f"A board of {display.width:g} x {display.height:g} mm is too large for {dpi:g} dpi: {why}.{advice}"


def _free_memory() -> int | None:
    """The bytes a program may still take, where the system (Linux) says so: it would rather end us than refuse."""
    try:
        lines = Path("/proc/meminfo").read_text("ascii").splitlines()
    except (OSError, ValueError):
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")), None)
