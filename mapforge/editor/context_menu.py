"""The menu under the pointer: what can be done to what lies there."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from mapforge.editor.actions import SEPARATOR
from mapforge.editor.canvas.hand import ToolHand
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.session import Session
from mapforge.interaction.hits import hit
from mapforge.interaction.tool_select import clicked_beside
from mapforge.interaction.values import Kind, Refs

_ROUTE = ("double", "single", SEPARATOR, "tunnel", "ferry-more", "ferry-less", SEPARATOR)
_ENTRIES: Mapping[Kind | None, tuple[str, ...]] = {
    "route": (*_ROUTE, "lengths", "colors", SEPARATOR, "straighten", "reverse", SEPARATOR, "delete"),
    "city": ("rename", "delete"),
    "country": ("rename", "delete"),
    "picture": ("lock-picture", "fit-picture", "choose-picture", SEPARATOR, "remove-picture"),
    None: ("select-all", "fit", "real-size", SEPARATOR, "choose-picture", "lock-picture", "palette"),
}
_OTHERS = ("delete",)
"""For things of other kinds, or of several."""


class ContextMenu(QObject):
    """Opens on the board; what lies under the pointer is selected first, unless it is already."""

    def __init__(
        self, session: Session, view: BoardView, hand: ToolHand, made: Mapping[str, QAction], own: Mapping[str, QMenu]
    ) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._hand = hand
        self._actions = {**made, **{name: own[name].menuAction() for name in ("lengths", "colors")}}
        view.menu_wanted.connect(self._open)

    def _open(self, pixel: QPoint, place: QPointF | None) -> None:
        """``place``: where on the board the pointer is; None where a key asked."""
        if self._hand.tool.busy or self._session.dragging:
            return
        if place is not None:
            there = self._session.situation
            found = hit(there.lookup, (place.x(), place.y()), self._hand.reach, there.selection)
            self._session.select(clicked_beside(there, found))
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in entries(self._session.selection):
            if name == SEPARATOR:
                menu.addSeparator()
            else:
                menu.addAction(self._actions[name])
        menu.popup(pixel)


def entries(selection: Refs) -> tuple[str, ...]:
    """The names of the actions, menus and separators for a selection."""
    kinds: set[Kind] = {ref.kind for ref in selection}
    if len(kinds) > 1:
        return _OTHERS
    return _ENTRIES.get(next(iter(kinds), None), _OTHERS)
