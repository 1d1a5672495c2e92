"""Fields of a country."""

from pytestqt.qtbot import QtBot

from mapforge.editor.panels.country_fields import shown_at
from mapforge.edits.countries import add_country
from mapforge.interaction.values import Ref
from tests.editor.panels.hands import enter, press, properties, refusal, session_of, steps, text, unfold
from tests.edits.samples import by_id, hold_to_schema, mini


def test_name_spots_and_id(qtbot: QtBot) -> None:
    """A spot that is none is refused; after another id the country is selected still."""
    session = session_of()
    panel = properties(qtbot, session, ("country", "abroad"))
    enter(panel, "country.name", "Far")
    assert by_id(session.variant.countries)["abroad"].name == "Far"
    assert text(panel, "country.spots") == "abroad-1\nabroad-2"
    enter(panel, "country.spots", "east")
    assert "east is no border spot" in refusal(panel, "country.spots")
    enter(panel, "country.spots", "abroad-2")
    assert by_id(session.variant.countries)["abroad"].spots == ("abroad-2",)
    unfold(panel, "More")
    enter(panel, "country.id", "far")
    assert session.selection == {Ref("country", "far")}
    hold_to_schema(session.variant)
    assert len(steps(session)) == 3


def test_the_name_is_placed_by_hand_and_let_go(qtbot: QtBot) -> None:
    """Where it stands at first; then by numbers, each alone; then by MapForge again."""
    session = session_of()
    panel = properties(qtbot, session, ("country", "abroad"))
    stood = shown_at(session.variant, "abroad")
    press(panel, "country.auto")
    assert by_id(session.variant.countries)["abroad"].label == stood
    enter(panel, "country.x", "250.5")
    assert by_id(session.variant.countries)["abroad"].label == (250.5, stood[1])
    enter(panel, "country.y", "60")
    assert by_id(session.variant.countries)["abroad"].label == (250.5, 60)
    enter(panel, "country.y", "")
    assert by_id(session.variant.countries)["abroad"].label is None


def test_several_share_how_their_names_are_placed(qtbot: QtBot) -> None:
    """A country without a name on the board stands in its middle."""
    session = session_of(add_country(mini(), name="Far"))
    panel = properties(qtbot, session, ("country", "abroad"), ("country", "far"))
    assert [cell.field.key for cell in panel.form.cells()] == ["country.auto"]
    press(panel, "country.auto")
    assert all(country.label is not None for country in session.variant.countries)
    assert len(steps(session)) == 1
