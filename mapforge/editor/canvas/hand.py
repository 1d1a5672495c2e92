"""Mouse and keys given to the tool in hand, and what comes of them carried out on the session."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from mapforge.editor.canvas.field import AskField
from mapforge.editor.canvas.overlay import Overlay
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.session import Session
from mapforge.interaction.moving import nudge
from mapforge.interaction.tool_select import renaming
from mapforge.interaction.values import Cursor, Key, Pointer, Reaction, Situation, Tool

_REACH = 7.0
"""Pixels from a thing that still take it."""
_KEYS: dict[int, Key] = {
    Qt.Key.Key_Escape: "escape",
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Backspace: "backspace",
}
_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CURSORS: dict[Cursor, Qt.CursorShape] = {
    "arrow": Qt.CursorShape.ArrowCursor,
    "cross": Qt.CursorShape.CrossCursor,
    "move": Qt.CursorShape.SizeAllCursor,
    "hand": Qt.CursorShape.PointingHandCursor,
    "text": Qt.CursorShape.IBeamCursor,
}


class ToolHand(QObject):
    """The tool in hand. ``tool_changed`` when another is taken up; ``hinted`` with what can be done next."""

    tool_changed = Signal(str)
    hinted = Signal(str)

    def __init__(self, session: Session, view: BoardView, overlay: Overlay, start: Tool) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._overlay = overlay
        self._rest = start
        self._tool: Tool = start
        self._field = AskField(view.viewport())
        self._field.answered.connect(self._answered)
        session.changed.connect(self.refresh)
        session.selection_changed.connect(self.refresh)
        session.adopted.connect(self._put_down)
        view.zoomed.connect(self._follow)

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._tool

    @property
    def field(self) -> AskField:
        """The field for answers."""
        return self._field

    def take(self, tool: Tool) -> None:
        """Take up another tool; whatever the one in hand is in the middle of is given up."""
        self._carry_out(self._tool.leave(self._there))
        self._field.shut()
        other = tool.name != self._tool.name
        self._tool = tool
        if other:
            self.tool_changed.emit(tool.name)
        self.refresh()

    def rename(self) -> bool:
        """Ask for another name of what is selected; whether one can be given."""
        there = self._there
        tool = None if self._tool.busy or self._session.dragging else renaming(there)
        if tool is not None:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.take(tool)
            self._carry_out(tool.stay(there))
        return tool is not None

    def pressed(self, event: QMouseEvent, at: QPointF) -> None:
        """See ``view.Hand``."""
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._carry_out(self._tool.press(self._there, self._pointer(event, at)))

    def moved(self, event: QMouseEvent, at: QPointF) -> None:
        """See ``view.Hand``."""
        self._carry_out(self._tool.move(self._there, self._pointer(event, at)))

    def released(self, event: QMouseEvent, at: QPointF) -> None:
        """See ``view.Hand``."""
        self._carry_out(self._tool.release(self._there, self._pointer(event, at)))

    def doubled(self, event: QMouseEvent, at: QPointF) -> None:
        """See ``view.Hand``."""
        self._carry_out(self._tool.double(self._there, self._pointer(event, at)))

    def typed(self, event: QKeyEvent) -> bool:
        """See ``view.Hand``; Escape with nothing under way goes back to the tool one starts with."""
        if event.key() in _ARROWS:
            return self._nudge(event)
        key = _KEYS.get(event.key())
        if key is None:
            return False
        if key == "escape" and not self._tool.busy and self._tool.name != self._rest.name:
            self.take(self._rest)
            return True
        self._carry_out(self._tool.key(self._there, key))
        return True

    def left(self) -> None:
        """See ``view.Hand``."""
        if not self._session.dragging:
            self._overlay.show_preview(self._there.lookup, self._tool.shown(self._there))

    def _nudge(self, event: QKeyEvent) -> bool:
        """Move the selection by a millimetre, with Shift by ten, with Ctrl by a tenth."""
        held = event.modifiers()
        by = 10.0 if held & Qt.KeyboardModifier.ShiftModifier else 1.0
        if held & Qt.KeyboardModifier.ControlModifier:
            by = 0.1
        across, down = _ARROWS[event.key()]
        operation = None if self._session.dragging else nudge(self._there, across * by, down * by)
        return operation is not None and self._session.do(operation)

    @property
    def reach(self) -> float:
        """mm from a thing that still take it."""
        return _REACH / self._view.scale_now

    @property
    def _there(self) -> Situation:
        return self._session.situation

    def _pointer(self, event: QMouseEvent, at: QPointF) -> Pointer:
        held = event.modifiers()
        scale = self._view.scale_now
        return Pointer(
            at=(at.x(), at.y()),
            reach=self.reach,
            slack=QApplication.startDragDistance() / 2 / scale,
            shift=bool(held & Qt.KeyboardModifier.ShiftModifier),
            ctrl=bool(held & Qt.KeyboardModifier.ControlModifier),
            alt=bool(held & Qt.KeyboardModifier.AltModifier),
        )

    def _carry_out(self, reaction: Reaction) -> None:
        self._tool = reaction.tool
        for drag in reaction.drags:
            self._session.drag(drag)
        done = reaction.operation is None or self._session.do(reaction.operation, reaction.select_new)
        if reaction.select is not None and done:
            self._session.select(reaction.select)
        there = self._there
        if reaction.ask is not None:
            if self._field.ask != reaction.ask:
                self._field.open(reaction.ask, self._view.pixel_at(*reaction.ask.at))
        elif self._field.ask is not None:
            self._field.shut()
        if reaction.tell and done:
            self._session.told.emit(reaction.tell)
        self._overlay.show_preview(there.lookup, reaction.preview)
        self._view.viewport().setCursor(_CURSORS[self._tool.cursor])
        self.hinted.emit(self._tool.hint(there))

    def _answered(self, text: str | None) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._carry_out(self._tool.answer(self._there, text))

    def refresh(self) -> None:
        """What is shown of the selection and by the tool follows the map."""
        there = self._there
        self._overlay.show_selection(there.lookup, there.selection, self.reach)
        self._overlay.show_preview(there.lookup, self._tool.shown(there))
        self._view.viewport().setCursor(_CURSORS[self._tool.cursor])
        self.hinted.emit(self._tool.hint(there))

    def _put_down(self) -> None:
        """Another map: the tool begins anew."""
        self._field.shut()
        self._tool = self._rest
        self.tool_changed.emit(self._tool.name)
        self.refresh()

    def _follow(self) -> None:
        """Another zoom: handles keep their size, and an open field its place on the board."""
        there = self._there
        self._overlay.show_selection(there.lookup, there.selection, self.reach)
        ask = self._field.ask
        if ask is not None:
            self._field.open(ask, self._view.pixel_at(*ask.at))
