"""The view of the board: pan, zoom to the pointer, fit, real size; it gives mouse and keys to the hand."""

from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from mapforge.editor.canvas.board import BoardScene
from mapforge.editor.canvas.pan_cursor import PanCursor
from mapforge.editor.theme import BoardColors

CLOSEST, FARTHEST = 40.0, 0.02
"""The most and fewest pixels a millimetre."""
_NOTCH = 1.2
"""What a notch of the wheel zooms by."""
_MARGIN = 0.96
"""How much of the window a fitted board fills."""
_MM_PER_INCH = 25.4
_CACHE_KB = 400 * 1024
"""For the painted items: with Qt's 10 MB the pictures of a large board would push one another out."""
_LIKELY_DPI = (60.0, 400.0)
"""What a screen may say of itself; others are taken for the usual 96."""


class Hand(Protocol):
    """What the view gives the mouse and keys to."""

    def pressed(self, event: QMouseEvent, at: QPointF) -> None:
        """The left button went down at a place on the board, in mm."""

    def moved(self, event: QMouseEvent, at: QPointF) -> None:
        """The pointer moved."""

    def released(self, event: QMouseEvent, at: QPointF) -> None:
        """The left button went up."""

    def doubled(self, event: QMouseEvent, at: QPointF) -> None:
        """The left button went down for the second time in a double click."""

    def typed(self, event: QKeyEvent) -> bool:
        """A key went down; whether it meant something."""

    def left(self) -> None:
        """The pointer left the board."""


class BoardView(QGraphicsView):
    """The board, seen. One pixel of the view is ``1 / scale`` mm.

    ``menu_wanted(pixel, place)``: at a pixel of the screen, for the place that was pointed at, None by key.
    """

    zoomed = Signal(float)
    pointed = Signal(float, float)
    menu_wanted = Signal(QPoint, object)

    def __init__(self, scene: BoardScene, colors: BoardColors, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene  # Qt does not keep it
        self._colors = colors
        self._hand: Hand | None = None
        self._panning: QPoint | None = None
        self._space_held = False
        self._cursor = PanCursor(self.viewport())
        self._fitted = True
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Board")
        self.setAccessibleDescription("The map's board. What is selected can be changed by typing under Properties.")

    def set_hand(self, hand: Hand) -> None:
        """Who gets the mouse and keys."""
        self._hand = hand

    def use_colors(self, colors: BoardColors) -> None:
        """Paint what lies round the board in these colors."""
        self._colors = colors
        self.refresh_ground()

    @property
    def scale_now(self) -> float:
        """Pixels a millimetre."""
        return self.transform().m11()

    @property
    def fitted(self) -> bool:
        """The whole board is shown, as large as the window lets it, and stays so when the window's size changes."""
        return self._fitted

    @property
    def percent(self) -> float:
        """How large the board is shown, in percent of its real size."""
        return 100.0 * self.scale_now / self._real_scale()

    def refresh_ground(self) -> None:
        """Paint the ground anew."""
        self.resetCachedContent()
        self.viewport().update()

    def fit(self, board: QRectF) -> None:
        """Show the whole board, as large as the window lets it."""
        self._fitted = False  # the room that scroll bars leave would fit it anew
        self._show_bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = self.viewport().size()
        if board.width() > 0 and board.height() > 0 and not room.isEmpty():
            scale = _MARGIN * min(room.width() / board.width(), room.height() / board.height())
            self._set_scale(scale)
            self.centerOn(board.center())
        self._fitted = True

    def real_size(self) -> None:
        """Show the board as large as it will be on the table, as far as the screen tells its size."""
        self.zoom_to(self._real_scale(), None)

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the place under ``at`` (a pixel of the view; its middle if None) stays where it is."""
        self.zoom_to(self.scale_now * factor, at)

    def zoom_to(self, scale: float, at: QPointF | None) -> None:
        """Zoom to so many pixels a millimetre, as ``zoom``."""
        pixel = at if at is not None else QRectF(self.viewport().rect()).center()
        place = self.place_at(pixel)
        self._set_scale(scale)
        shift = QPointF(self.viewportTransform().map(place)) - pixel
        self._pan(QPoint(-round(shift.x()), -round(shift.y())))
        self._moved()

    def place_at(self, pixel: QPointF) -> QPointF:
        """The place on the board, in mm, under a pixel of the view."""
        return QPointF(self.viewportTransform().inverted()[0].map(pixel))

    def pixel_at(self, x: float, y: float) -> QPoint:
        """The pixel of the view that shows a place on the board."""
        return self.mapFromScene(QPointF(x, y))

    def show_place(self, x: float, y: float) -> None:
        """Bring a place into the middle, and near enough to be read."""
        if self.scale_now < self._real_scale() * 0.5:
            self._set_scale(self._real_scale() * 0.5)
        self._moved()
        self.centerOn(x, y)

    def _set_scale(self, scale: float) -> None:
        scale = min(max(scale, FARTHEST), CLOSEST)
        self.setTransform(QTransform.fromScale(scale, scale))
        self._board.set_scale(scale * self.devicePixelRatioF())
        self.zoomed.emit(scale)

    def _real_scale(self) -> float:
        # Not self.screen(): PySide 6.11 takes the screen for the widget's own, and deletes it with the widget.
        screen = QGuiApplication.screenAt(self.mapToGlobal(self.rect().center())) or QGuiApplication.primaryScreen()
        dpi = screen.physicalDotsPerInch() if screen is not None else 96.0
        if not _LIKELY_DPI[0] <= dpi <= _LIKELY_DPI[1]:
            dpi = 96.0
        return dpi / _MM_PER_INCH

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802  # Qt's name
        """Paint the desk, and the board's ground on it."""
        exposed = QRectF(rect)
        painter.fillRect(exposed, self._colors.desk)
        self._board.paint_ground(painter, exposed, self.scale_now * self.devicePixelRatioF())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """A fitted board stays fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit(self._board.board)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        """A wheel zooms to the pointer, with Shift or Alt it pans; two fingers on a touchpad pan, with Ctrl zoom."""
        modifiers = event.modifiers()
        fingers = event.pixelDelta()
        turned = event.angleDelta()
        zooms = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        pans = bool(modifiers & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier))
        if not zooms and (not fingers.isNull() or pans):
            by = fingers if not fingers.isNull() else QPoint(turned.y() or turned.x(), 0)
            self._pan(by)
        else:
            self.zoom(_NOTCH ** ((turned.y() or turned.x()) / 120.0), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Two fingers drawn apart zoom."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1.0 + event.value(), event.position())
            return True
        return bool(super().viewportEvent(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """The middle button, or the left with Space, pans; the left is the hand's."""
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._space_held):
            self._panning = event.position().toPoint()
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and self._hand is not None:
            self._hand.pressed(event, self.place_at(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Pan, or let the hand move."""
        place = self.place_at(event.position())
        self.pointed.emit(place.x(), place.y())
        if self._panning is not None:
            now = event.position().toPoint()
            self._pan(now - self._panning)
            self._panning = now
        elif self._hand is not None and (not self._space_held or event.buttons()):
            self._hand.moved(event, place)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """Stop panning, or let the hand let go."""
        if self._panning is not None and event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton):
            self._panning = None
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and self._hand is not None:
            self._hand.released(event, self.place_at(event.position()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        """The hand's too."""
        if event.button() == Qt.MouseButton.LeftButton and self._hand is not None:
            self._hand.doubled(event, self.place_at(event.position()))
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802  # Qt's name
        """The right button or the menu key."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_wanted.emit(self.viewport().mapToGlobal(self.viewport().rect().center()), None)
        else:
            self.menu_wanted.emit(event.globalPos(), self.place_at(QPointF(event.pos())))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Space pans while it is held; all else is the hand's."""
        if event.key() == Qt.Key.Key_Space:
            self._space_held = True
            self._show_cursor()
        elif self._hand is None or not self._hand.typed(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        """Space is let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            self._show_cursor()
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        """Where Space is let go elsewhere, it is not held here any more."""
        super().focusOutEvent(event)
        self._space_held = False
        self._show_cursor()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Nothing lies under the pointer any more."""
        super().leaveEvent(event)
        if self._hand is not None:
            self._hand.left()

    def _show_cursor(self) -> None:
        self._cursor.show(panning=self._panning is not None, ready=self._space_held)

    def _moved(self) -> None:
        """It is no longer the fitted board that is shown: there is something to scroll to."""
        self._fitted = False
        self._show_bars(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def _show_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def _pan(self, by: QPoint) -> None:
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())
        self._moved()
