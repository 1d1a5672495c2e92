"""Questions and complaints in a box of their own."""

from PySide6.QtWidgets import QMessageBox, QWidget

Button = QMessageBox.StandardButton


def ask(window: QWidget, question: str, words: str, choices: QMessageBox.StandardButton) -> QMessageBox.StandardButton:
    """Ask a question with these buttons; the one that was chosen."""
    box = QMessageBox(QMessageBox.Icon.Question, "MapForge", question, choices, window)
    box.setInformativeText(words)
    return Button(box.exec())


def complain(window: QWidget, title: str, words: str) -> None:
    """Say what could not be done, and why."""
    box = QMessageBox(QMessageBox.Icon.Warning, "MapForge", title, Button.Ok, window)
    box.setInformativeText(words)
    box.exec()
