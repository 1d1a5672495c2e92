"""Fields of routes and tracks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.form import Form
from mapforge.editor.panels.properties import PropertiesPanel
from mapforge.editor.panels.typed import NamedEditor
from mapforge.edits.routes import set_ferry
from mapforge.interaction.values import Ref
from tests.editor.panels.hands import (
    cell,
    choose,
    click,
    enter,
    field,
    press,
    properties,
    refusal,
    session_of,
    steps,
    text,
)
from tests.edits.samples import by_id, hold_to_schema, mini


def swatches(panel: PropertiesPanel | Form, track: int) -> dict[str, QAbstractButton]:
    """The buttons of a track's colors by name."""
    found = field(panel, f"track.{track}.color").findChildren(QAbstractButton)
    return {button.accessibleName(): button for button in found}


def checked(buttons: dict[str, QAbstractButton]) -> list[str]:
    return [name for name, button in buttons.items() if button.isChecked()]


@pytest.mark.parametrize(
    ("key", "typed", "attribute", "value"),
    [
        ("route.length", "5", "length", 5),
        ("route.ferry", "2", "ferry", 2),
        ("route.via", "100, 60\n120.5 50", "via", ((100, 60), (120.5, 50))),
    ],
)
def test_every_field_sets_what_it_shows(qtbot: QtBot, key: str, typed: str, attribute: str, value: object) -> None:
    """One step each."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    enter(panel, key, typed)
    assert getattr(by_id(session.variant.routes)["north--west"], attribute) == value
    hold_to_schema(session.variant)
    assert len(steps(session)) == 1


def test_a_route_becomes_a_tunnel(qtbot: QtBot) -> None:
    """And an ordinary one again."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    press(panel, "route.tunnel")
    assert by_id(session.variant.routes)["north--west"].tunnel
    press(panel, "route.tunnel")
    assert not by_id(session.variant.routes)["north--west"].tunnel


def test_a_ferry_needs_its_spaces(qtbot: QtBot) -> None:
    """More locomotives than spaces are refused."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    enter(panel, "route.ferry", "4")
    assert "has no place for 4 locomotives" in refusal(panel, "route.ferry")


def test_ends_are_typed_by_name(qtbot: QtBot) -> None:
    """The route stays selected under its new id; a name that is none brings the nearest."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    assert (text(panel, "route.end.0"), text(panel, "route.end.1")) == ("West", "North")
    enter(panel, "route.end.1", "Sud")
    assert refusal(panel, "route.end.1") == "There is no city Sud. Did you mean Süd?"
    enter(panel, "route.end.1", "fork")
    assert "fork--west--2" in by_id(session.variant.routes)
    assert session.selection == {Ref("route", "fork--west--2")}
    assert text(panel, "route.end.1") == "fork"
    enter(panel, "route.end.1", "west")
    assert "cannot lead from west to itself" in refusal(panel, "route.end.1")


def test_what_is_typed_is_completed(qtbot: QtBot) -> None:
    """The list opens below the field; the arrow and Enter choose from it."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    line = field(panel, "route.end.1")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(line, "eas")
    editor = cell(panel, "route.end.1").editor
    assert isinstance(editor, NamedEditor)
    popup = editor.popup
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert "east--west" in by_id(session.variant.routes)


def test_a_color_is_a_click(qtbot: QtBot) -> None:
    """The map's own colors, gray, and none yet."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    buttons = swatches(panel, 1)
    assert list(buttons) == ["Red", "Blue", "Gray (cards of any one color)", "Not chosen yet"]
    assert checked(buttons) == ["Red"]
    click(buttons["Blue"])
    assert by_id(session.variant.routes)["north--west"].tracks[0].color == "blue"
    click(buttons["Not chosen yet"])
    assert by_id(session.variant.routes)["north--west"].tracks[0].color is None
    click(buttons["Not chosen yet"])
    assert steps(session) == ["Change the track's color"] * 2
    assert checked(buttons) == ["Red"]


def test_arrow_keys_go_from_color_to_color(qtbot: QtBot) -> None:
    """Tab reaches the colors; Space takes one."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    buttons = swatches(panel, 1)
    buttons["Red"].setFocus()
    QTest.keyClick(buttons["Red"], Qt.Key.Key_Right)
    assert by_id(session.variant.routes)["north--west"].tracks[0].color == "blue"
    assert buttons["Blue"].hasFocus()


def test_doubling_and_back(qtbot: QtBot) -> None:
    """Up to three tracks, each with a section of its own; the last one goes first."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    press(panel, "route.double")
    press(panel, "route.double")
    assert [track.color for track in by_id(session.variant.routes)["north--west"].tracks] == ["red", "gray", "gray"]
    assert not field(panel, "route.double").isEnabled()
    assert checked(swatches(panel, 3)) == ["Gray (cards of any one color)"]
    press(panel, "route.undouble")
    press(panel, "route.undouble")
    assert len(by_id(session.variant.routes)["north--west"].tracks) == 1
    assert not field(panel, "route.undouble").isEnabled()


def test_a_track_may_differ(qtbot: QtBot) -> None:
    """In length, tunnel and locomotives; empty, it has the route's."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "east--north"))
    enter(panel, "track.2.length", "4")
    choose(panel, "track.2.tunnel", "tunnel")
    enter(panel, "track.2.ferry", "1")
    track = by_id(session.variant.routes)["east--north"].tracks[1]
    assert (track.length, track.tunnel, track.ferry) == (4, True, 1)
    assert by_id(session.variant.routes)["east--north"].tracks[0].length is None
    enter(panel, "track.2.length", "")
    choose(panel, "track.2.tunnel", "as the route")
    enter(panel, "track.2.ferry", "")
    track = by_id(session.variant.routes)["east--north"].tracks[1]
    assert (track.length, track.tunnel, track.ferry) == (None, None, None)


def test_the_line_is_straightened_and_turned(qtbot: QtBot) -> None:
    """Straightening is offered where there is a bend."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    assert not field(panel, "route.straight").isEnabled()
    enter(panel, "route.via", "100 60")
    press(panel, "route.reverse")
    assert by_id(session.variant.routes)["north--west"].ends == ("north", "west")
    press(panel, "route.straight")
    assert by_id(session.variant.routes)["north--west"].via == ()
    enter(panel, "route.via", "100 60 3")
    assert "are not two numbers" in refusal(panel, "route.via")


def test_several_routes_change_together(qtbot: QtBot) -> None:
    """Length and color of all in one step each; where one refuses, none changes."""
    session = session_of(set_ferry(mini(), route="east--south", locomotives=4))
    panel = properties(qtbot, session, ("route", "north--west"), ("route", "east--south"))
    assert text(panel, "route.length") == ""
    enter(panel, "route.length", "6")
    click(swatches(panel, 1)["Blue"])
    changed = [by_id(session.variant.routes)[name] for name in ("north--west", "east--south")]
    assert [(route.length, route.tracks[0].color) for route in changed] == [(6, "blue")] * 2
    assert steps(session) == ["Change the route's length", "Change the track's color"]
    enter(panel, "route.ferry", "4")
    assert "has no place for 4 locomotives" in refusal(panel, "route.ferry")
    assert session.undo_name is None


def test_singles_and_doubles_together(qtbot: QtBot) -> None:
    """Of tracks, those that all have; adding one leaves out what is full."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"), ("route", "east--north"))
    assert [key for key in (cell.field.key for cell in panel.form.cells()) if key.endswith("color")] == [
        "track.1.color"
    ]
    press(panel, "route.double")
    press(panel, "route.double")
    found = by_id(session.variant.routes)
    assert [len(found[name].tracks) for name in ("north--west", "east--north")] == [3, 3]
    press(panel, "route.undouble")
    press(panel, "route.undouble")
    press(panel, "route.undouble")
    found = by_id(session.variant.routes)
    assert [len(found[name].tracks) for name in ("north--west", "east--north")] == [1, 1]


def test_the_suggested_length_fits_the_line(qtbot: QtBot) -> None:
    """It is gone where the route has that length."""
    session = session_of()
    panel = properties(qtbot, session, ("route", "north--west"))
    suggestion = cell(panel, "route.length").suggestion
    enter(panel, "route.length", "7")
    assert suggestion.text() == "Suggested: 4"
    click(suggestion)
    assert by_id(session.variant.routes)["north--west"].length == 4
    assert not suggestion.isVisible()
