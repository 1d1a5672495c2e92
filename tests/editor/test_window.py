"""The main window as a whole."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel
from pytestqt.qtbot import QtBot

from mapforge.editor import actions
from mapforge.editor.settings import Settings
from mapforge.editor.window import Window
from mapforge.edits.board import set_background
from mapforge.files.home import Home, Opened, new_map, open_map
from mapforge.files.library import Library
from mapforge.interaction.menu import OFFERS
from mapforge.interaction.values import Ref
from mapforge.model import Place
from tests.edits.samples import mini


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Nothing is remembered."""
    return Settings(tmp_path / "editor.ini")


class Desk:
    """Opens windows, and closes them without a question."""

    def __init__(self, qtbot: QtBot, library: Library, settings: Settings) -> None:
        self._bot = qtbot
        self._library = library
        self._settings = settings
        self._windows: list[Window] = []

    def __call__(self, opened: Opened | None = None) -> Window:
        """A window with a map, the small one unless another is given."""
        opened = opened or Opened(Home(None, "Untitled", self._library), mini())
        made = Window(opened, self._library, self._settings)
        made.resize(1200, 800)
        made.show()
        self._bot.waitExposed(made)
        made.activateWindow()
        self._bot.waitUntil(made.isActiveWindow)
        made.view.setFocus()
        self._windows.append(made)
        return made

    def close(self, window: Window) -> None:
        """Close a window."""
        self._windows.remove(window)
        window.session.saved(window.session.home, window.session.variant)
        window.close()
        window.deleteLater()

    def clear(self) -> None:
        """Close all."""
        for window in list(self._windows):
            self.close(window)


@pytest.fixture
def desk(qtbot: QtBot, library: Library, settings: Settings) -> Iterator[Desk]:
    """For windows."""
    made = Desk(qtbot, library, settings)
    yield made
    made.clear()
    QApplication.setPalette(QPalette())


def test_docks_are_where_they_were_left(desk: Desk) -> None:
    """From one time to the next; a menu puts them back."""
    window = desk()
    window.findChild(QDockWidget, "tickets").close()  # type: ignore[union-attr]  # it is there
    desk.close(window)
    again = desk()
    dock = again.findChild(QDockWidget, "tickets")
    assert dock is not None
    assert not dock.isVisible()
    again.reset_panels()
    assert dock.isVisible()


def test_a_theme_is_the_windows_and_is_remembered(desk: Desk, settings: Settings) -> None:
    """Dark is dark, light is light, at once."""
    window = desk()
    for name, dark in (("dark", True), ("light", False)):
        window.use_theme(name)  # type: ignore[arg-type]  # they are themes
        shade = QApplication.palette().color(QPalette.ColorRole.Window).lightness()
        assert (shade < 128) == dark
        assert settings.theme == name


def test_no_two_actions_have_the_same_key(desk: Desk) -> None:
    """Qt would do neither. The keys of menus that depend on the map are looked at too."""
    window = desk()
    keys: dict[str, str] = {}
    for action in window.findChildren(QAction):
        for key in action.shortcuts():
            written = key.toString(QKeySequence.SequenceFormat.PortableText)
            assert written not in keys, f"{written}: {keys[written]} and {action.text()}"
            keys[written] = action.text()
    assert {"V", "C", "R", "Ctrl+Z", "1", "Alt+1", "F8"} <= set(keys)


def test_every_entry_of_the_menus_means_something(desk: Desk) -> None:
    """Each is a method of the window, with an offer or tool of its name; each menu key letter is used once a menu."""
    window = desk()
    for title, content in actions.MENUS:
        letters = [title]
        for entry in actions.entries((title, content)):
            assert callable(getattr(window, entry.does))
            assert entry.does != "act" or entry.argument in OFFERS
            letters.append(entry.text)
        marked = [text[text.index("&") + 1].lower() for text in letters[1:]]
        marked += [
            actions.OWN[name][actions.OWN[name].index("&") + 1].lower() for name in content if name in actions.OWN
        ]
        assert len(marked) == len(set(marked)), title


def test_what_cannot_be_done_is_gray(desk: Desk) -> None:
    """Without a selection no route can be doubled; with one it can."""
    window = desk()
    assert not window.actions_by_name["double"].isEnabled()
    window.session.select([Ref("route", "east--south")])
    assert window.actions_by_name["double"].isEnabled()
    assert not window.actions_by_name["single"].isEnabled()
    window.act("double")
    assert window.actions_by_name["undo"].text() == "&Undo: Double Süd – East"  # noqa: RUF001  # a dash


def test_a_problem_is_selected_and_centred(desk: Desk) -> None:
    """By what it names, or by its point."""
    window = desk()
    window.show_place(Place(path=("routes", "east--south", "length"), ids=("east--south",)))
    assert window.session.selection == {Ref("route", "east--south")}
    middle = window.view.place_at(window.view.viewport().rect().center().toPointF())
    ends = [city.at for city in window.session.variant.cities if city.id in ("south", "east")]
    assert (middle.x(), middle.y()) == pytest.approx(
        ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), abs=2
    )


def test_a_template_says_that_it_is_one(desk: Desk, library: Library) -> None:
    """In the title and, at first, in the status bar; a new map is clean and says so too."""
    window = desk(open_map("usa", library))
    assert "from USA" in window.windowTitle()
    assert "first save asks" in window.findChild(QLabel, "words").text()  # type: ignore[union-attr]  # it is there
    window = desk(new_map(library))
    assert window.windowTitle().startswith("Untitled[*]")
    assert not window.isWindowModified()


def test_tools_are_taken_by_key_and_escape_puts_them_down(desk: Desk) -> None:
    """The bar shows which is in hand."""
    window = desk()
    for key, name in (("C", "city"), ("R", "route"), ("T", "ticket"), ("B", "border"), ("P", "picture")):
        QTest.keyClick(window.view, getattr(Qt.Key, f"Key_{key}"))
        assert window.hand.tool.name == name
        assert window.actions_by_name[f"tool-{name}"].isChecked()
        QTest.keyClick(window.view, Qt.Key.Key_Escape)
        assert window.hand.tool.name == "select"


def test_arrow_keys_move_the_selection(desk: Desk) -> None:
    """By a millimetre, ten with Shift, a tenth with Ctrl; one step each."""
    window = desk()
    session = window.session
    session.select([Ref("city", "north")])
    x, y = next(city.at for city in session.variant.cities if city.id == "north")
    for key, held, by in (
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, (1.0, 0.0)),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, (0.0, -10.0)),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier, (-0.1, 0.0)),
    ):
        QTest.keyClick(window.view, key, held)
        at = next(city.at for city in session.variant.cities if city.id == "north")
        assert at == pytest.approx((x + by[0], y + by[1]), abs=0.011)
        assert session.undo()
    assert session.undo_name is None


def test_the_pointer_is_told_in_mm(desk: Desk) -> None:
    """What the status bar says is what lies under the pointer."""
    window = desk()
    pixel = window.view.pixel_at(200.0, 100.0)
    QTest.mouseMove(window.view.viewport(), pixel + QPoint(3, 3))
    QTest.mouseMove(window.view.viewport(), pixel)
    label = window.findChild(QLabel, "place")
    shown = [float(part) for part in label.text().removesuffix(" mm").split(", ")]  # type: ignore[union-attr]  # it is there
    assert shown == pytest.approx((200.0, 100.0), abs=1.0)


def test_tab_leads_from_the_board_to_the_properties(desk: Desk) -> None:
    """Of the map, and of what is selected afterwards; Escape leads back."""
    window = desk()
    for selected in ((), (Ref("city", "north"),), (Ref("route", "east--south"),)):
        window.session.select(selected)
        window.view.setFocus()
        QTest.keyClick(window.view, Qt.Key.Key_Tab)
        reached = QApplication.focusWidget()
        assert reached is not None
        assert window.properties.isAncestorOf(reached)
        QTest.keyClick(reached, Qt.Key.Key_Escape)
        assert window.view.hasFocus()
        assert window.session.selection == set(selected)


def test_a_name_is_changed_by_a_key(desk: Desk) -> None:
    """F2, the name, Enter; without a city selected it says what to do."""
    window = desk()
    QTest.keyClick(window.view, Qt.Key.Key_F2)
    label = window.findChild(QLabel, "words")
    assert isinstance(label, QLabel)
    assert label.text() == "Select one city or country first."
    window.session.select([Ref("city", "north")])
    QTest.keyClick(window.view, Qt.Key.Key_F2)
    assert window.hand.field.text() == "North"
    QTest.keyClicks(window.hand.field, "Nord")
    QTest.keyClick(window.hand.field, Qt.Key.Key_Return)
    assert window.session.undo_name == "Rename North"
    assert window.view.hasFocus()


def test_a_new_tool_tells_what_to_do(desk: Desk) -> None:
    """Whatever was told of the one before."""
    window = desk()
    window.status.tell("Saved.")
    QTest.keyClick(window.view, Qt.Key.Key_R)
    label = window.findChild(QLabel, "words")
    assert isinstance(label, QLabel)
    assert label.text() == "Click the city where the route begins."


def test_the_menu_says_whether_it_locks(desk: Desk) -> None:
    """Or unlocks the picture; a new picture is locked."""
    window = desk()
    window.session.apply("Choose", set_background, file="a.png", at=(0.0, 0.0), size=(300.0, 200.0))
    lock = window.actions_by_name["lock-picture"]
    assert lock.text() == "Un&lock the picture"
    QTest.keyClick(window.view, Qt.Key.Key_L)
    assert lock.text() == "&Lock the picture"
