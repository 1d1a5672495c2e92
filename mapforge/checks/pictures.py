"""Checks of the pictures a map uses."""

from collections.abc import Iterator

from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem


def background_is_there(subject: Subject) -> Iterator[Problem]:
    """The board's picture lies where the map says."""
    background = subject.variant.board.background
    if background is not None and subject.picture(background.file) is None:
        yield problem("picture-missing", ("board", "background"), about=background.file, picture=background.file)
