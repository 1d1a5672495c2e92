"""A person at the window: a mouse that clicks where something is on the screen, and a keyboard. Nothing else."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mapforge.editor.settings import Settings
from mapforge.editor.window import Window
from mapforge.files.home import Opened, new_map, open_map
from mapforge.files.library import Library

Point = tuple[float, float]
"""mm on the board."""
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 1000
"""Looks at a dialog before it is closed."""
_MODIFIERS = {"Ctrl": CTRL, "Shift": SHIFT, "Alt": Qt.KeyboardModifier.AltModifier}


class Person(QObject):
    """Uses one window by mouse and keys at places of the screen; looks at its board only to know where to point."""

    def __init__(self, window: Window, settings: Settings, bot: QtBot) -> None:
        super().__init__()
        self.window = window
        self.settings = settings
        self._bot = bot
        self._view = window.view
        self._answers: list[Callable[[QDialog], None]] = []
        self._waited = 0
        self.surprises: list[str] = []
        self._looking = QTimer(self)
        self._looking.setInterval(10)
        self._looking.timeout.connect(self._look)
        self._looking.start()

    # The board

    def on_screen(self, at: Point) -> QPoint:
        """The pixel of the screen that shows a place on the board."""
        viewport = self._view.viewport()
        pixel = self._view.pixel_at(*at)
        assert viewport.rect().contains(pixel), f"{at} is not in sight"
        return viewport.mapToGlobal(pixel)

    def click(self, *places: Point, held: Qt.KeyboardModifier = NONE) -> None:
        """Click places on the board, one after the other."""
        for at in places:
            self.click_screen(self.on_screen(at), held)

    def double_click(self, at: Point) -> None:
        """Two quick clicks at a place on the board."""
        self._settle()
        widget, local = _under(self.on_screen(at))
        QTest.mouseMove(widget, local)
        QTest.mouseClick(widget, LEFT, NONE, local)
        QTest.mouseDClick(widget, LEFT, NONE, local)

    def press(self, at: Point) -> None:
        """The button down at a place on the board."""
        self._settle()
        widget, local = _under(self.on_screen(at))
        QTest.mouseMove(widget, local)
        QTest.mousePress(widget, LEFT, NONE, local)

    def move(self, *places: Point) -> None:
        """The pointer over places on the board, the button as it is."""
        viewport = self._view.viewport()
        for at in places:
            QTest.mouseMove(viewport, self._view.pixel_at(*at))

    def release(self, at: Point) -> None:
        """The button up at a place on the board."""
        QTest.mouseRelease(self._view.viewport(), LEFT, NONE, self._view.pixel_at(*at))

    def drag(self, start: Point, *places: Point) -> None:
        """Press, move over the places, let go at the last."""
        self.press(start)
        (x, y), (u, v) = start, places[0]
        self.move(*((x + (u - x) * n / 4, y + (v - y) * n / 4) for n in (1, 2, 3)), *places)
        self.release(places[-1])

    # Keys

    def key(self, *keys: str) -> None:
        """Press keys, such as C, Return or Ctrl+Shift+Z, where the focus is."""
        self._settle()
        for written in keys:
            *held, name = written.split("+")
            modifiers = NONE
            for modifier in held:
                modifiers |= _MODIFIERS[modifier]
            QTest.keyClick(_focus(self.window), getattr(Qt.Key, f"Key_{name}"), modifiers)

    def type(self, text: str, *keys: str) -> None:
        """Type text where the focus is, then keys."""
        self._settle()
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(_focus(self.window), letter)
            else:  # as from a keyboard of another country, which QTest does not know
                QTest.sendKeyEvent(QTest.KeyAction.Click, _focus(self.window), Qt.Key.Key_unknown, letter, NONE)
        self.key(*keys)

    # Menus and dialogs

    def choose(self, *titles: str) -> None:
        """Click through the menu bar: a menu's title, then an entry of it, or a menu in it and its entry."""
        bar = self.window.menuBar()
        holder: QWidget = bar
        geometry: Callable[[QAction], QRect] = bar.actionGeometry
        actions: Iterable[QAction] = bar.actions()
        for title in titles:
            action = next(action for action in actions if action.text().replace("&", "").startswith(title))
            self.click_screen(holder.mapToGlobal(geometry(action).center()))
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._bot.waitUntil(menu.isVisible)
                holder, geometry, actions = menu, menu.actionGeometry, menu.actions()

    def click_screen(self, pixel: QPoint, held: Qt.KeyboardModifier = NONE) -> None:
        """Click a pixel of the screen, whatever is there."""
        self._settle()
        widget, local = _under(pixel)
        QTest.mouseMove(widget, local)
        QTest.mouseClick(widget, LEFT, held, local)

    def click_widget(self, widget: QWidget) -> None:
        """Click the middle of something that is in sight."""
        self.click_screen(widget.mapToGlobal(widget.rect().center()))

    def expect(self, *answers: Callable[[QDialog], None]) -> None:
        """What to do with the dialogs that the next action opens, one after the other."""
        self._answers.extend(answers)

    def all_answered(self) -> bool:
        """No dialog is still expected."""
        return not self._answers

    def leave(self) -> None:
        """Look at no more dialogs."""
        self._looking.stop()

    def _settle(self) -> None:
        """Once a dialog or list is closed, the window behind it is active again: a window manager would see to that."""
        active = QApplication.activeWindow()
        if (active is None or not active.isVisible()) and QApplication.activePopupWidget() is None:
            self._bot.waitUntil(self._activate)

    def _activate(self) -> bool:
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        return self.window.isActiveWindow()

    def _look(self) -> None:
        """Answer a dialog; one that was not expected is closed after a while, and remembered."""
        dialog, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            self._waited = 0
            return
        if self._answers and focus is not None and focus.window() is dialog:
            self._waited = 0
            self._answers.pop(0)(dialog)
            return
        self._waited += 1
        if self._waited > _PATIENCE:
            self._waited = 0
            self.surprises.append(_words(dialog))
            dialog.reject()


def said(person: Person) -> str:
    """What the status bar says."""
    label = person.window.findChild(QLabel, "words")
    assert isinstance(label, QLabel)
    return label.text()


class SitDown:
    """Opens maps in windows, each with a person in front of it."""

    def __init__(self, bot: QtBot, library: Library, settings: Settings) -> None:
        self._bot = bot
        self._library = library
        self._settings = settings
        self._people: list[Person] = []

    def __call__(self, target: str | Path | None = None) -> Person:
        """At a TARGET, or a new map."""
        return self.at(open_map(str(target), self._library) if target is not None else new_map(self._library))

    def at(self, opened: Opened) -> Person:
        """At a map that is opened already."""
        window = Window(opened, self._library, self._settings)
        window.resize(1500, 1000)
        window.show()
        self._bot.waitExposed(window)
        window.activateWindow()
        self._bot.waitUntil(window.isActiveWindow)
        window.view.setFocus()
        self._people.append(Person(window, self._settings, self._bot))
        return self._people[-1]

    def leave(self) -> None:
        """Close the windows, whatever is unsaved; no dialog may have come that nobody expected."""
        for person in self._people:
            window = person.window
            person.leave()
            window.session.saved(window.session.home, window.session.variant)
            window.close()
            window.deleteLater()
        assert [words for person in self._people for words in person.surprises] == []
        assert all(person.all_answered() for person in self._people)


def type_path(path: Path) -> Callable[[QDialog], None]:
    """An answer to a file dialog: the path is typed, and taken with Return."""

    def answer(dialog: QDialog) -> None:
        QTest.keyClick(_focus(dialog), Qt.Key.Key_A, CTRL)
        for letter in str(path):
            QTest.keyClicks(_focus(dialog), letter)
        QTest.keyClick(_focus(dialog), Qt.Key.Key_Return)

    return answer


def push(text: str) -> Callable[[QDialog], None]:
    """An answer to a question: the button with that text is clicked."""

    def answer(dialog: QDialog) -> None:
        buttons = {button.text().replace("&", ""): button for button in dialog.findChildren(QPushButton)}
        button = next((button for name, button in buttons.items() if name.startswith(text)), None)
        assert button is not None, f"no {text} among {list(buttons)} of {_words(dialog)}"
        widget, local = _under(button.mapToGlobal(button.rect().center()))
        QTest.mouseClick(widget, LEFT, NONE, local)

    return answer


def _words(dialog: QDialog) -> str:
    """What a dialog says."""
    return " ".join(label.text() for label in dialog.findChildren(QLabel)) or str(dialog)


def _under(pixel: QPoint) -> tuple[QWidget, QPoint]:
    """The widget that a pixel of the screen belongs to, and its own pixel there: a popup's or dialog's before others.

    Qt's own answer ends at the edge of the screen, and the one that is not there is small.
    """
    top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()
    assert top is not None, "no window is active"
    local = top.mapFromGlobal(pixel)
    assert top.rect().contains(local), f"{top.objectName() or top} is not at {pixel}"
    widget = top.childAt(local) or top
    return widget, widget.mapFromGlobal(pixel)


def _focus(window: QWidget) -> QWidget:
    """Where keys go: to a list or menu that has dropped down, else to what has the focus."""
    return QApplication.activePopupWidget() or QApplication.focusWidget() or window
