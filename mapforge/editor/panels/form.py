"""A form about entries of the map: it shows what they have, and makes one step of each field that is changed."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QVBoxLayout, QWidget

from mapforge.editor.panels.fields import Section, put_in_each
from mapforge.editor.panels.rows import Cell, Folding
from mapforge.editor.session import Session
from mapforge.interaction.values import Operation


class Form(QWidget):
    """The fields of one kind of entry, for one of them or several.

    ``wanted(key)``: a field was used that is for the window to act on, such as choosing a picture.
    """

    wanted = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._ids: tuple[str, ...] = ()
        self._sections: dict[str, Folding] = {}
        self._refused = ""
        self._title = QLabel()
        self._title.setWordWrap(True)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = self._title.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self._title.setFont(font)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(4)
        self._column.addWidget(self._title)
        self._column.addStretch(1)
        session.refused.connect(self._hear)

    @property
    def title(self) -> str:
        """What stands above the fields."""
        return self._title.text()

    @property
    def ids(self) -> tuple[str, ...]:
        """The entries that are shown."""
        return self._ids

    def cells(self) -> Iterator[Cell]:
        """Every field's cell."""
        for section in self._sections.values():
            for row in section.rows:
                yield from row.cells

    def section(self, title: str) -> Folding:
        """The section of that title."""
        return self._sections[title]

    def show_entries(self, title: str, sections: Sequence[Section], ids: Sequence[str]) -> None:
        """Let the form be about these entries, with these fields; none of the entries may be missing."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._ids = tuple(ids)
        wanted = [section for section in sections if section.fields]
        titles = [section.title for section in wanted]
        for gone in [name for name in self._sections if name not in titles]:
            folding = self._sections.pop(gone)
            folding.hide()
            folding.deleteLater()
        for number, section in enumerate(wanted):
            folding = self._folding(section)
            self._column.insertWidget(number + 1, folding)
            folding.show_fields(section.fields)
        self.refresh()

    def refresh(self, *, numbers_only: bool = False) -> None:
        """Show the map as it is now; of a drag only the numbers."""
        for cell in self.cells():
            cell.refresh(self._session.variant, self._ids, numbers_only=numbers_only)

    def finish(self) -> bool:
        """Hand on what is being typed. False if something typed was refused and stands there still."""
        for cell in list(self.cells()):
            if cell.editor.pending:
                cell.editor.finish()
        return not any(cell.editor.pending for cell in self.cells())

    def give_up(self) -> None:
        """Forget what is being typed."""
        for cell in self.cells():
            if cell.editor.pending:
                cell.editor.restore()

    def _folding(self, section: Section) -> Folding:
        if section.title not in self._sections:
            folding = Folding(section.title, is_open=section.open)
            folding.given.connect(self._given)
            folding.unfolded.connect(self.refresh)
            self._sections[section.title] = folding
        return self._sections[section.title]

    def _given(self, cell: Cell, value: Any) -> None:
        field = cell.field
        if field.put is None:
            self.wanted.emit(field.key)
            return
        held = QApplication.focusWidget()
        ids = self._ids
        arguments = {"put": field.put, "ids": ids, "value": value}
        self._refused = ""
        done = self._session.do(Operation(field.step_name, put_in_each, arguments), select_new=field.selects)
        self._shown_again(held)
        if not done:
            if not cell.editor.keeps_refused:
                cell.editor.restore()
            cell.complain(self._refused)
        elif ids == self._ids and cell in self.cells():
            cell.settle(self._session.variant, ids)

    def _hear(self, reason: str) -> None:
        self._refused = reason

    def _shown_again(self, held: QWidget | None) -> None:
        """Give the focus back to who had it, if another form was shown in between."""
        if held is not None and self.isAncestorOf(held) and held.isVisible() and not held.hasFocus():
            held.setFocus()
