"""The status bar."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtWidgets import QLabel, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from mapforge.editor import theme
from mapforge.editor.canvas.board import BoardScene
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.checker import Checker
from mapforge.editor.session import Session
from mapforge.editor.status import Status
from mapforge.edits.tracks import set_track_color
from tests.editor.panels.hands import click, session_of
from tests.editor.panels.looked_over import clean


@pytest.fixture
def session() -> Session:
    """A map of which nothing is to be said."""
    return session_of(clean())


@pytest.fixture
def checker(session: Session) -> Iterator[Checker]:
    """Looking after it."""
    made = Checker(session, rest_ms=0)
    yield made
    made.stop()


class Bar:
    """A status bar in a window."""

    def __init__(self, bot: QtBot, checker: Checker) -> None:
        self._window = QMainWindow()
        bot.addWidget(self._window)
        self._scene = BoardScene()
        self._view = BoardView(self._scene, theme.board_colors(dark=False))
        self._window.setCentralWidget(self._view)
        self.status = Status(self._window.statusBar(), self._view, checker)
        self._window.show()

    @property
    def words(self) -> str:
        """What is said at its left."""
        found = self._window.findChild(QLabel, "words")
        assert isinstance(found, QLabel)
        return found.text()

    @property
    def counts(self) -> QToolButton:
        """The numbers of problems."""
        found = self._window.findChild(QToolButton, "counts")
        assert isinstance(found, QToolButton)
        return found


def test_problems_are_counted(session: Session, checker: Checker, qtbot: QtBot) -> None:
    """Errors, warnings and what is still to do; while they are looked for, that they are."""
    bar = Bar(qtbot, checker)
    assert bar.counts.text() == "Checking \u2026"
    with qtbot.waitSignal(checker.reported):
        checker.check_soon()
    assert bar.counts.text() == "No problems"
    with qtbot.waitSignal(checker.reported):
        session.apply("Color", set_track_color, route="east--south", track=1, color=None)
        assert bar.counts.text() == "Checking \u2026"
    assert bar.counts.text() == "1 warning"
    checker.set_purpose("draw")
    assert bar.counts.text() == "No problems, 1 to do"
    assert bar.counts.accessibleName() == "Problems: No problems, 1 to do"


def test_the_numbers_lead_to_the_list(checker: Checker, qtbot: QtBot) -> None:
    """On a click."""
    bar = Bar(qtbot, checker)
    with qtbot.waitSignal(bar.status.problems_wanted):
        click(bar.counts)


def test_what_is_told_gives_way_to_the_next_hint(
    checker: Checker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before it can be read; the hint that stood there already does not end it."""
    bar = Bar(qtbot, checker)
    bar.status.hint("Click a city.")
    bar.status.tell("Saved.")
    bar.status.hint("Click another city.")
    assert bar.words == "Saved."
    monkeypatch.setattr(QElapsedTimer, "hasExpired", lambda _timer, _milliseconds: True)
    bar.status.hint("Click another city.")
    assert bar.words == "Saved."
    bar.status.hint("Click: 3 spaces.")
    assert bar.words == "Click: 3 spaces."


def test_another_beginning_ends_what_is_told(checker: Checker, qtbot: QtBot) -> None:
    """At once: it was about what is over."""
    bar = Bar(qtbot, checker)
    bar.status.hint("Click a city.")
    bar.status.refuse("A city needs a name.")
    bar.status.begin()
    assert bar.words == "Click a city."
