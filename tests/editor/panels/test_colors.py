"""The dialog of card colors."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QToolButton
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.colors import ColorsDialog
from mapforge.editor.session import Session
from mapforge.files.home import Opened
from mapforge.model import USUAL_COLORS
from tests.editor.panels.hands import click, enter, field, press, refusal, session_of, shown, steps, text, type_in
from tests.edits.samples import by_id, hold_to_schema, mini


def dialog_of(qtbot: QtBot, session: Session) -> ColorsDialog:
    dialog = ColorsDialog(session)
    shown(qtbot, dialog, 460, 480)
    return dialog


def remove(dialog: ColorsDialog, color: str, words: str) -> None:
    """Choose from the menu that removes a color."""
    button = field(dialog.form, f"{color}.remove")
    assert isinstance(button, QToolButton)
    menu = button.menu()
    entry = next(action for action in menu.actions() if action.text() == words)
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())


def test_name_sign_and_cards_are_typed(qtbot: QtBot) -> None:
    """Each a step; what no color can be is refused beside it."""
    session = session_of()
    dialog = dialog_of(qtbot, session)
    enter(dialog.form, "red.name", "Crimson")
    enter(dialog.form, "red.glyph", "♥")
    enter(dialog.form, "red.cards", "14")
    red = by_id(session.variant.colors)["red"]
    assert (red.name["en"], red.glyph, red.cards) == ("Crimson", "♥", 14)
    enter(dialog.form, "red.cards", "0")
    assert refusal(dialog.form, "red.cards") == "Cards must be at least 1, not 0."
    hold_to_schema(session.variant)
    assert len(steps(session)) == 3


def test_a_shade_is_chosen(qtbot: QtBot) -> None:
    """In a dialog of all shades; given up, it stays as it is."""
    session = session_of()
    dialog = dialog_of(qtbot, session)

    def take() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QColorDialog)
        asked.setCurrentColor(QColor("#123456"))
        QTest.keyClick(asked, Qt.Key.Key_Return)

    def give_up() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QColorDialog)
        QTest.keyClick(asked, Qt.Key.Key_Escape)

    QTimer.singleShot(50, take)
    press(dialog.form, "red.hex")
    assert by_id(session.variant.colors)["red"].hex == "#123456"
    QTimer.singleShot(50, give_up)
    press(dialog.form, "red.hex")
    assert steps(session) == ["Change the shade of Red"]


def test_colors_are_added_and_removed(qtbot: QtBot) -> None:
    """A new one is unlike the others, and goes as it came."""
    session = session_of()
    dialog = dialog_of(qtbot, session)
    press(dialog.form, "colors.add")
    press(dialog.form, "colors.add")
    made = session.variant.colors[2:]
    assert [color.id for color in made] == ["new-color", "new-color-2"]
    assert len({color.hex for color in session.variant.colors}) == 4
    assert len({color.glyph for color in session.variant.colors}) == 4
    remove(dialog, "new-color", "Remove")
    assert [color.id for color in session.variant.colors] == ["red", "blue", "new-color-2"]


def test_tracks_of_a_removed_color_get_another(qtbot: QtBot) -> None:
    """Or none yet; all in one step."""
    session = session_of()
    dialog = dialog_of(qtbot, session)
    remove(dialog, "red", "Its tracks become: Blue")
    assert by_id(session.variant.routes)["north--west"].tracks[0].color == "blue"
    assert [color.id for color in session.variant.colors] == ["blue"]
    session.undo()
    remove(dialog, "red", "Its tracks become: Not chosen yet")
    assert by_id(session.variant.routes)["north--west"].tracks[0].color is None
    remove(dialog, "blue", "Its tracks become: Gray (cards of any one color)")
    assert "the only card color" in refusal(dialog.form, "blue.remove")
    assert steps(session) == ["Remove Red"]


def test_the_usual_eight_come_back(qtbot: QtBot) -> None:
    """They are offered where the map has others."""
    session = session_of()
    dialog = dialog_of(qtbot, session)
    press(dialog.form, "colors.restore")
    assert session.variant.card_colors == USUAL_COLORS
    assert not field(dialog.form, "colors.restore").isEnabled()
    assert text(dialog.form, "purple.name") == "Purple"


def test_closing_hands_on_what_is_typed(qtbot: QtBot) -> None:
    """Another map closes the dialog as well."""
    session = session_of()
    dialog = dialog_of(qtbot, session)
    type_in(field(dialog.form, "red.name"), "Crimson")
    dialog.reject()
    assert by_id(session.variant.colors)["red"].name["en"] == "Crimson"
    other = dialog_of(qtbot, session)
    click(field(other.form, "red.name"))
    session.adopt(Opened(session.home, mini()))
    assert not other.isVisible()
