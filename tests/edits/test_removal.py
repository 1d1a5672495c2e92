"""What goes with a city or country that goes."""

from mapforge.edits import cities, countries, house
from mapforge.edits.removal import Losses, lost
from mapforge.model import Destination
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_losses_are_told_beforehand() -> None:
    """Routes and tickets that go, tickets with one destination less, marks and notes that speak of them."""
    assert lost(mini(), ids=["south"]) == Losses(
        routes=("east--south", "south--west"), tickets=("north--south",), destinations=("west--abroad",)
    )
    assert lost(mini(), ids=["fork"]) == Losses(routes=("east--fork", "fork--west"), marks=("toll",))
    assert lost(mini(), ids=["north"]).notes == ("note-1",)
    assert lost(mini(), ids=["abroad-1"]) == Losses(routes=("abroad-1--east",), countries=("abroad",))
    assert lost(mini(), ids=["abroad"]) == Losses(destinations=("west--abroad",))
    assert not lost(mini(), ids=[])


def test_a_ticket_loses_a_destination_before_it_goes() -> None:
    """It goes when none is left, or its start goes."""
    new = cities.remove_cities(mini(), ids=["south"])
    assert by_id(new.tickets)["west--abroad"].to == (Destination("abroad", 5),)
    assert "west--abroad" not in ids(countries.remove_countries(new, ids=["abroad"]).tickets)
    assert "west--abroad" not in ids(cities.remove_cities(mini(), ids=["west"]).tickets)


def test_marks_and_notes_stay_without_what_is_gone() -> None:
    """The mark keeps its line in the legend, the note its text; prose stays as it is."""
    new = cities.remove_cities(mini(), ids=["fork", "north"])
    assert new.marks[0].on == ()
    assert new.notes[0].about == ()
    assert new.rules_text == mini().rules_text


def test_a_country_keeps_its_other_spots() -> None:
    """It stays even without one."""
    assert cities.remove_cities(mini(), ids=["abroad-1"]).countries[0].spots == ("abroad-2",)
    assert cities.remove_cities(mini(), ids=["abroad-1", "abroad-2"]).countries[0].spots == ()


def test_a_country_goes_and_its_spots_stay() -> None:
    """Its tickets go with it, and what marks and notes say of it."""
    noted = house.add_note(mini(), text="Where?", about=["abroad"])
    new = countries.remove_countries(noted, ids=["abroad"])
    assert new.countries == ()
    assert {"abroad-1", "abroad-2"} <= set(ids(new.cities))
    assert new.notes[1].about == ()
    hold_to_schema(new)
    with refused("no country east"):
        countries.remove_countries(mini(), ids=["east"])


def test_untouched_entries_are_the_same_objects() -> None:
    """A deck without a ticket of it, a country without a spot of it, and every other route."""
    new = cities.remove_cities(mini(), ids=["fork"])
    assert all(one is other for one, other in zip(new.decks, mini().decks, strict=True))
    assert new.countries[0] is mini().countries[0]
    assert all(route is by_id(mini().routes)[route.id] for route in new.routes)
