"""The parts of a form: a field's cell, a row of one or more of them with what was refused, and a section that folds."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapforge.editor.panels.editors import Editor
from mapforge.editor.panels.fields import Field, common
from mapforge.model import Variant

_SMALL = QSize(16, 16)


class Cell(QWidget):
    """One field's widget, and below it the value that would do well, to be taken with a click.

    ``suggestion`` is the button that takes it. ``given``: the designer has given the field a value; ``told``: words
    to be shown below it, empty to take them away.
    """

    given = Signal(object, object)
    told = Signal(str)

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.editor: Editor = field.make()
        self.editor.setObjectName(field.key)
        self._name_it(field)
        self._complaint = ""
        self._suggested: object = None
        self.suggestion = QToolButton()
        self.suggestion.setAutoRaise(True)
        underlined = self.suggestion.font()
        underlined.setUnderline(True)
        self.suggestion.setFont(underlined)
        self.suggestion.hide()
        self.suggestion.setAccessibleName(f"{field.label}: take what is suggested")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.editor)
        layout.addWidget(self.suggestion, 0, Qt.AlignmentFlag.AlignLeft)
        if self.editor.narrow:
            self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.editor.committed.connect(self._committed)
        self.editor.unreadable.connect(self.complain)
        self.editor.restored.connect(self._restored)
        self.suggestion.clicked.connect(self._take)

    def refresh(self, variant: Variant, ids: Sequence[str], *, numbers_only: bool) -> None:
        """Show what the entries have, unless something is being typed here."""
        field = self.field
        if self.editor.pending or (numbers_only and not self.editor.numeric):
            return
        if not numbers_only:
            if field.choices is not None:
                self.editor.offer(field.choices(variant, ids[0]))
            self._suggest(field.suggest(variant, ids[0]) if field.suggest is not None and len(ids) == 1 else None)
        self.editor.show_value(common(field, variant, ids))
        if self._complaint:
            self.complain("")

    def complain(self, words: str) -> None:
        """Say below the field why its value was refused; nothing: all is well again."""
        self._complaint = words
        self.told.emit(words)

    def settle(self, variant: Variant, ids: Sequence[str]) -> None:
        """The map as it is now, whatever was typed: after a change that was made or given up."""
        self.editor.show_value(common(self.field, variant, ids))
        self.refresh(variant, ids, numbers_only=False)

    def _name_it(self, field: Field) -> None:
        for widget in (self.editor, self.editor.inner):
            widget.setAccessibleName(field.label)
            widget.setAccessibleDescription(field.tip)
            widget.setToolTip(field.tip)

    def _suggest(self, value: object) -> None:
        self._suggested = value
        self.suggestion.setText(f"Suggested: {value}")
        self.suggestion.setToolTip(f"Take {value}, as MapForge suggests.")
        self.suggestion.setVisible(value is not None)

    def _committed(self, value: object) -> None:
        self.given.emit(self, value)

    def _take(self) -> None:
        self.given.emit(self, self._suggested)

    def _restored(self) -> None:
        self.complain("")


class Row(QWidget):
    """Fields side by side, and under them why a value was refused."""

    given = Signal(object, object)

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        self.cells = [Cell(field) for field in fields]
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for cell in self.cells:
            line.addWidget(cell)
            cell.given.connect(self.given)
            cell.told.connect(self.tell)
        self._refusal = Refusal()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(line)
        column.addWidget(self._refusal)

    @property
    def fields(self) -> list[Field]:
        """The fields in the row."""
        return [cell.field for cell in self.cells]

    @property
    def refusal(self) -> str:
        """What is said below the fields, empty where nothing is."""
        return self._refusal.words

    def tell(self, words: str) -> None:
        """Say why a value was refused; nothing: all is well again."""
        self._refusal.say(words)


class Refusal(QWidget):
    """Why something was refused: a sign and words."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self._sign, self._label = QLabel(), QLabel()
        self._sign.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 2)
        layout.setSpacing(4)
        layout.addWidget(self._sign)
        layout.addWidget(self._label, 1)
        self.hide()

    def say(self, words: str) -> None:
        """Show the words; none: show nothing."""
        self.words = words
        self._label.setText(words)
        self._label.setAccessibleName(words)
        if words and self._sign.pixmap().isNull():
            icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
            self._sign.setPixmap(icon.pixmap(_SMALL, self.devicePixelRatio()))
        self.setVisible(bool(words))


class Words(QLabel):
    """The words before a row; as wide as most of them, so that the rows of all sections begin at one line."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        usual = self.fontMetrics().horizontalAdvance("x" * 14)
        return super().sizeHint().expandedTo(QSize(usual, 0))


class Folding(QWidget):
    """A section of a form: a title that folds it, and its rows. Rows that stay are the same widgets.

    What is folded has no rows until it is ``unfolded`` for the first time, which keeps the start quick.
    """

    given = Signal(object, object)
    unfolded = Signal()

    def __init__(self, title: str, *, is_open: bool) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self._later: Sequence[Field] = ()
        self._labels: list[QLabel] = []
        self._head = QToolButton(self)
        self._head.setText(title)
        self._head.setCheckable(True)
        self._head.setAutoRaise(True)
        self._head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        font = self._head.font()
        font.setBold(True)
        self._head.setFont(font)
        self._head.setVisible(bool(title))
        self._body = QWidget(self)
        self._form = QFormLayout(self._body)
        self._form.setContentsMargins(8 if title else 0, 0, 0, 6)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._form.setHorizontalSpacing(8)
        self._form.setVerticalSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._head)
        column.addWidget(self._body)
        self._head.toggled.connect(self._fold)
        self._head.setChecked(is_open)
        self._fold(is_open)

    @property
    def header(self) -> QToolButton:
        """The title, which folds the section on a click."""
        return self._head

    def show_fields(self, fields: Sequence[Field]) -> None:
        """Let the section have these rows; those that it had already keep what is typed in them, and the focus."""
        if not self.rows and not self._head.isChecked():
            self._later = fields
            return
        wanted = in_rows(fields)
        if [keys(row.fields) for row in self.rows] == [keys(row) for row in wanted]:
            for row, own in zip(self.rows, wanted, strict=True):
                _take_over(row, own)
            return
        before = {keys(row.fields): row for row in self.rows}
        while self._form.rowCount():
            self._form.takeRow(0)
        for label in self._labels:
            label.hide()
            label.deleteLater()
        self._labels = []
        self.rows = [self._row(before.pop(keys(own), None), own) for own in wanted]
        for row in before.values():
            row.hide()
            row.deleteLater()
        for row in self.rows:
            self._add(row)

    def _row(self, before: Row | None, fields: Sequence[Field]) -> Row:
        if before is not None:
            _take_over(before, fields)
            return before
        row = Row(fields)
        row.given.connect(self.given)
        return row

    def _add(self, row: Row) -> None:
        first = row.fields[0]
        words = first.label if first.row is None else first.row
        if not words:
            self._form.addRow(row)
            return
        label = Words(words)
        label.setBuddy(row.cells[0].editor.inner)
        label.setToolTip(first.tip)
        self._labels.append(label)
        self._form.addRow(label, row)

    def _fold(self, is_open: bool) -> None:
        self._body.setVisible(is_open)
        if is_open and self._later:
            fields, self._later = self._later, ()
            self.show_fields(fields)
            self.unfolded.emit()
        self._head.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)


def in_rows(fields: Sequence[Field]) -> list[list[Field]]:
    """Fields by row: one that goes beside another is in the other's."""
    rows: list[list[Field]] = []
    for field in fields:
        if field.beside and rows:
            rows[-1].append(field)
        else:
            rows.append([field])
    return rows


def keys(fields: Sequence[Field]) -> tuple[str, ...]:
    """What tells a row apart."""
    return tuple(field.key for field in fields)


def _take_over(row: Row, fields: Sequence[Field]) -> None:
    """The row's widgets from now on are about these fields: the same keys, perhaps of another entry."""
    for cell, field in zip(row.cells, fields, strict=True):
        cell.field = field
