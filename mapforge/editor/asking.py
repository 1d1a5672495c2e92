"""Questions and complaints in a box of their own."""

from html import escape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Button = QMessageBox.StandardButton


def ask(window: QWidget, question: str, words: str, choices: QMessageBox.StandardButton) -> QMessageBox.StandardButton:
    """Ask a question with these buttons; the one that was chosen."""
    box = QMessageBox(QMessageBox.Icon.Question, "MapForge", plain(question), choices, window)
    box.setInformativeText(plain(words))
    return Button(box.exec())


def complain(window: QWidget, title: str, words: str) -> None:
    """Say what could not be done, and why."""
    box = QMessageBox(QMessageBox.Icon.Warning, "MapForge", plain(title), Button.Ok, window)
    box.setInformativeText(plain(words))
    box.exec()


def plain(words: str) -> str:
    """Words for a widget that would take some for HTML: the name of a map or file is shown as it is, not obeyed."""
    return f"<span>{escape(words)}</span>" if Qt.mightBeRichText(words) else words
