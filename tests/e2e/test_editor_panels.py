"""Panels, pictures and dialogs of the window, by mouse and keys at places of the screen only."""

import shutil
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtWidgets import QAbstractSpinBox, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mapforge.model import Background
from tests.conftest import DATA
from tests.e2e.person import Person, SitDown, push, said, type_path

EAST = (240.0, 100.0)


@pytest.fixture
def person(sit_down: SitDown, tmp_path: Path) -> Person:
    """At a copy of the small map."""
    shutil.copytree(DATA / "sketch", tmp_path / "mini")
    return sit_down(tmp_path / "mini")


def named(person: Person, name: str) -> QWidget:
    """The field in sight that a screen reader would call by that name."""
    fields = [*person.window.findChildren(QAbstractSpinBox), *person.window.findChildren(QLineEdit)]
    return next(field for field in fields if field.accessibleName() == name and field.isVisible())


def background(person: Person) -> Background:
    """The board's picture as the map has it."""
    found = person.window.session.variant.board.background
    assert found is not None
    return found


def test_a_position_is_typed(person: Person) -> None:
    """A city stands where its numbers say, at the first Return; one step."""
    session = person.window.session
    person.click(EAST)
    person.click_widget(named(person, "Position x"))
    person.key("Ctrl+A")
    person.type("222.5", "Return")
    assert next(city.at for city in session.variant.cities if city.id == "east") == (222.5, 100.0)
    person.key("Ctrl+Z")
    assert session.undo_name is None


def test_a_picture_is_placed(person: Person, tmp_path: Path) -> None:
    """Chosen, moved, scaled at a corner, given up with Escape, locked; each a step, and in the folder of the map."""
    Image.new("RGB", (200, 100), "#cfe3ee").save(tmp_path / "board.png")
    person.expect(type_path(tmp_path / "board.png"))
    person.choose("Board", "Choose a picture")
    assert (tmp_path / "mini" / "board.png").is_file()
    if background(person).locked:
        person.choose("Board", "Unlock the picture")
    person.key("P")
    first = background(person)
    (x, y), (width, height) = first.at, first.size
    middle = (x + width / 2, y + height / 2)
    person.drag(middle, (middle[0] - 20, middle[1] + 10))
    moved = background(person)
    assert moved.at == pytest.approx((x - 20, y + 10), abs=3)
    assert moved.size == first.size
    corner = (moved.at[0] + width, moved.at[1] + height)
    person.drag(corner, (corner[0] - 60, corner[1] - 30))
    scaled = background(person)
    assert scaled.at == pytest.approx(moved.at, abs=0.1)
    assert scaled.size[0] < moved.size[0]
    assert scaled.size[0] / scaled.size[1] == pytest.approx(2, abs=0.05)
    inside = (scaled.at[0] + 60, scaled.at[1] + 60)
    person.press(inside)
    person.move((100, 100), (90, 90))
    person.key("Escape")
    person.release((90, 90))
    assert background(person) == scaled
    person.key("L")
    locked = background(person)
    assert locked.locked
    person.drag(inside, (90, 90))
    assert background(person) == locked
    assert "locked" in said(person)
    while person.window.session.undo_name is not None:
        person.key("Ctrl+Z")
    assert person.window.session.variant.board.background is None


def test_what_is_no_picture_is_refused(person: Person, tmp_path: Path) -> None:
    """With the reason; the map stays as it is."""
    before = person.window.session.variant
    (tmp_path / "board.png").write_bytes(b"<svg/>")
    person.expect(type_path(tmp_path / "board.png"), push("OK"))
    person.choose("Board", "Choose a picture")
    assert person.all_answered()
    assert person.window.session.variant is before


def test_a_new_map_is_begun(person: Person) -> None:
    """With the name that was typed; the one before was saved, so nothing is asked."""

    def begin(dialog: QDialog) -> None:
        person.type("Benelux", "Return")
        assert not dialog.isVisible()

    person.expect(begin)
    person.key("Ctrl+N")
    session = person.window.session
    assert session.variant.title == "Benelux"
    assert session.home.path is None
    assert not session.dirty


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_the_theme_is_chosen(person: Person, theme: str, qtbot: QtBot) -> None:
    """At once, for the whole window; and remembered."""
    person.choose("View", "Theme", theme)
    window = person.window
    qtbot.waitUntil(lambda: (window.palette().window().color().lightness() < 128) == (theme == "Dark"))
    assert person.settings.theme == theme.lower()
    person.choose("View", "Theme", "As the system")


def test_panels_are_hidden_and_come_back(person: Person) -> None:
    """By the menu; where they were at first at last."""
    tickets = person.window.tickets
    assert tickets.isVisible()
    person.choose("View", "Panels", "Tickets")
    assert not tickets.isVisible()
    person.choose("View", "Panels where they were at first")
    assert tickets.isVisible()
