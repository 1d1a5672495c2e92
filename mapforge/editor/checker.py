"""Problems of the map being edited, looked for in idle time on a snapshot, never during a drag.

In slices, in the window's own thread: in another, Python's garbage collection would run there too, and take widgets
away under Qt's feet.
"""

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from mapforge.checks.validate import Report, examine_variant
from mapforge.editor.session import Session
from mapforge.model import Variant

_REST_MS = 200
"""How long the map must have been left alone: typing and nudging go on without being looked over."""
_SLICE_S = 0.008
"""Seconds of checking between two looks at mouse and keys."""


class Checker(QObject):
    """``started`` when the map has changed and its problems are no longer known; ``reported`` when they are again."""

    started = Signal()
    reported = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._report: Report | None = None
        self._steps: tuple[Variant, Iterator[Report | None]] | None = None
        self._rest = _timer(self, _REST_MS)
        self._rest.timeout.connect(self._begin)
        self._idle = _timer(self, 0)
        self._idle.timeout.connect(self._go_on)
        session.changed.connect(self.check_soon)
        session.adopted.connect(self.check_soon)
        session.home_changed.connect(self.check_soon)
        session.drag_changed.connect(self.check_soon)

    @property
    def report(self) -> Report | None:
        """What was found in the map as it stands; None while that is not known."""
        return self._report

    def check_soon(self) -> None:
        """Look the map over once it has been left alone for a moment."""
        self._steps = None
        self._idle.stop()
        if self._report is not None:
            self._report = None
            self.started.emit()
        if self._session.dragging:
            self._rest.stop()
        else:
            self._rest.start()

    def stop(self) -> None:
        """Look no further."""
        self._rest.stop()
        self._idle.stop()
        self._steps = None

    def _begin(self) -> None:
        variant = self._session.variant
        self._steps = (variant, examine_variant(variant, self._session.home.picture))
        self._idle.start()

    def _go_on(self) -> None:
        if self._steps is None:
            return
        until = time.perf_counter() + _SLICE_S
        for report in self._steps[1]:
            if report is not None:
                self._steps = None
                self._report = report
                self.reported.emit()
                return
            if time.perf_counter() > until:
                self._idle.start()
                return


def _timer(parent: QObject, milliseconds: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    return timer
