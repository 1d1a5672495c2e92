"""In the place of an empty list: that nothing is wrong, and what was looked at to say so."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mapforge.checks.table import CHECKS
from mapforge.editor.panels.labels import words


def checked(ran: Iterable[str]) -> list[str]:
    """What is so where nothing was found, a sentence for each check that ran."""
    names = set(ran)
    return [(check.find.__doc__ or check.name).partition("\n")[0] for check in CHECKS if check.name in names]


class NoProblems(QWidget):
    """Words, and the list of what was checked, folded at first."""

    def __init__(self) -> None:
        super().__init__()
        self._words = words()
        self.fold = QToolButton()
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fold.toggled.connect(self._unfold)
        self.list = QPlainTextEdit()
        self.list.setReadOnly(True)
        self.list.setTabChangesFocus(True)
        self.list.setAccessibleName("What was checked")
        self.list.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        column.addWidget(self._words)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.list, 1)
        column.addStretch()  # what there is stands at the top while the list is folded
        self._unfold(False)

    @property
    def text(self) -> str:
        """The words."""
        return self._words.text()

    def say(self, text: str, ran: Iterable[str] = ()) -> None:
        """Say this; what was checked can be unfolded below."""
        self._words.setText(text)
        sentences = checked(ran)
        self.list.setPlainText("\n".join(f"\N{BULLET} {sentence}" for sentence in sentences))
        self.fold.setText(f"What was checked ({len(sentences)})")
        self.fold.setVisible(bool(sentences))
        self.list.setVisible(bool(sentences) and self.fold.isChecked())

    def _unfold(self, unfolded: bool) -> None:
        self.fold.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.list.setVisible(unfolded)
