"""The fixes of one problem: what each would change, shown before it is made."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mapforge.checks.fix import Fix, fixable
from mapforge.editor.checker import Checker
from mapforge.editor.idle import Idle
from mapforge.editor.panels.labels import note, words
from mapforge.editor.panels.problem_groups import Group, Row
from mapforge.editor.panels.problem_repair import RepairDialog, becoming
from mapforge.editor.session import Session
from mapforge.interaction.differences import differences
from mapforge.model import Variant

_WAIT_MS = 60
"""How long a problem must have been current before fixes are tried: keys held down go by it."""
_TOLD = 4
"""Lines of difference told of a fix."""


class FixCard(QWidget):
    """One fix: its button, its name, and what it would change. ``looked_at(self, bool)`` by pointer or keys."""

    taken = Signal(object)
    looked_at = Signal(object, bool)

    def __init__(self, fix: Fix, before: Variant) -> None:
        super().__init__()
        self.fix = fix
        lines = list(differences(before, fix.variant))
        if len(lines) > _TOLD:
            lines[_TOLD:] = [f"and {len(lines) - _TOLD} more"]
        self.difference = "\n".join(lines)
        self.button = QPushButton("Fix")
        self.button.setAutoDefault(False)
        self.button.setAccessibleName(f"Fix: {fix.label}")
        self.button.setAccessibleDescription(self.difference)
        self.button.setToolTip(f"{fix.label}\n{self.difference}")
        self.button.clicked.connect(self._take)
        self.button.installEventFilter(self)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(words(fix.label))
        column.addWidget(note(self.difference))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The button has the keys, or has them no more."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.looked_at.emit(self, event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is on it."""
        super().enterEvent(event)
        self.looked_at.emit(self, True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """The pointer is elsewhere."""
        super().leaveEvent(event)
        self.looked_at.emit(self, False)

    def _take(self) -> None:
        self.taken.emit(self.fix)


class Fixes(QWidget):
    """What can be done by itself about a problem, tried while nothing else is to be done.

    ``previewed(Variant | None)``: the map as a fix that is looked at would make it.
    """

    previewed = Signal(object)

    def __init__(self, session: Session, checker: Checker) -> None:
        super().__init__()
        self._session = session
        self._checker = checker
        self._row: Row | None = None
        self._code = ""
        self._for: tuple[str, Variant] | None = None
        self.cards: list[FixCard] = []
        self._idle = Idle(self)
        self._idle.came.connect(self._came)
        self._idle.finished.connect(self._all_tried)
        self._state = note()
        self.all_button = QPushButton()
        self.all_button.setAutoDefault(False)
        self.all_button.clicked.connect(self.fix_all)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._cards)
        column.addWidget(self._state)
        column.addWidget(self.all_button, 0, Qt.AlignmentFlag.AlignLeft)
        session.changed.connect(self._outdated)
        session.adopted.connect(self._outdated)

    @property
    def busy(self) -> bool:
        """Fixes are still being tried."""
        return self._idle.busy

    @property
    def state(self) -> str:
        """What is said where there is no fix, or none yet."""
        return self._state.text()

    def show_node(self, node: Row | Group | None, alike: int) -> None:
        """Be about a problem or a kind of problem, of which there are so many that are not accepted."""
        self._row = node if isinstance(node, Row) and node.kind != "accepted" else None
        self._code = "" if node is None else node.code if isinstance(node, Group) else node.finding.problem.code
        may = fixable(self._code) and (node is None or node.kind not in ("accepted", "off"))
        self.setVisible(may)
        self.all_button.setText(f"Fix all {alike} of this kind …")
        self.all_button.setVisible(may and alike > 1)
        self.all_button.setEnabled(self._checker.verdict is not None)
        wanted = (self._row.finding.problem.key, self._checker.live.variant) if self._row is not None else None
        if wanted is not None and self._for is not None and wanted[0] == self._for[0] and wanted[1] is self._for[1]:
            return
        self._clear()
        if not may or self._row is None or self._checker.verdict is None:
            return
        self._for = wanted
        self._say("Looking for a fix …")
        self._idle.start(self._checker.live.seeking(self._row.finding), _WAIT_MS)

    def fix_first(self) -> None:
        """Make the best fix, if there is one; else it is told that there is none."""
        if self.cards:
            self._take(self.cards[0].fix)
        elif self._idle.busy:
            self._session.told.emit("Still looking for a fix.")
        else:
            self._session.told.emit("There is no fix that is sure to help here.")

    def fix_all(self) -> None:
        """Ask whether all problems of this kind are to be fixed, and show what that would change."""
        if self._checker.verdict is None or not fixable(self._code):
            return
        self._idle.stop()
        dialog = RepairDialog(self._checker.live, self._code, self.window())
        dialog.previewed.connect(self.previewed)
        before = self._session.variant
        accepted = dialog.exec()
        self.previewed.emit(None)
        operation = dialog.operation
        dialog.deleteLater()
        if accepted and operation is not None and self._session.variant is before:
            self._session.do(operation)

    def _came(self, fix: object) -> None:
        if not isinstance(fix, Fix):
            return
        card = FixCard(fix, self._checker.live.variant)
        card.taken.connect(self._take)
        card.looked_at.connect(self._look)
        self.cards.append(card)
        self._cards.addWidget(card)
        self._say("")

    def _all_tried(self) -> None:
        if not self.cards:
            self._say("No fix was found that helps and harms nothing else.")

    def _take(self, fix: Fix) -> None:
        if self._session.variant is self._checker.live.variant:
            self.previewed.emit(None)
            self._session.do(becoming(fix.label, fix.variant))

    def _look(self, card: FixCard, looked: bool) -> None:
        self.previewed.emit(card.fix.variant if looked else None)

    def _outdated(self) -> None:
        """The map is another: what was tried on the one before holds no more."""
        self._clear()
        self.all_button.setEnabled(False)

    def _clear(self) -> None:
        self._idle.stop()
        self._for = None
        if self.cards:
            self.previewed.emit(None)
        for card in self.cards:
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        self._say("")

    def _say(self, text: str) -> None:
        self._state.setText(text)
        self._state.setVisible(bool(text))
