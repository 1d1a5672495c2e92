"""The window: from start to the first painting, repainting, dragging, opening a large map."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mapforge.editor.settings import Settings
from mapforge.editor.window import Window
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from tests.bench.boards import grid
from tests.bench.maps import shipped
from tests.bench.measure import calibration, cpu

_START = """
import sys, time
from pathlib import Path
from mapforge.editor import start
from PySide6.QtCore import QTimer
import mapforge.editor.window as window
shown = window.Window.showEvent
def first(self, event):
    shown(self, event)
    QTimer.singleShot(0, lambda: (self.view.viewport().repaint(), print("painted", flush=True), self.close()))
window.Window.showEvent = first
sys.exit(start.run("usa"))
"""
_SIZE = (1440, 900)


def measure(unit: float) -> list[str]:
    """Lines of results; ``unit`` is the calibration loop in seconds."""
    lines = [_starting()]
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    for name, variant in (("USA", shipped("usa")), ("1,000 routes", grid())):
        began = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            library = Library(installed=Path(folder))
            opened = Opened(Home(None, name, library), variant)
            window = Window(opened, library, Settings(Path(folder) / "settings.ini"))
            window.resize(*_SIZE)
            window.show()
            window.fit_board()
            window.view.viewport().repaint()
            took = time.process_time() - began
            lines.append(f"{name}: open and paint       {took * 1000:9.2f} ms  {took / unit:8.2f} loops")
            lines += _at_work(name, window, unit)
            window.session.saved(window.session.home, window.session.variant)
            window.close()
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    lines.append(f"memory with both: {held:.0f} MB peak; calibration now {calibration() * 1000:.1f} ms")
    return lines


def _at_work(name: str, window: Window, unit: float) -> list[str]:
    """Repaint and drag, fitted and near."""
    view = window.view
    cities = window.session.variant.cities
    city = min(cities, key=lambda one: abs(one.at[0] - window.scene.board.center().x()) + abs(one.at[1] - 250))
    lines = []
    for shown in ("fitted", "near"):
        if shown == "near":
            view.zoom_to(3.0, None)
            view.centerOn(*city.at)
        QApplication.processEvents()
        lines.append(f"{name}, {shown}: full repaint  {cpu(view.viewport().repaint, unit)}")
        lines.append(f"{name}, {shown}: a drag step   {_dragging(window, view.pixel_at(*city.at), unit)}")
    return lines


def _dragging(window: Window, start: QPoint, unit: float, steps: int = 30) -> str:
    viewport = window.view.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(viewport, left, none, start)
    QTest.mousePress(viewport, left, none, start)
    for step in range(5):
        QTest.mouseMove(viewport, start + QPoint(4 * step, 0))
        QApplication.processEvents()
    assert window.session.dragging
    taken = []
    for step in range(steps):
        began = time.process_time()
        QTest.mouseMove(viewport, start + QPoint(20 + step, step))
        QApplication.processEvents()
        taken.append(time.process_time() - began)
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, left, none, start)
    QApplication.processEvents()
    middle = sorted(taken)[len(taken) // 2]
    return f"{middle * 1000:9.2f} ms  {middle / unit:8.2f} loops"


def _starting() -> str:
    """A process of its own, the second time, from its start until the USA map has been painted."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"XDG_CONFIG_HOME": folder, "QT_QPA_PLATFORM": "offscreen"}
        for _ in range(2):
            began = time.perf_counter()
            process = subprocess.Popen(
                [sys.executable, "-c", _START], stdout=subprocess.PIPE, text=True, env=os.environ | settings
            )
            assert process.stdout is not None
            word = process.stdout.readline().strip()
            took = time.perf_counter() - began
            process.wait(30)
    assert word == "painted", word
    held = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return f"USA: from the command to the first painting {took:.2f} s by the clock, {held:.0f} MB peak"
