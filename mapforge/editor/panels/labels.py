"""Words in a panel: as wide as there is room, on as many lines as they need."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy


def words(text: str = "", *, bold: bool = False) -> QLabel:
    """A text that can be selected with the mouse."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    policy = label.sizePolicy()  # a new one would forget that the height goes by the width
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    label.setSizePolicy(policy)
    if bold:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    return label


def note(text: str = "") -> QLabel:
    """A text that says more of what stands above it."""
    label = words(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
