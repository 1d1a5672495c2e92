"""All keys and what the mouse does, in a window of their own."""

from collections.abc import Iterable
from html import escape

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from mapforge.editor.actions import Action

_MOUSE = (
    ("Click", "select; with Ctrl or Shift, add to the selection or take away"),
    ("Drag from the empty board", "select what lies in the rectangle"),
    ("Drag what is selected", "move it; Alt: without snapping; Esc: back to where it was"),
    ("Drag a selected route", "bend it; double click on a point of it: take the point away"),
    ("Double click a city", "another name"),
    ("Click the sign of a problem", "go to it in the list of problems"),
    ("Right click", "a menu of what can be done there"),
    ("Wheel", "zoom to the pointer; with Shift: pan"),
    ("Middle button, or Space and drag", "pan"),
    ("Arrow keys", "move the selection by 1 mm; with Shift by 10, with Ctrl by 0.1"),
)


class KeysDialog(QDialog):
    """The table of keys, made from the menus."""

    def __init__(self, actions: Iterable[Action], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keys and mouse")
        self.resize(640, 620)
        text = QTextBrowser()
        text.setHtml(_page(actions))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(text)
        layout.addWidget(buttons)


def _page(actions: Iterable[Action]) -> str:
    keys = [("1 … 9", "length of the selected routes"), ("Alt+1 … Alt+9", "color of the selected and of new routes")]
    for action in actions:
        shown = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()]
        if shown:
            keys.append((", ".join(shown), action.entry.text.replace("&", "").rstrip(" …")))
    return f"<h3>Mouse</h3>{_table(_MOUSE)}<h3>Keys</h3>{_table(keys)}"


def _table(rows: Iterable[tuple[str, str]]) -> str:
    cells = "".join(f"<tr><td><b>{escape(key)}</b>&nbsp;&nbsp;</td><td>{escape(does)}</td></tr>" for key, does in rows)
    return f"<table cellspacing='4'>{cells}</table>"
