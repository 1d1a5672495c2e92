"""The problems dock: what was found, the worst first and by kind; what each means, and what can be done about it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from mapforge.checks.verdict import Verdict, usual_purpose
from mapforge.editor.checker import Checker
from mapforge.editor.panels.labels import note
from mapforge.editor.panels.problem_bar import ProblemBar
from mapforge.editor.panels.problem_details import ProblemDetails
from mapforge.editor.panels.problem_groups import Group, Row, arranged, counted, counts
from mapforge.editor.panels.problem_menu import ProblemMenu
from mapforge.editor.panels.problem_none import NoProblems
from mapforge.editor.panels.problem_tree import ProblemTree
from mapforge.editor.session import Session
from mapforge.editor.shapes import Kind

_WIDE = 560
"""Pixels from which list and details stand side by side."""
_TOLD: tuple[Kind, ...] = ("error", "warning", "info", "todo")


class ProblemsPanel(QWidget):
    """Follows the checker by itself.

    Signals: ``chosen(Place)``: the designer wants to see where a problem is. ``pointed(Place | None)``: what the
    pointer or the keys are on. ``listed(tuple of Row)``: what is to be marked on the board. ``previewed(Variant |
    None)``: the map as a fix would make it.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    listed = Signal(object)
    previewed = Signal(object)

    def __init__(self, session: Session, checker: Checker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._checker = checker
        self._verdict: Verdict | None = None
        self.bar = ProblemBar()
        self.tree = ProblemTree()
        self.details = ProblemDetails(session, checker)
        self.menu = ProblemMenu(session, self.tree, self.details)
        self.none = NoProblems()
        self._state = note("Not checked yet.")
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.tree)
        self._split.addWidget(self.details)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.bar)
        column.addWidget(self.none, 1)
        column.addWidget(self._split, 3)
        column.addWidget(self._state)
        self.setMinimumWidth(260)
        self.none.hide()
        self._split.hide()
        self._connect()
        if checker.verdict is not None:
            self._reported()

    @property
    def state(self) -> str:
        """What is said of the list as a whole."""
        return self._state.text()

    @property
    def nothing(self) -> str:
        """What is said where nothing is wrong or nothing is shown."""
        return "" if self.none.isHidden() else self.none.text

    def next(self) -> None:
        """The problem after the current one, or the first; the designer wants to see it."""
        self.tree.go(1)

    def previous(self) -> None:
        """The problem before the current one, or the last."""
        self.tree.go(-1)

    def show_row(self, row: Row) -> None:
        """Make a problem the current one."""
        index = self.tree.index_of(row)
        self.tree.setCurrentIndex(index)
        self.tree.scrollTo(index)

    def fix_current(self) -> None:
        """Make the best fix of the current problem."""
        if isinstance(self.tree.current, Row):
            self.details.fixes.fix_first()
        else:
            self._session.told.emit("Choose a problem first: F8 goes to the next.")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """In a wide dock the details stand beside the list, else below it."""
        super().resizeEvent(event)
        width = event.size().width()
        self.bar.fit(width)
        wide = width >= _WIDE and width > event.size().height()
        wanted = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self._split.orientation() != wanted:
            self._split.setOrientation(wanted)
            self._split.setSizes([3000, 2000])  # shares, of whatever room there is

    def _connect(self) -> None:
        self._checker.started.connect(self._checking)
        self._checker.reported.connect(self._reported)
        self._session.adopted.connect(self._begin_anew)
        self.bar.shown_changed.connect(self._refill)
        self.bar.purpose_chosen.connect(self._checker.set_purpose)
        self.tree.chosen.connect(self._choose)
        self.tree.pointed.connect(self._point)
        self.tree.current_changed.connect(self._show_current)
        self.details.previewed.connect(self.previewed)

    def _begin_anew(self) -> None:
        """Another map: nothing is known of it."""
        self._verdict = None
        self.tree.show_sections(())
        self.none.hide()
        self.listed.emit(())
        self._checking()

    def _checking(self) -> None:
        before = "" if self._verdict is None else " The list is that of before."
        self._state.setText(f"Checking …{before}")

    def _reported(self) -> None:
        self._verdict = self._checker.verdict
        self._refill()

    def _refill(self) -> None:
        verdict = self._verdict
        if verdict is None:
            return
        variant = self._checker.live.variant
        found = counts(verdict)
        self.bar.show_counts(found)
        self.bar.show_purpose(self._checker.purpose, usual_purpose(variant))
        sections = arranged(verdict, variant, self.bar.shown)
        self.tree.show_sections(sections)
        self._show_current(self.tree.current)
        self._split.setVisible(bool(sections))
        listed = tuple(row for row in self.tree.rows if row.kind != "accepted")
        self.none.setVisible(not listed)
        if not listed:
            self._say_none(found)
        self._state.setText(_summary(found))
        self.listed.emit(listed)

    def _say_none(self, found: dict[Kind, int]) -> None:
        hidden = [counted(found[kind], kind) for kind in _TOLD if found[kind]]
        if found["error"] or found["warning"]:
            self.none.say(f"Hidden: {', '.join(hidden)}. Show them with the buttons above.")
            return
        rest = f" Hidden: {', '.join(hidden)}." if hidden else ""
        self.none.say(f"No problems found.{rest}", self._checker.live.ran)

    def _show_current(self, node: Row | Group | None) -> None:
        code = "" if node is None else node.code if isinstance(node, Group) else node.finding.problem.code
        verdict = self._verdict
        open_ones = (*verdict.findings, *verdict.todo) if verdict is not None else ()
        self.details.setVisible(node is not None or bool(self.tree.rows))
        self.details.show_node(node, sum(finding.problem.code == code for finding in open_ones))

    def _choose(self, row: Row) -> None:
        self.chosen.emit(row.finding.problem.place)

    def _point(self, row: Row | None) -> None:
        self.pointed.emit(row.finding.problem.place if row is not None else None)


def _summary(found: dict[Kind, int]) -> str:
    wrong = [counted(found[kind], kind) for kind in ("error", "warning", "info") if found[kind]]
    rest = [counted(found[kind], kind) for kind in ("todo", "accepted") if found[kind]]
    return ", ".join([*(wrong or ["No problems"]), *rest]) + "."
