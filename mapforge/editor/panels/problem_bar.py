"""Above the problems: which kinds are shown, and what the map is wanted for."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QToolButton, QWidget

from mapforge.checks.entry import PURPOSES, Purpose
from mapforge.editor.panels.problem_groups import NOUNS, counted
from mapforge.editor.panels.signs import SIZE, sign
from mapforge.editor.shapes import Kind

SHOWN_FIRST: frozenset[Kind] = frozenset({"error", "warning", "todo"})
"""Kinds that are shown until the designer chooses otherwise: remarks are not."""
_KINDS: tuple[Kind, ...] = ("error", "warning", "info", "todo")
_WANTED: dict[Purpose, str] = {"draw": "To draw on", "play": "To play", "print": "To print"}
_WIDE = 400
"""Pixels from which buttons and choice stand in one line."""
_SHORT = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon


class ProblemBar(QWidget):
    """Signals: ``shown_changed()``; ``purpose_chosen(Purpose | None)``, None: by what the map has."""

    shown_changed = Signal()
    purpose_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {kind: self._button(kind) for kind in _KINDS}
        self.purpose = QComboBox()
        self.purpose.setAccessibleName("What the map is wanted for")
        self.purpose.setToolTip(
            "What the map is wanted for now. What is only unfinished is still to do, and wrong only once it is in the "
            "way: a map without tickets can be drawn on, but not played."
        )
        self.purpose.addItem("By what the map has", None)
        for purpose in PURPOSES:
            self.purpose.addItem(_WANTED[purpose], purpose)
        self.purpose.setSizeAdjustPolicy(_SHORT)
        self.purpose.setMinimumContentsLength(10)
        self.purpose.activated.connect(self._choose)
        line = QHBoxLayout()
        line.setSpacing(2)
        for button in self.buttons.values():
            line.addWidget(button)
        line.addStretch(1)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self._lines.addLayout(line)
        self._lines.addWidget(self.purpose)

    @property
    def shown(self) -> frozenset[Kind]:
        """The kinds that are to be listed."""
        return frozenset(kind for kind, button in self.buttons.items() if button.isChecked())

    def fit(self, width: int) -> None:
        """Be in one line or two, as the width allows."""
        wide = width >= _WIDE
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._lines.setDirection(direction)
        self.purpose.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents if wide else _SHORT)

    def show_counts(self, counts: dict[Kind, int]) -> None:
        """How many there are of each kind."""
        for kind, button in self.buttons.items():
            button.setText(str(counts.get(kind, 0)))
            button.setAccessibleName(f"Show {counted(counts.get(kind, 0), kind)}")

    def show_purpose(self, chosen: Purpose | None, usual: Purpose) -> None:
        """What the map is wanted for; ``usual``: by what it has."""
        self.purpose.setItemText(0, f"By what the map has: {_WANTED[usual].lower()}")
        self.purpose.setCurrentIndex(self.purpose.findData(chosen) if chosen is not None else 0)

    def _button(self, kind: Kind) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setChecked(kind in SHOWN_FIRST)
        button.setIcon(sign(kind))
        button.setIconSize(QSize(SIZE - 2, SIZE - 2))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip("Show or hide what is still to do." if kind == "todo" else f"Show or hide {NOUNS[kind][1]}.")
        button.toggled.connect(self.shown_changed)
        return button

    def _choose(self) -> None:
        self.purpose_chosen.emit(self.purpose.currentData())
