"""Long work in idle time, a piece after the other, so that the window goes on answering."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

_SLICE_S = 0.012
"""Seconds of work between two looks at mouse and keys."""


class Idle(QObject):
    """Takes from an iterator while there is nothing else to do; one at a time.

    ``came(value)`` for everything it yields; ``finished()`` once it has no more.
    """

    came = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """There is work left."""
        return self._work is not None

    def start(self, work: Iterator[object], wait_ms: int = 0) -> None:
        """Begin, in the place of what was under way, after a moment."""
        self._work = work
        self._timer.start(wait_ms)

    def stop(self) -> None:
        """Drop the rest."""
        self._work = None
        self._timer.stop()

    def _go_on(self) -> None:
        work, until = self._work, time.perf_counter() + _SLICE_S
        if work is None:
            return
        for value in work:
            self.came.emit(value)
            if self._work is not work:
                return
            if time.perf_counter() > until:
                self._timer.start(0)
                return
        self._work = None
        self.finished.emit()
