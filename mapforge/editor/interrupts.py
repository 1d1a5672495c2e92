"""Ctrl+C in the terminal: it ends the window's loop, which otherwise would not hear of it."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtWidgets import QWidget

INTERRUPTED = 130
"""The exit status of a program that was ended by Ctrl+C."""


class Interrupts(QObject):
    """Turns SIGINT into closing a window, as its own button would: unsaved changes are asked about.

    A second one ends the program without a question. Python only looks at signals between its own steps; the system
    tells a socket of them, which wakes Qt's loop.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._count = 0
        self._near, self._far = socket.socketpair()
        for end in (self._near, self._far):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._old_descriptor = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        self._old_handler = signal.signal(signal.SIGINT, self._interrupt)

    @property
    def happened(self) -> bool:
        """There has been one."""
        return self._count > 0

    def end(self) -> None:
        """Leave signals as they were."""
        self._notifier.setEnabled(False)
        signal.signal(signal.SIGINT, self._old_handler)
        signal.set_wakeup_fd(self._old_descriptor)
        self._near.close()
        self._far.close()

    def _interrupt(self, _number: int, _frame: FrameType | None) -> None:
        self._count += 1

    def _wake(self) -> None:
        """The handler has run before this: Python looks at signals before its next step."""
        before = self._count
        try:
            self._near.recv(4096)
        except BlockingIOError:
            return
        if before > 1:
            QCoreApplication.exit(INTERRUPTED)
        elif before == 1:
            self._window.close()
