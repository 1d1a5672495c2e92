"""What is said of the current problem, and what can be done about it there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mapforge.checks import reference
from mapforge.editor.panels.problem_groups import Row
from mapforge.editor.panels.problem_repair import RepairDialog
from mapforge.model import Variant
from tests.editor.panels.hands import click, type_in
from tests.editor.panels.looked_over import LookedOver, faulty


@pytest.fixture
def one(qtbot: QtBot) -> Iterator[LookedOver]:
    """A map with faults, looked over."""
    made = LookedOver(qtbot, faulty(), width=320, height=900)
    made.check()
    yield made
    made.checker.stop()


def points(variant: Variant) -> dict[str, int]:
    """The points of each ticket's first destination."""
    return {ticket.id: ticket.to[0].points for ticket in variant.tickets}


def test_it_says_why_it_matters_and_on_what_grounds(one: LookedOver) -> None:
    """With what to do, the threshold and its source; of a kind, what is looked for; of nothing, nothing."""
    details = one.panel.details
    assert details.said.startswith("Choose a problem")
    row = one.take("spaces-too-tight")
    page = reference.page("spaces-too-tight")
    for words in (page.title, page.why, page.do, page.threshold, page.source, row.finding.message):
        assert words.rstrip(".") in details.said
    assert ".." not in details.said
    one.panel.tree.setCurrentIndex(one.panel.tree.index_of(row).parent())
    assert page.finds in details.said
    assert row.finding.message not in details.said


def test_a_fix_is_shown_before_it_is_made(one: LookedOver, qtbot: QtBot) -> None:
    """What it changes in words, and the map as it would be; one step, which undo takes back."""
    one.take("points-missing")
    (card,) = one.panel.details.fixes.cards
    assert card.difference == "Rules, route points, 13: none \u2192 39"
    assert card.button.accessibleName() == f"Fix: {card.fix.label}"
    previewed: list[Variant | None] = []
    one.panel.previewed.connect(previewed.append)
    card.button.setFocus()
    assert previewed[-1] is card.fix.variant
    one.panel.tree.setFocus()
    assert previewed[-1] is None
    before, label = one.session.variant, card.fix.label
    with qtbot.waitSignal(one.checker.reported):
        click(card.button)
    assert previewed[-1] is None
    assert one.session.variant.rules.route_points["13"] == 39
    assert one.session.undo_name == label
    assert "points-missing" not in one.codes
    one.session.undo()
    assert one.session.variant is before


def test_where_no_fix_helps_it_is_said(one: LookedOver) -> None:
    """Where none is ever offered, nothing is."""
    one.take("spaces-too-tight")
    assert one.panel.details.fixes.state == "No fix was found that helps and harms nothing else."
    one.take("trains-short")
    assert not one.panel.details.fixes.isVisible()


def test_the_best_fix_is_made_by_a_key(one: LookedOver, qtbot: QtBot) -> None:
    """Without one, it is said."""
    told: list[str] = []
    one.session.told.connect(told.append)
    one.panel.fix_current()
    assert told == ["Choose a problem first: F8 goes to the next."]
    one.take("spaces-too-tight")
    one.panel.fix_current()
    assert told[-1] == "There is no fix that is sure to help here."
    one.take("points-missing")
    with qtbot.waitSignal(one.checker.reported):
        one.panel.fix_current()
    assert "points-missing" not in one.codes


def test_after_an_edit_no_fix_of_the_map_before_can_be_made(one: LookedOver, qtbot: QtBot) -> None:
    """They are taken away at once, and come again when the map has been looked over."""
    one.take("ticket-points")
    (card,) = one.panel.details.fixes.cards
    one.panel.details.fixes.fix_first()
    assert one.panel.details.fixes.cards == []
    after = one.session.variant
    card.button.click()
    assert one.session.variant is after
    one.session.undo()
    qtbot.waitUntil(lambda: len(one.panel.details.fixes.cards) == 1)


def test_all_of_a_kind_are_fixed_as_one_step(one: LookedOver, qtbot: QtBot) -> None:
    """A dialog shows each with what it changes; only then they are made."""
    one.take("ticket-points")
    before = one.session.variant
    fixes = one.panel.details.fixes
    assert fixes.all_button.text() == "Fix all 2 of this kind \u2026"
    previewed: list[Variant | None] = []
    one.panel.previewed.connect(previewed.append)
    lines: list[list[str]] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, RepairDialog) or not dialog.fix.isEnabled():
            return
        look.stop()
        items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
        changes = [(item, item.child(0)) for item in items if item is not None]
        lines.extend([item.text(0), change.text(0)] for item, change in changes if change is not None)
        assert dialog.state == "2 of 2 can be fixed, as one step that can be undone."
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    look = QTimer()
    look.timeout.connect(answer)
    look.start(10)
    click(fixes.all_button)
    assert len(lines) == 2
    assert all("\u2192" in change for _label, change in lines)
    changed = {name for name, worth in points(one.session.variant).items() if worth != points(before)[name]}
    assert len(changed) == 2
    assert one.session.undo_name == "Fix 2 times: " + reference.page("ticket-points").title
    assert previewed[0] is not None
    assert previewed[-1] is None
    one.session.undo()
    assert one.session.variant is before
    qtbot.waitUntil(lambda: one.checker.verdict is not None)


def test_fixing_all_can_be_given_up(one: LookedOver) -> None:
    """Nothing has changed then."""
    one.take("ticket-points")
    before = one.session.variant

    def give_up() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RepairDialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, give_up)
    one.panel.details.fixes.fix_all()
    assert one.session.variant is before
    assert one.session.undo_name is None


def test_a_problem_is_accepted_with_a_comment(one: LookedOver, qtbot: QtBot) -> None:
    """Without one it is not, and the reason stands there; accepted, it can be withdrawn."""
    row = one.take("trains-short")
    accepting = one.panel.details.accepting
    click(accepting.button)
    assert "comment" in accepting.refusal
    assert one.session.undo_name is None
    with qtbot.waitSignal(one.checker.reported):
        type_in(accepting.comment, "It is a joke.")
        QTest.keyClick(accepting.comment, Qt.Key.Key_Return)
    problem = row.finding.problem
    entry = next(entry for entry in one.session.variant.checks.accepted if entry.id == problem.key)
    assert (entry.comment, entry.value) == ("It is a joke.", problem.value)
    assert one.take("trains-short").kind == "accepted"
    assert "Accepted: It is a joke." in one.panel.details.said
    with qtbot.waitSignal(one.checker.reported):
        click(one.panel.details.withdraw)
    assert one.row("trains-short").kind == "error"


def test_a_comment_is_for_one_problem(one: LookedOver) -> None:
    """What was typed for one is not kept for the next."""
    one.take("trains-short")
    accepting = one.panel.details.accepting
    type_in(accepting.comment, "As it was")
    one.take("ticket-points")
    assert accepting.comment.text() == ""


def test_the_menu_does_what_the_buttons_do(one: LookedOver, qtbot: QtBot) -> None:
    """By the keys too: on the current row. A kind can be made less severe on this map, or be turned off."""
    one.take("points-missing")
    (card,) = one.panel.details.fixes.cards
    menu = Menu(one)
    titles = menu.titles()
    assert titles[0] == "Show on the board"
    assert f"Fix: {card.fix.label}" in titles
    assert "Accept \u2026" in titles
    menu.choose("Copy what it says")
    assert QGuiApplication.clipboard().text() == one.row("points-missing").finding.message
    places: list[object] = []
    one.panel.chosen.connect(places.append)
    menu.choose("Show on the board")
    assert places == [one.row("points-missing").finding.problem.place]
    menu.choose("Accept \u2026")
    one.panel.activateWindow()  # a window manager would, once the menu is gone
    qtbot.waitUntil(one.panel.details.accepting.comment.hasFocus)
    with qtbot.waitSignal(one.checker.reported):
        menu.choose("On this map, such problems are", "Warnings")
    assert one.row("points-missing").kind == "warning"
    assert isinstance(one.take("points-missing"), Row)


class Menu:
    """The menu of the current row, opened by the list's menu key."""

    def __init__(self, one: LookedOver) -> None:
        self._tree = one.panel.tree
        self._wanted: list[str] = []
        self._seen: list[str] = []

    def titles(self) -> list[str]:
        """The entries."""
        self.choose()
        return self._seen

    def choose(self, *wanted: str) -> None:
        """Choose an entry, or one in a menu of it."""
        self._wanted = list(wanted)
        self._seen = []
        QTimer.singleShot(0, self._answer)
        self._tree.setFocus()
        at = self._tree.visualRect(self._tree.currentIndex()).center()
        self._tree.customContextMenuRequested.emit(QPoint(at))

    def _answer(self) -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        self._seen = [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]
        if not self._wanted:
            menu.close()
        for words in self._wanted:
            action = next(action for action in menu.actions() if action.text().replace("&", "").startswith(words))
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Return)
            inner = action.menu()
            menu = inner if isinstance(inner, QMenu) else menu
