"""The problems dock."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mapforge.checks.live import Live
from mapforge.checks.verdict import Verdict
from mapforge.editor.panels.problems import ProblemsPanel
from mapforge.edits.cities import move
from mapforge.edits.routes import set_length
from mapforge.edits.rules import set_knob
from mapforge.edits.tracks import set_track_color
from mapforge.model import Place, Variant
from tests.editor.panels.hands import click, shown
from tests.edits.samples import mini


def report_of(variant: Variant) -> Verdict:
    return Live(variant).verdict


def faulty() -> Variant:
    """Two errors and a warning."""
    variant = set_track_color(mini(), route="east--south", track=1, color=None)
    variant = set_length(variant, route="fork--west", length=13)
    return set_knob(variant, knob="last_round_at", value=1)


def panel_of(qtbot: QtBot, report: Verdict | None = None) -> ProblemsPanel:
    panel = ProblemsPanel()
    shown(qtbot, panel, 300, 500)
    if report is not None:
        panel.show_report(report)
    return panel


def codes(panel: ProblemsPanel) -> list[str]:
    """The codes of what is listed, in order."""
    model = panel.view.model()
    found = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    return [words.rpartition("(")[2].rstrip(")") for words in found]


def chosen(panel: ProblemsPanel) -> list[Place]:
    places: list[Place] = []
    panel.chosen.connect(places.append)
    return places


def test_the_worst_come_first(qtbot: QtBot) -> None:
    """Each with its words; what is counted stands on the buttons."""
    report = report_of(faulty())
    panel = panel_of(qtbot, report)
    severities = [finding.severity for finding in report.findings]
    assert len(codes(panel)) == len(severities) > 2
    assert codes(panel)[-1] == "color-not-chosen"
    errors, warnings = severities.count("error"), severities.count("warning")
    assert panel.filter_button("error").text() == str(errors)
    assert panel.filter_button("warning").text() == str(warnings) == "1"
    assert panel.filter_button("info").accessibleName() == "Show 0 remarks"
    assert panel.state == f"{errors} errors, 1 warning."
    assert panel.nothing == ""


def test_nothing_to_say_says_what_was_looked_at(qtbot: QtBot) -> None:
    """And before the first report, that there was none."""
    panel = panel_of(qtbot)
    assert panel.state == "Not checked yet."
    panel.show_report(None)
    assert panel.state == "Checking \u2026"
    report = report_of(mini())
    panel.show_report(report)
    assert panel.nothing.startswith("No problems found. Checked: ")
    assert all(name.replace("-", " ") in panel.nothing for name in report.ran)
    assert panel.state == "No problems."


def test_while_it_is_checked_the_list_stays(qtbot: QtBot) -> None:
    """And says that it is that of before."""
    panel = panel_of(qtbot, report_of(faulty()))
    before = codes(panel)
    panel.show_report(None)
    assert panel.state == "Checking \u2026 The list is that of before."
    assert codes(panel) == before
    panel.show_report(report_of(mini()))
    assert codes(panel) == []


def test_a_severity_is_hidden_by_its_button(qtbot: QtBot) -> None:
    """With all hidden, the empty list says why it is empty."""
    panel = panel_of(qtbot, report_of(faulty()))
    click(panel.filter_button("error"))
    assert codes(panel) == ["color-not-chosen"]
    click(panel.filter_button("warning"))
    assert codes(panel) == []
    assert "hidden" in panel.nothing
    click(panel.filter_button("warning"))
    click(panel.filter_button("error"))
    assert len(codes(panel)) > 2


def test_a_click_leads_to_the_place(qtbot: QtBot) -> None:
    """As does Enter on the current one."""
    report = report_of(faulty())
    panel = panel_of(qtbot, report)
    places = chosen(panel)
    row = panel.view.model().index(len(codes(panel)) - 1, 0)
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=panel.view.visualRect(row).center())
    assert [place.ids for place in places] == [("east--south",)]
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    assert len(places) == 1
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert len(places) == 2


def test_next_and_previous_go_round(qtbot: QtBot) -> None:
    """From the first or the last; in an empty list nothing happens."""
    panel = panel_of(qtbot)
    places = chosen(panel)
    panel.next()
    assert places == []
    panel.show_report(report_of(faulty()))
    number = len(codes(panel))
    for _ in range(number + 1):
        panel.next()
    assert len(places) == number + 1
    assert places[0] == places[-1]
    panel.previous()
    assert panel.view.currentIndex().row() == number - 1
    other = panel_of(qtbot, report_of(faulty()))
    other.previous()
    assert other.view.currentIndex().row() == number - 1


def test_the_current_problem_stays_current(qtbot: QtBot) -> None:
    """Through another report that has it still; one that has it no more has none current."""
    panel = panel_of(qtbot, report_of(faulty()))
    panel.previous()
    panel.show_report(report_of(move(faulty(), positions={"west": (62, 100)})))
    assert codes(panel)[panel.view.currentIndex().row()] == "color-not-chosen"
    panel.show_report(report_of(set_length(mini(), route="fork--west", length=13)))
    assert not panel.view.currentIndex().isValid()


def test_messages_are_wrapped_to_the_width(qtbot: QtBot) -> None:
    """A narrower list is higher; every row is painted."""
    panel = panel_of(qtbot, report_of(faulty()))
    panel.resize(700, 500)
    qtbot.waitUntil(lambda: panel.view.viewport().width() > 600)
    wide = panel.view.visualRect(panel.view.model().index(0, 0)).height()
    panel.resize(260, 500)
    qtbot.waitUntil(lambda: panel.view.visualRect(panel.view.model().index(0, 0)).height() > wide)
    assert not panel.view.grab().isNull()
