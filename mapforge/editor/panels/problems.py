"""The problems dock: what the checks found, the worst first; a click leads to the place."""

from collections import Counter

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListView, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mapforge.checks.entry import LEVELS, Severity
from mapforge.checks.verdict import Finding, Verdict
from mapforge.editor.panels.problem_list import FINDING, FindingDelegate, FindingModel
from mapforge.editor.panels.signs import SIZE, severity_sign

NOUNS: dict[Severity, tuple[str, str]] = {
    "error": ("error", "errors"),
    "warning": ("warning", "warnings"),
    "info": ("remark", "remarks"),
}


class ProblemsPanel(QWidget):
    """The findings of a report, filtered by severity.

    ``chosen(place)``: the designer wants to see where a problem is.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Verdict | None = None
        self._ran: tuple[str, ...] = ()
        self._model = FindingModel(self)
        self._list = QListView()
        self._list.setModel(self._model)
        self._delegate = FindingDelegate(self._list)
        self._list.setItemDelegate(self._delegate)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setAccessibleName("Problems")
        self._list.clicked.connect(self._choose)
        self._list.activated.connect(self._choose)
        self._state = QLabel("Not checked yet.")
        self._nothing = QLabel()
        for label in (self._state, self._nothing):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._nothing.setMargin(6)
        self._buttons = {level: self._button(level) for level in LEVELS}
        head = QHBoxLayout()
        for button in self._buttons.values():
            head.addWidget(button)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._list, 1)
        column.addWidget(self._nothing, 1)
        column.addWidget(self._state)
        self.setMinimumWidth(260)
        self._tell()

    @property
    def view(self) -> QListView:
        """The list of what is shown."""
        return self._list

    @property
    def state(self) -> str:
        """What is said of the list as a whole: how it stands with checking, and what was not looked at."""
        return self._state.text()

    @property
    def nothing(self) -> str:
        """What stands in the place of an empty list."""
        return self._nothing.text() if not self._nothing.isHidden() else ""

    def filter_button(self, level: Severity) -> QToolButton:
        """The button that shows and hides problems of a severity."""
        return self._buttons[level]

    def show_report(self, report: Verdict | None, ran: tuple[str, ...] = ()) -> None:
        """Show what was found, and by which checks; None: it is being checked, what was found may be gone."""
        if report is None:
            self._state.setText("Checking …" if self._report is None else "Checking … The list is that of before.")
            return
        self._report, self._ran = report, ran
        self._refill()

    def next(self) -> None:
        """The problem after the current one, or the first; the designer wants to see it."""
        self._go(1)

    def previous(self) -> None:
        """The problem before the current one, or the last."""
        self._go(-1)

    def _button(self, level: Severity) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setChecked(level != "info")
        button.setIcon(severity_sign(level))
        button.setIconSize(QSize(SIZE - 4, SIZE - 4))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setToolTip(f"Show or hide {NOUNS[level][1]}.")
        button.toggled.connect(self._refill)
        return button

    def _refill(self) -> None:
        """The list anew, with the same problem current if it is still there."""
        current = self._list.currentIndex().data(FINDING)
        findings = self._report.findings if self._report is not None else ()
        shown = [finding for finding in findings if self._buttons[finding.severity].isChecked()]
        shown.sort(key=_order)
        self._model.show_findings(shown)
        if isinstance(current, Finding):
            key = current.problem.key
            row = next((number for number, finding in enumerate(shown) if finding.problem.key == key), None)
            if row is not None:
                self._list.setCurrentIndex(self._model.index(row))
        self._tell()

    def _tell(self) -> None:
        report = self._report
        found = Counter(finding.severity for finding in report.findings) if report is not None else Counter[Severity]()
        for level, button in self._buttons.items():
            button.setText(str(found[level]))
            button.setAccessibleName(f"Show {counted(found[level], level)}")
        empty = self._model.rowCount() == 0
        self._list.setVisible(not empty)
        self._nothing.setVisible(empty)
        if report is None:
            return
        self._nothing.setText(_why_empty(self._ran, hidden=sum(found.values())))
        self._state.setText(_summary(report, found))

    def _go(self, step: int) -> None:
        rows = self._model.rowCount()
        if not rows:
            return
        now = self._list.currentIndex().row()
        row = (0 if step > 0 else rows - 1) if now < 0 else (now + step) % rows
        index = self._model.index(row)
        self._list.setCurrentIndex(index)
        self._list.scrollTo(index)
        self._choose(index)

    def _choose(self, index: QModelIndex | QPersistentModelIndex) -> None:
        finding = index.data(FINDING)
        if isinstance(finding, Finding):
            self.chosen.emit(finding.problem.place)


def counted(number: int, level: Severity) -> str:
    """So many problems of a severity, in words."""
    return f"{number} {NOUNS[level][number != 1]}"


def _order(finding: Finding) -> int:
    """By severity; within one, as the report has them."""
    return LEVELS.index(finding.severity)


def _why_empty(ran: tuple[str, ...], hidden: int) -> str:
    if hidden:
        return f"All {hidden} problems are of a kind that is hidden. Show them with the buttons above."
    checked = ", ".join(name.replace("-", " ") for name in ran)
    return f"No problems found. Checked: {checked}."


def _summary(report: Verdict, found: Counter[Severity]) -> str:
    parts = [counted(found[level], level) for level in LEVELS if found[level]] or ["No problems"]
    words = ", ".join(parts) + "."
    if report.accepted:
        words += f" {len(report.accepted)} accepted."
    if report.todo:
        words += f" {len(report.todo)} still to do."
    return words
