"""Single editors: how they take keys, the wheel and the mouse."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.editors import MIXED, CheckEditor, Choice, ChoiceEditor, Editor
from mapforge.editor.panels.number_editor import NumberEditor, in_short, number
from mapforge.editor.panels.typed import LineEditor, LinesEditor
from tests.editor.panels.hands import click, shown, type_in

FRUIT = (Choice("a", "apple"), Choice("b", "pear"), Choice("c", "plum"))


def given(editor: Editor) -> list[Any]:
    """What an editor hands on from now on."""
    values: list[Any] = []
    editor.committed.connect(values.append)
    return values


def wheel(editor: Editor) -> None:
    """Turn the wheel over an editor."""
    nothing = QPoint(0, 0)
    event = QWheelEvent(
        QPointF(4, 4),
        QPointF(editor.inner.mapToGlobal(QPoint(4, 4))),
        nothing,
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(editor.inner, event)


@pytest.mark.parametrize(
    ("typed", "value"), [("12", 12), ("12.5", 12.5), ("12,5", 12.5), ("-.5", -0.5), ("\u22123", -3), (" 7. ", 7)]
)
def test_numbers_are_read_as_people_type_them(typed: str, value: float) -> None:
    """With a point or a comma, and either minus."""
    assert number(typed) == value


@pytest.mark.parametrize("typed", ["", "x", "1e5", "nan", "inf", "1 2", "--1", "\u0661"])
def test_what_is_no_number_is_said(typed: str) -> None:
    """With an example of what would be one."""
    with pytest.raises(ValueError, match=r"is no number. Type one such as 12\.5\."):
        number(typed)


def test_whole_numbers() -> None:
    """Without a rest."""
    assert number("5.0", whole=True) == 5
    with pytest.raises(ValueError, match=r"2\.5 is no whole number. Type one such as 2"):
        number("2.5", whole=True)


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (0.1, "0.1"), (-2.25, "-2.25"), (10000.0, "10000")]
)
def test_numbers_are_written_short(value: float, written: str) -> None:
    """No idle decimals, no minus before nothing; what is written is read as the same."""
    assert in_short(value) == written
    assert number(written) == round(value, 2)


def test_units_and_scales(qtbot: QtBot) -> None:
    """One space, three spaces, 35 percent of a share; the unit need not be typed."""
    spaces = NumberEditor(whole=True, unit="spaces")
    shown(qtbot, spaces)
    spaces.show_value(1)
    assert spaces.typed() == "1 space"
    assert spaces.read("1 space") == 1
    assert spaces.read("4 spaces") == 4
    percent = NumberEditor(unit="%", scale=100)
    shown(qtbot, percent)
    percent.show_value(0.35)
    assert percent.typed() == "35 %"
    assert percent.read("80") == 0.8


def test_an_empty_number(qtbot: QtBot) -> None:
    """None where that means something, else no number."""
    free, bound = NumberEditor(empty="never"), NumberEditor()
    shown(qtbot, free)
    shown(qtbot, bound)
    assert free.read(" ") is None
    with pytest.raises(ValueError, match="is no number"):
        bound.read("")


def test_steps_end_at_the_bounds(qtbot: QtBot) -> None:
    """From nothing they begin at the least; what is no number is left alone."""
    editor = NumberEditor(whole=True, least=1, most=3, empty="none")
    shown(qtbot, editor)
    values = given(editor)
    editor.show_value(None)
    for _ in range(5):
        QTest.keyClick(editor.inner, Qt.Key.Key_Up)
    QTest.keyClick(editor.inner, Qt.Key.Key_Return)
    assert values == [3]
    type_in(editor.inner, "x")
    QTest.keyClick(editor.inner, Qt.Key.Key_Up)
    assert editor.typed() == "x"


def test_the_wheel_leaves_a_value_alone(qtbot: QtBot) -> None:
    """Unless the field has the focus: it turns the page."""
    editor = NumberEditor(whole=True)
    shown(qtbot, editor)
    editor.show_value(5)
    editor.inner.clearFocus()
    wheel(editor)
    assert editor.typed() == "5"
    editor.inner.setFocus()
    wheel(editor)
    assert editor.typed() == "4"


def test_a_mouse_choice_counts_at_once(qtbot: QtBot) -> None:
    """A click on an entry of the open list."""
    editor = ChoiceEditor()
    shown(qtbot, editor, height=80)
    editor.offer(FRUIT)
    editor.show_value("a")
    values = given(editor)
    box = editor.inner
    assert isinstance(box, QComboBox)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(box.view().isVisible)
    # Qt takes a click right after the list has opened for the end of the one that opened it.
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    place = box.view().visualRect(box.model().index(2, 0)).center()
    QTest.mouseClick(box.view().viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: values == ["c"])


def test_key_choices_count_when_they_rest(qtbot: QtBot) -> None:
    """Passing over one is no choice of it; Escape takes it back, leaving the field takes it."""
    editor = ChoiceEditor()
    shown(qtbot, editor, height=80)
    editor.offer(FRUIT)
    editor.show_value("a")
    values = given(editor)
    editor.inner.setFocus()
    QTest.keyClick(editor.inner, Qt.Key.Key_Down)
    QTest.keyClick(editor.inner, Qt.Key.Key_Down)
    assert (values, editor.pending) == ([], True)
    qtbot.waitUntil(lambda: values == ["c"])
    editor.show_value("c")
    QTest.keyClick(editor.inner, Qt.Key.Key_Up)
    QTest.keyClick(editor.inner, Qt.Key.Key_Escape)
    editor.inner.clearFocus()
    assert values == ["c"]
    editor.inner.setFocus()
    QTest.keyClick(editor.inner, Qt.Key.Key_Home)
    editor.inner.clearFocus()
    assert values == ["c", "a"]


def test_a_mixed_choice_shows_none(qtbot: QtBot) -> None:
    """Choices that come later find the value that was shown before them."""
    editor = ChoiceEditor()
    shown(qtbot, editor)
    box = editor.inner
    assert isinstance(box, QComboBox)
    editor.show_value("b")
    editor.offer(FRUIT)
    assert box.currentText() == "pear"
    editor.show_value(MIXED)
    assert (box.currentIndex(), box.placeholderText()) == (-1, "several values")


def test_a_tick(qtbot: QtBot) -> None:
    """Of values that differ, a click makes all of them yes."""
    editor = CheckEditor("Tunnel")
    shown(qtbot, editor)
    values = given(editor)
    for before in (MIXED, True, False):
        editor.show_value(before)
        click(editor.inner)
    assert values == [True, False, True]
    editor.restore()
    assert not editor.pending


def test_a_line_that_is_refused_is_not_given_twice(qtbot: QtBot) -> None:
    """Leaving the field does not ask again; Enter does."""
    editor = LineEditor()
    shown(qtbot, editor)
    editor.show_value("a")
    values = given(editor)
    type_in(editor.inner, "b")
    QTest.keyClick(editor.inner, Qt.Key.Key_Return)
    editor.inner.clearFocus()
    assert values == ["b"]
    editor.inner.setFocus()
    QTest.keyClick(editor.inner, Qt.Key.Key_Return)
    assert values == ["b", "b"]
    QTest.keyClick(editor.inner, Qt.Key.Key_Escape)
    assert editor.typed() == "a"


def test_mixed_text_is_empty_and_says_so(qtbot: QtBot) -> None:
    """Leaving it as it is changes nothing."""
    editor = LineEditor()
    shown(qtbot, editor)
    editor.show_value(MIXED)
    values = given(editor)
    line = editor.inner
    assert isinstance(line, QLineEdit)
    assert (line.text(), line.placeholderText()) == ("", "several values")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert values == []


def test_lines_grow_with_what_is_typed(qtbot: QtBot) -> None:
    """Up to a few; Escape brings back what there was."""
    editor = LinesEditor(lambda lines: tuple(lines), list, most=4)
    shown(qtbot, editor)
    editor.show_value(("a",))
    low = editor.inner.height()
    values = given(editor)
    type_in(editor.inner, "a\nb\nc\nd\ne\nf")
    high = editor.inner.height()
    assert high > 1.5 * low
    QTest.keyClick(editor.inner, Qt.Key.Key_Escape)
    assert (editor.typed(), editor.inner.height(), values) == ("a", low, [])
    type_in(editor.inner, "  b \n\n")
    QTest.keyClick(editor.inner, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    assert values == [("b",)]
