"""The menu of a problem or of a kind of problem."""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication
from PySide6.QtWidgets import QMenu

from mapforge.checks import reference
from mapforge.checks.fix import fixable
from mapforge.editor.panels.problem_details import ProblemDetails
from mapforge.editor.panels.problem_groups import Group, Row
from mapforge.editor.panels.problem_tree import ProblemTree
from mapforge.editor.session import Session
from mapforge.edits.checking import set_severity

_LEVELS = (
    (None, "As usual"),
    ("error", "Errors"),
    ("warning", "Warnings"),
    ("info", "Remarks"),
    ("off", "Turned off: not told at all"),
)


class ProblemMenu(QObject):
    """Opens the menu of the current row."""

    def __init__(self, session: Session, tree: ProblemTree, details: ProblemDetails) -> None:
        super().__init__(tree)
        self._session = session
        self._tree = tree
        self._details = details
        self._node: Row | Group | None = None
        tree.customContextMenuRequested.connect(self.open)

    def open(self, at: QPoint) -> None:
        """The menu, at a place of the list; by the keys at the current row."""
        index = self._tree.indexAt(at)
        if not index.isValid() or index != self._tree.currentIndex():
            index = self._tree.currentIndex()
            at = self._tree.visualRect(index).center()
        self._node = self._tree.current
        if self._node is None:
            return
        menu = self._filled(self._node)
        menu.exec(self._tree.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _filled(self, node: Row | Group) -> QMenu:
        menu = QMenu(self._tree)
        code = node.code if isinstance(node, Group) else node.finding.problem.code
        page = reference.page(code)
        alive = node.kind not in ("accepted", "off")
        if isinstance(node, Row):
            menu.addAction("&Show on the board").triggered.connect(self._show)
            menu.addAction("&Copy what it says").triggered.connect(self._copy)
            menu.addSeparator()
        if alive and fixable(code):
            if isinstance(node, Row):
                for card in self._details.fixes.cards:
                    menu.addAction(f"Fix: {card.fix.label}").triggered.connect(card.button.click)
            menu.addAction("&Fix all of this kind …").triggered.connect(self._details.fixes.fix_all)
            menu.addSeparator()
        if isinstance(node, Row) and alive and not page.steady:
            menu.addAction("&Accept …").triggered.connect(self._accept)
        if isinstance(node, Row) and node.kind == "accepted":
            menu.addAction("&Accept no longer").triggered.connect(self._details.withdraw.click)
        if not page.steady:
            self._add_levels(menu, code)
        return menu

    def _add_levels(self, menu: QMenu, code: str) -> None:
        levels = menu.addMenu("On this map, such problems &are")
        one = QActionGroup(levels)
        now = self._session.variant.checks.severity.get(code)
        for level, text in _LEVELS:
            action = QAction(text, one)
            action.setData((code, level))
            action.setCheckable(True)
            action.setChecked(level == now)
            action.triggered.connect(self._set_level)
            levels.addAction(action)

    def _show(self) -> None:
        self._tree.chosen.emit(self._node)

    def _copy(self) -> None:
        if isinstance(self._node, Row):
            QGuiApplication.clipboard().setText(self._node.finding.message)

    def _accept(self) -> None:
        self._details.ensureWidgetVisible(self._details.accepting)
        self._details.accepting.comment.setFocus()

    def _set_level(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            code, level = action.data()
            title = reference.page(code).title
            self._session.apply(f"Severity: {title}", set_severity, code=code, severity=level)
