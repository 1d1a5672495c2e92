"""All tickets of a map, or of one deck, as a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from mapforge.editor.panels import places, suggested
from mapforge.editor.panels.number_editor import number
from mapforge.editor.session import Session
from mapforge.edits.tickets import set_copies, set_destinations
from mapforge.interaction.values import Operation
from mapforge.model import Ticket, Variant

Index = QModelIndex | QPersistentModelIndex
SORTED = Qt.ItemDataRole.UserRole
"""The value that a column is sorted by."""


class Column(NamedTuple):
    """A column's title, and what it says."""

    title: str
    tip: str


COLUMNS = (
    Column("From", "The city or country that the ticket starts from."),
    Column("To", "The city or country it asks for; several where one of them is enough."),
    Column("Points", "What it is worth, and lost if it is not finished. Type to change; one number a destination."),
    Column("Path", "What MapForge suggests: the spaces of the shortest path between them."),
    Column("Copies", "Cards of the same print. Type to change."),
    Column("Deck", "The deck it lies in."),
)
FROM, TO, POINTS, SUGGESTED, COPIES, DECK = range(6)
_NUMBERS = (POINTS, SUGGESTED, COPIES)


class Entry(NamedTuple):
    """A ticket and its deck, both with the names they are shown by."""

    ticket: Ticket
    start: str
    to: str
    deck: str


class TicketModel(QAbstractTableModel):
    """The tickets of the session's map; typing points or copies is an edit.

    ``unfit``: why what was typed is no value, empty when it was one.
    """

    unfit = Signal(str)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._deck: str | None = None
        self._rows: list[Entry] = []
        self._network: object = None
        self._suggested: dict[str, tuple[int | None, ...]] = {}
        self._refused = ""
        session.refused.connect(self._hear)
        self.refresh()

    def show_deck(self, deck: str | None) -> None:
        """Have the tickets of this deck; None: of all."""
        self._deck = deck
        self.refresh()

    def refresh(self) -> None:
        """The map as it is now; rows that stay the same in number and order keep their place."""
        variant = self._session.variant
        rows = self._entries(variant)
        network = _network(variant)
        if network != self._network:
            self._network, self._suggested = network, {}
        if [entry.ticket.id for entry in rows] == [entry.ticket.id for entry in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(COLUMNS) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def ticket_at(self, row: int) -> Ticket:
        """The ticket in a row."""
        return self._rows[row].ticket

    def rows_of(self, ids: Sequence[str]) -> list[int]:
        """The rows of these tickets, as far as they are here."""
        wanted = frozenset(ids)
        return [row for row, entry in enumerate(self._rows) if entry.ticket.id in wanted]

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802 - Qt's name
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return COLUMNS[section].title
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return COLUMNS[section].tip
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in (POINTS, COPIES) else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        entry, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._shown(entry, column)
            case Qt.ItemDataRole.TextAlignmentRole if column in _NUMBERS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ToolTipRole:
                return f"{self._shown(entry, column)}\n{COLUMNS[column].tip}"
        return self._sorted(entry, column) if role == SORTED else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802 - Qt's name
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        ticket = self._rows[index.row()].ticket
        if str(value).strip() == self._shown(self._rows[index.row()], index.column()):
            return False
        reason = self._put(ticket, index.column(), str(value))
        self.unfit.emit(reason)
        return not reason

    def _put(self, ticket: Ticket, column: int, text: str) -> str:
        """The edit that typing into a cell is; why it cannot be done, else nothing."""
        try:
            numbers = [int(number(part, whole=True)) for part in text.split("/")]
        except ValueError as error:
            return str(error)
        wanted = len(ticket.to) if column == POINTS else 1
        if len(numbers) != wanted:
            return "Type one number." if wanted == 1 else f"Type {wanted} numbers with / between, one a destination."
        if column == COPIES:
            operation = Operation("Change the ticket's copies", set_copies, {"ticket": ticket.id, "copies": numbers[0]})
        else:
            to = [(goal.id, points) for goal, points in zip(ticket.to, numbers, strict=True)]
            operation = Operation("Change the ticket's points", set_destinations, {"ticket": ticket.id, "to": to})
        self._refused = ""
        return "" if self._session.do(operation) else self._refused

    def _hear(self, reason: str) -> None:
        self._refused = reason

    def _entries(self, variant: Variant) -> list[Entry]:
        known = places.names(variant)
        return [
            Entry(
                ticket,
                known.get(ticket.start, ticket.start),
                " / ".join(known.get(goal.id, goal.id) for goal in ticket.to),
                places.deck_name(deck),
            )
            for deck in variant.decks
            if self._deck in (None, deck.id)
            for ticket in deck.tickets
        ]

    def _shown(self, entry: Entry, column: int) -> str:
        match column:
            case 0 | 1 | 5:
                return (entry.start, entry.to, "", "", "", entry.deck)[column]
            case 2:
                return " / ".join(str(goal.points) for goal in entry.ticket.to)
            case 3:
                return " / ".join("\u2013" if far is None else str(far) for far in self._suggestion(entry.ticket))
        return str(entry.ticket.copies)

    def _sorted(self, entry: Entry, column: int) -> Any:
        match column:
            case 2:
                return entry.ticket.to[0].points
            case 3:
                return self._suggestion(entry.ticket)[0] or 0
            case 4:
                return entry.ticket.copies
        return self._shown(entry, column).casefold()

    def _suggestion(self, ticket: Ticket) -> tuple[int | None, ...]:
        """Worked out when it is first looked at, and again once the network is another."""
        key = "\n".join(ticket.ends)
        if key not in self._suggested:
            variant = self._session.variant
            self._suggested[key] = tuple(suggested.ticket_points(variant, ticket.start, goal.id) for goal in ticket.to)
        return self._suggested[key]


def _network(variant: Variant) -> object:
    """What the shortest paths depend on: ends and lengths of routes, and the countries' spots."""
    lengths = [(route.ends, route.length, tuple(track.length for track in route.tracks)) for route in variant.routes]
    return lengths, [(country.id, country.spots) for country in variant.countries], len(variant.cities)
