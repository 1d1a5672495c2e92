"""The session: one open map, its steps and signals."""

import pytest
from pytestqt.qtbot import QtBot

from mapforge.editor.session import Session
from mapforge.edits.board import set_border
from mapforge.edits.cities import add_city, move, remove_cities
from mapforge.files.home import Home, Opened
from mapforge.files.library import Library
from mapforge.interaction.values import Drag, Operation, Ref
from mapforge.model import FrozenMap
from tests.edits.samples import mini


@pytest.fixture
def session(library: Library) -> Session:
    """The small map, lying nowhere."""
    return Session(Opened(Home(None, "Untitled", library), mini()))


def _move(x: float) -> Operation:
    return Operation("Move East", move, FrozenMap({"positions": {"east": (x, 50.0)}}))


def test_an_edit_is_one_step_and_is_told(session: Session, qtbot: QtBot) -> None:
    """Old and new map are told, the dirty mark rises, and undo brings back the very map there was."""
    before = session.variant
    with qtbot.waitSignal(session.changed) as told, qtbot.waitSignal(session.home_changed):
        assert session.apply("Border", set_border, border=20.0)
    assert told.args == [before, session.variant]
    assert session.dirty
    assert session.undo_name == "Border"
    assert session.undo()
    assert session.variant is before
    assert not session.dirty
    assert session.redo_name == "Border"


def test_a_refused_edit_changes_nothing_and_says_why(session: Session, qtbot: QtBot) -> None:
    """No step, no change; the words go to the designer."""
    before = session.variant
    with qtbot.waitSignal(session.refused) as told, qtbot.assertNotEmitted(session.changed):
        assert not session.apply("Delete", remove_cities, ids=["nowhere"])
    assert "nowhere" in told.args[0]
    assert session.variant is before
    assert session.undo_name is None


def test_a_drag_is_one_step_reckoned_from_its_start(session: Session) -> None:
    """However many updates; what the last says holds; nothing else can be done meanwhile."""
    session.drag(Drag("begin", "Move East"))
    for x in (100.0, 110.0, 120.0):
        session.drag(Drag("update", operation=_move(x)))
        assert not session.undo()
        assert not session.apply("Border", set_border, border=20.0)
    session.drag(Drag("commit"))
    assert next(city.at for city in session.variant.cities if city.id == "east") == (120.0, 50.0)
    assert session.undo()
    assert session.undo_name is None


def test_a_cancelled_drag_restores_the_very_map(session: Session) -> None:
    """And leaves no step."""
    before = session.variant
    session.drag(Drag("begin", "Move East"))
    session.drag(Drag("update", operation=_move(100.0)))
    assert session.variant is not before
    session.drag(Drag("cancel"))
    assert session.variant is before
    assert session.undo_name is None
    assert not session.dragging


def test_only_what_is_there_is_selected(session: Session) -> None:
    """What an edit or an undo takes away is no longer selected, from the moment the change is told."""
    seen: list[bool] = []
    session.select([Ref("city", "east"), Ref("city", "nowhere")])
    assert session.selection == {Ref("city", "east")}

    def look(_old: object, _new: object) -> None:
        seen.append(bool(session.selection))

    session.changed.connect(look)
    session.apply("Delete", remove_cities, ids=["east"])
    assert session.selection == frozenset()
    assert seen == [False]


def test_what_is_new_can_be_selected(session: Session) -> None:
    """By kind, whatever id the edit gave it."""
    added = Operation("Add", add_city, FrozenMap({"name": "Port Élan", "at": (60.0, 60.0)}))
    assert session.do(added, select_new="city")
    assert session.selection == {Ref("city", "port-elan")}


def test_choices_for_what_is_new_hold_only_what_is_there(session: Session) -> None:
    """A color, deck or country that the map no longer has is not offered to a tool."""
    session.color, session.deck, session.country = "no-such-color", "no-such-deck", "no-such-country"
    there = session.situation
    assert there.color == "gray"
    assert there.deck == session.variant.decks[0].id
    assert there.country is None


def test_another_map_begins_anew(session: Session, qtbot: QtBot, library: Library) -> None:
    """With a history and selection of its own, and clean; a broken file's copy is unsaved from the start."""
    session.apply("Border", set_border, border=20.0)
    session.select([Ref("city", "east")])
    with qtbot.waitSignals([session.adopted, session.home_changed]):
        session.adopt(Opened(Home(None, "Other", library), mini()))
    assert session.selection == frozenset()
    assert session.undo_name is None
    assert not session.dirty
    session.adopt(Opened(Home(None, "Copy", library, copy_of=library.shipped), mini()))
    assert session.dirty


def test_saving_marks_the_state_that_was_saved(session: Session) -> None:
    """An undo to before it is dirty, a redo to it is not."""
    session.apply("Border", set_border, border=20.0)
    session.saved(session.home, session.variant)
    assert not session.dirty
    session.undo()
    assert session.dirty
    session.redo()
    assert not session.dirty


def test_a_map_that_is_only_shown_stays_as_it_is(library: Library, qtbot: QtBot) -> None:
    """Steps and drags are refused with the way out, until a copy is to be edited; that is told."""
    shown = Session(Opened(Home(None, "Mini", library, notice="Mini is in the pack a.mfpack.", read_only=True), mini()))
    before = shown.variant
    with qtbot.waitSignal(shown.refused) as told:
        assert not shown.apply("Border", set_border, border=20.0)
    assert told.args == ["Mini is in the pack a.mfpack. To change it, edit a copy."]
    with qtbot.waitSignal(shown.refused), qtbot.assertNotEmitted(shown.changed):
        shown.drag(Drag("begin", "Move East"))
        shown.drag(Drag("update", operation=_move(100.0)))
        shown.drag(Drag("commit"))
    assert shown.variant is before
    assert not shown.dirty
    with qtbot.waitSignal(shown.home_changed):
        shown.edit_copy()
    assert shown.apply("Border", set_border, border=20.0)
    assert shown.dirty
