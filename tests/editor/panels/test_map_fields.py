"""The map's own fields: paper, board and train piece."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.edits.board import set_background
from tests.editor.panels.hands import enter, field, properties, refusal, session_of, steps, text, type_in, unfold
from tests.edits.samples import hold_to_schema, mini


@pytest.mark.parametrize(
    ("key", "typed", "path", "value"),
    [
        ("map.name", "Mine", "title", "Mine"),
        ("map.id", "anna.mine", "id", "anna.mine"),
        ("map.version", "2.0.0", "version", "2.0.0"),
        ("map.license", "CC-BY-4.0", "license", "CC-BY-4.0"),
        ("board.width", "420", "board.width", 420),
        ("board.height", "300 mm", "board.height", 300),
        ("board.border", "0", "board.border", 0),
        ("piece.length", "24.5", "board.piece.length", 24.5),
        ("piece.width", "7", "board.piece.width", 7),
        ("piece.pitch", "26", "board.piece.pitch", 26),
        ("piece.double_pitch", "11", "board.piece.double_pitch", 11),
    ],
)
def test_every_field_sets_what_it_shows(qtbot: QtBot, key: str, typed: str, path: str, value: object) -> None:
    """And nothing else: one step, and the schema is satisfied."""
    session = session_of()
    panel = properties(qtbot, session)
    unfold(panel, "Train piece")
    enter(panel, key, typed)
    found: object = session.variant
    for part in path.split("."):
        found = getattr(found, part)
    assert found == value
    hold_to_schema(session.variant)
    assert len(steps(session)) == 1
    assert session.variant is mini()


def test_lists_are_a_line_each(qtbot: QtBot) -> None:
    """Enter makes a line; another field, or Ctrl+Enter, finishes them."""
    session = session_of()
    panel = properties(qtbot, session)
    type_in(field(panel, "map.authors"), "Anna")
    QTest.keyClick(field(panel, "map.authors"), Qt.Key.Key_Return)
    QTest.keyClicks(field(panel, "map.authors"), "Ben")
    assert session.undo_name is None
    QTest.keyClick(field(panel, "map.authors"), Qt.Key.Key_Tab)
    assert session.variant.authors == ("Anna", "Ben")
    enter(panel, "map.credits", "Natural Earth")
    assert session.variant.credits == ("Natural Earth",)


def test_a_bad_id_is_told_of(qtbot: QtBot) -> None:
    """With the letters that an id may have."""
    session = session_of()
    panel = properties(qtbot, session)
    enter(panel, "map.id", "My map")
    assert "Use small letters a-z" in refusal(panel, "map.id")
    assert session.variant.id == "mini"


def test_the_map_says_how_much_it_has(qtbot: QtBot) -> None:
    """Cities, routes and tickets, copies counted; and which picture lies behind it."""
    session = session_of()
    panel = properties(qtbot, session)
    assert text(panel, "map.counts") == "4 cities, 8 routes, 12 tickets"
    assert text(panel, "board.picture") == "none"
    session.apply("Choose", set_background, file="a.png", at=(0, 0), size=(10, 10))
    assert text(panel, "board.picture") == "a.png"
