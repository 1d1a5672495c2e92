"""Widgets that show one value and hand on another when the designer is done with it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget


class Mixed:
    """What several entries have in a field in which they differ."""


MIXED: Final = Mixed()
SEVERAL: Final = "several values"
RESTED: Final = 600
"""Milliseconds after the last key until a value that keys step through counts as chosen."""
_MOVING = frozenset(
    (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
)
_UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Choice(NamedTuple):
    """One of the values that are offered: the value, its words, and perhaps a picture of it."""

    value: Any
    text: str
    icon: QIcon | None = None


class Editor(QWidget):
    """One field's widget.

    ``committed``: another value, once typing is finished or a choice made. ``unreadable``: why what was typed is no
    value. ``restored``: Escape brought the shown value back. ``pending`` is true while something is typed and not
    handed on. ``numeric``: it shows a number that a drag may change. ``focused_whole``: the keyboard takes it as one.
    ``narrow``: it takes no more room in a row than it needs. ``keeps_refused``: what was refused stays, to be mended.
    """

    committed = Signal(object)
    unreadable = Signal(str)
    restored = Signal()
    numeric = False
    focused_whole = True
    narrow = False
    keeps_refused = False

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.inner = inner
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(inner)
        if self.focused_whole:
            self.setFocusProxy(inner)
        inner.installEventFilter(self)

    @property
    def pending(self) -> bool:
        """Something is typed that was not handed on."""
        return False

    def show_value(self, value: Any) -> None:
        """Show what the map holds, in the place of whatever is shown or typed."""
        raise NotImplementedError

    def offer(self, _choices: Sequence[Choice]) -> None:
        """The values there are to choose from; for editors that let one choose."""

    def finish(self) -> None:
        """Hand on what is typed, if anything is."""

    def restore(self) -> None:
        """What the map holds again, in the place of what is typed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Escape restores; the wheel turns the page and not the value; undo is the map's once nothing is pending."""
        kind = event.type()
        if kind == QEvent.Type.Wheel and not self.inner.hasFocus():
            event.ignore()
            return True
        if isinstance(event, QKeyEvent) and not self.pending and any(map(event.matches, _UNDOING)):
            event.ignore()
            return True
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.pending:
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if kind == QEvent.Type.KeyPress:
                self.restore()
                return True
        return super().eventFilter(watched, event)


class ChoiceEditor(Editor):
    """One of a few values. A click chooses at once; keys choose when they rest, or another field is gone to."""

    def __init__(self) -> None:
        self._box = QComboBox()
        super().__init__(self._box)
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._box.setMinimumContentsLength(8)
        self._box.setPlaceholderText(SEVERAL)
        self._choices: tuple[Choice, ...] = ()
        self._value: Any = MIXED
        self._by_keys = False
        self._rested = QTimer(self)
        self._rested.setSingleShot(True)
        self._rested.setInterval(RESTED)
        self._rested.timeout.connect(self.finish)
        self._box.activated.connect(self._chosen)

    @property
    def pending(self) -> bool:
        return self._rested.isActive()

    def offer(self, choices: Sequence[Choice]) -> None:
        if tuple(choices) == self._choices:
            return
        self._choices = tuple(choices)
        self._box.clear()
        for choice in choices:
            self._box.addItem(choice.icon or QIcon(), choice.text)
        self.show_value(self._value)

    def show_value(self, value: Any) -> None:
        self._rested.stop()
        self._value = value
        at = next((number for number, choice in enumerate(self._choices) if choice.value == value), -1)
        self._box.setCurrentIndex(at)

    def restore(self) -> None:
        self.show_value(self._value)
        self.restored.emit()

    def finish(self) -> None:
        self._rested.stop()
        at = self._box.currentIndex()
        if at >= 0 and self._choices[at].value != self._value:
            self.committed.emit(self._choices[at].value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.FocusOut:
            self.finish()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._by_keys = event.key() in _MOVING or bool(event.text().strip())
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.pending:
                self.finish()
                return True
        return super().eventFilter(watched, event)

    def _chosen(self, _at: int) -> None:
        if self._by_keys:
            self._rested.start()
        else:
            self.finish()
        self._by_keys = False


class CheckEditor(Editor):
    """Yes or no."""

    def __init__(self, text: str) -> None:
        self._check = QCheckBox(text)
        super().__init__(self._check)
        self._value: Any = False
        self._check.clicked.connect(self._clicked)

    def show_value(self, value: Any) -> None:
        self._value = value
        self._check.setTristate(value is MIXED)
        partly = Qt.CheckState.PartiallyChecked
        wanted = Qt.CheckState.Checked if value is True else Qt.CheckState.Unchecked
        self._check.setCheckState(partly if value is MIXED else wanted)

    def restore(self) -> None:
        self.show_value(self._value)

    def _clicked(self) -> None:
        # Of several that differ, a click makes all of them so.
        self.committed.emit(True if self._value is MIXED else not self._value)


class PressEditor(Editor):
    """No value but something to do; what is shown as its value says whether it can be done."""

    def __init__(self, text: str) -> None:
        self._button = QPushButton(text)
        super().__init__(self._button)
        self._button.setAutoDefault(False)
        self._button.clicked.connect(self._clicked)

    def show_value(self, value: Any) -> None:
        self._button.setEnabled(value is not False)

    def _clicked(self) -> None:
        self.committed.emit(True)


class ToldEditor(Editor):
    """A value that is only told, not set here."""

    def __init__(self) -> None:
        self._label = QLabel()
        super().__init__(self._label)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def told(self) -> str:
        """What it says."""
        return self._label.text()

    def show_value(self, value: Any) -> None:
        self._label.setText(SEVERAL if value is MIXED else str(value))
