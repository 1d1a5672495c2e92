"""The tickets dock: all tickets in a table, their decks, and two fields to add one by typing."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from mapforge.editor.panels import places
from mapforge.editor.panels.deck_menu import DeckMenu
from mapforge.editor.panels.new_ticket import NewTicket
from mapforge.editor.panels.rows import Refusal
from mapforge.editor.panels.ticket_model import COPIES, DECK, FROM, POINTS, SORTED, SUGGESTED, TO, TicketModel
from mapforge.editor.session import Session
from mapforge.edits.tickets import remove_tickets
from mapforge.interaction.values import Ref
from mapforge.model import Deck

_WIDTHS = {FROM: 8, TO: 8, POINTS: 6, SUGGESTED: 5, COPIES: 6, DECK: 8}
"""Letters of each column at least; the names have what is left."""


class TicketsPanel(QWidget):
    """The tickets of the session's map. Selected rows are what is selected, and the other way round."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._syncing = False
        self._model = TicketModel(session, self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self._model)
        self._sorted.setSortRole(SORTED)
        self._sorted.setFilterKeyColumn(-1)
        self._sorted.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.table = self._table()
        self.deck_box = QComboBox()
        self.deck_box.setAccessibleName("Deck")
        self.deck_box.setToolTip("The deck whose tickets are shown, and to which new ones go.")
        self.deck_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.deck_box.setMinimumContentsLength(8)
        self.deck_box.activated.connect(self._deck_chosen)
        self.deck_menu = DeckMenu(session, self)
        self.deck_menu.made.connect(self._deck_made)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText("Find tickets")
        self.filter.setAccessibleName("Find tickets")
        self.filter.setToolTip("Only tickets that name this are shown.")
        self.filter.setClearButtonEnabled(True)
        self.filter.installEventFilter(self)
        self.filter.textChanged.connect(self._sorted.setFilterFixedString)
        self.adding = NewTicket(session)
        self.remove = QPushButton("Remove")
        self.remove.setAutoDefault(False)
        self.remove.setToolTip("Take the selected tickets out of the map.")
        self.remove.clicked.connect(self._remove)
        self._refusal = Refusal()
        self._totals = QLabel()
        self._totals.setWordWrap(True)
        self._totals.setTextFormat(Qt.TextFormat.PlainText)
        self._totals.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._arrange()
        self.setMinimumWidth(260)
        session.changed.connect(self._follow)
        session.adopted.connect(self._refresh)
        session.drag_changed.connect(self._drag_ended)
        session.selection_changed.connect(self._take_selection)
        self._model.unfit.connect(self._refusal.say)
        self._refresh()

    @property
    def totals(self) -> str:
        """What is said of each deck: its cards and points."""
        return self._totals.text()

    @property
    def refusal(self) -> str:
        """Why what was typed last is no value, empty if it was one."""
        return self._refusal.words

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Delete takes the selected tickets away, Escape what is looked for; a wider dock gives the names more room."""
        if watched is self.table.viewport() and event.type() == QEvent.Type.Resize:
            self._share_width()
        pressed = watched is self.table and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Delete:
            self._remove()
            return True
        if watched is self.filter and _is_escape(event) and self.filter.text():
            self.filter.clear()
            return True
        return super().eventFilter(watched, event)

    def _table(self) -> QTableView:
        table = QTableView()
        table.setModel(self._sorted)
        table.setSortingEnabled(True)
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setAccessibleName("Tickets")
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        wide = table.fontMetrics().horizontalAdvance
        for column, letters in _WIDTHS.items():
            table.setColumnWidth(column, wide("x" * letters) + 8)
        table.selectionModel().selectionChanged.connect(self._give_selection)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        return table

    def _share_width(self) -> None:
        shown = (column for column in (POINTS, SUGGESTED, COPIES, DECK) if not self.table.isColumnHidden(column))
        others = sum(map(self.table.columnWidth, shown))
        least = self.table.fontMetrics().horizontalAdvance("x" * _WIDTHS[FROM]) + 8
        for column in (FROM, TO):
            self.table.setColumnWidth(column, max(least, (self.table.viewport().width() - others) // 2))

    def _arrange(self) -> None:
        decks = QHBoxLayout()
        decks.setSpacing(4)
        decks.addWidget(self.deck_box, 1)
        decks.addWidget(self.deck_menu)
        finding = QHBoxLayout()
        finding.setSpacing(4)
        finding.addWidget(self.filter, 1)
        finding.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addLayout(decks)
        column.addLayout(finding)
        column.addWidget(self.table, 1)
        column.addWidget(self._refusal)
        column.addWidget(self.adding)
        column.addWidget(self._totals)
        order = (self.deck_box, self.deck_menu, self.filter, self.remove, self.table, self.adding)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _follow(self, old: object, new: object) -> None:
        parts = ("decks", "cities", "countries", "routes", "rules")
        if not self._session.dragging and any(getattr(old, part) is not getattr(new, part) for part in parts):
            self._refresh()

    def _drag_ended(self, dragging: bool) -> None:
        if not dragging:
            self._refresh()

    def _refresh(self) -> None:
        """The map as it is now."""
        variant = self._session.variant
        chosen = self.deck_box.currentData()
        self.deck_box.clear()
        self.deck_box.addItem("All decks", None)
        for deck in variant.decks:
            self.deck_box.addItem(places.deck_name(deck), deck.id)
        self.deck_box.setCurrentIndex(max(self.deck_box.findData(chosen), 0))
        self._syncing = True
        self._model.show_deck(self.deck_box.currentData())
        self._syncing = False
        self.table.setColumnHidden(DECK, self.deck_box.currentData() is not None or len(variant.decks) < 2)
        self._share_width()
        self.deck_menu.show_deck(self.deck_box.currentData())
        self.adding.refresh()
        self._totals.setText(
            "\n".join(map(_total, variant.decks)) or "The map has no deck yet: the first ticket makes one."
        )
        self._refusal.say("")
        self._take_selection()

    def _deck_made(self, deck: str) -> None:
        self.deck_box.setCurrentIndex(self.deck_box.findData(deck))
        self._deck_chosen(self.deck_box.currentIndex())

    def _deck_chosen(self, _row: int) -> None:
        self._session.deck = self.deck_box.currentData()
        self._refresh()

    def _selected(self) -> list[str]:
        rows = self.table.selectionModel().selectedRows()
        return [self._model.ticket_at(self._sorted.mapToSource(row).row()).id for row in rows]

    def _give_selection(self) -> None:
        """The selected rows are what the designer has selected."""
        self.remove.setEnabled(bool(self._selected()))
        if not self._syncing:
            self._syncing = True
            self._session.select(Ref("ticket", ticket) for ticket in self._selected())
            self._syncing = False

    def _take_selection(self) -> None:
        """What is selected elsewhere is selected here as well."""
        if self._syncing:
            return
        wanted = sorted(ref.id for ref in self._session.selection if ref.kind == "ticket")
        self._syncing = True
        if wanted != sorted(self._selected()):
            self._select_rows(wanted)
        self._syncing = False
        self.remove.setEnabled(bool(self._selected()))

    def _select_rows(self, ids: list[str]) -> None:
        model = self.table.selectionModel()
        model.clearSelection()
        rows = [self._sorted.mapFromSource(self._model.index(row, 0)) for row in self._model.rows_of(ids)]
        for row in rows:
            whole = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            model.select(row, whole)
        if rows:
            model.setCurrentIndex(rows[0].siblingAtColumn(POINTS), QItemSelectionModel.SelectionFlag.NoUpdate)
            self.table.scrollTo(rows[0])

    def _remove(self) -> None:
        ids = self._selected()
        if ids:
            name = "Remove the ticket" if len(ids) == 1 else f"Remove {len(ids)} tickets"
            self._session.apply(name, remove_tickets, ids=tuple(ids))


def _is_escape(event: QEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape


def _total(deck: Deck) -> str:
    """A deck's cards, and the points of them all if the best destination of each is reached."""
    points = sum(ticket.copies * max(goal.points for goal in ticket.to) for ticket in deck.tickets)
    cards = f"{deck.size} card{'' if deck.size == 1 else 's'}"
    return f"{places.deck_name(deck)}: {cards}, {points} points"
