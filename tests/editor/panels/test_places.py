"""Names by which a designer knows what a field refers to."""

from mapforge.editor.panels import places, suggested
from mapforge.edits.cities import add_city
from mapforge.edits.decks import add_deck
from tests.edits.samples import by_id, mini


def test_names_are_the_ids_where_there_is_none() -> None:
    """And have the id behind where they repeat, so that each names one place."""
    twice = add_city(mini(), name="West", at=(1, 1))
    names = places.names(twice)
    assert (names["east"], names["fork"]) == ("East", "fork")
    assert (names["west"], names["west-2"]) == ("West (west)", "West (west-2)")
    assert len(set(names.values())) == len(names)


def test_lists_hold_what_fits() -> None:
    """Routes end at cities, spots and junctions; tickets at cities and countries."""
    assert {choice.value for choice in places.route_ends(mini())} == {city.id for city in mini().cities}
    assert [choice.text for choice in places.ticket_ends(mini())] == ["Abroad", "East", "North", "Süd", "West"]
    assert [choice.text for choice in places.countries(mini())] == ["none", "Abroad"]


def test_a_deck_without_a_name_is_called_by_its_id() -> None:
    """As a word."""
    assert [choice.text for choice in places.decks(mini())] == ["Long", "Main"]
    named = add_deck(mini(), name="Lange", language="de")
    assert places.deck_name(by_id(named.decks)["lange"]) == "Lange"


def test_what_has_a_missing_end_has_no_suggestion() -> None:
    """A map that was read with faults is shown all the same."""
    assert suggested.ticket_points(mini(), "west", "nowhere") is None
    assert suggested.ticket_points(mini(), "west", "east") == 4
