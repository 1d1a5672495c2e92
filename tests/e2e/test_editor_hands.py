"""Selecting, moving, renaming and deleting in the window, by mouse and keys at places of the screen only."""

import shutil
from pathlib import Path

import pytest

from mapforge.files.save import document_bytes
from mapforge.interaction.values import Ref
from mapforge.model import Variant
from tests.conftest import DATA
from tests.e2e.person import CTRL, SHIFT, Person, Point, SitDown, said

EAST, NORTH, WEST, FORK = (240.0, 100.0), (150.0, 30.0), (60.0, 100.0), (150.0, 100.0)


@pytest.fixture
def person(sit_down: SitDown, tmp_path: Path) -> Person:
    """At a copy of the small map."""
    shutil.copytree(DATA / "sketch", tmp_path / "mini")
    return sit_down(tmp_path / "mini")


def place(variant: Variant, city: str) -> Point:
    """Where a city stands."""
    return next(entry.at for entry in variant.cities if entry.id == city)


def selected(person: Person) -> set[str]:
    """Ids of what is selected."""
    return {ref.id for ref in person.window.session.selection}


def test_clicks_select(person: Person) -> None:
    """A click takes one, Ctrl or Shift adds and takes away, the empty board takes none; Ctrl+A takes all."""
    person.click(EAST)
    assert selected(person) == {"east"}
    person.click(NORTH, held=CTRL)
    person.click(WEST, held=SHIFT)
    assert selected(person) == {"east", "north", "west"}
    person.click(NORTH, held=CTRL)
    assert selected(person) == {"east", "west"}
    person.click((200, 190))
    assert selected(person) == set()
    person.key("Ctrl+A")
    assert {"east", "fork", "east--north"} < selected(person)


def test_a_drag_moves_what_is_selected(person: Person) -> None:
    """As one step with a name; its routes come along, nothing else does."""
    session, before = person.window.session, person.window.session.variant
    person.click(EAST)
    person.drag(EAST, (221, 121))
    moved = session.variant
    assert place(moved, "east") == pytest.approx((221, 121), abs=2)
    assert [city for city in moved.cities if city.id != "east"] == [c for c in before.cities if c.id != "east"]
    assert session.undo_name == "Move East"
    person.key("Ctrl+Z")
    assert session.variant is before
    assert session.undo_name is None


def test_a_drag_over_what_is_not_selected_moves_nothing(person: Person) -> None:
    """It draws a rubber band instead."""
    session, before = person.window.session, person.window.session.variant
    person.drag(EAST, (221, 121))
    assert session.variant is before
    person.drag((30, 60), (100, 140))
    assert "west" in selected(person)
    assert "east" not in selected(person)
    assert session.variant is before


def test_a_trembling_hand_moves_nothing(person: Person) -> None:
    """A press that stays where it is, give or take a pixel, is a click."""
    before = person.window.session.variant
    person.click(EAST)
    person.press(EAST)
    pixel = 1 / person.window.view.scale_now
    person.move((EAST[0] + pixel, EAST[1]))
    person.release((EAST[0] + pixel, EAST[1]))
    assert person.window.session.variant is before


def test_escape_restores_exactly(person: Person) -> None:
    """In the middle of a drag: the very map there was, no step, and letting go afterwards does nothing."""
    session, before = person.window.session, person.window.session.variant
    person.click(EAST)
    person.press(EAST)
    person.move((230, 110), (221, 121))
    assert session.dragging
    assert session.variant is not before
    person.key("Escape")
    assert not session.dragging
    assert session.variant is before
    person.move((200, 130))
    person.release((200, 130))
    assert session.variant is before
    assert (session.undo_name, session.dirty) == (None, False)


def test_several_are_moved_together(person: Person) -> None:
    """What a rubber band has taken keeps its shape."""
    session = person.window.session
    person.click(EAST)
    person.click(NORTH, held=CTRL)
    person.drag(NORTH, (143, 44))
    moved = session.variant
    (x, y), (u, v) = place(moved, "north"), place(moved, "east")
    assert (x, y) != NORTH
    assert (u - x, v - y) == pytest.approx((EAST[0] - NORTH[0], EAST[1] - NORTH[1]), abs=0.01)


def test_arrow_keys_nudge(person: Person) -> None:
    """By a millimetre, with Shift by ten."""
    person.click(EAST)
    person.key("Right", "Right", "Down", "Shift+Left")
    assert place(person.window.session.variant, "east") == (232.0, 101.0)


def test_a_city_takes_its_routes_and_tickets_with_it(person: Person) -> None:
    """In one step, and says so; undo brings everything back."""
    session, before = person.window.session, person.window.session.variant
    person.click(EAST)
    person.key("Delete")
    after = session.variant
    assert not [route for route in after.routes if "east" in route.ends]
    assert not [ticket for ticket in after.tickets if "east" in ticket.ends]
    words = said(person)
    assert "5 routes" in words
    assert "2 tickets" in words
    person.key("Ctrl+Z")
    assert session.variant is before


def test_a_double_click_renames(person: Person) -> None:
    """The field holds the old name, Return takes the new one, Escape leaves the old one."""
    session = person.window.session
    for keys, name in ((("Escape",), "East"), (("Return",), "Orient")):
        person.double_click(EAST)
        assert person.window.hand.field.text() == "East"
        person.type("Orient", *keys)
        assert next(city.name for city in session.variant.cities if city.id == "east") == name


def test_keys_belong_to_the_field_while_it_is_open(person: Person) -> None:
    """Typing a name takes up no tool and sets no length."""
    person.key("C")
    person.click((60, 40))
    person.type("Crv 123 TDUF", "Return")
    variant = person.window.session.variant
    assert person.window.hand.tool.name == "city"
    assert "Crv 123 TDUF" in {city.name for city in variant.cities}


def test_escape_gives_up_a_route_then_the_tool(person: Person) -> None:
    """First the line being drawn, then the tool; the map stays as it is."""
    before = person.window.session.variant
    person.key("R")
    person.click(WEST, (90, 60))
    person.key("Escape")
    assert person.window.hand.tool.name == "route"
    person.key("Escape")
    assert person.window.hand.tool.name == "select"
    assert person.window.session.variant is before


def test_a_route_bends_where_it_is_pulled(person: Person) -> None:
    """Pulled at its body it gets a point; a double click on the point takes it away; one step each."""
    session = person.window.session
    middle = (105.0, 140.0)
    person.click(middle)
    assert selected(person) == {"south--west"}
    person.drag(middle, (90, 160))
    route = next(route for route in session.variant.routes if route.id == "south--west")
    assert len(route.via) == 1
    assert route.via[0] == pytest.approx((90, 160), abs=4)
    person.double_click(route.via[0])
    assert not next(route for route in session.variant.routes if route.id == "south--west").via
    person.key("Ctrl+Z", "Ctrl+Z")
    assert session.undo_name is None


def test_lengths_and_colors_by_key(person: Person) -> None:
    """For all selected routes at once, as one step."""
    session, before = person.window.session, document_bytes(person.window.session.variant)
    person.click((105, 140))
    person.click((105, 65), held=CTRL)
    assert session.selection == {Ref("route", "south--west"), Ref("route", "north--west")}
    person.key("2")
    person.key("Alt+2")
    routes = {route.id: route for route in session.variant.routes}
    for name in ("south--west", "north--west"):
        assert routes[name].length == 2
        assert routes[name].tracks[0].color == "blue"
    person.key("Ctrl+Z", "Ctrl+Z")
    assert document_bytes(session.variant) == before


def test_the_wheel_and_the_middle_button_leave_the_map_alone(person: Person) -> None:
    """Zoom in and out by keys, whole board again: nothing of the map changes, and clicks still find their city."""
    view, before = person.window.view, person.window.session.variant
    whole = view.scale_now
    person.key("Ctrl+Plus", "Ctrl+Plus")
    assert view.scale_now > whole
    person.click(FORK)
    assert selected(person) == {"fork"}
    person.key("Ctrl+0")
    assert view.scale_now == pytest.approx(whole)
    assert person.window.session.variant is before
