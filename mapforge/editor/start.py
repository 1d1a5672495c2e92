"""The editor as a program: Qt's application, the window, and what ends them."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from mapforge import __version__
from mapforge.editor.failures import Failures
from mapforge.editor.interrupts import INTERRUPTED, Interrupts
from mapforge.editor.settings import Settings
from mapforge.editor.window import Window
from mapforge.files.home import new_map, open_map
from mapforge.files.library import Library


def run(target: str | None, platform: str = "") -> int:
    """Show a map (a new one without a TARGET) until its window is closed; the exit status.

    ``platform`` is the one of Qt's to use, empty for its own choice. Raises NotFoundError and OpenError before any
    window. There must be a screen: ``screen.probe`` tells.
    """
    library = Library()
    opened = open_map(target, library) if target is not None else new_map(library)
    app, settings = application(platform), Settings()
    if opened.home.path is not None:
        settings.add_recent(opened.home.path, opened.variant.title)
    window = Window(opened, library, settings)
    failures, interrupts = Failures(window), Interrupts(window)
    try:
        window.show()
        status = app.exec()
    finally:
        interrupts.end()
        failures.end()
    return INTERRUPTED if interrupts.happened else status


def application(platform: str = "") -> QApplication:
    """Qt's application, made with its names and look, or the one there is."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([*(sys.argv[:1] or ["mapforge"]), *(["-platform", platform] if platform else [])])
    app.setApplicationName("MapForge")
    app.setApplicationVersion(__version__)
    app.setOrganizationName("MapForge")
    app.setDesktopFileName("mapforge")
    app.setStyle("Fusion")
    return app
