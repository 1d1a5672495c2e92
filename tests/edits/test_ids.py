"""Ids made of names and of other ids."""
# ruff: noqa: RUF001 - letters that look alike are what this is about

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.edits.ids import city_id, follows_ends, numbered, route_id, ticket_id
from mapforge.edits.letters import in_ascii
from mapforge.model import forms

NAMES = {
    "Zürich": "zurich",
    "København": "kobenhavn",
    "Łódź": "lodz",
    "Straße": "strasse",
    "STRAẞE": "strasse",
    "St. Gallen": "st-gallen",
    "St. John's": "st-johns",
    "Washington, D.C.": "washington-d-c",
    "  Rio  (de)  Janeiro ": "rio-de-janeiro",
    "Ærø": "aero",
    "Þingvellir": "thingvellir",
    "İstanbul": "istanbul",
    "Diyarbakır": "diyarbakir",
    "Tromsø/Romssa": "tromso-romssa",
    "Ｔｏｋｙｏ ２": "tokyo-2",
    "Αθήνα": "athina",
    "Ηράκλειο": "irakleio",
    "Λουτράκι": "loutraki",
    "Москва": "moskva",
    "Нижний Новгород": "nizhniy-novgorod",
    "Київ": "kiiv",
    "Љубљана": "ljubljana",
    "Hà Nội": "ha-noi",
    "東京": "city-1",
    "القاهرة": "city-1",
    "": "city-1",
    "?!": "city-1",
    "東京 2": "2",
}


@pytest.mark.parametrize(("name", "wanted"), NAMES.items())
def test_a_name_becomes_its_id(name: str, wanted: str) -> None:
    """Accents are folded, Greek and Cyrillic transliterated, signs become hyphens; a name of nothing is counted."""
    assert city_id(name, set()) == wanted


def test_every_letter_of_the_alphabets_has_its_letters() -> None:
    """No letter of Greek, Russian, Ukrainian, Serbian or Macedonian falls away (hard and soft sign apart)."""
    greek = "αβγδεζηθικλμνξοπρσςτυφχψω"
    cyrillic = "абвгдежзийклмнопрстуфхцчшщыэюяёєіїґјљњћђџѕ"
    for letter in greek + cyrillic + (greek + cyrillic).upper():
        assert re.fullmatch("[a-z]+", in_ascii(letter)), letter


def test_ids_that_are_taken_are_counted_on() -> None:
    """The second of a name is -2, the third -3; those without a letter are counted from 1."""
    assert city_id("Bern", {"bern"}) == "bern-2"
    assert city_id("Bern", {"bern", "bern-2"}) == "bern-3"
    assert city_id("東京", {"city-1"}) == "city-2"
    assert city_id("", {"france-1"}, "france") == "france-2"
    assert numbered("note", {"note-1", "note-3"}) == "note-2"


@given(st.text(max_size=300), st.sets(st.sampled_from(["a", "a-2", "city-1", "city-2", "a" * 70]), max_size=4))
def test_any_name_gives_a_free_id_of_the_right_form(name: str, taken: set[str]) -> None:
    """Whatever the name, the id has the form of the format and is not taken."""
    made = city_id(name, taken)
    assert re.search(forms.ID, made)
    assert len(made) <= 80
    assert made not in taken


@given(st.text(string.ascii_lowercase + string.digits, min_size=1, max_size=60))
def test_an_id_is_its_own_id(name: str) -> None:
    """A name that is an id already stays as it is."""
    assert city_id(name, set()) == name


def test_a_routes_id_is_its_ends_sorted() -> None:
    """Both ends in the order of the alphabet, with --2 for a second route."""
    assert route_id(("west", "east"), set()) == "east--west"
    assert route_id(("west", "east"), {"east--west"}) == "east--west--2"
    assert route_id(("west", "east"), {"east--west", "east--west--2"}) == "east--west--3"


@pytest.mark.parametrize(
    ("route", "follows"),
    [("a--b", True), ("a--b--2", True), ("b--a", False), ("a--b--x", False), ("a--b-2", False), ("express", False)],
)
def test_an_id_follows_its_ends_with_or_without_a_number(route: str, follows: bool) -> None:
    """Only the id that the ends themselves would give follows them."""
    assert follows_ends(route, ("b", "a")) is follows


def test_a_tickets_id_is_start_and_destinations() -> None:
    """In their order, with a number for a second one; only the first destination where all are too long for an id."""
    assert ticket_id("west", ["east"], set()) == "west--east"
    assert ticket_id("west", ["east", "abroad"], {"west--east"}) == "west--east--abroad"
    assert ticket_id("west", ["east"], {"west--east"}) == "west--east--2"
    many = [letter * 80 for letter in "abc"]
    assert ticket_id("west", many, set()) == "west--" + "a" * 80
