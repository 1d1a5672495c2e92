"""Checks of the pictures a map uses."""

from collections.abc import Iterator

from mapforge.checks.subject import Subject, problem
from mapforge.drawing.picture_file import PictureError, look
from mapforge.model import Problem


def background(subject: Subject) -> Iterator[Problem]:
    """The board's picture lies where the map says, and is a PNG, JPEG or WebP that can be drawn.

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
        look(file)
    except PictureError as error:
        yield problem("picture-unusable", path, about=about, picture=used.file, reason=str(error))
