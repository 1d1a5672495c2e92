"""Fields of a ticket."""

from pytestqt.qtbot import QtBot

from mapforge.editor.panels.ticket_fields import deck_of
from tests.editor.panels.hands import choose, enter, press, properties, refusal, session_of, steps, text
from tests.edits.samples import by_id, hold_to_schema, ids


def test_ends_points_copies_and_deck(qtbot: QtBot) -> None:
    """One step each; the ticket stays selected."""
    session = session_of()
    panel = properties(qtbot, session, ("ticket", "west--east"))
    enter(panel, "ticket.from", "Abroad")
    enter(panel, "ticket.to.0", "south")
    assert text(panel, "ticket.to.0") == "Süd"
    enter(panel, "ticket.points.0", "12")
    enter(panel, "ticket.copies", "2")
    choose(panel, "ticket.deck", "Main")
    ticket = by_id(session.variant.tickets)["west--east"]
    assert (ticket.ends, ticket.to[0].points, ticket.copies) == (("abroad", "south"), 12, 2)
    assert deck_of(session.variant, "west--east").id == "main"
    hold_to_schema(session.variant)
    assert len(steps(session)) == 5


def test_a_ticket_to_itself_is_refused(qtbot: QtBot) -> None:
    """As is a place that no ticket ends at."""
    session = session_of()
    panel = properties(qtbot, session, ("ticket", "west--east"))
    enter(panel, "ticket.to.0", "West")
    assert "cannot lead from west to itself" in refusal(panel, "ticket.to.0")
    enter(panel, "ticket.to.0", "fork")
    assert "There is no city or country fork" in refusal(panel, "ticket.to.0")


def test_destinations_come_and_go(qtbot: QtBot) -> None:
    """Each with points of its own; the last one stays."""
    session = session_of()
    panel = properties(qtbot, session, ("ticket", "west--east"))
    press(panel, "ticket.more")
    added = by_id(session.variant.tickets)["west--east"].to[1]
    assert (added.id, added.points) == ("abroad", 5)
    enter(panel, "ticket.to.1", "North")
    enter(panel, "ticket.points.1", "8")
    assert [(end.id, end.points) for end in by_id(session.variant.tickets)["west--east"].to] == [
        ("east", 4),
        ("north", 8),
    ]
    press(panel, "ticket.fewer")
    assert ids(by_id(session.variant.tickets)["west--east"].to) == ["east"]
    assert "ticket.fewer" not in [cell.field.key for cell in panel.form.cells()]


def test_several_tickets_share_points_copies_and_deck(qtbot: QtBot) -> None:
    """Points only where each has one destination."""
    session = session_of()
    panel = properties(qtbot, session, ("ticket", "west--east"), ("ticket", "north--east"))
    enter(panel, "ticket.points.0", "9")
    choose(panel, "ticket.deck", "Long")
    assert {ticket.to[0].points for ticket in session.variant.tickets if ticket.id.endswith("east")} == {9}
    assert len(by_id(session.variant.decks)["long"].tickets) == 3
    assert len(steps(session)) == 2
    panel = properties(qtbot, session, ("ticket", "west--east"), ("ticket", "west--abroad"))
    assert [cell.field.key for cell in panel.form.cells()] == ["ticket.copies", "ticket.deck"]
