"""The view: what a pixel shows, zoom, fit; and that painting leaks nothing."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mapforge.editor.canvas.board import BoardScene
from mapforge.editor.canvas.view import CLOSEST, FARTHEST, BoardView
from mapforge.editor.theme import board_colors
from tests.edits.samples import mini

PLACE = QPointF(150.0, 80.0)
NONE = Qt.KeyboardModifier.NoModifier


def nothing(_file: str) -> Path | None:
    """No pictures."""
    return None


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    """The small map, fitted into a window of 800 by 600 pixels."""
    scene = BoardScene()
    scene.show_map(mini(), nothing)
    made = BoardView(scene, board_colors(dark=False))
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    made.fit(scene.board)
    yield made
    made.hide()


def turn(view: BoardView, pixel: QPointF, notches: int, held: Qt.KeyboardModifier = NONE) -> None:
    """Turn the wheel over a pixel."""
    event = QWheelEvent(
        pixel,
        QPointF(view.viewport().mapToGlobal(pixel.toPoint())),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_fitting_shows_the_whole_board(view: BoardView) -> None:
    """Nearly as large as the window, in its middle; and again when the window's size changes."""
    for width, height in ((800, 600), (500, 700)):
        view.resize(width, height)
        board = mini().board
        corners = [view.pixel_at(x, y) for x in (0, board.width) for y in (0, board.height)]
        assert all(view.viewport().rect().contains(corner) for corner in corners)
        spans = [corners[3].x() - corners[0].x(), corners[3].y() - corners[0].y()]
        room = view.viewport().size()
        assert max(spans[0] / room.width(), spans[1] / room.height()) == pytest.approx(0.96, abs=0.02)


def test_the_wheel_zooms_to_the_pointer(view: BoardView) -> None:
    """What lies under the pointer stays there, nearer and farther, to within a pixel."""
    pixel = QPointF(300, 200)
    place = view.place_at(pixel)
    for notches in (1, 1, 3, -2, -1):
        before = view.scale_now
        turn(view, pixel, notches)
        assert (view.scale_now > before) == (notches > 0)
        shown = view.viewportTransform().map(place)
        assert abs(shown.x() - pixel.x()) <= 1.5
        assert abs(shown.y() - pixel.y()) <= 1.5


def test_zoom_has_an_end(view: BoardView) -> None:
    """However long one turns."""
    for _ in range(100):
        view.zoom(2.0)
    assert view.scale_now == CLOSEST
    for _ in range(100):
        view.zoom(0.5)
    assert view.scale_now == FARTHEST


def test_real_size_is_a_hundred_percent(view: BoardView) -> None:
    """By what the screen says of its size."""
    view.real_size()
    assert view.percent == pytest.approx(100)


def test_the_middle_button_and_space_pan(view: BoardView) -> None:
    """The place under the pointer goes where the pointer goes."""
    view.zoom(3.0)
    viewport = view.viewport()
    for button, space in ((Qt.MouseButton.MiddleButton, False), (Qt.MouseButton.LeftButton, True)):
        place = view.place_at(QPointF(400, 300))
        if space:
            QTest.keyPress(view, Qt.Key.Key_Space)
        QTest.mousePress(viewport, button, NONE, QPoint(400, 300))
        QTest.mouseMove(viewport, QPoint(430, 320))
        QTest.mouseRelease(viewport, button, NONE, QPoint(430, 320))
        if space:
            QTest.keyRelease(view, Qt.Key.Key_Space)
        shown = view.viewportTransform().map(place)
        assert (shown.x(), shown.y()) == pytest.approx((430, 320), abs=1)


def test_there_is_something_to_scroll_to_only_nearer(view: BoardView) -> None:
    """A board that is shown whole has no scroll bars, before and after."""
    bars = (view.horizontalScrollBar(), view.verticalScrollBar())
    assert not any(bar.isVisible() for bar in bars)
    view.zoom(3.0)
    assert view.fitted is False
    assert all(bar.isVisible() for bar in bars)
    view.fit(QRectF(0, 0, mini().board.width, mini().board.height))
    assert view.fitted
    assert not any(bar.isVisible() for bar in bars)


def test_the_cursor_is_a_hand_while_space_is_held(view: BoardView) -> None:
    """And then again what it was: also where Space is let go in another window."""
    viewport = view.viewport()
    viewport.setCursor(Qt.CursorShape.CrossCursor)
    QTest.keyPress(view, Qt.Key.Key_Space)
    assert viewport.cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NONE, QPoint(400, 300))
    assert viewport.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, NONE, QPoint(400, 300))
    assert viewport.cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert viewport.cursor().shape() == Qt.CursorShape.CrossCursor
    QTest.keyPress(view, Qt.Key.Key_Space)
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut))
    assert viewport.cursor().shape() == Qt.CursorShape.CrossCursor


def test_shift_and_the_wheel_pan_sideways(view: BoardView) -> None:
    """And leave the zoom as it is."""
    view.zoom(3.0)
    before, scale = view.place_at(QPointF(400, 300)), view.scale_now
    turn(view, QPointF(400, 300), -1, Qt.KeyboardModifier.ShiftModifier)
    after = view.place_at(QPointF(400, 300))
    assert after.x() > before.x()
    assert after.y() == pytest.approx(before.y())
    assert view.scale_now == scale


def test_a_place_is_shown_near_enough_to_be_read(view: BoardView) -> None:
    """In the middle, and at half its real size at least."""
    view.zoom(0.2)
    view.show_place(PLACE.x(), PLACE.y())
    middle = view.place_at(QPointF(view.viewport().rect().center()))
    assert (middle.x(), middle.y()) == pytest.approx((PLACE.x(), PLACE.y()), abs=1)
    assert view.percent >= 49.9


def test_ten_thousand_repaints_leak_no_reference_to_none(view: BoardView) -> None:
    """PySide6 6.12 on Python 3.11 lost one at each call of a method that gives nothing back, and aborted in the end."""
    view.resize(120, 90)
    view.viewport().repaint()
    before = sys.getrefcount(None)
    for number in range(10_000):
        if number % 10 == 0:
            view.resetCachedContent()
            view.viewport().update()
        view.viewport().repaint()
    assert abs(sys.getrefcount(None) - before) < 100
