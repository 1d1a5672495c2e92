"""The form before a pack is written: what it says of itself, what will be inside, and what is in the way."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from mapforge.export.pack_errors import USUAL_LICENSES, wrong_license
from mapforge.model import Variant
from mapforge.model.forms import VERSION

_ROWS = 3


class Details(NamedTuple):
    """What a map's paper says, as the form has it."""

    name: str
    version: str
    license: str
    authors: tuple[str, ...]
    credits: tuple[str, ...]


class PackForm(QDialog):
    """Asks once for what a pack says; what is typed goes into the map.

    ``pictures`` are the map's own, by their names; ``errors`` those of the map, in words; ``base`` is the id of the map
    that it extends, if not everybody has that.
    """

    def __init__(
        self,
        variant: Variant,
        pictures: Sequence[str],
        errors: Sequence[str],
        base: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export a pack")
        self._variant, self._pictures, self._errors, self._base = variant, pictures, errors, base
        self._language = "en" if "en" in variant.name or not variant.name else next(iter(variant.name))
        self._make_fields()
        self._inside, self._in_the_way = QLabel(), QLabel()
        for label in (self._inside, self._in_the_way):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._in_the_way.setObjectName("in-the-way")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setText("Choose a &file …")
        self._arrange()
        self._connect()
        self._look()

    @property
    def language(self) -> str:
        """The language of the title."""
        return self._language

    def details(self) -> Details:
        """What was typed."""
        return Details(
            self.title.text().strip(),
            self.version.text().strip(),
            self._license(),
            _lines(self.authors),
            _lines(self.credits),
        )

    def _make_fields(self) -> None:
        variant = self._variant
        self.title = QLineEdit(variant.name.get(self._language, ""))
        self.version = QLineEdit(variant.version)
        self.license = QComboBox()
        self.license.setEditable(True)
        for name, meaning in USUAL_LICENSES:
            self.license.addItem(f"{name}: {meaning}", name)
        self.license.setCurrentText(variant.license)
        self.authors, self.credits = _text(variant.authors), _text(variant.credits)
        self.pictures = QCheckBox("&Pictures of the board, at 150 dpi and small")
        self.pictures.setChecked(True)
        self.sign = QCheckBox("&My signature, so that later packs can be seen to be mine")
        self.bundle = QCheckBox(f"The map that it extends ({self._base})")
        self.bundle.setChecked(True)
        self.bundle.setVisible(bool(self._base))
        self.force = QCheckBox("Pack it in spite of that; the pack then &says so")
        self.force.setVisible(bool(self._errors))

    def _arrange(self) -> None:
        form = QFormLayout()
        for words, field, tip in (
            ("&Title", self.title, "The map's name, as players see it."),
            ("&Version", self.version, "Three numbers. Count up when you give out a changed map."),
            ("&Licence", self.license, "What others may do with it, as an SPDX id such as CC-BY-4.0."),
            ("&Authors", self.authors, "Who made the map, one a line."),
            ("&Credits", self.credits, "Whose work it uses, one a line."),
        ):
            form.addRow(words, field)
            field.setAccessibleName(words.replace("&", ""))
            field.setToolTip(tip)
        column = QVBoxLayout(self)
        column.addLayout(form)
        for widget in (self._inside, self.pictures, self.bundle, self.sign, self._in_the_way, self.force):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(self._buttons)
        self.setMinimumWidth(520)
        (self.license if not self._variant.license else self.title).setFocus()

    def _connect(self) -> None:
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        for field in (self.title, self.version):
            field.textChanged.connect(self._look)
        self.license.currentTextChanged.connect(self._look)
        self.license.activated.connect(self._take_license)
        for box in (self.pictures, self.bundle, self.force):
            box.toggled.connect(self._look)

    def _license(self) -> str:
        """The licence without what it means."""
        return self.license.currentText().split(":", 1)[0].strip()

    def _take_license(self, row: int) -> None:
        self.license.setCurrentText(str(self.license.itemData(row)))

    def _look(self) -> None:
        """Say what will be inside and what is in the way; only without it can the form be taken."""
        pictures = [f"its picture {name}" for name in self._pictures]
        inside = [f"the map {self._variant.id}", *pictures, "a sheet with its rules"]
        self._inside.setText(f"In the pack: {', '.join(inside)}; and, if you like:")
        wrong = self._wrong()
        told = wrong + ([_counted(self._errors)] if self._errors else [])
        self._in_the_way.setText("\n".join(told))
        self._in_the_way.setVisible(bool(told))
        stopped = bool(wrong) or (bool(self._errors) and not self.force.isChecked())
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not stopped)

    def _wrong(self) -> list[str]:
        """What is missing in the form, or cannot be."""
        found = [] if self.title.text().strip() else ["A title is missing."]
        if not re.match(VERSION, self.version.text().strip()):
            found.append("The version must be three numbers, such as 1.0.0.")
        license_ = wrong_license(self._license())
        return found + ([license_] if license_ is not None else [])


def _counted(errors: Sequence[str]) -> str:
    """How many errors, and the first of them."""
    many = "an error" if len(errors) == 1 else f"{len(errors)} errors, the first of them"
    return f"The map has {many}: {errors[0]}"


def _text(lines: Sequence[str]) -> QPlainTextEdit:
    field = QPlainTextEdit("\n".join(lines))
    field.setTabChangesFocus(True)
    field.setMaximumHeight(field.fontMetrics().lineSpacing() * _ROWS + 14)
    return field


def _lines(field: QPlainTextEdit) -> tuple[str, ...]:
    return tuple(line.strip() for line in field.toPlainText().splitlines() if line.strip())
