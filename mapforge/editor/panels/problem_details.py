"""All there is to say of the current problem: why it matters, what to do, on what grounds; fixed or accepted here."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mapforge.checks import reference
from mapforge.checks.catalogue import FIXED
from mapforge.editor.checker import Checker
from mapforge.editor.panels.labels import note, words
from mapforge.editor.panels.problem_fixes import Fixes
from mapforge.editor.panels.problem_groups import Group, Row
from mapforge.editor.panels.rows import Refusal
from mapforge.editor.session import Session
from mapforge.edits.checking import accept, set_severity, withdraw

_HINT = "Choose a problem to see why it matters and what can be done about it. F8 goes to the next one."


class ProblemDetails(QScrollArea):
    """About the current row of the list. ``previewed``: see ``Fixes``."""

    previewed = Signal(object)

    def __init__(self, session: Session, checker: Checker) -> None:
        super().__init__()
        self._session = session
        self._node: Row | Group | None = None
        self.fixes = Fixes(session, checker)
        self.fixes.previewed.connect(self.previewed)
        self._title, self._message, self._grounds = words(bold=True), words(), note()
        self._why, self._do = words(), words()
        self._whys, self._dos = words("Why it matters", bold=True), words("What to do", bold=True)
        self.accepting = Accepting()
        self.accepting.accepted.connect(self._accept)
        self.withdraw = QPushButton("Accept no longer")
        self.turn_on = QPushButton("Turn on again")
        for button, does in ((self.withdraw, self._withdraw), (self.turn_on, self._turn_on)):
            button.setAutoDefault(False)
            button.clicked.connect(does)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(6)
        for widget in (self._title, self._message, self.fixes, self._whys, self._why, self._dos, self._do):
            column.addWidget(widget)
        column.addWidget(self._grounds)
        column.addWidget(self.accepting)
        for button in (self.withdraw, self.turn_on):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("About the problem")
        self.setMinimumSize(200, 60)
        session.refused.connect(self.accepting.refuse)
        self.show_node(None, 0)

    @property
    def said(self) -> str:
        """All that is said, for those who look for words."""
        labels = (self._title, self._message, self._why, self._do, self._grounds)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_node(self, node: Row | Group | None, alike: int) -> None:
        """Be about a problem or a kind of problem, of which there are so many that are not accepted."""
        other = node is None or self._node is None or node.key != self._node.key
        self._node = node
        self.fixes.show_node(node, alike)
        if node is None:
            self._say_nothing()
            return
        code = node.code if isinstance(node, Group) else node.finding.problem.code
        page = reference.page(code)
        _say(self._title, f"{page.title} ({code})")
        _say(self._message, _message(node, page.finds))
        for label, head, text in ((self._why, self._whys, page.why), (self._do, self._dos, page.do)):
            _say(label, text)
            head.setVisible(bool(text))
        _say(self._grounds, _grounds(page))
        open_problem = isinstance(node, Row) and node.kind != "accepted" and code not in FIXED
        self.accepting.setVisible(open_problem)
        self.withdraw.setVisible(node.kind == "accepted" and isinstance(node, Row))
        self.turn_on.setVisible(node.kind == "off")
        if other:
            self.accepting.clear()
            self.verticalScrollBar().setValue(0)

    def _say_nothing(self) -> None:
        """No problem is the current one."""
        for widget in (self._title, self._whys, self._why, self._dos, self._do, self._grounds, self.accepting):
            widget.hide()
        for button in (self.withdraw, self.turn_on):
            button.hide()
        _say(self._message, _HINT)

    def _accept(self, comment: str) -> None:
        if isinstance(self._node, Row):
            problem = self._node.finding.problem
            name = f"Accept: {reference.page(problem.code).title}"
            if self._session.apply(name, accept, key=problem.key, comment=comment, value=problem.value):
                self.accepting.clear()

    def _withdraw(self) -> None:
        if isinstance(self._node, Row):
            problem = self._node.finding.problem
            self._session.apply(f"Accept no longer: {reference.page(problem.code).title}", withdraw, key=problem.key)

    def _turn_on(self) -> None:
        if isinstance(self._node, Group):
            title = reference.page(self._node.code).title
            self._session.apply(f"Turn on: {title}", set_severity, code=self._node.code, severity=None)


class Accepting(QWidget):
    """A comment, and the button that accepts the problem with it."""

    accepted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.comment = QLineEdit()
        self.comment.setPlaceholderText("Why it is fine as it is")
        self.comment.setAccessibleName("Comment on accepting the problem")
        self.comment.setMaxLength(1000)
        self.comment.returnPressed.connect(self._accept)
        self.button = QPushButton("Accept")
        self.button.setAutoDefault(False)
        self.button.setToolTip("Keep the problem as it is, with a comment that says why. It is listed apart then.")
        self.button.clicked.connect(self._accept)
        self._refusal = Refusal()
        self._asked = False
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.comment, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self._refusal)

    @property
    def refusal(self) -> str:
        """Why the problem was not accepted."""
        return self._refusal.words

    def clear(self) -> None:
        """Another problem."""
        self.comment.clear()
        self._refusal.say("")

    def refuse(self, reason: str) -> None:
        """Say why not, if it was asked here."""
        if self._asked:
            self._refusal.say(reason)

    def _accept(self) -> None:
        self._asked = True
        self._refusal.say("")
        self.accepted.emit(self.comment.text())
        self._asked = False


def _message(node: Row | Group, finds: str) -> str:
    if isinstance(node, Group):
        return finds
    said = node.finding.message
    if node.comment:
        return f"{said}\nAccepted: {node.comment}"
    lapsed = node.finding.lapsed
    if lapsed is not None:
        return f"{said}\nIt was accepted ({lapsed.comment}), but has got clearly worse since."
    return said


def _grounds(page: reference.Page) -> str:
    """The threshold and where it comes from, and when the problem counts."""
    named = (("Threshold", page.threshold), ("Source", page.source))
    told = [f"{name}: {text.rstrip('.')}." for name, text in named if text]
    return "\n".join([*told, *([page.when] if page.when else [])])


def _say(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))
