"""Problems looked for in idle time."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from mapforge.checks.verdict import Verdict
from mapforge.editor.checker import Checker
from mapforge.editor.session import Session
from mapforge.edits.cities import move
from mapforge.edits.routes import set_length
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import Drag, Operation
from mapforge.model import FrozenMap
from tests.edits.samples import mini


@pytest.fixture
def session(library: Library) -> Session:
    """The small map, lying nowhere."""
    return Session(Opened(Home(None, "Untitled", library), mini()))


@pytest.fixture
def checker(session: Session) -> Iterator[Checker]:
    """Looking after it."""
    made = Checker(session)
    yield made
    made.stop()


def codes(report: Verdict | None) -> set[str]:
    """What was found."""
    assert report is not None
    return {finding.problem.code for finding in report.findings}


def test_an_edit_is_looked_over_when_the_map_is_left_alone(session: Session, checker: Checker, qtbot: QtBot) -> None:
    """What it made wrong is reported; undoing it takes the problem away."""
    checker.check_soon()
    with qtbot.waitSignal(checker.reported):
        pass
    clean = codes(checker.verdict)
    with qtbot.waitSignal(checker.reported), qtbot.waitSignal(checker.started):
        session.apply("Length", set_length, route="east--south", length=9)
        assert checker.verdict is None
    assert "points-missing" in codes(checker.verdict) - clean
    with qtbot.waitSignal(checker.reported):
        session.undo()
    assert codes(checker.verdict) == clean


def test_nothing_is_looked_over_during_a_drag(session: Session, checker: Checker, qtbot: QtBot) -> None:
    """Only once it has ended."""
    session.drag(Drag("begin", "Move East"))
    to = Operation("Move East", move, FrozenMap({"positions": {"east": (200.0, 90.0)}}))
    with qtbot.assertNotEmitted(checker.reported, wait=500):
        session.drag(Drag("update", operation=to))
    with qtbot.waitSignal(checker.reported):
        session.drag(Drag("commit"))


def test_a_report_is_always_about_the_map_as_it_stands(session: Session, checker: Checker, qtbot: QtBot) -> None:
    """One that was overtaken by an edit is given up."""
    seen: list[bool] = []

    def look() -> None:
        seen.append(checker.verdict is not None and checker.live.variant is session.variant)

    checker.reported.connect(look)
    for number in range(6):
        session.apply("Move", move, positions={"east": (200.0 + number, 90.0)})
        qtbot.wait(60 * number)
    qtbot.waitUntil(lambda: checker.verdict is not None)
    assert seen
    assert all(seen)
