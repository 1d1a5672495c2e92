"""Fields of the picture behind the board."""

import pytest
from pytestqt.qtbot import QtBot

from mapforge.editor.session import Session
from mapforge.edits.board import set_background
from mapforge.model import Background
from tests.editor.panels.hands import enter, field, press, properties, refusal, session_of, steps, text
from tests.edits.samples import mini


def with_picture() -> Session:
    return session_of(set_background(mini(), file="a.png", at=(5, 6), size=(100, 50)))


def picture(session: Session) -> Background:
    found = session.variant.board.background
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("key", "typed", "attribute", "value"),
    [
        ("picture.x", "-7", "at", (-7, 6)),
        ("picture.y", "8", "at", (5, 8)),
        ("picture.width", "120.5", "size", (120.5, 50)),
        ("picture.height", "60", "size", (100, 60)),
        ("picture.rotation", "-12", "rotation", -12),
        ("picture.opacity", "35 %", "opacity", 0.35),
    ],
)
def test_every_field_sets_what_it_shows(qtbot: QtBot, key: str, typed: str, attribute: str, value: object) -> None:
    """One step each."""
    session = with_picture()
    panel = properties(qtbot, session, ("picture", "background"))
    enter(panel, key, typed)
    assert getattr(picture(session), attribute) == value
    assert len(steps(session)) == 1


def test_bounds_are_told(qtbot: QtBot) -> None:
    """A picture has a size, and is no stronger than it is."""
    panel = properties(qtbot, with_picture(), ("picture", "background"))
    enter(panel, "picture.opacity", "120")
    assert "Opacity must be at most 1" in refusal(panel, "picture.opacity")
    enter(panel, "picture.width", "0")
    assert "Size must be at least 1" in refusal(panel, "picture.width")


def test_it_fits_the_board(qtbot: QtBot) -> None:
    """Within it with its proportions, or over all of it; what is so already is not offered."""
    session = with_picture()
    panel = properties(qtbot, session, ("picture", "background"))
    enter(panel, "picture.rotation", "10")
    press(panel, "picture.fit")
    assert (picture(session).at, picture(session).size) == ((0, 30.75), (297, 148.5))
    assert picture(session).rotation == 0
    assert not field(panel, "picture.fit").isEnabled()
    press(panel, "picture.stretch")
    assert (picture(session).at, picture(session).size) == ((0, 0), (297, 210))
    assert not field(panel, "picture.stretch").isEnabled()


def test_it_is_unlocked_and_removed(qtbot: QtBot) -> None:
    """What is gone leads back to the map; undo brings it back."""
    session = with_picture()
    panel = properties(qtbot, session, ("picture", "background"))
    assert text(panel, "picture.file") == "a.png"
    press(panel, "picture.locked")
    assert not picture(session).locked
    press(panel, "picture.remove")
    assert session.variant.board.background is None
    assert panel.kind == "map"
    assert steps(session) == ["Lock or unlock the picture", "Remove the picture"]
