"""The dialog that begins a new map."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot
from shapely import box

from mapforge.drawing.frame import score_cells
from mapforge.editor.panels.new_map import SIZES, SYSTEMS, NewMapDialog, fitting_border, with_rules_of
from mapforge.files.home import new_map, open_map
from mapforge.files.library import Library
from mapforge.model import Board
from tests.editor.panels.hands import click, shown
from tests.edits.samples import hold_to_schema


def dialog_of(qtbot: QtBot, library: Library) -> NewMapDialog:
    dialog = NewMapDialog(library)
    shown(qtbot, dialog, 400, 260)
    return dialog


def test_at_first_it_is_the_published_size_and_the_base_game(qtbot: QtBot, library: Library) -> None:
    """And Enter begins."""
    dialog = dialog_of(qtbot, library)
    with qtbot.waitSignal(dialog.accepted, timeout=0):
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    variant = dialog.opened().variant
    assert (variant.board.width, variant.board.height, variant.title) == (790, 525, "Untitled")
    assert variant.rules == open_map("usa", library).variant.rules
    assert not dialog.opened().unsaved
    hold_to_schema(variant)


def test_a_name_makes_an_id(qtbot: QtBot, library: Library) -> None:
    """In letters that an id may have; where none is left, it is map-1."""
    dialog = dialog_of(qtbot, library)
    QTest.keyClicks(dialog.name, " New Zealand ")
    assert (dialog.opened().variant.title, dialog.opened().variant.id) == ("New Zealand", "new-zealand")
    dialog.name.setText("…")
    assert dialog.opened().variant.id == "map-1"


@pytest.mark.parametrize("row", range(len(SIZES)))
def test_each_size(qtbot: QtBot, library: Library, row: int) -> None:
    """Is shown in mm, and cannot be changed by mistake."""
    dialog = dialog_of(qtbot, library)
    dialog.size_box.setFocus()
    for _ in range(row):
        QTest.keyClick(dialog.size_box, Qt.Key.Key_Down)
    assert not dialog.width_box.isEnabled()
    board = dialog.opened().variant.board
    assert (board.width, board.height) == (SIZES[row].width, SIZES[row].height)


def test_another_size_is_typed(qtbot: QtBot, library: Library) -> None:
    """From the size that was chosen before."""
    dialog = dialog_of(qtbot, library)
    dialog.size_box.setFocus()
    QTest.keyClick(dialog.size_box, Qt.Key.Key_End)
    dialog.width_box.selectAll()
    QTest.keyClicks(dialog.width_box, "640.5")
    board = dialog.opened().variant.board
    assert (board.width, board.height) == (640.5, 525)


@pytest.mark.parametrize("row", range(len(SYSTEMS)))
def test_each_system(qtbot: QtBot, library: Library, row: int) -> None:
    """Has the rules and decks of the shipped map, without its tickets."""
    dialog = dialog_of(qtbot, library)
    dialog.system_box.setFocus()
    for _ in range(row):
        QTest.keyClick(dialog.system_box, Qt.Key.Key_Down)
    made, model = dialog.opened().variant, open_map(SYSTEMS[row].map_id, library).variant
    assert made.rules == model.rules
    assert [(deck.id, deck.name) for deck in made.decks] == [(deck.id, deck.name) for deck in model.decks]
    assert made.tickets == ()
    hold_to_schema(made)


def test_without_shipped_maps_the_usual_rules_stay(library: Library) -> None:
    """A damaged installation still begins a map."""
    variant = new_map(library).variant
    assert with_rules_of(variant, "nowhere", library) is variant


def test_it_can_be_given_up(qtbot: QtBot, library: Library) -> None:
    """With the button or Escape."""
    dialog = dialog_of(qtbot, library)
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    with qtbot.waitSignal(dialog.rejected, timeout=0):
        click(buttons.button(QDialogButtonBox.StandardButton.Cancel))


@pytest.mark.parametrize(("width", "height"), [(790, 525), (841, 594), (594, 420), (420, 297), (297, 210), (400, 400)])
def test_the_score_track_has_room_for_its_fields(width: float, height: float) -> None:
    """None of the 100 lies on another, whatever the board's size; the published boards keep their border."""
    border = fitting_border(width, height)
    assert border == 25 or width < 790
    fields = [box(x, y, x + wide, y + high) for x, y, wide, high in score_cells(Board(width, height, border))]
    assert len(fields) == 100
    assert not any(a.intersection(b).area > 0.5 for a, b in combinations(fields, 2))
