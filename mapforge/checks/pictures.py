"""Checks of the pictures a map uses."""

from collections.abc import Iterator
from typing import Any

from mapforge.checks.subject import Subject, problem
from mapforge.drawing.picture_file import PictureError, look
from mapforge.model import Background, Problem

STRETCHED = 2.0
"""Percent by which a picture may be stretched one way before circles in it look like eggs."""
SHARP, USABLE = 150.0, 75.0
"""Dots an inch of a picture at the size it is printed: under the first it looks soft, under the second blurred."""


def background(subject: Subject) -> Iterator[Problem]:
    """The board's picture lies where the map says, can be drawn, keeps its shape, and is fine enough to print.

    Only its head is read: a file that is cut off further on is found when it is drawn.
    """
    used = subject.variant.board.background
    if used is None:
        return
    path, about = ("board", "background"), used.file
    file = subject.picture(used.file)
    if file is None:
        yield problem("picture-missing", path, about=about, picture=used.file)
        return
    try:
        seen = look(file)
    except PictureError as error:
        yield problem("picture-unusable", path, about=about, picture=used.file, reason=str(error))
        return
    left, top, right, bottom = used.crop or (0.0, 0.0, 1.0, 1.0)
    across, down = seen.width * abs(right - left), seen.height * abs(bottom - top)
    if across and down:
        yield from _stretched(used, across, down)
        yield from _coarse(used, across, down)


def _stretched(used: Background, across: float, down: float) -> Iterator[Problem]:
    width, height = used.size
    ratio = (across / down) / (width / height)
    off = round((max(ratio, 1 / ratio) - 1) * 100, 1)
    if off > STRETCHED:
        way = "flattened" if ratio < 1 else "narrowed"
        words: dict[str, Any] = {
            "picture": used.file,
            "off": off,
            "way": way,
            "width": width,
            "fit": round(width * down / across, 1),
        }
        yield problem("picture-stretched", ("board", "background", "size"), about=used.file, value=off, **words)


def _coarse(used: Background, across: float, down: float) -> Iterator[Problem]:
    width, height = used.size
    dots = round(25.4 * min(across / width, down / height), 1)
    if dots < SHARP:
        code = "picture-coarse" if dots >= USABLE else "picture-too-coarse"
        words: dict[str, Any] = {"picture": used.file, "dots": round(dots), "across": round(width / 25.4 * SHARP)}
        yield problem(code, ("board", "background"), about=used.file, value=dots, **words)
