"""A border spot with its country."""

import pytest

from mapforge.edits import countries
from mapforge.edits.border import add_border_spot, country_named
from tests.edits.samples import by_id, mini, refused


@pytest.mark.parametrize("name", ["Abroad", " abroad ", "ABROAD"])
def test_a_spot_goes_to_the_country_of_that_name(name: str) -> None:
    """Capitals and blanks aside; it gets the country's id with a number."""
    made = add_border_spot(mini(), name=name, at=(1, 2))
    assert by_id(made.countries)["abroad"].spots == ("abroad-1", "abroad-2", "abroad-3")
    spot = by_id(made.cities)["abroad-3"]
    assert (spot.kind, spot.at, spot.name) == ("border", (1, 2), "")


def test_a_new_name_makes_the_country() -> None:
    """With this one spot."""
    made = add_border_spot(mini(), name="Österreich", at=(1, 2))
    assert by_id(made.countries)["osterreich"].spots == ("osterreich-1",)
    assert by_id(made.countries)["osterreich"].name == "Österreich"


def test_other_spellings_name_a_country_too() -> None:
    """Its own name goes first; composed and decomposed letters are the same."""
    made = countries.add_country(mini(), name="Ausland")
    assert country_named(made, "AUSLAND") == by_id(made.countries)["ausland"]
    made = countries.add_country(mini(), name="O\u0308de")
    assert country_named(made, "\u00d6de") is not None
    assert country_named(made, "Nowhere") is None


def test_a_spot_needs_a_country() -> None:
    """An empty name is refused."""
    with refused("A border spot belongs to a country."):
        add_border_spot(mini(), name="  ", at=(1, 2))
