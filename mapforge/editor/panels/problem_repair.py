"""All problems of a kind fixed as one step: the fixes are tried one after the other, and shown before they are made."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapforge.checks.fix import Repair
from mapforge.checks.live import Live
from mapforge.editor.idle import Idle
from mapforge.editor.panels.labels import words
from mapforge.editor.panels.problem_groups import title_of
from mapforge.interaction.differences import differences
from mapforge.interaction.values import Operation
from mapforge.model import Variant


def becoming(name: str, after: Variant) -> Operation:
    """The step that makes the map another one that was worked out before."""
    return Operation(name, _become, {"after": after})


def _become(_variant: Variant, *, after: Variant) -> Variant:
    return after


class RepairDialog(QDialog):
    """Shows each fix as it is found, with what it changes; can be closed at any time.

    ``previewed(Variant)``: the map as it would be with all that has been found so far. ``operation``: the step to do
    once it was accepted.
    """

    previewed = Signal(object)

    def __init__(self, live: Live, code: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = title_of(code)
        self.setWindowTitle(f"Fix all: {title}")
        self._title = title
        self._alike = sum(finding.problem.code == code for finding in (*live.verdict.findings, *live.verdict.todo))
        self._repair = Repair((), live.variant)
        self._state = words(f"Trying what helps, one problem after the other ({self._alike} in all) …")
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self.list = QTreeWidget()
        self.list.setHeaderHidden(True)
        self.list.setWordWrap(True)
        self.list.setAccessibleName("What would be done")
        self.list.setMinimumSize(520, 260)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.fix = self._buttons.addButton("Fix", QDialogButtonBox.ButtonRole.AcceptRole)
        self.fix.setEnabled(False)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._state)
        column.addWidget(self._bar)
        column.addWidget(self.list, 1)
        column.addWidget(self._buttons)
        self._idle = Idle(self)
        self._idle.came.connect(self._came)
        self._idle.finished.connect(self._all_tried)
        self.finished.connect(self._idle.stop)
        self._idle.start(live.repairing(code))

    @property
    def operation(self) -> Operation | None:
        """All that has been found, as one step; None where nothing was."""
        number = len(self._repair.done)
        if not number:
            return None
        name = self._repair.done[0][1] if number == 1 else f"Fix {number} times: {self._title}"
        return becoming(name, self._repair.variant)

    @property
    def state(self) -> str:
        """How far it has come."""
        return self._state.text()

    def _came(self, value: object) -> None:
        if not isinstance(value, Repair) or value is self._repair:
            return
        before, self._repair = self._repair, value
        for _problem, label in value.done[len(before.done) :]:
            item = QTreeWidgetItem([label])
            for line in differences(before.variant, value.variant):
                item.addChild(QTreeWidgetItem([line]))
            self.list.addTopLevelItem(item)
            item.setExpanded(True)
        if len(value.done) > len(before.done):
            self._state.setText(f"{len(value.done)} of {self._alike} can be fixed so far …")
            self.previewed.emit(value.variant)

    def _all_tried(self) -> None:
        done = len(self._repair.done)
        self._bar.hide()
        if not done:
            self._state.setText("For none of them was a fix found that helps and harms nothing else.")
            return
        rest = "" if done == self._alike else " The others need a decision of yours: no fix is sure to help them."
        self._state.setText(f"{done} of {self._alike} can be fixed, as one step that can be undone.{rest}")
        self.fix.setText(f"Fix {done}")
        self.fix.setEnabled(True)
        self.fix.setDefault(True)
        self.fix.setFocus(Qt.FocusReason.OtherFocusReason)
