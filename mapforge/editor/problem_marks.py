"""Problems on the board: the signs of what is listed, and what the list points at."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent

from mapforge.editor.canvas.board import BoardScene
from mapforge.editor.canvas.hand import ToolHand
from mapforge.editor.canvas.highlight import Highlight
from mapforge.editor.canvas.markers import Marker, Markers
from mapforge.editor.canvas.view import BoardView
from mapforge.editor.panels.problem_groups import Row
from mapforge.editor.panels.problems import ProblemsPanel
from mapforge.editor.session import Session
from mapforge.editor.theme import BoardColors
from mapforge.interaction.pointed import point_of, refs_of
from mapforge.model import Place, Variant
from mapforge.model.forms import Point

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class ProblemMarks(QObject):
    """Follows the panel. ``taken()``: a sign was clicked, and its problem is the current one of the list now."""

    taken = Signal()

    def __init__(
        self, session: Session, scene: BoardScene, view: BoardView, panel: ProblemsPanel, colors: BoardColors
    ) -> None:
        super().__init__(panel)
        self._session = session
        self._view = view
        self._panel = panel
        self._hand: ToolHand | None = None
        self._rows: dict[Point, Row] = {}
        self._pressed = False
        self.markers = Markers(scene)
        self.highlight = Highlight(scene, colors)
        panel.listed.connect(self._show)
        panel.pointed.connect(self._point)
        panel.previewed.connect(self._preview)
        session.changed.connect(self._forget)
        session.adopted.connect(self._forget)

    def take_clicks(self, hand: ToolHand) -> None:
        """Let signs be clicked while the tool in hand selects."""
        self._hand = hand
        self._view.viewport().installEventFilter(self)

    def use_colors(self, colors: BoardColors) -> None:
        """Draw in these colors."""
        self.highlight.use_colors(colors)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """A click on a sign is not the tool's."""
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() in _PRESSES and self._take(event):
                self._pressed = True
                return True
            if event.type() == QEvent.Type.MouseButtonRelease and self._pressed:
                self._pressed = False
                return True
        return super().eventFilter(watched, event)

    def _take(self, event: QMouseEvent) -> bool:
        hand = self._hand
        selects = hand is not None and hand.tool.name == "select" and not hand.tool.busy
        if not selects or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        at = self.markers.under(event.position().toPoint(), self._view)
        if at is None:
            return False
        row = self._rows[at]
        self._panel.show_row(row)
        self._session.select(refs_of(self._session.situation.lookup, row.finding.problem.place))
        self.taken.emit()
        return True

    def _show(self, rows: tuple[Row, ...]) -> None:
        known = self._session.situation.lookup
        found = [(row, point_of(known, row.finding.problem.place)) for row in rows]
        self._rows = {at: row for row, at in reversed(found) if at is not None}
        self.markers.show(Marker(row.kind, at, row.finding.message) for row, at in found if at is not None)

    def _point(self, place: Place | None) -> None:
        self.highlight.point_at(self._session.situation.lookup, place)

    def _preview(self, after: Variant | None) -> None:
        self.highlight.preview(self._session.situation.lookup, after)

    def _forget(self) -> None:
        """The map is another: what was pointed at may have gone, and what would differ is not known."""
        self._point(None)
        self._preview(None)
