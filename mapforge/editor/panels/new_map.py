"""The dialog that begins a new map: its name, the size of its board, and whose rules it has."""

from dataclasses import replace
from typing import NamedTuple

import msgspec
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from mapforge.edits import board, paper
from mapforge.edits.ids import city_id
from mapforge.files import document
from mapforge.files.home import Opened, new_map
from mapforge.files.library import MAP_FILE, Library
from mapforge.files.resolve import resolve
from mapforge.model import Deck, Variant


class Size(NamedTuple):
    """A board's size in mm, and the words for it."""

    words: str
    width: float
    height: float


SIZES = (
    Size("Published boards", 790, 525),
    Size("A1", 841, 594),
    Size("A2", 594, 420),
    Size("A3", 420, 297),
)
_CUSTOM = "Another size"
_BORDER = 25.0


class System(NamedTuple):
    """A published system of rules: the id of the shipped map that has it, and the words for it."""

    map_id: str
    words: str
    about: str


SYSTEMS = (
    System("usa", "USA", "The base game: no tunnels, ferries or stations. 2 to 5 players, 45 trains."),
    System("europe", "Europe", "Tunnels, ferries and stations; long tickets in a deck of their own. 2 to 5 players."),
    System("switzerland", "Switzerland", "For 2 or 3 players: tunnels, countries, locomotives for tunnels only."),
)


class NewMapDialog(QDialog):
    """Asks for what a new map begins with; ``opened`` is the map."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self.setWindowTitle("New map")
        self.name = QLineEdit()
        self.name.setPlaceholderText("Untitled")
        self.size_box = QComboBox()
        for size in SIZES:
            self.size_box.addItem(f"{size.words} ({size.width:g} x {size.height:g} mm)")
        self.size_box.addItem(_CUSTOM)
        self.width_box, self.height_box = _length("Width"), _length("Height")
        self.system_box = QComboBox()
        for system in SYSTEMS:
            self.system_box.addItem(system.words)
        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setMinimumHeight(2 * self._about.fontMetrics().lineSpacing() + 4)
        self._arrange()
        self.size_box.currentIndexChanged.connect(self._take_size)
        self.system_box.currentIndexChanged.connect(self._tell_system)
        self._take_size(0)
        self._tell_system(0)

    def opened(self) -> Opened:
        """The new map as it was asked for."""
        empty = new_map(self._library)
        width, height = self.width_box.value(), self.height_box.value()
        variant = board.set_size(empty.variant, width=width, height=height)
        variant = board.set_border(variant, border=fitting_border(width, height))
        variant = with_rules_of(variant, SYSTEMS[self.system_box.currentIndex()].map_id, self._library)
        name = self.name.text().strip()
        if name:
            variant = paper.set_name(variant, language="en", name=name)
            variant = paper.set_map_id(variant, map_id=city_id(name, (), "map"))
        return replace(empty, variant=variant)

    def _arrange(self) -> None:
        sizes = QHBoxLayout()
        sizes.addWidget(self.width_box, 1)
        sizes.addWidget(QLabel("x"))
        sizes.addWidget(self.height_box, 1)
        form = QFormLayout()
        form.addRow("&Name", self.name)
        form.addRow("&Board", self.size_box)
        form.addRow("", sizes)
        form.addRow("&Rules as in", self.system_box)
        form.addRow("", self._about)
        for widget, words, tip in (
            (self.name, "Name", "The map's name, as players see it. It can be changed at any time."),
            (self.size_box, "Board", "The size of the printed board."),
            (self.system_box, "Rules as in", "The rules to begin with. Each of them can be changed later."),
        ):
            widget.setAccessibleName(words)
            widget.setToolTip(tip)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText("Begin")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addStretch(1)
        column.addWidget(buttons)
        self.setMinimumWidth(380)

    def _take_size(self, row: int) -> None:
        custom = row == len(SIZES)
        for box in (self.width_box, self.height_box):
            box.setEnabled(custom)
        if not custom:
            self.width_box.setValue(SIZES[row].width)
            self.height_box.setValue(SIZES[row].height)

    def _tell_system(self, row: int) -> None:
        self._about.setText(SYSTEMS[row].about)


def fitting_border(width: float, height: float) -> float:
    """The width in mm of a score track whose 100 fields have room round a board: that of the published ones at most."""
    longer, shorter = max(width, height), min(width, height)
    return min(_BORDER, longer // 25, shorter // 18)


def with_rules_of(variant: Variant, map_id: str, library: Library) -> Variant:
    """The map with the rules of a shipped one, its decks (without tickets) and its own card colors, if it has any.

    Where the shipped map cannot be read, everything stays as it is.
    """
    found = document.read(library.shipped / map_id / MAP_FILE, map_id)
    model = resolve(found, library).variant
    if model is None:
        return variant
    decks = tuple(Deck(id=deck.id, name=deck.name) for deck in model.decks)
    return msgspec.structs.replace(variant, rules=model.rules, decks=decks, colors=model.colors)


def _length(words: str) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(50, 5000)
    box.setDecimals(1)
    box.setSingleStep(10)
    box.setSuffix(" mm")
    box.setAccessibleName(f"{words} of the board")
    box.setToolTip(f"{words} of the printed board, border and all.")
    return box
