"""The editor as a program: how it begins, how Ctrl+C ends it, and that errors of its own do not."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mapforge.editor import start
from mapforge.editor.failures import ADVICE, Failures
from mapforge.editor.interrupts import INTERRUPTED, Interrupts
from mapforge.editor.settings import Settings
from mapforge.files.home import Opened
from mapforge.files.library import Library
from tests.conftest import DATA


class Pane(QWidget):
    """A window that counts how often it was asked to close, and closes or stays."""

    def __init__(self, *, stays: bool = False) -> None:
        super().__init__()
        self.asked = 0
        self._stays = stays

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Counts."""
        self.asked += 1
        event.setAccepted(not self._stays)


class Faulty(QObject):
    """Something with slots that fail."""

    def fail(self) -> None:
        """Fails."""
        raise LookupError("no such city")

    def stop(self) -> None:
        """As Ctrl+C where Python looks at signals itself."""
        raise KeyboardInterrupt


def interrupt() -> None:
    """Ctrl+C in the terminal."""
    os.kill(os.getpid(), signal.SIGINT)


@pytest.fixture
def pane(qtbot: QtBot) -> Pane:
    """A window on the screen."""
    made = Pane()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def failures(pane: Pane) -> Iterator[Failures]:
    """Errors are taken care of."""
    made = Failures(pane)
    yield made
    made.end()


# Errors of the program's own


def test_an_error_in_a_slot_is_shown_and_survived(
    pane: Pane, failures: Failures, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a dialog that leaves the window usable, with all that is known of it, and on standard error."""
    faulty = Faulty()
    QTimer.singleShot(0, faulty.fail)
    qtbot.waitUntil(lambda: failures.box is not None)
    box = failures.box
    assert box is not None
    assert (box.text(), box.isModal(), box.isVisible()) == (ADVICE, False, True)
    for told in (box.detailedText(), capsys.readouterr().err):
        assert "no such city" in told
        assert "in fail" in told
    assert pane.isEnabled()
    assert pane.isVisible()


def test_more_errors_are_counted_while_the_dialog_stands(failures: Failures, qtbot: QtBot) -> None:
    """An error at each repaint does not fill the screen; once the dialog is closed, the next one is shown."""
    faulty = Faulty()
    for _ in range(3):
        QTimer.singleShot(0, faulty.fail)
    qtbot.waitUntil(lambda: failures.box is not None and "3 times" in failures.box.informativeText())
    first = failures.box
    assert first is not None
    first.accept()
    assert failures.box is None
    QTimer.singleShot(0, faulty.fail)
    qtbot.waitUntil(lambda: failures.box is not None)
    second = failures.box
    assert second is not None
    assert second.informativeText() == ""


def test_an_error_while_painting_is_shown(failures: Failures, qtbot: QtBot) -> None:
    """Qt calls that method itself, again and again; the dialog opens once."""

    class Torn(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
            raise LookupError("no such color")

    torn = Torn()
    qtbot.addWidget(torn)
    torn.show()
    torn.update()
    qtbot.waitUntil(lambda: failures.box is not None)
    assert failures.box is not None
    assert "no such color" in failures.box.detailedText()


def test_an_error_in_a_thread_is_shown_in_the_window(failures: Failures, qtbot: QtBot) -> None:
    """By the window's own thread."""
    thread = threading.Thread(target=Faulty().fail)
    thread.start()
    thread.join()
    assert failures.box is None
    qtbot.waitUntil(lambda: failures.box is not None)


def test_ctrl_c_inside_a_slot_closes_the_window(pane: Pane, failures: Failures, qtbot: QtBot) -> None:
    """It is no error."""
    faulty = Faulty()
    QTimer.singleShot(0, faulty.stop)
    qtbot.waitUntil(lambda: pane.asked == 1)
    assert failures.box is None


def test_errors_go_to_python_again_at_the_end(pane: Pane) -> None:
    """Both hooks are as they were."""
    before = sys.excepthook, threading.excepthook
    failures = Failures(pane)
    assert (sys.excepthook, threading.excepthook) != before
    failures.end()
    assert (sys.excepthook, threading.excepthook) == before


# Ctrl+C


@pytest.mark.skipif(os.name != "posix", reason="a process cannot send itself Ctrl+C elsewhere")
def test_ctrl_c_closes_the_window(pane: Pane, qtbot: QtBot) -> None:
    """Although nothing else happens in the loop; and signals are as they were in the end."""
    before = signal.getsignal(signal.SIGINT)
    interrupts = Interrupts(pane)
    assert not interrupts.happened
    QTimer.singleShot(0, interrupt)
    qtbot.waitUntil(lambda: pane.asked == 1)
    assert interrupts.happened
    assert not pane.isVisible()
    interrupts.end()
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.skipif(os.name != "posix", reason="a process cannot send itself Ctrl+C elsewhere")
def test_ctrl_c_twice_ends_the_program(qtbot: QtBot, qapp: QApplication) -> None:
    """A window that asks about unsaved changes is not asked a second time."""
    pane = Pane(stays=True)
    qtbot.addWidget(pane)
    pane.show()
    interrupts = Interrupts(pane)
    QTimer.singleShot(0, interrupt)
    QTimer.singleShot(50, interrupt)
    status = qapp.exec()
    interrupts.end()
    assert (status, pane.asked) == (INTERRUPTED, 1)


# The program


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Nothing is remembered."""
    return Settings(tmp_path / "editor.ini")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, qapp: QApplication, settings: Settings) -> list[Opened]:
    """What ``run`` opened; its window closes by itself."""
    found: list[Opened] = []

    class Brief(Pane):
        def __init__(self, opened: Opened, library: Library, given: Settings) -> None:
            super().__init__()
            assert library.shipped.is_dir()
            assert given is settings
            found.append(opened)
            QTimer.singleShot(0, self.close)

    monkeypatch.setattr(start, "Window", Brief)
    monkeypatch.setattr(start, "Settings", lambda: settings)
    assert qapp.quitOnLastWindowClosed()
    return found


def test_the_window_shows_the_target(opened: list[Opened], settings: Settings) -> None:
    """A TARGET's map, or a new one; closing the window ends the program well, and leaves Python's hooks alone."""
    hooks = sys.excepthook, threading.excepthook, signal.getsignal(signal.SIGINT)
    assert start.run(str(DATA / "sketch")) == 0
    assert start.run(None) == 0
    assert start.run("usa") == 0
    assert [found.variant.id for found in opened] == ["mini", "untitled", "usa"]
    assert [entry.path for entry in settings.recent] == [DATA / "sketch" / "variant.json"]
    assert (sys.excepthook, threading.excepthook, signal.getsignal(signal.SIGINT)) == hooks


def test_the_application_has_names_and_looks() -> None:
    """In a program of its own: name, style, and scales between whole numbers."""
    code = (
        "from mapforge.editor.start import application\n"
        "from PySide6.QtGui import QGuiApplication as G\n"
        "app = application('offscreen')\n"
        "print(app.applicationName(), app.organizationName(), app.style().objectName(), app.platformName())\n"
        "print(G.highDpiScaleFactorRoundingPolicy().name, app is application())\n"
    )
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["MapForge", "MapForge", "fusion", "offscreen", "PassThrough", "True"]


def test_the_application_there_is_is_used(qapp: QApplication) -> None:
    """A process can have one only."""
    assert start.application() is qapp
