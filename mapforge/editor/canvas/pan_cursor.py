"""The cursor while the board is or can be panned."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget


class PanCursor:
    """A hand over a widget, and afterwards the cursor it had before."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._before: QCursor | None = None

    def show(self, *, panning: bool, ready: bool) -> None:
        """A closed hand while ``panning``, an open one while ``ready`` to, else what was there."""
        if panning or ready:
            self._before = self._before or QCursor(self._widget.cursor())
            self._widget.setCursor(Qt.CursorShape.ClosedHandCursor if panning else Qt.CursorShape.OpenHandCursor)
        elif self._before is not None:
            self._widget.setCursor(self._before)
            self._before = None
