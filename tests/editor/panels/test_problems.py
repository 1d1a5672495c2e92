"""The problems dock: what is listed, in which order, and where it leads."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.problem_groups import Group, Row
from mapforge.edits.checking import accept, set_severity
from mapforge.edits.cities import move
from mapforge.edits.routes import set_length
from mapforge.edits.tickets import remove_tickets
from mapforge.edits.tracks import set_track_color
from mapforge.files.home import Opened
from mapforge.model import Variant
from tests.editor.panels.hands import click
from tests.editor.panels.looked_over import LookedOver, clean, faulty, found_in, remarked

Look = Callable[..., LookedOver]


@pytest.fixture
def look(qtbot: QtBot) -> Iterator[Look]:
    """Opens maps with their panel; looked over unless told otherwise."""
    made: list[LookedOver] = []

    def at(variant: Variant, *, check: bool = True, **size: int) -> LookedOver:
        made.append(LookedOver(qtbot, variant, **size))
        if check:
            made[-1].check()
        return made[-1]

    yield at
    for one in made:
        one.checker.stop()


def told(signal: Any) -> list[Any]:
    """What a signal tells from now on."""
    heard: list[Any] = []
    signal.connect(heard.append)
    return heard


def test_the_worst_come_first_and_each_kind_has_a_title(look: Look) -> None:
    """Parts, kinds and problems, each with its number; what is counted stands on the buttons too."""
    one = look(faulty())
    lines = list(found_in(one.panel))
    sections = [words for kind, words in lines if kind == "Section"]
    assert sections == ["4 errors", "3 warnings"]
    groups = [words for kind, words in lines if kind == "Group"]
    assert groups[-2:] == ["Track without a color: 1", "Value far from the shortest path: 2"]
    assert one.codes.index("points-missing") < one.codes.index("color-not-chosen") < one.codes.index("ticket-points")
    assert [one.panel.bar.buttons[kind].text() for kind in ("error", "warning", "info", "todo")] == ["4", "3", "1", "0"]
    assert one.panel.bar.buttons["info"].accessibleName() == "Show 1 remark"
    assert one.panel.state == "4 errors, 3 warnings, 1 remark."


def test_nothing_to_say_says_what_was_looked_at(look: Look) -> None:
    """A sentence a check, folded; before the first look, that there was none."""
    one = look(clean(), check=False)
    assert one.panel.state == "Not checked yet."
    one.check()
    assert one.panel.nothing == "No problems found."
    assert one.panel.state == "No problems."
    none = one.panel.none
    assert not none.list.isVisible()
    click(none.fold)
    assert none.list.isVisible()
    sentences = none.list.toPlainText().splitlines()
    assert len(sentences) == len(one.checker.live.ran) > 50
    assert "\u2022 No two routes cross between cities, in any of their tracks." in sentences


def test_remarks_are_hidden_at_first(look: Look) -> None:
    """That there are some is said; a button shows them."""
    one = look(remarked())
    assert one.codes == []
    assert one.panel.nothing == "No problems found. Hidden: 1 remark."
    click(one.panel.bar.buttons["info"])
    assert one.codes == ["house-rules"]
    assert one.panel.nothing == ""


def test_what_is_hidden_is_neither_listed_nor_marked(look: Look) -> None:
    """With all hidden, the empty list says why it is empty."""
    one = look(faulty())
    listed = told(one.panel.listed)
    click(one.panel.bar.buttons["error"])
    assert {row.kind for row in listed[-1]} == {"warning"}
    click(one.panel.bar.buttons["warning"])
    assert listed[-1] == ()
    assert one.codes == []
    assert one.panel.nothing == "Hidden: 4 errors, 3 warnings, 1 remark. Show them with the buttons above."


def test_it_is_live(look: Look, qtbot: QtBot) -> None:
    """While it is looked over again, the list of before stays and says so."""
    one = look(faulty())
    before = one.codes
    with qtbot.waitSignal(one.checker.reported):
        one.session.apply("Length", set_length, route="fork--west", length=4)
        assert one.panel.state == "Checking \u2026 The list is that of before."
        assert one.codes == before
    assert "points-missing" not in one.codes
    assert "color-not-chosen" in one.codes


def test_another_map_has_a_list_of_its_own(look: Look, qtbot: QtBot) -> None:
    """Nothing is kept of the one before, and it is wanted for what it has."""
    one = look(faulty())
    one.checker.set_purpose("print")
    with qtbot.waitSignal(one.checker.reported):
        one.session.adopt(Opened(one.session.home, clean()))
        assert one.codes == []
    assert one.panel.nothing == "No problems found."
    assert one.checker.purpose is None


def test_what_the_map_is_wanted_for_is_chosen(look: Look) -> None:
    """What is unfinished is still to do, apart from what is wrong, until it is in the way."""
    variant = set_track_color(clean(), route="east--south", track=1, color=None)
    one = look(remove_tickets(variant, ids=tuple(ticket.id for ticket in variant.tickets)))
    purpose = one.panel.bar.purpose
    assert purpose.currentText() == "By what the map has: to draw on"
    drawn = [row for row in one.panel.tree.rows if row.kind == "todo"]
    assert drawn
    assert one.panel.state.endswith("to do.")
    purpose.setFocus()
    QTest.keyClick(purpose, Qt.Key.Key_Down)
    QTest.keyClick(purpose, Qt.Key.Key_Down)
    assert purpose.currentText() == "To play"
    keys = {row.finding.problem.key for row in drawn}
    assert keys <= {row.finding.problem.key for row in one.panel.tree.rows if row.kind != "todo"}


def test_accepted_problems_stand_apart_with_their_comment(look: Look) -> None:
    """Folded at first, and passed over by the keys that go from one problem to the next."""
    before = look(faulty())
    problem = before.row("color-not-chosen").finding.problem
    one = look(accept(faulty(), key=problem.key, comment="The table decides.", value=problem.value))
    rows = [row for row in one.panel.tree.rows if row.kind == "accepted"]
    assert [(row.finding.problem.key, row.comment) for row in rows] == [(problem.key, "The table decides.")]
    index = one.panel.tree.index_of(rows[0])
    assert "because: The table decides." in index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert not one.panel.tree.isExpanded(index.parent().parent())
    for _ in one.codes:
        one.panel.next()
        assert isinstance(one.panel.tree.current, Row)
        assert one.panel.tree.current.kind != "accepted"


def test_a_click_leads_to_the_place(look: Look) -> None:
    """As does Enter on the current one; the arrow keys alone do not."""
    one = look(faulty())
    tree = one.panel.tree
    chosen = told(one.panel.chosen)
    row = one.row("points-missing")
    tree.scrollTo(tree.index_of(row))
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(tree.index_of(row)).center())
    assert chosen == [row.finding.problem.place]
    QTest.keyClick(tree, Qt.Key.Key_Down)
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert len(chosen) == 1
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert len(chosen) == 2


def test_pointing_shows_what_a_row_is_about(look: Look) -> None:
    """The row under the pointer; without one, the current row while the list has the keys."""
    one = look(faulty())
    tree = one.panel.tree
    pointed = told(one.panel.pointed)
    row = one.row("points-missing")
    rect = tree.visualRect(tree.index_of(row))
    QTest.mouseMove(tree.viewport(), rect.center())
    assert pointed[-1] == row.finding.problem.place
    QTest.mouseMove(tree.viewport(), QPoint(rect.center().x(), 4))  # a heading
    assert pointed[-1] is None
    other = one.take("color-not-chosen")
    assert pointed[-1] == other.finding.problem.place
    one.panel.bar.purpose.setFocus()
    assert pointed[-1] is None


def test_next_and_previous_go_round(look: Look) -> None:
    """From the first or the last, into folded kinds too; in an empty list nothing happens."""
    empty = look(clean())
    assert told(empty.panel.chosen) == []
    empty.panel.next()
    one = look(faulty())
    chosen = told(one.panel.chosen)
    one.panel.tree.collapseAll()
    for _ in range(len(one.codes) + 1):
        one.panel.next()
    assert len(chosen) == len(one.codes) + 1
    assert chosen[0] == chosen[-1]
    one.panel.previous()
    assert one.panel.tree.current == one.panel.tree.rows[-1]
    other = look(faulty())
    other.panel.previous()
    assert other.panel.tree.current == other.panel.tree.rows[-1]


def test_the_current_problem_stays_current(look: Look, qtbot: QtBot) -> None:
    """Through an edit that leaves it there; where it has gone, the next step goes to what came after it."""
    one = look(faulty())
    row = one.take("ticket-points")
    with qtbot.waitSignal(one.checker.reported):
        one.session.apply("Move", move, positions={"west": (62.0, 100.0)})
    current = one.panel.tree.current
    assert isinstance(current, Row)
    assert current.finding.problem.key == row.finding.problem.key
    rows = [row.key for row in one.panel.tree.rows]
    after = rows[rows.index(current.key) + 1]
    problem = current.finding.problem
    with qtbot.waitSignal(one.checker.reported):
        one.session.apply("Accept", accept, key=problem.key, comment="So be it.", value=problem.value)
    assert one.panel.tree.current is None
    one.panel.next()
    assert isinstance(one.panel.tree.current, Row)
    assert one.panel.tree.current.key == after


def test_folds_are_kept(look: Look, qtbot: QtBot) -> None:
    """A part that the designer folds stays so when the list changes."""
    one = look(faulty())
    tree = one.panel.tree
    section = tree.model().index(0, 0)
    tree.collapse(section)
    with qtbot.waitSignal(one.checker.reported):
        one.session.apply("Length", set_length, route="fork--west", length=14)
    assert not tree.isExpanded(tree.model().index(0, 0))
    assert tree.isExpanded(tree.model().index(1, 0))


def test_messages_are_wrapped_to_the_width(look: Look, qtbot: QtBot) -> None:
    """A narrower list is higher, nothing reaches beyond it; every row is painted. A wide dock has details beside."""
    one = look(faulty(), width=900, height=260)
    tree, panel = one.panel.tree, one.panel
    row = one.take("ticket-points")
    qtbot.waitUntil(lambda: panel.details.x() > tree.x())
    wide = tree.visualRect(tree.index_of(row)).height()
    panel.resize(260, 800)
    qtbot.waitUntil(lambda: tree.visualRect(tree.index_of(row)).height() > wide)
    assert panel.width() == 260
    assert panel.details.y() > tree.y()
    assert tree.visualRect(tree.index_of(row)).right() <= tree.viewport().width()
    assert not panel.grab().isNull()


def test_a_kind_turned_off_is_listed_and_turned_on_again(look: Look, qtbot: QtBot) -> None:
    """Its row says what it is; the button is a step of its own."""
    one = look(set_severity(faulty(), code="ticket-points", severity="off"))
    assert "ticket-points" not in one.codes
    tree = one.panel.tree
    section = tree.model().index(tree.model().rowCount() - 1, 0)
    tree.expand(section)
    tree.setCurrentIndex(tree.model().index(0, 0, section))
    assert isinstance(tree.current, Group)
    with qtbot.waitSignal(one.checker.reported):
        click(one.panel.details.turn_on)
    assert "ticket-points" in one.codes
    assert one.session.undo_name is not None
