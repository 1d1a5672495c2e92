"""The tickets dock."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.ticket_model import COLUMNS, COPIES, DECK, POINTS, SUGGESTED, TO
from mapforge.editor.panels.tickets import TicketsPanel
from mapforge.editor.session import Session
from mapforge.edits.decks import remove_deck
from mapforge.edits.routes import set_length
from mapforge.edits.tickets import remove_tickets
from mapforge.files.home import Opened
from mapforge.interaction.values import Drag, Ref
from mapforge.model import Variant
from tests.editor.panels.hands import click, session_of, shown, steps, type_in
from tests.edits.samples import by_id, hold_to_schema, ids, mini


def panel_of(qtbot: QtBot, session: Session) -> TicketsPanel:
    panel = TicketsPanel(session)
    shown(qtbot, panel, 520, 500)
    return panel


def table(panel: TicketsPanel) -> list[list[str]]:
    """What the table shows."""
    model = panel.table.model()
    return [[model.index(row, column).data() for column in range(len(COLUMNS))] for row in range(model.rowCount())]


def place(panel: TicketsPanel, row: int, column: int) -> QPoint:
    return panel.table.visualRect(panel.table.model().index(row, column)).center()


def click_on(panel: TicketsPanel, row: int, column: int = 0, held: Qt.KeyboardModifier | None = None) -> None:
    keys = Qt.KeyboardModifier.NoModifier if held is None else held
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, keys, place(panel, row, column))


def type_into(panel: TicketsPanel, row: int, column: int, words: str) -> None:
    """A double click into a cell, the words, Enter."""
    click_on(panel, row, column)
    QTest.mouseDClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=place(panel, row, column))
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, words)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_all_tickets_with_what_is_suggested(qtbot: QtBot) -> None:
    """Several destinations in one cell, each with its number."""
    panel = panel_of(qtbot, session_of())
    assert table(panel) == [
        ["North", "Süd", "7", "7", "3", "Long"],
        ["North", "East", "3", "3", "4", "Main"],
        ["West", "East", "4", "4", "1", "Long"],
        ["West", "Abroad / Süd", "5 / 4", "5 / 4", "4", "Main"],
    ]
    assert panel.totals == "Long: 4 cards, 25 points\nMain: 8 cards, 32 points"


def test_typing_points_is_one_step(qtbot: QtBot) -> None:
    """As is typing copies; the ticket keeps its place."""
    session = session_of()
    panel = panel_of(qtbot, session)
    type_into(panel, 1, POINTS, "11")
    assert by_id(session.variant.tickets)["north--east"].to[0].points == 11
    type_into(panel, 3, POINTS, "8/6")
    assert [end.points for end in by_id(session.variant.tickets)["west--abroad"].to] == [8, 6]
    type_into(panel, 1, COPIES, "2")
    assert by_id(session.variant.tickets)["north--east"].copies == 2
    assert panel.totals.endswith("Main: 6 cards, 54 points")
    hold_to_schema(session.variant)
    assert steps(session) == [
        "Change the ticket's points",
        "Change the ticket's points",
        "Change the ticket's copies",
    ]


@pytest.mark.parametrize(
    ("column", "words", "reason"),
    [
        (POINTS, "x", "“x” is no number"),
        (POINTS, "0", "Points must be at least 1, not 0."),
        (POINTS, "1/2", "Type one number."),
        (COPIES, "2/2", "Type one number."),
        (COPIES, "21", "Copies must be at most 20, not 21."),
    ],
)
def test_what_is_no_value_is_said_below(qtbot: QtBot, column: int, words: str, reason: str) -> None:
    """Nothing changes; the next value that is one takes the words away."""
    session = session_of()
    panel = panel_of(qtbot, session)
    type_into(panel, 1, column, words)
    assert panel.refusal.startswith(reason)
    assert session.undo_name is None
    type_into(panel, 1, POINTS, "5")
    assert panel.refusal == ""


def test_one_number_for_each_destination(qtbot: QtBot) -> None:
    """Too few are refused."""
    panel = panel_of(qtbot, session_of())
    type_into(panel, 3, POINTS, "9")
    assert panel.refusal == "Type 2 numbers with / between, one a destination."


def test_rows_and_selection_are_one(qtbot: QtBot) -> None:
    """A click selects in the session, a selection there selects rows; cities leave none."""
    session = session_of()
    panel = panel_of(qtbot, session)
    assert not panel.remove.isEnabled()
    click_on(panel, 2)
    assert session.selection == {Ref("ticket", "west--east")}
    click_on(panel, 0, held=Qt.KeyboardModifier.ControlModifier)
    assert session.selection == {Ref("ticket", "west--east"), Ref("ticket", "north--south")}
    session.select([Ref("ticket", "north--east")])
    assert [index.row() for index in panel.table.selectionModel().selectedRows()] == [1]
    assert panel.remove.isEnabled()
    session.select([Ref("city", "west")])
    assert panel.table.selectionModel().selectedRows() == []
    assert session.selection == {Ref("city", "west")}


def test_removing_is_one_step(qtbot: QtBot) -> None:
    """With the button or the Delete key, all selected rows at once; what is left is not selected."""
    session = session_of()
    panel = panel_of(qtbot, session)
    click_on(panel, 0)
    click_on(panel, 2, held=Qt.KeyboardModifier.ShiftModifier)
    click(panel.remove)
    assert ids(session.variant.tickets) == ["west--abroad"]
    assert session.selection == frozenset()
    click_on(panel, 0)
    QTest.keyClick(panel.table, Qt.Key.Key_Delete)
    assert table(panel) == []
    assert steps(session) == ["Remove 3 tickets", "Remove the ticket"]
    assert len(table(panel)) == 4


def test_sorting_by_a_column(qtbot: QtBot) -> None:
    """Numbers as numbers, on a click on the title; a second click turns it round."""
    session = session_of()
    panel = panel_of(qtbot, session)
    type_into(panel, 0, POINTS, "21")
    head = panel.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(POINTS) + 8, head.height() // 2)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    first = [row[POINTS] for row in table(panel)]
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sorted([first, [row[POINTS] for row in table(panel)]]) == [
        ["21", "5 / 4", "4", "3"],
        ["3", "4", "5 / 4", "21"],
    ]
    for column in (TO, SUGGESTED, COPIES):
        panel.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
        assert len(table(panel)) == 4


def test_finding_tickets(qtbot: QtBot) -> None:
    """By any name in them, capitals aside."""
    panel = panel_of(qtbot, session_of())
    QTest.keyClicks(panel.filter, "abro")
    assert [row[1] for row in table(panel)] == ["Abroad / Süd"]
    panel.filter.clear()
    assert len(table(panel)) == 4


def test_a_deck_is_shown_and_filled(qtbot: QtBot) -> None:
    """New tickets go to the deck that is shown."""
    session = session_of()
    panel = panel_of(qtbot, session)
    panel.deck_box.setFocus()
    QTest.keyClick(panel.deck_box, Qt.Key.Key_Down)
    assert [row[0] for row in table(panel)] == ["North", "West"]
    assert session.deck == "long"
    QTest.keyClicks(panel.adding.start.line, "North")
    QTest.keyClick(panel.adding.start.line, Qt.Key.Key_Return)
    assert panel.adding.end.line.hasFocus()
    QTest.keyClicks(panel.adding.end.line, "abroad")
    QTest.keyClick(panel.adding.end.line, Qt.Key.Key_Return)
    assert "north--abroad" in ids(by_id(session.variant.decks)["long"].tickets)
    assert by_id(session.variant.tickets)["north--abroad"].to[0].points == 4
    assert session.selection == {Ref("ticket", "north--abroad")}
    assert panel.adding.start.line.hasFocus()
    assert panel.adding.start.line.text() == ""


def test_what_cannot_be_added_is_said(qtbot: QtBot) -> None:
    """A place that is none; a ticket to itself. The fields keep what was typed."""
    session = session_of()
    panel = panel_of(qtbot, session)
    QTest.keyClicks(panel.adding.start.line, "Nowhere")
    click(panel.adding.add)
    assert panel.adding.refusal.startswith("There is no city or country Nowhere.")
    type_in(panel.adding.start.line, "West")
    type_in(panel.adding.end.line, "West")
    click(panel.adding.add)
    assert "cannot lead from west to itself" in panel.adding.refusal
    assert panel.adding.start.line.text() == "West"
    assert session.undo_name is None


def test_the_first_ticket_makes_a_deck(qtbot: QtBot) -> None:
    """In one step, if the map has none."""
    session = session_of(without_decks())
    panel = panel_of(qtbot, session)
    assert "no deck yet" in panel.totals
    QTest.keyClicks(panel.adding.start.line, "West")
    QTest.keyClicks(panel.adding.end.line, "East")
    click(panel.adding.add)
    assert [(deck.id, ids(deck.tickets)) for deck in session.variant.decks] == [("main", ["west--east"])]
    assert len(steps(session)) == 1


def without_decks() -> Variant:
    return remove_deck(remove_deck(mini(), deck="long"), deck="main")


def answer(words: str | None) -> None:
    """Answer the question for a name that opens next."""

    def type_it() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        line = dialog.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        type_in(line, words or "")
        QTest.keyClick(line, Qt.Key.Key_Escape if words is None else Qt.Key.Key_Return)

    QTimer.singleShot(50, type_it)


def test_decks_are_added_renamed_and_removed(qtbot: QtBot) -> None:
    """A new one is shown at once; removing takes the tickets along; what is refused stays."""
    session = session_of()
    panel = panel_of(qtbot, session)
    assert not panel.deck_menu.rename.isEnabled()
    answer("Short")
    panel.deck_menu.add.trigger()
    assert (panel.deck_box.currentText(), session.deck) == ("Short", "short")
    answer("Shorter")
    panel.deck_menu.rename.trigger()
    assert panel.deck_box.currentText() == "Shorter"
    answer(None)
    panel.deck_menu.rename.trigger()
    panel.deck_menu.remove.trigger()
    assert [deck.id for deck in session.variant.decks] == ["long", "main"]
    assert panel.deck_box.currentText() == "All decks"
    panel.deck_box.setFocus()
    QTest.keyClick(panel.deck_box, Qt.Key.Key_End)
    with qtbot.waitSignal(session.refused, timeout=0):
        panel.deck_menu.remove.trigger()
    assert steps(session) == ["Add deck Short", "Rename deck Short", "Remove deck Shorter"]


def test_the_table_follows_the_map(qtbot: QtBot) -> None:
    """Suggestions when a route gets longer; rows when tickets go; never during a drag; another map whole."""
    session = session_of()
    panel = panel_of(qtbot, session)
    session.apply("Longer", set_length, route="east--fork", length=9)
    assert table(panel)[2][SUGGESTED] == "6"
    session.drag(Drag("begin", "x"))
    session.drag(Drag("cancel"))
    session.apply("Fewer", remove_tickets, ids=["west--east"])
    assert len(table(panel)) == 3
    session.undo()
    assert len(table(panel)) == 4
    session.adopt(Opened(session.home, without_decks()))
    assert table(panel) == []


def test_keys_reach_everything(qtbot: QtBot) -> None:
    """Tab goes from the decks through the table to adding."""
    panel = panel_of(qtbot, session_of())
    order = [panel.deck_box, panel.deck_menu, panel.filter, panel.table, panel.adding.start.line, panel.adding.end.line]
    panel.deck_box.setFocus()
    reached: list[QWidget | None] = []
    for _ in range(9):
        reached.append(QApplication.focusWidget())
        QTest.keyClick(panel.focusWidget() or panel, Qt.Key.Key_Tab)
    assert [widget for widget in dict.fromkeys(reached) if widget in order] == order
    assert all(widget.accessibleName() for widget in order)


def test_the_only_deck_is_not_told_in_each_row(qtbot: QtBot) -> None:
    """The names have its room; nothing is out of sight at the width the dock has at first."""
    session = session_of()
    panel = panel_of(qtbot, session)
    assert not panel.table.isColumnHidden(DECK)
    session.apply("Remove", remove_deck, deck="long")
    panel.resize(372, 500)
    QApplication.processEvents()
    assert panel.table.isColumnHidden(DECK)
    assert not panel.table.horizontalScrollBar().isVisible()


def test_escape_ends_looking_for_tickets(qtbot: QtBot) -> None:
    """All are shown again."""
    panel = panel_of(qtbot, session_of())
    QTest.keyClicks(panel.filter, "North")
    assert len(table(panel)) == 2
    QTest.keyClick(panel.filter, Qt.Key.Key_Escape)
    assert panel.filter.text() == ""
    assert len(table(panel)) == 4
