"""What a designer does to a panel with mouse and keys, and the small map it is done to."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.form import Form
from mapforge.editor.panels.number_editor import NumberBox
from mapforge.editor.panels.properties import PropertiesPanel
from mapforge.editor.panels.rows import Cell, Row
from mapforge.editor.session import Session
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import Kind, Ref
from mapforge.model import Variant
from tests.edits.samples import mini


def session_of(variant: Variant | None = None) -> Session:
    """A session with a map that lies nowhere; the small one, unless another is given."""
    home = Home(path=None, title="Untitled", library=Library(installed=Path("nowhere")))
    return Session(Opened(home, mini() if variant is None else variant))


def shown(qtbot: QtBot, panel: QWidget, width: int = 320, height: int = 900) -> None:
    """Show a panel and let it have the keyboard."""
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)


def properties(qtbot: QtBot, session: Session, *refs: tuple[Kind, str]) -> PropertiesPanel:
    """The properties of something, shown."""
    panel = PropertiesPanel(session)
    shown(qtbot, panel)
    session.select(Ref(kind, entry) for kind, entry in refs)
    return panel


def cell(form: Form | PropertiesPanel, key: str) -> Cell:
    """The cell of a field."""
    form = form.form if isinstance(form, PropertiesPanel) else form
    return next(found for found in form.cells() if found.field.key == key)


def field(form: Form | PropertiesPanel, key: str) -> QWidget:
    """The widget of a field that takes keys and clicks."""
    return cell(form, key).editor.inner


def text(form: Form | PropertiesPanel, key: str) -> str:
    """What stands in a field."""
    widget = field(form, key)
    match widget:
        case QLineEdit():
            return widget.text()
        case NumberBox():
            return widget.lineEdit().text()
        case QPlainTextEdit():
            return widget.toPlainText()
        case QComboBox():
            return widget.currentText()
        case QLabel():
            return widget.text()
    raise AssertionError(widget)


def refusal(form: Form | PropertiesPanel, key: str) -> str:
    """What is said below a field."""
    row = cell(form, key).parentWidget()
    assert isinstance(row, Row)
    return row.refusal


def type_in(widget: QWidget, words: str) -> None:
    """Click into a widget, select all that stands in it, and type."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_Backspace)
    for number, line in enumerate(words.split("\n")):
        if number:
            QTest.keyClick(widget, Qt.Key.Key_Return)
        if line.isascii():
            QTest.keyClicks(widget, line)
        else:
            compose(widget, line)


def compose(widget: QWidget, words: str) -> None:
    """Enter what no key has as an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(words)
    QApplication.sendEvent(widget, event)


def enter(form: Form | PropertiesPanel, key: str, words: str) -> None:
    """Type into a field and finish with Enter."""
    widget = field(form, key)
    type_in(widget, words)
    held = Qt.KeyboardModifier.NoModifier
    if isinstance(widget, QPlainTextEdit):
        held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(widget, Qt.Key.Key_Return, held)


def press(form: Form | PropertiesPanel, key: str) -> None:
    """Click a button or box of a form."""
    widget = field(form, key)
    assert isinstance(widget, QAbstractButton)
    click(widget)


def click(widget: QWidget) -> None:
    """Click into the middle of a button; into the box of one that has a box."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(8, widget.height() // 2))


def choose(form: Form | PropertiesPanel, key: str, words: str) -> None:
    """Choose from a list with the keys: from its beginning down to the entry that begins so, then Enter."""
    box = field(form, key)
    assert isinstance(box, QComboBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while not box.currentText().startswith(words):
        assert box.currentIndex() < box.count() - 1
        QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Return)


def unfold(panel: PropertiesPanel, title: str) -> None:
    """Click a section's title."""
    click(panel.form.section(title).header)


def steps(session: Session) -> list[str]:
    """The names of all steps that were done, taken back one by one."""
    names: list[str] = []
    while session.undo_name is not None:
        names.append(session.undo_name)
        session.undo()
    return names[::-1]
