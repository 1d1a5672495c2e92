"""Colors of tracks to click on: each card color with its sign, gray, and not chosen yet."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from mapforge.drawing.style import GRAY_HEX
from mapforge.editor.panels.editors import MIXED, SEVERAL, Choice, Editor
from mapforge.editor.panels.signs import SIZE, swatch
from mapforge.model import GRAY, Color, Variant

_IN_A_ROW = 5
_LOOK = """
QToolButton { border: 2px solid transparent; border-radius: 5px; padding: 1px; }
QToolButton:hover { border-color: palette(mid); }
QToolButton:checked { border-color: palette(highlight); }
QToolButton:focus { border-style: dashed; border-color: palette(text); }
QToolButton:checked:focus { border-color: palette(highlight); background: palette(base); }
"""


def color_name(color: Color) -> str:
    """A card color's name: in English where there is one."""
    return color.name.get("en") or next(iter(color.name.values()), "") or color.id


def track_colors(variant: Variant) -> list[Choice]:
    """All colors that a track of this map can have."""
    cards = [Choice(color.id, color_name(color), swatch(color.hex, color.glyph)) for color in variant.card_colors]
    gray = Choice(GRAY, "Gray (cards of any one color)", swatch(variant.theme.gray or GRAY_HEX, ""))
    return [*cards, gray, Choice(None, "Not chosen yet", swatch(None, "?"))]


class SwatchEditor(Editor):
    """One of a few colors, all in sight; arrow keys go from one to the next."""

    focused_whole = False

    def __init__(self) -> None:
        self._board = QWidget()
        super().__init__(self._board)
        column = QVBoxLayout(self._board)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._grid = QGridLayout()
        self._grid.setSpacing(1)
        self._board.setStyleSheet(_LOOK)
        self._name = QLabel()
        column.addLayout(self._grid)
        column.addWidget(self._name)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._clicked)
        self._choices: tuple[Choice, ...] = ()
        self._value: Any = MIXED

    def offer(self, choices: Sequence[Choice]) -> None:
        if [(choice.value, choice.text, choice.icon) for choice in self._choices] == [*map(tuple, choices)]:
            return
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._grid.removeWidget(button)
            button.deleteLater()
        self._choices = tuple(choices)
        for number, choice in enumerate(choices):
            self._grid.addWidget(self._button(number, choice), number // _IN_A_ROW, number % _IN_A_ROW)
        self._grid.setColumnStretch(_IN_A_ROW, 1)
        self.show_value(self._value)

    def show_value(self, value: Any) -> None:
        self._value = value
        self._group.setExclusive(False)
        for number, choice in enumerate(self._choices):
            self._group.button(number).setChecked(value is not MIXED and choice.value == value)
        self._group.setExclusive(True)
        name = next((choice.text for choice in self._choices if choice.value == value), str(value))
        self._name.setText(SEVERAL if value is MIXED else name)

    def restore(self) -> None:
        self.show_value(self._value)

    def _button(self, number: int, choice: Choice) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setIconSize(QSize(SIZE, SIZE))
        if choice.icon is not None:
            button.setIcon(choice.icon)
        button.setToolTip(choice.text)
        button.setAccessibleName(choice.text)
        self._group.addButton(button, number)
        return button

    def _clicked(self, number: int) -> None:
        value = self._choices[number].value
        if value != self._value:
            self.committed.emit(value)
