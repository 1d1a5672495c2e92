"""Edits of cities, border spots and junctions."""

import math

import msgspec
import pytest

from mapforge.edits import cities
from mapforge.edits.removal import lost
from mapforge.model import Label
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_a_city_is_added_with_an_id_of_its_name() -> None:
    """Its position is to 0.01 mm, and all else is untouched."""
    new = cities.add_city(mini(), name=" Zürich ", at=(10.126, 20))
    city = by_id(new.cities)["zurich"]
    assert (city.name, city.at, city.kind) == ("Zürich", (10.13, 20.0), "city")
    assert ids(new.cities) == sorted([*ids(mini().cities), "zurich"])
    assert all(by_id(new.cities)[old.id] is old for old in mini().cities)
    hold_to_schema(new)


def test_a_second_city_of_a_name_is_counted() -> None:
    """Ids of countries are taken too, since they are one id space."""
    assert "east-2" in ids(cities.add_city(mini(), name="East", at=(0, 0)).cities)
    assert "abroad" not in ids(cities.add_city(mini(), name="Abroad", at=(0, 0)).cities)


def test_a_border_spot_goes_to_its_country() -> None:
    """One without a name is called after the country and counted."""
    new = cities.add_city(mini(), name="", at=(5, 5), kind="border", of="abroad")
    assert by_id(new.cities)["abroad-3"].kind == "border"
    assert new.countries[0].spots == ("abroad-1", "abroad-2", "abroad-3")
    alone = cities.add_city(mini(), name="", at=(5, 5), kind="border")
    assert "border-1" in ids(alone.cities)
    assert "junction-1" in ids(cities.add_city(mini(), name="", at=(5, 5), kind="junction").cities)


def test_what_cannot_be_a_city_is_refused() -> None:
    """A city without a name, off every board, of an unknown country, or with a country."""
    with refused("A city needs a name"):
        cities.add_city(mini(), name="  ", at=(0, 0))
    for at in ((10_001, 0), (math.nan, 0), (0, -math.inf)):
        with refused("Position "):
            cities.add_city(mini(), name="A", at=at)
    with refused("Name must have at most 200"):
        cities.add_city(mini(), name="x" * 201, at=(0, 0))
    with refused("no country abrod. Did you mean abroad?"):
        cities.add_city(mini(), name="", at=(0, 0), kind="border", of="abrod")
    with refused("Only a border spot"):
        cities.add_city(mini(), name="A", at=(0, 0), of="abroad")


def test_another_name_leaves_the_id() -> None:
    """All that refers to the city stays."""
    new = cities.rename_city(mini(), city="south", name="Midi")
    assert by_id(new.cities)["south"].name == "Midi"
    assert new.routes == mini().routes
    assert cities.rename_city(mini(), city="south", name="Süd") is mini()
    assert cities.rename_city(mini(), city="south", name="Su\u0308d") is mini()
    with refused("A city needs a name"):
        cities.rename_city(mini(), city="south", name="")
    with refused("There is no city sout. Did you mean south?"):
        cities.rename_city(mini(), city="sout", name="A")
    with refused("There is no city without an id"):
        cities.rename_city(mini(), city="", name="A")


def test_names_in_further_languages() -> None:
    """All of them at once, each language a tag."""
    new = cities.set_names(mini(), city="south", names={"fr": "Sud"})
    assert by_id(new.cities)["south"].names == {"fr": "Sud"}
    with refused("A language is a tag"):
        cities.set_names(mini(), city="south", names={"FR": "Sud"})


def test_several_cities_move_at_once() -> None:
    """Those that are named, and no other; to where they are is no change."""
    new = cities.move(mini(), positions={"east": (1, 2), "west": (3, 4)})
    assert by_id(new.cities)["east"].at == (1, 2)
    assert by_id(new.cities)["west"].at == (3, 4)
    assert sum(one is not other for one, other in zip(new.cities, mini().cities, strict=True)) == 2
    assert cities.move(mini(), positions={"east": (240.004, 100)}) is mini()
    assert cities.move(mini(), positions={}) is mini()
    with refused("no city nowhere"):
        cities.move(mini(), positions={"east": (1, 2), "nowhere": (3, 4)})
    with refused("Position must be at most"):
        cities.move(mini(), positions={"east": (1, 2e4)})


def test_a_name_is_placed_or_left_to_the_program() -> None:
    """An offset and an angle, or none."""
    new = cities.set_label(mini(), city="east", offset=(14, -6), angle=30)
    assert by_id(new.cities)["east"].label == Label(offset=(14.0, -6.0), angle=30.0)
    assert cities.set_label(new, city="east", offset=None).cities == mini().cities
    with refused("Label, angle must be at most 360, not 400"):
        cities.set_label(mini(), city="east", offset=None, angle=400)


def test_groups_and_geo() -> None:
    """Named sets and the place on the globe."""
    new = cities.set_groups(mini(), city="east", groups=["big-city", "a"])
    assert by_id(new.cities)["east"].groups == ("a", "big-city")
    new = cities.set_geo(new, city="east", geo=(47.5, 8))
    assert by_id(new.cities)["east"].geo == (47.5, 8.0)
    assert by_id(cities.set_geo(new, city="east", geo=None).cities)["east"].geo is None
    with refused("Use small letters"):
        cities.set_groups(mini(), city="east", groups=["Big city"])
    with refused("Latitude and longitude must be at most 90"):
        cities.set_geo(mini(), city="east", geo=(91, 0))


def test_a_spot_that_becomes_a_city_leaves_its_country() -> None:
    """In the same step; it needs a name first."""
    named = cities.rename_city(mini(), city="abroad-1", name="Out")
    new = cities.set_kind(named, city="abroad-1", kind="city")
    assert new.countries[0].spots == ("abroad-2",)
    assert by_id(new.cities)["abroad-1"].kind == "city"
    assert cities.set_kind(new, city="abroad-1", kind="border").countries == new.countries
    with refused("A city needs a name"):
        cities.set_kind(mini(), city="abroad-1", kind="city")


def test_where_a_ticket_ends_there_stays_a_city() -> None:
    """A city with tickets cannot become a junction or a spot."""
    with refused("Tickets end at east: west--east, north--east"):
        cities.set_kind(mini(), city="east", kind="junction")
    assert cities.set_kind(mini(), city="east", kind="city") is mini()


@pytest.mark.parametrize("gone", [["east"], ["east", "west"], ["abroad-1"], ["fork"], []])
def test_cities_go_with_all_that_hangs_on_them(gone: list[str]) -> None:
    """What lost tells beforehand is what goes."""
    told = lost(mini(), ids=gone)
    new = cities.remove_cities(mini(), ids=gone)
    assert ids(new.cities) == [name for name in ids(mini().cities) if name not in gone]
    assert set(ids(mini().routes)) - set(ids(new.routes)) == set(told.routes)
    assert set(ids(mini().tickets)) - set(ids(new.tickets)) == set(told.tickets)
    assert not any(set(gone) & {*route.ends} for route in new.routes)
    assert not any(set(gone) & {*ticket.ends} for ticket in new.tickets)
    hold_to_schema(new)


def test_a_city_nobody_knows_cannot_go() -> None:
    """Nothing goes if one of several is unknown; an id shared with a country is refused."""
    with refused("no city nowhere"):
        cities.remove_cities(mini(), ids=["east", "nowhere"])
    country = msgspec.structs.replace(mini().countries[0], id="east")
    faulty = msgspec.structs.replace(mini(), countries=(country,))
    with refused("A country has the same id"):
        cities.remove_cities(faulty, ids=["east"])
