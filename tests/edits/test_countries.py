"""Edits of countries. Their removal: test_removal; their ids: test_city_id."""

from mapforge.edits import cities, countries
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_a_country_is_added_with_its_spots() -> None:
    """Border spots of no other country, or none yet."""
    spot = cities.add_city(mini(), name="", at=(0, 0), kind="border")
    new = countries.add_country(spot, name="Österreich", spots=["border-1"], label=(5, 6))
    assert by_id(new.countries)["osterreich"].spots == ("border-1",)
    assert by_id(new.countries)["osterreich"].label == (5.0, 6.0)
    hold_to_schema(new)


def test_a_country_of_a_name_that_is_taken_is_counted() -> None:
    """Cities and countries are one id space: abroad-1 and -2 are border spots."""
    assert ids(countries.add_country(mini(), name="Abroad").countries) == ["abroad", "abroad-3"]


def test_spots_are_border_spots_of_one_country() -> None:
    """A city, an unknown id, or another country's spot is none."""
    assert countries.set_spots(mini(), country="abroad", spots=["abroad-2"]).countries[0].spots == ("abroad-2",)
    with refused("east is no border spot"):
        countries.set_spots(mini(), country="abroad", spots=["east"])
    with refused("no city abroad-9. Did you mean abroad-"):
        countries.set_spots(mini(), country="abroad", spots=["abroad-9"])
    with refused("abroad-1 is a border spot of abroad. Take it away there"):
        countries.add_country(mini(), name="B", spots=["abroad-1"])
    with refused("no country nowhere"):
        countries.set_spots(mini(), country="nowhere", spots=[])


def test_a_spot_changes_its_country() -> None:
    """It leaves the one that had it; without a country it is nobody's; only a border spot has one."""
    two = countries.add_country(mini(), name="Far")
    moved = countries.set_country_of(two, spot="abroad-1", country="far")
    assert {entry.id: entry.spots for entry in moved.countries} == {"abroad": ("abroad-2",), "far": ("abroad-1",)}
    assert countries.set_country_of(moved, spot="abroad-1", country="far") is moved
    nobody = countries.set_country_of(two, spot="abroad-1", country=None)
    assert by_id(nobody.countries)["abroad"].spots == ("abroad-2",)
    hold_to_schema(moved)
    with refused("east is no border spot"):
        countries.set_country_of(two, spot="east", country="far")
    with refused("no country nowhere"):
        countries.set_country_of(two, spot="abroad-1", country="nowhere")


def test_name_and_label() -> None:
    """A country has a name; where it stands may be left to the program."""
    assert countries.rename_country(mini(), country="abroad", name="Out").countries[0].name == "Out"
    placed = countries.set_country_label(mini(), country="abroad", at=(1, 2))
    assert placed.countries[0].label == (1.0, 2.0)
    assert countries.set_country_label(placed, country="abroad", at=None).countries[0].label is None
    with refused("A country needs a name"):
        countries.rename_country(mini(), country="abroad", name=" ")
    with refused("A country needs a name"):
        countries.add_country(mini(), name="")
    with refused("Label must be at least -10000"):
        countries.set_country_label(mini(), country="abroad", at=(-1e5, 0))
