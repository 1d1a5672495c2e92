"""The problems as a tree: parts of the list, kinds of problem, problems; by mouse and keys."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView

from mapforge.editor.panels.problem_delegate import NODE, ProblemDelegate
from mapforge.editor.panels.problem_groups import LONG, MEANINGS, NOUNS, TITLES, Group, Row, Section, counted

_INDENT = 13
_FOLDED = frozenset({"accepted", "off"})
"""Parts that are folded at first."""


class ProblemTree(QTreeView):
    """Signals: ``chosen(Row)``, clicked or Enter; ``pointed(Row | None)``, what the pointer is on, else the current
    one while the list has the keys; ``current_changed(Row | Group | None)``.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    current_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._sections: tuple[Section, ...] = ()
        self._folds: dict[str, bool] = {}
        self._after = -1
        self._under: Row | None = None
        self._filling = False
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.timeout.connect(self._keep_in_sight)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self._delegate = ProblemDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setIndentation(_INDENT)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName("Problems")
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        self.expanded.connect(self._unfolded)
        self.collapsed.connect(self._has_folded)

    @property
    def rows(self) -> tuple[Row, ...]:
        """All problems of the list, in order, those in folded groups too."""
        return tuple(row for section in self._sections for row in section.rows)

    @property
    def current(self) -> Row | Group | None:
        """The problem or kind of problem that the keys are on."""
        node = self.currentIndex().data(NODE)
        return node if isinstance(node, Row | Group) else None

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Have these; what was current stays so if it is still there, else the next step goes on from its place."""
        if tuple(sections) == self._sections:
            return
        current, rows, scrolled = self.current, self.rows, self.verticalScrollBar().value()
        if isinstance(current, Row) and current in rows:
            self._after = rows.index(current)
        self._sections = tuple(sections)
        self._filling = True
        self._model.clear()
        for section in sections:
            self._model.appendRow(_item(section))
        for index in self._indexes():
            self.setExpanded(index, self._is_open(index.data(NODE)))
        kept = self._index_of(current.key) if current is not None else None
        if kept is not None:
            self.setCurrentIndex(kept)
        self._filling = False
        self.verticalScrollBar().setValue(scrolled)
        self._under = None
        self.current_changed.emit(self.current)
        self.pointed.emit(self._at_hand())

    def go(self, step: int) -> None:
        """Make the problem after the current one current, or the one before; accepted ones are passed over."""
        rows = [row for row in self.rows if row.kind != "accepted"]
        if not rows:
            return
        current = self.current
        if isinstance(current, Row) and current in rows:
            number = rows.index(current) + step
        elif isinstance(current, Group) and current.rows and current.rows[0] in rows:
            number = rows.index(current.rows[0]) - (step < 0)
        elif self._after >= 0:
            number = self._after if step > 0 else self._after - 1
        else:
            number = 0 if step > 0 else -1
        index = self._index_of(rows[number % len(rows)].key)
        if index is not None:
            self.setCurrentIndex(index)
            self.scrollTo(index)
            self._choose(index)

    def index_of(self, row: Row) -> QModelIndex:
        """Where a problem stands; invalid if it is not in the list."""
        return self._index_of(row.key) or QModelIndex()

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Tell of it, once the list is complete."""
        super().currentChanged(current, previous)
        if not self._filling:
            self._under = None
            self.current_changed.emit(self.current)
            self.pointed.emit(self._at_hand())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Another width wraps the words otherwise; what is current stays in sight."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        self._resized.start(0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The keys are here: show what they are on."""
        super().focusInEvent(event)
        self.pointed.emit(self._at_hand())

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """The keys are elsewhere."""
        super().focusOutEvent(event)
        self.pointed.emit(self._at_hand())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is on another row; not where a row comes under a pointer that rests."""
        super().mouseMoveEvent(event)
        node = self.indexAt(event.position().toPoint()).data(NODE)
        under = node if isinstance(node, Row) else None
        if under is not self._under:
            self._under = under
            self.pointed.emit(self._at_hand())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self._under = None
        self.pointed.emit(self._at_hand())

    def _keep_in_sight(self) -> None:
        self.executeDelayedItemsLayout()
        self.scrollTo(self.currentIndex())

    def _at_hand(self) -> Row | None:
        if self._under is not None:
            return self._under
        current = self.current
        return current if isinstance(current, Row) and self.hasFocus() else None

    def _choose(self, index: QModelIndex | QPersistentModelIndex) -> None:
        node = index.data(NODE)
        if isinstance(node, Row):
            self.chosen.emit(node)

    def _is_open(self, node: Section | Group) -> bool:
        usual = len(node.rows) <= LONG if isinstance(node, Group) else node.kind not in _FOLDED
        return self._folds.get(node.key, usual)

    def _unfolded(self, index: QModelIndex) -> None:
        self._remember(index, unfolded=True)

    def _has_folded(self, index: QModelIndex) -> None:
        self._remember(index, unfolded=False)

    def _remember(self, index: QModelIndex, *, unfolded: bool) -> None:
        node = index.data(NODE)
        if not self._filling and isinstance(node, Section | Group):
            self._folds[node.key] = unfolded

    def _indexes(self) -> Iterator[QModelIndex]:
        """Sections and groups, each before what is in it."""
        for number in range(self._model.rowCount()):
            section = self._model.index(number, 0)
            yield section
            for row in range(self._model.rowCount(section)):
                yield self._model.index(row, 0, section)

    def _index_of(self, key: str) -> QModelIndex | None:
        for index in self._indexes():
            node = index.data(NODE)
            if isinstance(node, Group):
                if node.key == key:
                    return index
                number = next((number for number, row in enumerate(node.rows) if row.key == key), None)
                if number is not None:
                    return self._model.index(number, 0, index)
        return None


def _item(node: Section | Group | Row) -> QStandardItem:
    item = QStandardItem(_words(node))
    item.setData(node, NODE)
    item.setData(_spoken(node), Qt.ItemDataRole.AccessibleTextRole)
    item.setEditable(False)
    match node:
        case Section():
            held: Sequence[Group | Row] = node.groups
            item.setToolTip(MEANINGS[node.kind])
        case Group():
            held = node.rows
        case Row():
            held = ()
            item.setToolTip(f"{node.finding.message}\n{node.finding.why}")
            item.setData(node.finding.why, Qt.ItemDataRole.AccessibleDescriptionRole)
    for part in held:
        item.appendRow(_item(part))
    return item


def _words(node: Section | Group | Row) -> str:
    match node:
        case Section():
            return TITLES[node.kind]
        case Group():
            return node.title
        case Row():
            return node.finding.message


def _spoken(node: Section | Group | Row) -> str:
    match node:
        case Section():
            return counted(len(list(node.rows)) or len(node.groups), node.kind)
        case Group():
            return f"{node.title}: {len(node.rows)}"
        case Row():
            comment = f", because: {node.comment}" if node.comment else ""
            return f"{NOUNS[node.kind][0]}: {node.finding.message} ({node.finding.problem.code}{comment})"
