"""The Qt application that drawing to files needs, and the error for what cannot be drawn."""

import sys

from PySide6.QtCore import QCoreApplication, QLoggingCategory
from PySide6.QtGui import QGuiApplication

_kept: list[QCoreApplication] = []
"""The application made here: Qt ends it when Python lets go of it."""


class RenderError(Exception):
    """Something cannot be drawn or written; the message says what and why in a designer's words."""


def ensure() -> None:
    """Make a Qt application if there is none; raises RenderError in a program whose Qt cannot draw.

    It never asks for a screen, as files need none and Qt ends the program where a display is named but dead.
    """
    # PictureError tells of a bad picture; Qt would print its own words for it as well.
    QLoggingCategory.setFilterRules("qt.gui.imageio*=false")
    if QCoreApplication.instance() is None:
        _kept.append(QGuiApplication([*sys.argv[:1], "-platform", "offscreen"]))
    elif not isinstance(QCoreApplication.instance(), QGuiApplication):
        raise RenderError("This program runs Qt without graphics, so nothing can be drawn.")
