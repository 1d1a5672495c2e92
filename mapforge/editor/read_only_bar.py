"""The bar over a map in a pack: it is shown as it is, and a copy of it can be edited."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mapforge.editor.session import Session


class ReadOnlyBar(QFrame):
    """Says whose map it is, as long as the session's map may not be changed. ``install_wanted`` for its pack."""

    install_wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._words = QLabel()
        self._words.setObjectName("read-only")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setMinimumWidth(1)
        self.button = QPushButton("&Edit a copy")
        self.button.setToolTip("The map in the pack stays as it is; the copy is saved in a place of your own.")
        self.install = QPushButton("&Install the pack")
        self.install.setToolTip("Its maps can then be named by their ids, and other maps find them as their base.")
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        row.addWidget(self.install)
        row.addWidget(self.button)
        self.install.clicked.connect(self.install_wanted)
        self.button.clicked.connect(self._session.edit_copy)
        session.home_changed.connect(self._follow)
        session.adopted.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setVisible(self._session.read_only)
        self.install.setVisible(self._session.home.pack is not None)
        self._words.setText(f"{self._session.home.notice} It is only shown here.")


def below_bar(bar: QWidget, view: QWidget) -> QWidget:
    """A widget below a bar."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(bar)
    column.addWidget(view, 1)
    both.setFocusProxy(view)
    return both
