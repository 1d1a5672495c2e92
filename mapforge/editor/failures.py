"""Errors of the program's own while the window is open: shown and survived, so that the map can still be saved."""

import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

ADVICE = (
    "Something went wrong inside MapForge; it is not your doing. The map is as it was before that step: "
    "go on, or save it under another name to be safe."
)


class Failures(QObject):
    """Takes over what Python does with errors that nobody caught, in Qt's slots and in threads.

    Each is written to standard error as before; the first is shown in a dialog that leaves the window usable, and
    while that stands, more are only counted.
    """

    _failed = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._box: QMessageBox | None = None
        self._more = 0
        # Not at once: it may have failed in the middle of painting.
        self._failed.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._old_hook, self._old_thread_hook = sys.excepthook, threading.excepthook
        sys.excepthook = self._take
        threading.excepthook = self._take_from_thread

    @property
    def box(self) -> QMessageBox | None:
        """The dialog that stands open."""
        return self._box

    def end(self) -> None:
        """Leave errors to Python again."""
        sys.excepthook, threading.excepthook = self._old_hook, self._old_thread_hook

    def _take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        told = "".join(traceback.format_exception(kind, error, trace))
        if sys.stderr is not None:
            sys.stderr.write(told)
        self._failed.emit(told)

    def _take_from_thread(self, failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None:
            self._take(failed.exc_type, failed.exc_value, failed.exc_traceback)

    def _show(self, told: str) -> None:
        """In the window's thread, whichever thread failed."""
        if self._box is not None:
            self._more += 1
            self._box.setInformativeText(f"It happened {self._more + 1} times.")
            return
        self._more = 0
        box = QMessageBox(QMessageBox.Icon.Warning, "MapForge", ADVICE, QMessageBox.StandardButton.Ok, self._window)
        box.setDetailedText(told)
        box.setModal(False)
        box.finished.connect(self._close)
        self._box = box
        box.show()

    def _close(self) -> None:
        if self._box is not None:
            self._box.deleteLater()
            self._box = None
