"""The status bar: what can be done next, where the pointer is, the zoom, and how many problems there are."""

from PySide6.QtCore import QElapsedTimer, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QStatusBar, QToolButton

from mapforge.editor.asking import plain
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.checker import Checker
from mapforge.editor.panels.problem_groups import counted, counts
from mapforge.editor.panels.signs import sign
from mapforge.editor.shapes import Kind

_TOLD_MS, _REFUSED_MS = 6_000, 12_000
_READ_MS = 1_500
"""What is told stays at least so long, even where the next hint is of more use."""
_CHECKING = "Checking …"
_COUNTED: tuple[Kind, ...] = ("error", "warning", "todo")
_SIGN = QSize(16, 16)


class Status(QObject):
    """Fills a status bar. ``problems_wanted`` when the counts are clicked."""

    problems_wanted = Signal()

    def __init__(self, bar: QStatusBar, view: BoardView, checker: Checker) -> None:
        super().__init__(bar)
        self._view = view
        self._checker = checker
        self._words, self._place, self._zoom = QLabel(), QLabel(), QLabel()
        self._counts = _button()
        self._hint = ""
        self._since = QElapsedTimer()
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.timeout.connect(self._show_hint)
        # Long words must not make the window wider.
        self._words.setMinimumWidth(1)
        self._words.setObjectName("words")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        bar.addWidget(self._words, 1)
        for label, name in ((self._place, "place"), (self._zoom, "zoom")):
            label.setObjectName(name)
            bar.addPermanentWidget(label)
        bar.addPermanentWidget(self._counts)
        self._counts.clicked.connect(self.problems_wanted)
        checker.started.connect(self._show_counts)
        checker.reported.connect(self._show_counts)
        view.zoomed.connect(self._show_zoom)
        view.pointed.connect(self._show_pointer)

    def hint(self, words: str) -> None:
        """What can be done next: shown where nothing else is being told, or a new one as soon as that can be read."""
        new, self._hint = words != self._hint, words
        if not self._told.isActive() or (new and self._since.hasExpired(_READ_MS)):
            self._told.stop()
            self._show_hint()

    def begin(self) -> None:
        """Another thing is begun: what was told of the one before is over."""
        self._told.stop()
        self._show_hint()

    def tell(self, words: str) -> None:
        """What has been done, for a while."""
        self._say(words, _TOLD_MS)

    def refuse(self, words: str) -> None:
        """Why something cannot be done, for a while."""
        self._say(words, _REFUSED_MS)
        QApplication.beep()

    def _show_counts(self) -> None:
        """How many problems there are, or that this is being found out."""
        verdict = self._checker.verdict
        found = counts(verdict) if verdict is not None else {}
        there = [kind for kind in _COUNTED if found.get(kind)]
        told = [counted(found[kind], kind) for kind in there]
        if verdict is None:
            told = [_CHECKING]
        elif not found["error"] and not found["warning"]:
            told = ["No problems", *told]
        words = ", ".join(told)
        self._counts.setText(words)
        self._counts.setAccessibleName(f"Problems: {words}")
        if verdict is not None:
            self._counts.setIcon(sign(there[0] if there else "accepted"))

    def _say(self, words: str, milliseconds: int) -> None:
        if words:
            self._words.setText(words)
            self._words.setToolTip(plain(words))
            self._told.start(milliseconds)
            self._since.start()

    def _show_hint(self) -> None:
        self._words.setText(self._hint)
        self._words.setToolTip(self._hint)

    def _show_zoom(self) -> None:
        self._zoom.setText(f"{self._view.percent:.0f} %")

    def _show_pointer(self, x: float, y: float) -> None:
        self._place.setText(f"{x:.1f}, {y:.1f} mm")


def _button() -> QToolButton:
    """The number of problems; it leads to the list."""
    button = QToolButton()
    button.setObjectName("counts")
    button.setText(_CHECKING)
    button.setAutoRaise(True)
    button.setIconSize(_SIGN)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setToolTip("Errors and warnings of the map as it stands, and what is still to do. Click for the list.")
    return button
