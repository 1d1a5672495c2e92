"""The menu under the pointer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from mapforge.editor.context_menu import entries
from mapforge.editor.settings import Settings
from mapforge.editor.window import Window
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import PICTURE, Ref
from tests.edits.samples import mini

_Reason = QContextMenuEvent.Reason


@pytest.fixture
def window(qtbot: QtBot, library: Library, tmp_path: Path) -> Iterator[Window]:
    """With the small map."""
    made = Window(Opened(Home(None, "Untitled", library), mini()), library, Settings(tmp_path / "editor.ini"))
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.session.saved(made.session.home, made.session.variant)
    made.close()
    made.deleteLater()


def asked(window: Window, pixel: QPoint, reason: _Reason = _Reason.Mouse) -> QMenu | None:
    """The menu that opens at a pixel of the board, closed again."""
    viewport = window.view.viewport()
    QApplication.sendEvent(viewport, QContextMenuEvent(reason, pixel, viewport.mapToGlobal(pixel)))
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return None
    menu.hide()
    return menu


def words(menu: QMenu | None) -> list[str]:
    """Its entries."""
    assert menu is not None
    return [action.text().replace("&", "") for action in menu.actions() if not action.isSeparator()]


def test_it_is_about_what_lies_there(window: Window) -> None:
    """Which is selected; a route's commands do what they do in the menu bar."""
    menu = asked(window, window.view.pixel_at(105, 100))
    assert window.session.selection == {Ref("route", "fork--west")}
    assert words(menu)[:3] == ["Double", "One track less", "Tunnel"]
    assert "Length" in words(menu)
    menu.actions()[0].trigger()  # type: ignore[union-attr]  # words held it to be there
    assert window.session.undo_name is not None
    assert window.session.undo_name.startswith("Double")
    assert words(asked(window, window.view.pixel_at(150, 30))) == ["Rename", "Delete"]
    assert window.session.selection == {Ref("city", "north")}
    assert words(asked(window, window.view.pixel_at(20, 190)))[0] == "Select all"
    assert window.session.selection == set()


def test_it_leaves_a_selection_that_it_is_about(window: Window) -> None:
    """So that several can be changed together; by key it is about the selection, wherever the pointer is."""
    both = {Ref("city", "north"), Ref("city", "west")}
    window.session.select(both)
    asked(window, window.view.pixel_at(150, 30))
    assert window.session.selection == both
    assert words(asked(window, QPoint(2, 2), _Reason.Keyboard)) == ["Rename", "Delete"]
    assert window.session.selection == both


def test_none_opens_while_something_is_under_way(window: Window) -> None:
    """A route half drawn goes on, and nothing else is selected."""
    window.take_tool("route")
    at = window.view.pixel_at(150, 30)
    QTest.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert window.hand.tool.busy
    assert asked(window, window.view.pixel_at(60, 100)) is None
    assert window.hand.tool.busy
    assert window.session.selection == set()


def test_every_entry_is_an_action_or_menu(window: Window) -> None:
    """For each kind of thing, for several kinds, for nothing."""
    kinds = [Ref("city", "a"), Ref("country", "a"), Ref("route", "a"), Ref("ticket", "a"), PICTURE]
    known = {*window.actions_by_name, "lengths", "colors", "-"}
    for refs in [frozenset({ref}) for ref in kinds] + [frozenset(kinds), frozenset()]:
        assert set(entries(refs)) <= known
        assert entries(refs)
