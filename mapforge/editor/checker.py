"""Problems of the map being edited, looked for in idle time on a snapshot, never during a drag.

In slices, in the window's own thread: in another, Python's garbage collection would run there too, and take widgets
away under Qt's feet.
"""

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mapforge.checks.entry import Purpose
from mapforge.checks.live import Live
from mapforge.checks.part import Part
from mapforge.checks.subject import Subject
from mapforge.checks.verdict import Verdict
from mapforge.editor.session import Session
from mapforge.files.resolve import resolve
from mapforge.model import Variant

_REST_MS = 200
"""Typing and nudging go on without being looked over."""
_SLICE_S = 0.008
"""Seconds of checking between two looks at mouse and keys."""


class Checker(QObject):
    """``started`` when the map has changed and its problems are no longer known; ``reported`` when they are again.

    ``rest_ms``: how long the map must have been left alone before it is looked over.
    """

    started = Signal()
    reported = Signal()

    def __init__(self, session: Session, parent: QObject | None = None, rest_ms: int = _REST_MS) -> None:
        super().__init__(parent)
        self._session = session
        self._known = False
        self._pictures_changed = False
        self._purpose: Purpose | None = None
        self._live = self._made()
        self._steps: Iterator[None] | None = None
        self._rest = _timer(self, rest_ms)
        self._rest.timeout.connect(self._begin)
        self._idle = _timer(self, 0)
        self._idle.timeout.connect(self._go_on)
        session.changed.connect(self.check_soon)
        session.adopted.connect(self._begin_anew)
        session.home_changed.connect(self._look_at_pictures)
        session.drag_changed.connect(self.check_soon)

    @property
    def live(self) -> Live:
        """What looks the map over; it may be behind."""
        return self._live

    @property
    def verdict(self) -> Verdict | None:
        """What was found in the map as it stands; None while that is not known."""
        return self._live.verdict if self._known else None

    @property
    def purpose(self) -> Purpose | None:
        """What the map is said to be wanted for; None: by what it has."""
        return self._purpose

    def set_purpose(self, purpose: Purpose | None) -> None:
        """The map is wanted for something else now; nothing has to be looked at again for it."""
        self._purpose = purpose
        self._live.set_purpose(purpose)
        if self._known:
            self.reported.emit()

    def check_soon(self) -> None:
        """Look the map over once it has been left alone for a moment."""
        self._steps = None
        self._idle.stop()
        if self._known:
            self._known = False
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

    def _made(self) -> Live:
        """For the map that is open now."""
        session = self._session
        library = session.home.library

        def other(name: str) -> Variant | None:
            found = next((path for _shelf, known, path in library.maps() if known == name), None)
            return resolve(library.read(name), library).variant if found is not None else None

        subject = Subject(session.variant, picture=self._picture, maps=other)
        return Live(session.variant, purpose=self._purpose, subject=subject, at_once=False)

    def _picture(self, file: str) -> Path | None:
        return self._session.home.picture(file)

    def _begin_anew(self) -> None:
        self._purpose = None
        self._live = self._made()
        self.check_soon()

    def _look_at_pictures(self) -> None:
        self._pictures_changed = True
        self.check_soon()

    def _begin(self) -> None:
        again: tuple[Part, ...] = ("picture",) if self._pictures_changed else ()
        self._steps = self._live.steps(self._session.variant, *again)
        self._idle.start()

    def _go_on(self) -> None:
        if self._steps is None:
            return
        until = time.perf_counter() + _SLICE_S
        for _ in self._steps:
            if time.perf_counter() > until:
                self._idle.start()
                return
        self._steps = None
        self._pictures_changed = False
        self._known = True
        self.reported.emit()


def _timer(parent: QObject, milliseconds: int) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    return timer
