"""The status bar: what can be done next, where the pointer is, the zoom, and how many problems there are."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QStatusBar

from mapforge.checks.verdict import Verdict
from mapforge.editor.canvas.view import BoardView

_TOLD_MS, _REFUSED_MS = 6_000, 12_000
_CHECKING = "Checking …"


class _Counts(QLabel):
    """The number of problems; a click asks for the list."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Ask for the list."""
        self.clicked.emit()
        event.accept()


class Status(QObject):
    """Fills a status bar. ``problems_wanted`` when the counts are clicked."""

    problems_wanted = Signal()

    def __init__(self, bar: QStatusBar, view: BoardView) -> None:
        super().__init__(bar)
        self._view = view
        self._words, self._place, self._zoom, self._counts = QLabel(), QLabel(), QLabel(), _Counts(_CHECKING)
        self._hint = ""
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.timeout.connect(self._show_hint)
        # Long words must not make the window wider.
        self._words.setMinimumWidth(1)
        self._words.setObjectName("words")
        bar.addWidget(self._words, 1)
        for label, name in ((self._place, "place"), (self._zoom, "zoom"), (self._counts, "counts")):
            label.setObjectName(name)
            bar.addPermanentWidget(label)
        self._counts.setToolTip("Errors and warnings of the map as it stands. Click for the list.")
        self._counts.clicked.connect(self.problems_wanted)
        view.zoomed.connect(self._show_zoom)
        view.pointed.connect(self._show_pointer)

    def hint(self, words: str) -> None:
        """What can be done next: shown where nothing else is being told."""
        self._hint = words
        if not self._told.isActive():
            self._show_hint()

    def tell(self, words: str) -> None:
        """What has been done, for a while."""
        self._say(words, _TOLD_MS)

    def refuse(self, words: str) -> None:
        """Why something cannot be done, for a while."""
        self._say(words, _REFUSED_MS)
        QApplication.beep()

    def show_report(self, report: Verdict | None) -> None:
        """How many problems there are; None while the map is being checked."""
        if report is None:
            self._counts.setText(_CHECKING)
            return
        counted = [(report.count(level), level) for level in ("error", "warning")]
        told = [f"{count} {level}{'s' if count > 1 else ''}" for count, level in counted if count]
        self._counts.setText(", ".join(told) or "No problems")

    def _say(self, words: str, milliseconds: int) -> None:
        if words:
            self._words.setText(words)
            self._words.setToolTip(words)
            self._told.start(milliseconds)

    def _show_hint(self) -> None:
        self._words.setText(self._hint)
        self._words.setToolTip(self._hint)

    def _show_zoom(self) -> None:
        self._zoom.setText(f"{self._view.percent:.0f} %")

    def _show_pointer(self, x: float, y: float) -> None:
        self._place.setText(f"{x:.1f}, {y:.1f} mm")
