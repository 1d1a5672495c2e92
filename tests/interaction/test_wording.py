"""Names of things for people."""

import pytest

from mapforge.edits import cities
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import PICTURE, Ref
from mapforge.interaction.wording import counted, described, listed, name_of, spaces
from tests.edits.samples import mini

DASH = "\N{EN DASH}"


@pytest.mark.parametrize(
    ("ref", "words"),
    [
        (Ref("city", "south"), "Süd"),
        (Ref("city", "fork"), "junction fork"),
        (Ref("city", "abroad-1"), "Abroad"),
        (Ref("city", "border-1"), "border spot border-1"),
        (Ref("city", "gone"), "gone"),
        (Ref("country", "abroad"), "Abroad"),
        (Ref("route", "abroad-1--east"), f"East {DASH} Abroad"),
        (Ref("route", "gone"), "gone"),
        (Ref("ticket", "west--abroad"), f"the ticket West {DASH} Abroad {DASH} Süd"),
        (Ref("ticket", "gone"), "the ticket gone"),
        (PICTURE, "the picture"),
    ],
)
def test_each_thing_has_a_name(ref: Ref, words: str) -> None:
    """Its own, that of what it belongs to, or at least its id."""
    lookup = looked_up(cities.add_city(mini(), name="", at=(1, 1), kind="border"))
    assert name_of(lookup, ref) == words
    assert described(lookup, {ref}) == words


def test_several_things_are_counted_by_kind() -> None:
    """In one order."""
    refs = {PICTURE, Ref("route", "a"), Ref("city", "a"), Ref("city", "b")}
    assert described(looked_up(mini()), refs) == "2 cities, 1 route and the picture"
    assert described(looked_up(mini()), ()) == ""


def test_counts_agree_in_number() -> None:
    """And lists end in and."""
    assert (counted(1, "country"), counted(0, "country"), spaces(1), spaces(2)) == (
        "1 country",
        "0 countries",
        "1 space",
        "2 spaces",
    )
    assert (listed([]), listed(["a"]), listed(["a", "b"]), listed("abc")) == ("", "a", "a and b", "a, b and c")
