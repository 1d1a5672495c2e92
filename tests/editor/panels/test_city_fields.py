"""Fields of cities, border spots and junctions."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.city_fields import shown_at
from mapforge.edits.cities import add_city, set_label
from mapforge.edits.countries import add_country
from mapforge.interaction.values import Ref
from tests.editor.panels.hands import choose, enter, field, press, properties, refusal, session_of, steps, text, unfold
from tests.edits.samples import by_id, hold_to_schema, mini


@pytest.mark.parametrize(
    ("key", "typed", "attribute", "value"),
    [
        ("city.name", "Wien", "name", "Wien"),
        ("city.x", "61.25", "at", (61.25, 100)),
        ("city.y", "-3", "at", (60, -3)),
        ("city.groups", "big-city, harbor", "groups", ("big-city", "harbor")),
        ("city.names", "de: Westen", "names", {"de": "Westen"}),
        ("city.geo", "48.2, 16.37", "geo", (48.2, 16.37)),
    ],
)
def test_every_field_sets_what_it_shows(qtbot: QtBot, key: str, typed: str, attribute: str, value: object) -> None:
    """One step each, and the schema is satisfied."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    unfold(panel, "More")
    enter(panel, key, typed)
    assert getattr(by_id(session.variant.cities)["west"], attribute) == value
    hold_to_schema(session.variant)
    assert len(steps(session)) == 1


def test_what_is_not_so_is_refused_or_emptied(qtbot: QtBot) -> None:
    """A name without a language, a place beyond the pole; an empty place is none."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    unfold(panel, "More")
    enter(panel, "city.names", "Westen")
    assert "names no language" in refusal(panel, "city.names")
    enter(panel, "city.geo", "91, 0")
    assert refusal(panel, "city.geo") == "Latitude and longitude must be at most 90, not 91."
    enter(panel, "city.geo", "48, 16")
    enter(panel, "city.geo", "")
    assert by_id(session.variant.cities)["west"].geo is None


def test_arrows_step_a_number_once(qtbot: QtBot) -> None:
    """A quick row of them is one change, done when the keys rest or the field is left."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    box = field(panel, "city.x")
    box.setFocus()
    for _ in range(4):
        QTest.keyClick(box, Qt.Key.Key_Up)
    assert text(panel, "city.x") == "62"
    assert session.undo_name is None
    qtbot.waitUntil(lambda: session.undo_name is not None)
    assert by_id(session.variant.cities)["west"].at == (62, 100)
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert text(panel, "city.x") == "62"
    assert steps(session) == ["Move the city"]


def test_the_id_changes_and_the_city_stays_selected(qtbot: QtBot) -> None:
    """Its routes follow, and the field has the focus still."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    unfold(panel, "More")
    enter(panel, "city.id", "vienna")
    assert session.selection == {Ref("city", "vienna")}
    assert (panel.kind, text(panel, "city.id")) == ("city", "vienna")
    assert field(panel, "city.id").hasFocus()
    assert "fork--vienna" in by_id(session.variant.routes)
    enter(panel, "city.id", "east")
    assert "is taken by another city" in refusal(panel, "city.id")


def test_a_border_spot_has_a_country(qtbot: QtBot) -> None:
    """It can be another, or none; cities have no such field."""
    session = session_of(add_country(mini(), name="Far"))
    panel = properties(qtbot, session, ("city", "abroad-1"))
    assert text(panel, "city.country") == "Abroad"
    choose(panel, "city.country", "Far")
    assert by_id(session.variant.countries)["far"].spots == ("abroad-1",)
    choose(panel, "city.country", "none")
    assert all("abroad-1" not in country.spots for country in session.variant.countries)
    session.select([Ref("city", "west")])
    assert "city.country" not in [cell.field.key for cell in panel.form.cells()]


def test_a_city_becomes_a_junction(qtbot: QtBot) -> None:
    """What has no printed name has no fields for its place."""
    session = session_of(add_city(mini(), name="Island", at=(10, 10)))
    panel = properties(qtbot, session, ("city", "island"))
    choose(panel, "city.kind", "junction")
    assert by_id(session.variant.cities)["island"].kind == "junction"
    assert "label.auto" not in [cell.field.key for cell in panel.form.cells()]


def test_the_name_is_placed_by_hand_and_let_go(qtbot: QtBot) -> None:
    """Taking the tick away leaves the name where it stands; typing one number leaves the other."""
    session = session_of()
    panel = properties(qtbot, session, ("city", "west"))
    stood = shown_at(session.variant, "west")
    assert (text(panel, "label.0"), text(panel, "label.1")) == ("", "")
    press(panel, "label.auto")
    assert by_id(session.variant.cities)["west"].label.offset == stood
    enter(panel, "label.1", "9")
    enter(panel, "label.angle", "45°")
    assert by_id(session.variant.cities)["west"].label.offset == (stood[0], 9)
    assert by_id(session.variant.cities)["west"].label.angle == 45
    press(panel, "label.auto")
    assert by_id(session.variant.cities)["west"].label.offset is None
    assert by_id(session.variant.cities)["west"].label.angle == 45
    enter(panel, "label.0", "5")
    assert by_id(session.variant.cities)["west"].label.offset is not None
    enter(panel, "label.0", "")
    assert by_id(session.variant.cities)["west"].label.offset is None


def test_several_names_are_let_go_at_once(qtbot: QtBot) -> None:
    """A tick that is half is made whole by a click."""
    session = session_of(set_label(mini(), city="west", offset=(1, 2)))
    panel = properties(qtbot, session, ("city", "west"), ("city", "east"))
    press(panel, "label.auto")
    assert by_id(session.variant.cities)["west"].label.offset is None
    assert len(steps(session)) == 1
