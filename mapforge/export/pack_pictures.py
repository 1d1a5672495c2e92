"""Boards drawn for a pack: at 150 dpi, and small. Loads Qt.

Another version of Qt may draw an edge or pack a PNG otherwise. That is no other map, but another file: so pictures of
maps that have not changed are taken along from the pack that they come from (``pack_again``).
"""

from collections.abc import Sequence
from typing import NamedTuple

from mapforge.drawing.board import draw
from mapforge.drawing.display import DisplayList
from mapforge.export.pack_content import Content, ContentError
from mapforge.packs import hashes
from mapforge.render.application import RenderError
from mapforge.render.png import png_bytes

DPI = 150.0
THUMBNAIL = 480
"""Pixels along a thumbnail's longer side."""
_MM_PER_INCH = 25.4


class Pictures(NamedTuple):
    """A board as PNG, large and small."""

    board: bytes
    thumbnail: bytes


def drawn(maps: Sequence[Content]) -> dict[str, Pictures]:
    """The boards of maps by id; maps that look alike share theirs. Raises ContentError where one is too large."""
    known: dict[tuple[object, ...], Pictures] = {}
    result = {}
    for content in maps:
        display = draw(content.variant)
        look = (display.width, display.height, display.items, _background(content))
        try:
            known[look] = known.get(look) or _pictures(display, content)
        except RenderError as error:
            raise ContentError(str(error)) from error
        result[content.variant.id] = known[look]
    return result


def _background(content: Content) -> str:
    """The hash of the picture behind the board; empty where there is none."""
    background = content.variant.board.background
    path = content.resolved.picture(background.file) if background is not None else None
    try:
        return hashes.of_bytes(path.read_bytes()) if path is not None else ""
    except OSError:
        return ""


def _pictures(display: DisplayList, content: Content) -> Pictures:
    small = THUMBNAIL / (max(display.width, display.height) / _MM_PER_INCH)
    picture = content.resolved.picture
    return Pictures(png_bytes(display, DPI, picture), png_bytes(display, min(small, DPI), picture))
