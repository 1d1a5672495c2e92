"""Problems found, shown, fixed and accepted in the window, by mouse and keys at places of the screen only."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.problem_groups import Row
from mapforge.editor.panels.problem_repair import RepairDialog
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import Ref
from mapforge.model import Variant
from tests.conftest import DATA
from tests.e2e.person import Person, SitDown, said
from tests.editor.panels.looked_over import faulty


class Designer:
    """A person with an eye on the problems."""

    def __init__(self, person: Person, bot: QtBot) -> None:
        self.person = person
        self.window = person.window
        self.tree = person.window.problems.tree
        self._bot = bot
        self.wait()

    @property
    def variant(self) -> Variant:
        """The map as it stands."""
        return self.window.session.variant

    @property
    def counts(self) -> QToolButton:
        """The numbers in the status bar."""
        found = self.window.findChild(QToolButton, "counts")
        assert isinstance(found, QToolButton)
        return found

    @property
    def codes(self) -> list[str]:
        """The codes in the list."""
        return [row.finding.problem.code for row in self.tree.rows]

    @property
    def current(self) -> Row:
        """The problem that the keys are on."""
        row = self.tree.current
        assert isinstance(row, Row)
        return row

    def wait(self) -> None:
        """Until the map as it stands has been looked over, and fixes have been looked for."""
        fixes = self.window.problems.details.fixes
        self._bot.waitUntil(lambda: self.window.checker.verdict is not None and not fixes.busy)

    def row(self, code: str) -> Row:
        """The first problem of a code."""
        return next(row for row in self.tree.rows if row.finding.problem.code == code)

    def point(self, code: str, *, click: bool) -> Row:
        """Move the pointer to a problem in the list, scrolled to if need be, and click it or not."""
        QApplication.processEvents()
        row = self.row(code)
        index = self.tree.index_of(row)
        self.tree.scrollTo(index)
        rect = self.tree.visualRect(index).intersected(self.tree.viewport().rect())
        if click:
            self.person.click_screen(self.tree.viewport().mapToGlobal(rect.center()))
            self.wait()
            assert self.current == row
        else:
            QTest.mouseMove(self.tree.viewport(), rect.center())
        return row

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has the keys."""
        for _ in range(20):
            if widget.hasFocus():
                return
            self.person.key("Tab")
        raise AssertionError(f"Tab does not lead to {widget.accessibleName()}")


@pytest.fixture
def designer(sit_down: SitDown, library: Library, qtbot: QtBot) -> Designer:
    """At a map with four errors and three warnings."""
    return Designer(sit_down.at(Opened(Home(None, "Untitled", library), faulty())), qtbot)


def test_problems_follow_what_is_done(sit_down: SitDown, tmp_path: Path, qtbot: QtBot) -> None:
    """A mistake shows up by itself, in numbers, list and signs, and goes when undone; saving waits for nothing."""
    shutil.copytree(DATA / "mini", tmp_path / "mini")
    designer = Designer(sit_down(tmp_path / "mini"), qtbot)
    assert designer.counts.text() == "No problems"
    assert designer.window.marks.markers.places == {}
    designer.person.click((112, 150))
    designer.person.key("9")
    designer.person.key("Ctrl+S")
    assert not designer.window.session.dirty
    assert designer.counts.text() == "Checking \u2026"
    designer.wait()
    assert designer.counts.text().split(" ")[1].startswith("error")
    assert "spaces-too-tight" in designer.codes
    assert "error" in designer.window.marks.markers.places.values()
    designer.person.key("Ctrl+Z")
    designer.wait()
    assert designer.counts.text() == "No problems"
    assert designer.window.marks.markers.places == {}


def test_a_problem_leads_to_its_place(designer: Designer) -> None:
    """The numbers lead to the list, pointing at a row shows what it is about, a click selects and centres that."""
    designer.person.click_widget(designer.counts)
    assert designer.tree.hasFocus()
    view, highlight = designer.window.view, designer.window.marks.highlight
    row = designer.point("spaces-overlap", click=False)
    assert not highlight.about.isEmpty()
    assert designer.window.session.selection == frozenset()
    designer.person.key("Ctrl+1")
    designer.point("spaces-overlap", click=True)
    assert designer.window.session.selection == {Ref("route", name) for name in row.finding.problem.place.ids}
    at = row.finding.problem.place.at
    assert at is not None
    off = view.pixel_at(*at) - view.viewport().rect().center()
    assert off.manhattanLength() < 60
    assert QPointF(*at) in [QPointF(*place) for place in designer.window.marks.markers.places]


def test_a_sign_leads_to_the_list(designer: Designer) -> None:
    """A click on it makes its problem the current one and selects what it is about; beside it, the board is as ever."""
    row = designer.row("color-not-chosen")
    at = row.finding.problem.place.at
    assert at is not None
    sign = designer.person.on_screen(at) + QPoint(15, -17)
    designer.person.click_screen(sign)
    designer.wait()
    assert designer.current == row
    assert designer.window.session.selection == {Ref("route", "east--south")}
    designer.person.key("Escape")
    designer.person.click((240, 150))
    assert designer.window.session.selection == {Ref("city", "east")}
    viewport = designer.window.view.viewport()
    local = viewport.mapFromGlobal(sign)
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, local, sign))
    assert QToolTip.text() == row.finding.message
    QToolTip.hideText()


def test_from_problem_to_problem_by_keys(designer: Designer) -> None:
    """F8 and Shift+F8 from anywhere; Ctrl+. makes the best fix; what was fixed is passed on from."""
    designer.person.key("F8")
    first = designer.current
    assert first == designer.tree.rows[0]
    designer.person.key("F8", "F8")
    assert designer.current == designer.tree.rows[2]
    designer.person.key("Shift+F8", "Shift+F8", "Shift+F8")
    assert designer.current == designer.tree.rows[-1]
    while designer.current.finding.problem.code != "points-missing":
        designer.person.key("F8")
    designer.wait()
    before = designer.variant
    designer.person.key("Ctrl+Period")
    designer.wait()
    assert designer.variant.rules.route_points["13"] == 39
    assert "points-missing" not in designer.codes
    designer.person.key("Ctrl+Z")
    assert designer.variant is before


def test_a_fix_is_seen_and_made_with_the_mouse(designer: Designer, qtbot: QtBot) -> None:
    """What it would change is outlined on the board as long as the pointer is on its button."""
    designer.window.resizeDocks([designer.window._docks["problems"]], [420], Qt.Orientation.Vertical)
    designer.point("color-not-chosen", click=True)
    card = designer.window.problems.details.fixes.cards[0]
    highlight = designer.window.marks.highlight
    QTest.mouseMove(designer.window.view.viewport())
    QTest.mouseMove(card.button)
    qtbot.waitUntil(lambda: not highlight.likely.isEmpty())
    assert "track 1, color: none" in card.difference
    designer.person.click_widget(card.button)
    designer.wait()
    assert highlight.likely.isEmpty()
    assert "color-not-chosen" not in designer.codes
    assert designer.window.session.undo_name == card.fix.label


def test_all_of_a_kind_are_fixed_by_keys(designer: Designer, qtbot: QtBot) -> None:
    """A dialog shows what would be done; Return does it, as one step."""
    while designer.tree.current is None or designer.current.finding.problem.code != "ticket-points":
        designer.person.key("F8")
    designer.wait()
    designer.person.click_widget(designer.counts)
    designer.tab_to(designer.window.problems.details.fixes.all_button)
    before = designer.variant

    def take(dialog: QDialog) -> None:
        assert isinstance(dialog, RepairDialog)
        qtbot.waitUntil(dialog.fix.isEnabled)
        designer.person.key("Return")

    designer.person.expect(take)
    designer.person.key("Space")
    designer.wait()
    assert "ticket-points" not in designer.codes
    designer.person.key("Ctrl+Z")
    assert designer.variant is before


def test_a_problem_is_accepted_by_keys(designer: Designer) -> None:
    """With a comment; it is listed apart then, and counts no more."""
    while designer.tree.current is None or designer.current.finding.problem.code != "trains-short":
        designer.person.key("F8")
    designer.wait()
    assert designer.counts.text() == "4 errors, 3 warnings"
    designer.person.click_widget(designer.counts)
    comment = designer.window.problems.details.accepting.comment
    designer.tab_to(comment)
    designer.person.type("A joke route", "Return")
    designer.wait()
    assert designer.counts.text() == "3 errors, 3 warnings"
    row = designer.row("trains-short")
    assert (row.kind, row.comment) == ("accepted", "A joke route")
    assert said(designer.person) != ""


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_signs_are_seen_in_any_theme(designer: Designer, theme: str) -> None:
    """An error's red is in the list and on the board."""
    designer.person.choose("View", "Theme", theme)
    designer.person.click_widget(designer.counts)
    for widget in (designer.tree.viewport(), designer.window.view.viewport()):
        image = widget.grab().toImage()
        wide, high = image.width(), image.height()
        assert any(image.pixelColor(x, y).name() == "#c62828" for x in range(0, wide, 2) for y in range(0, high, 2))
    designer.person.choose("View", "Theme", "As the system")
