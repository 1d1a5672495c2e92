"""Light and dark: the window's colors, and those of what is drawn over the board."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from mapforge.editor.settings import Theme

THEMES: tuple[tuple[Theme, str], ...] = (("system", "As the system"), ("light", "Light"), ("dark", "Dark"))


class BoardColors(NamedTuple):
    """Colors round and over the board. ``accent`` is read on any board with ``casing`` beside it."""

    desk: QColor
    accent: QColor
    casing: QColor
    hot: QColor
    guide: QColor


_Role = QPalette.ColorRole
_LIGHT: dict[QPalette.ColorRole, str] = {
    _Role.Window: "#F4F1EB",
    _Role.WindowText: "#211B15",
    _Role.Base: "#FFFFFF",
    _Role.AlternateBase: "#F7F4EE",
    _Role.Text: "#211B15",
    _Role.Button: "#ECE7DE",
    _Role.ButtonText: "#211B15",
    _Role.BrightText: "#B00020",
    _Role.ToolTipBase: "#FFFBF0",
    _Role.ToolTipText: "#211B15",
    _Role.PlaceholderText: "#6E665C",
    _Role.Highlight: "#1F5F8B",
    _Role.HighlightedText: "#FFFFFF",
    _Role.Link: "#1B5E8C",
    _Role.LinkVisited: "#5B3F8C",
    _Role.Accent: "#1F5F8B",
}
_DARK: dict[QPalette.ColorRole, str] = {
    _Role.Window: "#28282C",
    _Role.WindowText: "#ECE9E4",
    _Role.Base: "#323238",
    _Role.AlternateBase: "#393940",
    _Role.Text: "#ECE9E4",
    _Role.Button: "#3E3E45",
    _Role.ButtonText: "#ECE9E4",
    _Role.BrightText: "#FF8A80",
    _Role.ToolTipBase: "#3A3A40",
    _Role.ToolTipText: "#ECE9E4",
    _Role.PlaceholderText: "#A29D95",
    _Role.Highlight: "#3D8BC4",
    _Role.HighlightedText: "#0E0E10",
    _Role.Link: "#7CBCEB",
    _Role.LinkVisited: "#C0A6F0",
    _Role.Accent: "#3D8BC4",
}
_FADED: dict[bool, str] = {False: "#938B80", True: "#7D7A75"}
_DISABLED = (_Role.WindowText, _Role.Text, _Role.ButtonText)


def palette(dark: bool) -> QPalette:
    """The window's palette."""
    made = QPalette()
    for role, shade in (_DARK if dark else _LIGHT).items():
        made.setColor(role, QColor(shade))
    for role in _DISABLED:
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED[dark]))
    return made


def board_colors(dark: bool) -> BoardColors:
    """What is drawn round and over the board."""
    desk = "#17171A" if dark else "#CFC9BE"
    return BoardColors(QColor(desk), QColor("#0A84FF"), QColor("#FFFFFF"), QColor("#FF9F0A"), QColor("#D6006C"))


def is_dark(theme: Theme) -> bool:
    """Whether a choice means dark now: the system's choice may change."""
    if theme != "system":
        return theme == "dark"
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def use(theme: Theme) -> bool:
    """Give all windows that theme; whether it is dark."""
    dark = is_dark(theme)
    QApplication.setPalette(palette(dark))
    return dark
