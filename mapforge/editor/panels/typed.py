"""Editors of values that are typed: in one line, by name, and in several lines. Numbers: ``number_editor``."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QPlainTextEdit, QWidget

from mapforge.editor.panels.editors import MIXED, SEVERAL, Choice, Editor


class TypedEditor(Editor):
    """A value that is typed. What was refused stays to be mended; Escape brings back what there was."""

    several = SEVERAL
    keeps_refused = True

    def __init__(self, inner: QWidget) -> None:
        super().__init__(inner)
        self._value: Any = None
        self._shown = ""
        self._sent: str | None = None

    @property
    def pending(self) -> bool:
        return self.typed() != self._shown

    def show_value(self, value: Any) -> None:
        self._value, self._sent = value, None
        self._shown = "" if value is MIXED else self.written(value)
        if self.typed() != self._shown:
            self.put_text(self._shown)
        self.put_placeholder(self.several if value is MIXED else self.placeholder())

    def restore(self) -> None:
        self.show_value(self._value)
        self.restored.emit()

    def finish(self) -> None:
        text = self.typed()
        if text in (self._shown, self._sent):
            return
        self._sent = text
        try:
            value = self.read(text)
        except ValueError as error:
            self.unreadable.emit(str(error))
            return
        self.committed.emit(value)

    def entered(self) -> None:
        """Enter: hand on even what was refused before."""
        self.try_again()
        self.finish()

    def try_again(self) -> None:
        """What was refused may be handed on once more."""
        self._sent = None

    def typed(self) -> str:
        """The text as it stands."""
        raise NotImplementedError

    def put_text(self, text: str) -> None:
        """Let another text stand."""
        raise NotImplementedError

    def put_placeholder(self, text: str) -> None:
        """What stands in an empty field."""
        raise NotImplementedError

    def placeholder(self) -> str:
        """What an empty field means."""
        return ""

    def written(self, value: Any) -> str:
        """A value as text."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """Text as a value. Raises ValueError, in words for the designer."""
        raise NotImplementedError


def plain(value: Any) -> str:
    """A text is its own value; None is empty."""
    return "" if value is None else str(value)


class LineEditor(TypedEditor):
    """A value in one line."""

    def __init__(
        self, read: Callable[[str], Any] = str, write: Callable[[Any], str] = plain, *, empty: str = ""
    ) -> None:
        self.line = QLineEdit()
        super().__init__(self.line)
        self._read, self._write, self._empty = read, write, empty
        self.line.editingFinished.connect(self.finish)
        self.line.returnPressed.connect(self.entered)

    def typed(self) -> str:
        return self.line.text()

    def put_text(self, text: str) -> None:
        self.line.setText(text)
        self.line.setCursorPosition(0)

    def put_placeholder(self, text: str) -> None:
        self.line.setPlaceholderText(text)

    def placeholder(self) -> str:
        return self._empty

    def written(self, value: Any) -> str:
        return self._write(value)

    def read(self, text: str) -> Any:
        return self._read(text)


class NamedEditor(LineEditor):
    """One of many named things, by typing: the names that hold what is typed are offered."""

    def __init__(self, noun: str) -> None:
        super().__init__()
        self._noun = noun
        self._choices: dict[str, Any] = {}
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(self.finish)
        self.line.setCompleter(completer)

    @property
    def popup(self) -> QWidget | None:
        """The list that opens while one types."""
        return self.line.completer().popup()

    def offer(self, choices: Sequence[Choice]) -> None:
        offered = {choice.text: choice.value for choice in choices}
        if offered != self._choices:
            self._choices = offered
            self._names.setStringList(list(offered))

    def written(self, value: Any) -> str:
        return next((text for text, known in self._choices.items() if known == value), plain(value))

    def read(self, text: str) -> Any:
        wanted = text.strip()
        if wanted in self._choices:
            return self._choices[wanted]
        alike = [name for name in self._choices if name.casefold() == wanted.casefold()]
        alike = alike or [name for name, value in self._choices.items() if value == wanted]
        if alike:
            return self._choices[alike[0]]
        close = get_close_matches(wanted.casefold(), [name.casefold() for name in self._choices], 1, 0.5)
        near = next((name for name in self._choices if close and name.casefold() == close[0]), None)
        hint = f"Did you mean {near}?" if near else f"Choose a {self._noun} from the list that opens while you type."
        raise ValueError(f"There is no {self._noun} {wanted or 'without a name'}. {hint}")


class LinesEditor(TypedEditor):
    """Something of every line. It is finished when another field is gone to, or with Ctrl+Enter."""

    def __init__(
        self, read: Callable[[list[str]], Any], write: Callable[[Any], list[str]], *, empty: str = "", most: int = 6
    ) -> None:
        self._text = QPlainTextEdit()
        super().__init__(self._text)
        self._read, self._write, self._empty, self._most = read, write, empty, most
        self._text.setTabChangesFocus(True)
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.textChanged.connect(self._fit)
        self._fit()

    def typed(self) -> str:
        return self._text.toPlainText()

    def put_text(self, text: str) -> None:
        self._text.setPlainText(text)

    def put_placeholder(self, text: str) -> None:
        self._text.setPlaceholderText(text)

    def placeholder(self) -> str:
        return self._empty

    def written(self, value: Any) -> str:
        return "\n".join(self._write(value))

    def read(self, text: str) -> Any:
        return self._read([line.strip() for line in text.splitlines() if line.strip()])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.FocusOut:
            self.finish()
        elif event.type() == QEvent.Type.Resize:
            self._fit()
        enter = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.type() == QEvent.Type.KeyPress:
            held = event.modifiers() if isinstance(event, QKeyEvent) else Qt.KeyboardModifier.NoModifier
            if held & Qt.KeyboardModifier.ControlModifier:
                self.entered()
                return True
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """High enough for its lines, up to a few, and one to go on in."""
        # The size of a plain text's document is in lines, those that are wrapped counted.
        lines = min(max(int(self._text.document().size().height()), 2), self._most)
        frame = 2 * self._text.frameWidth() + 2 * self._text.document().documentMargin()
        self._text.setFixedHeight(int(lines * self._text.fontMetrics().lineSpacing() + frame + 2))
