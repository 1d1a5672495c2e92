"""A small field on the board in which a tool's question is answered by typing."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from mapforge.interaction.values import Ask

_WIDTH = 190
_BELOW = 12
_EDGE = 6


class AskField(QLineEdit):
    """One line. Enter answers, and so does going elsewhere with something typed; Escape gives up."""

    answered = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ask: Ask | None = None
        self.setObjectName("ask")
        self.setMinimumWidth(_WIDTH)
        self.hide()
        self.returnPressed.connect(self._enter)

    @property
    def ask(self) -> Ask | None:
        """The question that is open, None when none is."""
        return self._ask

    def open(self, ask: Ask, pixel: QPoint) -> None:
        """Ask at a pixel of the view."""
        self._ask = ask
        self.setPlaceholderText(ask.what)
        self.setAccessibleName(ask.what)
        self.setToolTip(f"{ask.what}. Enter takes it, Escape gives up.")
        self.setText(ask.text)
        self.setCompleter(_completer(ask.choices, self) if ask.choices else None)  # type: ignore[arg-type]  # None is allowed
        self.adjustSize()
        board = self.parentWidget()
        room = board.rect() if board is not None else self.rect()
        x = min(max(pixel.x() - self.width() // 2, _EDGE), max(room.width() - self.width() - _EDGE, _EDGE))
        y = min(pixel.y() + _BELOW, room.height() - self.height() - _EDGE)
        self.move(x, y)
        self.show()
        self.raise_()
        self.selectAll()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def shut(self) -> None:
        """Close without an answer."""
        self._ask = None
        if self.isVisible():
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Escape gives up; everything else is text, not a key of the window."""
        if event.key() == Qt.Key.Key_Escape:
            self._answer(None)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Going elsewhere takes what was typed; nothing typed is nothing answered."""
        super().focusOutEvent(event)
        if self._ask is not None and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._answer(self.text() if self.text().strip() else None)

    def _enter(self) -> None:
        self._answer(self.text())

    def _answer(self, text: str | None) -> None:
        if self._ask is not None:
            self.shut()
            self.answered.emit(text)


def _completer(choices: tuple[str, ...], parent: QObject) -> QCompleter:
    completer = QCompleter(list(choices), parent)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    return completer
