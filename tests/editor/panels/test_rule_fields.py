"""The rules: every knob has its field, and a field sets its knob alone."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.editor.panels.properties import PropertiesPanel
from mapforge.editor.panels.rule_fields import rule_sections
from mapforge.edits.rules import set_knob
from mapforge.model import Rules
from tests.editor.panels.hands import choose, enter, field, press, properties, refusal, session_of, steps, text, unfold
from tests.edits.samples import hold_to_schema, mini

TITLES = [section.title for section in rule_sections(mini())]


def unfolded(qtbot: QtBot, session: Any) -> PropertiesPanel:
    panel = properties(qtbot, session)
    for title in TITLES:
        unfold(panel, title)
    return panel


def test_every_knob_has_a_field() -> None:
    """One of its own, or one for each of its parts."""
    keys = [field.key for section in rule_sections(mini()) for field in section.fields]
    assert {key.partition(".")[0] for key in keys} == set(Rules.__struct_fields__)
    for knob in ("start_tickets", "draw_tickets", "stations"):
        parts = {key.split(".")[1] for key in keys if key.startswith(f"{knob}.")}
        assert parts == set(getattr(mini().rules, knob).__struct_fields__)


@pytest.mark.parametrize(
    ("key", "typed", "knob", "value"),
    [
        ("players.0", "1", "players", (1, 4)),
        ("players.1", "6", "players", (2, 6)),
        ("trains", "45", "trains", 45),
        ("double_open_from", "4 players", "double_open_from", 4),
        ("start_hand", "5", "start_hand", 5),
        ("face_up", "6", "face_up", 6),
        ("locomotives", "14", "locomotives", 14),
        ("replace_row_at", "", "replace_row_at", None),
        ("replace_row_at", "2", "replace_row_at", 2),
        ("row_replacements", "9", "row_replacements", 9),
        ("tunnel_cards", "2", "tunnel_cards", 2),
        ("longest_path", "", "longest_path", None),
        ("globetrotter", "15", "globetrotter", 15),
        ("last_round_at", "3", "last_round_at", 3),
        ("route_points.5", "10", "route_points", {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10}),
        ("route_points.4", "", "route_points", {"1": 1, "2": 2, "3": 4}),
    ],
)
def test_a_number_sets_its_knob(qtbot: QtBot, key: str, typed: str, knob: str, value: Any) -> None:
    """Empty stands for none where the rules know such a thing."""
    session = session_of()
    panel = unfolded(qtbot, session)
    enter(panel, key, typed)
    assert getattr(session.variant.rules, knob) == value
    hold_to_schema(session.variant)
    assert len(steps(session)) == 1


@pytest.mark.parametrize(
    ("key", "typed", "value"),
    [
        ("start_tickets.deal.main", "4", {"long": 1, "main": 4}),
        ("start_tickets.deal.long", "0", {"main": 2}),
    ],
)
def test_tickets_dealt_of_each_deck(qtbot: QtBot, key: str, typed: str, value: dict[str, int]) -> None:
    """None of a deck takes it out of the deal."""
    session = session_of()
    enter(unfolded(qtbot, session), key, typed)
    assert session.variant.rules.start_tickets.deal == value


@pytest.mark.parametrize(
    ("key", "words", "knob", "value"),
    [
        ("locomotive_use", "tunnels", "locomotive_use", "tunnels"),
        ("face_up_locomotive_counts", "one", "face_up_locomotive_counts", 1),
        ("start_tickets.returned", "under", "start_tickets.returned", "bottom"),
        ("draw_tickets.deck", "Long", "draw_tickets.deck", "long"),
        ("draw_tickets.returned", "out", "draw_tickets.returned", "removed"),
    ],
)
def test_a_choice_sets_its_knob(qtbot: QtBot, key: str, words: str, knob: str, value: Any) -> None:
    """By typing how it begins."""
    session = session_of()
    choose(unfolded(qtbot, session), key, words)
    outer, _, inner = knob.partition(".")
    held = getattr(session.variant.rules, outer)
    assert (getattr(held, inner) if inner else held) == value


def test_stations_come_and_go(qtbot: QtBot) -> None:
    """Their fields are there as long as they are; their prices are typed with commas."""
    session = session_of()
    panel = unfolded(qtbot, session)
    enter(panel, "stations.costs", "1, 2 3")
    assert session.variant.rules.stations is not None
    assert session.variant.rules.stations.costs == (1, 2, 3)
    press(panel, "stations")
    assert session.variant.rules.stations is None
    assert "stations.costs" not in [cell.field.key for cell in panel.form.cells()]
    press(panel, "stations")
    assert session.variant.rules.stations is not None
    assert text(panel, "stations.costs") == "1, 2, 3"


def test_ties_are_decided_in_order(qtbot: QtBot) -> None:
    """One more place than there are ways; none takes a way out; the same way twice is refused."""
    session = session_of()
    panel = unfolded(qtbot, session)
    for place, words, ways in (
        (2, "longest path", ("completed-tickets", "fewest-stations", "longest-path-length")),
        (0, "none", ("fewest-stations", "longest-path-length")),
    ):
        choose(panel, f"tie_breaks.{place}", words)
        assert session.variant.rules.tie_breaks == ways
    session.apply("x", set_knob, knob="tie_breaks", value=["completed-tickets"])
    choose_refused(panel)


def choose_refused(panel: PropertiesPanel) -> None:
    """Choosing what decides ties already."""
    box = field(panel, "tie_breaks.1")
    box.setFocus()
    QTest.keyClicks(box, "most")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert "decides a tie already" in refusal(panel, "tie_breaks.1")
    assert text(panel, "tie_breaks.1") == "none"


def test_points_for_as_long_routes_as_there_are(qtbot: QtBot) -> None:
    """And for one length more, so that a longer route can be scored before it is drawn."""
    keys = [field.key for section in rule_sections(mini()) for field in section.fields]
    assert [key for key in keys if key.startswith("route_points")] == [f"route_points.{n}" for n in range(1, 8)]
    longer = set_knob(mini(), knob="route_points", value={"1": 1, "40": 9})
    keys = [field.key for section in rule_sections(longer) for field in section.fields]
    assert keys[keys.index("route_points.1") :][:31][-1] == "route_points.40"
    session = session_of()
    enter(unfolded(qtbot, session), "route_points.7", "18")
    assert session.variant.rules.points_for(7) == 18
