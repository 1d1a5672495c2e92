"""The properties dock: it follows the selection and the map, and every field is one step."""

import dataclasses
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.fields import Field
from mapforge.editor.session import Session
from mapforge.edits.board import set_background
from mapforge.edits.cities import move, remove_cities
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import Drag, Kind, Operation, Ref
from mapforge.model import Variant
from tests.editor.panels.hands import (
    cell,
    click,
    enter,
    field,
    press,
    properties,
    refusal,
    session_of,
    steps,
    text,
    type_in,
)
from tests.edits.samples import by_id, mini


def moved(at: tuple[float, float]) -> Operation:
    return Operation("Move West", move, {"positions": {"west": at}})


@pytest.mark.parametrize(
    ("refs", "kind", "title"),
    [
        ((), "map", "Mini"),
        ((("city", "west"),), "city", "West"),
        ((("city", "west"), ("city", "east")), "city", "2 cities"),
        ((("country", "abroad"),), "country", "Abroad"),
        ((("route", "east--north"),), "route", "North \N{EN DASH} East"),
        ((("ticket", "west--east"),), "ticket", "The ticket West \N{EN DASH} East"),
        ((("picture", "background"),), "picture", "The picture"),
        ((("city", "west"), ("route", "east--north")), "mixed", "1 city and 1 route"),
    ],
)
def test_each_selection_has_its_form(qtbot: QtBot, refs: tuple[tuple[Kind, str], ...], kind: str, title: str) -> None:
    """Nothing selected: the map. Several kinds: how many of each."""
    session = session_of(set_background(mini(), file="a.png", at=(0, 0), size=(10, 10)))
    panel = properties(qtbot, session, *refs)
    assert panel.kind == kind
    assert panel.form.title == title
    assert [found.field.key for found in panel.form.cells()]


def test_a_field_is_one_step_when_it_is_finished(qtbot: QtBot) -> None:
    """Not with every key; undo brings the old value back into the field."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wien")
    assert session.undo_name is None
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Return)
    assert by_id(session.variant.cities)["west"].name == "Wien"
    assert session.undo_name == "Rename the city"
    assert panel.form.title == "Wien"
    session.undo()
    assert text(panel, "city.name") == "West"
    assert steps(session) == []


def test_going_to_another_field_finishes_too(qtbot: QtBot) -> None:
    """With the tab key; the other field has the focus then."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wien")
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Tab)
    assert by_id(session.variant.cities)["west"].name == "Wien"
    assert field(panel, "city.kind").hasFocus()


def test_escape_brings_back_what_there_was(qtbot: QtBot) -> None:
    """Nothing is done; a second Escape is not the field's any more."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wien")
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Escape)
    assert text(panel, "city.name") == "West"
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Return)
    assert session.undo_name is None


def test_a_refusal_is_said_below_the_field(qtbot: QtBot) -> None:
    """What was typed stays to be mended; Escape takes both away."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    enter(panel, "city.name", " ")
    assert refusal(panel, "city.name") == "A city needs a name. Type one, or make it a junction, which has none."
    assert text(panel, "city.name") == " "
    assert not panel.finish()
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Escape)
    assert refusal(panel, "city.name") == ""
    assert text(panel, "city.name") == "West"
    assert panel.finish()
    assert session.undo_name is None


def test_what_cannot_be_read_is_said_too(qtbot: QtBot) -> None:
    """Letters where a number belongs; mended, it is a step and the words go."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    enter(panel, "city.x", "far")
    assert refusal(panel, "city.x") == "“far” is no number. Type one such as 12.5."
    enter(panel, "city.x", "61,5")
    assert by_id(session.variant.cities)["west"].at == (61.5, 100)
    assert refusal(panel, "city.x") == ""
    assert text(panel, "city.x") == "61.5"


def test_a_refused_choice_goes_back(qtbot: QtBot) -> None:
    """There is nothing typed in it to be mended."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    field(panel, "city.kind").setFocus()
    QTest.keyClick(field(panel, "city.kind"), Qt.Key.Key_Down)
    QTest.keyClick(field(panel, "city.kind"), Qt.Key.Key_Return)
    assert "Tickets end at west" in refusal(panel, "city.kind")
    assert text(panel, "city.kind") == "city"
    assert session.undo_name is None


def test_typing_goes_on_while_the_map_changes(qtbot: QtBot) -> None:
    """An edit from elsewhere leaves the text and the focus alone, and shows in all other fields."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wi")
    session.apply("Move West", move, positions={"west": (70, 80)})
    assert text(panel, "city.name") == "Wi"
    assert field(panel, "city.name").hasFocus()
    assert (text(panel, "city.x"), text(panel, "city.y")) == ("70", "80")
    QTest.keyClicks(field(panel, "city.name"), "en")
    QTest.keyClick(field(panel, "city.name"), Qt.Key.Key_Return)
    assert by_id(session.variant.cities)["west"].name == "Wien"


def test_a_drag_moves_the_numbers_only(qtbot: QtBot) -> None:
    """What a drag cannot touch is not looked at until it ends; a drag given up leaves the old numbers."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    looked_at: list[str] = []
    for found in panel.form.cells():
        found.field = _watched(found.field, looked_at)
    session.drag(Drag("begin", "Move West"))
    session.drag(Drag("update", operation=moved((10, 20))))
    assert (text(panel, "city.x"), text(panel, "city.y")) == ("10", "20")
    assert set(looked_at) <= {"city.x", "city.y", "label.0", "label.1", "label.angle"}
    session.drag(Drag("cancel"))
    assert (text(panel, "city.x"), text(panel, "city.y")) == ("60", "100")
    session.drag(Drag("begin", "Move West"))
    session.drag(Drag("update", operation=moved((10, 20))))
    session.drag(Drag("commit"))
    assert text(panel, "city.x") == "10"
    assert steps(session) == ["Move West"]


def _watched(own: Field, looked_at: list[str]) -> Field:
    """The field, noting when its value is asked for."""

    def get(variant: Variant, entry: str) -> Any:
        looked_at.append(own.key)
        return own.get(variant, entry)

    return dataclasses.replace(own, get=get)


def test_another_selection_finishes_what_is_typed(qtbot: QtBot) -> None:
    """It is done to the city it was typed for."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wien")
    session.select([Ref("city", "east")])
    assert by_id(session.variant.cities)["west"].name == "Wien"
    assert text(panel, "city.name") == "East"
    session.select([Ref("city", "west")])
    type_in(field(panel, "city.name"), " ")
    session.select([Ref("city", "east")])
    assert by_id(session.variant.cities)["west"].name == "Wien"
    assert (text(panel, "city.name"), refusal(panel, "city.name")) == ("East", "")


def test_another_map_forgets_what_is_typed(qtbot: QtBot) -> None:
    """It was meant for the map that is gone."""
    session = session_of()
    panel = properties(qtbot, session)
    type_in(field(panel, "map.name"), "Mine")
    other = msgspec.structs.replace(mini(), version="9.0.0")
    session.adopt(Opened(Home(path=None, title="x", library=Library()), other))
    assert session.variant is other
    assert (text(panel, "map.name"), text(panel, "map.version")) == ("Mini", "9.0.0")


def test_what_is_typed_goes_with_what_it_is_about(qtbot: QtBot) -> None:
    """A city that is deleted while its name is typed leaves no word of a refusal, and no text for the next city."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    type_in(field(panel, "city.name"), "Wien")
    with qtbot.assertNotEmitted(session.refused):
        session.apply("Delete West", remove_cities, ids=["west"])
    assert panel.kind == "map"
    session.select([Ref("city", "east")])
    assert text(panel, "city.name") == "East"


def test_what_is_deleted_is_shown_no_more(qtbot: QtBot) -> None:
    """Undo of what is shown leads to the map's own form, without an error on the way."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    session.apply("Delete West", remove_cities, ids=["west"])
    assert panel.kind == "map"


def test_saving_hands_on_what_is_typed(qtbot: QtBot) -> None:
    """``finish`` does what leaving the field would do."""
    session = session_of()
    panel = properties(qtbot, session)
    type_in(field(panel, "map.name"), "Mine")
    assert panel.finish()
    assert session.variant.title == "Mine"


def test_several_show_what_they_share(qtbot: QtBot) -> None:
    """Where they differ, the field says so; a value typed is that of all, in one step."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"), ("city", "east"))
    assert (text(panel, "city.x"), text(panel, "city.y")) == ("", "100")
    enter(panel, "city.x", "77")
    assert {by_id(session.variant.cities)[name].at for name in ("west", "east")} == {(77, 100)}
    assert text(panel, "city.x") == "77"
    assert steps(session) == ["Move the city"]


def test_buttons_for_the_window(qtbot: QtBot) -> None:
    """Choosing a picture and the table of colors are not done here."""
    session = session_of()
    panel = properties(qtbot, session)
    with qtbot.waitSignal(panel.picture_wanted, timeout=0):
        press(panel, "choose-picture")
    with qtbot.waitSignal(panel.colors_wanted, timeout=0):
        press(panel, "card-colors")
    session.apply("Choose a picture", set_background, file="a.png", at=(0, 0), size=(10, 10))
    press(panel, "show-picture")
    assert panel.kind == "picture"
    with qtbot.waitSignal(panel.picture_wanted, timeout=0):
        press(panel, "choose-picture")


def test_every_field_can_be_named_and_explained(qtbot: QtBot) -> None:
    """A screen reader says what it is; a tooltip says what it means."""
    session = session_of(set_background(mini(), file="a.png", at=(0, 0), size=(10, 10)))
    panel = properties(qtbot, session)
    for ref in (
        Ref("city", "west"),
        Ref("city", "abroad-1"),
        Ref("country", "abroad"),
        Ref("route", "east--north"),
        Ref("ticket", "west--abroad"),
        Ref("picture", "background"),
    ):
        session.select([ref])
        keys = [found.field.key for found in panel.form.cells()]
        assert len(keys) == len(set(keys))
        for found in panel.form.cells():
            assert found.editor.inner.accessibleName() == found.field.label
            assert found.editor.inner.toolTip().endswith(".")


def test_a_suggestion_is_taken_with_a_click(qtbot: QtBot) -> None:
    """It stands below the field as long as the field has another value."""
    session: Session = session_of()
    panel = properties(qtbot, session, ("ticket", "north--east"))
    enter(panel, "ticket.points.0", "9")
    button = cell(panel, "ticket.points.0").suggestion
    assert (button.text(), button.isVisible()) == ("Suggested: 3", True)
    click(button)
    assert text(panel, "ticket.points.0") == "3"
    assert not button.isVisible()
