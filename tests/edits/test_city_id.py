"""Another id for a city or country, everywhere."""

import msgspec

from mapforge.edits import house
from mapforge.edits.city_id import set_id
from mapforge.model import Accepted, Checking, Expect, FrozenMap
from tests.edits.samples import by_id, hold_to_schema, ids, mini, refused


def test_routes_and_their_ids_follow() -> None:
    """Ids are made anew of both ends, sorted; drawing direction stays; others keep their objects."""
    new = set_id(mini(), old="west", new="a-place")
    assert {"a-place--north", "a-place--south", "a-place--fork"} <= set(ids(new.routes))
    assert by_id(new.routes)["a-place--fork"].ends == ("a-place", "fork")
    assert by_id(new.routes)["east--north"] is by_id(mini().routes)["east--north"]
    assert "west" not in str(msgspec.to_builtins(new)).replace("fewest", "")
    hold_to_schema(new)


def test_tickets_and_their_ids_follow() -> None:
    """At their start and among their destinations."""
    new = set_id(mini(), old="south", new="midi")
    assert by_id(new.tickets)["north--midi"].to[0].id == "midi"
    assert by_id(new.tickets)["west--abroad"].ends == ("west", "abroad", "midi")
    assert by_id(set_id(mini(), old="west", new="left").tickets)["left--east"].start == "left"


def test_a_country_and_a_spot_are_renamed_too() -> None:
    """Tickets to the country, its list of spots, and the number of spots it is held to."""
    held = msgspec.structs.replace(mini(), expect=Expect(border_spots=FrozenMap({"abroad": 2})))
    new = set_id(held, old="abroad", new="elsewhere")
    assert by_id(new.tickets)["west--elsewhere"].ends == ("west", "elsewhere", "south")
    assert new.expect.border_spots == {"elsewhere": 2}
    spot = set_id(mini(), old="abroad-1", new="z-1")
    assert spot.countries[0].spots == ("abroad-2", "z-1")
    assert by_id(spot.routes)["east--z-1"].ends == ("east", "z-1")


def test_marks_notes_and_links_follow() -> None:
    """The mark on a route whose id changed, the note about a city, the link in the rules text."""
    noted = house.add_note(mini(), text="x", about=["fork", "east--fork"])
    new = set_id(noted, old="fork", new="split")
    assert new.marks[0].on == ("split--west",)
    assert new.rules_text["en"] == "Pay a toll on [[split--west]]."
    assert new.notes[1].about == ("east--split", "split")
    assert new.notes[0] is noted.notes[0]


def test_what_was_accepted_stays_accepted() -> None:
    """Keys of accepted problems get the new ids, sorted as a problem's key has them."""
    accepted = (
        Accepted("route-id:north--west", "old"),
        Accepted("too-close:east+north", "both"),
        Accepted("unknown-city:x:north", "about"),
        Accepted("north", "a code"),
    )
    held = msgspec.structs.replace(mini(), checks=Checking(accepted=accepted))
    found = [entry.id for entry in set_id(held, old="north", new="aa").checks.accepted]
    assert found == ["north", "route-id:aa--west", "too-close:aa+east", "unknown-city:x:aa"]


def test_an_id_of_ones_own_stays() -> None:
    """A route or ticket that is not called after its ends keeps its id."""
    route = msgspec.structs.replace(by_id(mini().routes)["east--fork"], id="express")
    held = msgspec.structs.replace(mini(), routes=(route,))
    assert ids(set_id(held, old="fork", new="split").routes) == ["express"]


def test_a_new_id_that_is_taken_gets_a_number() -> None:
    """A route that already has the id which another would get keeps it."""
    other = msgspec.structs.replace(by_id(mini().routes)["east--north"], id="east--split")
    rest = [route for route in mini().routes if route.id != "east--north"]
    held = msgspec.structs.replace(mini(), routes=(*rest, other))
    new = set_id(held, old="fork", new="split")
    assert by_id(new.routes)["east--split"] is other
    assert by_id(new.routes)["east--split--2"].ends == ("split", "east")


def test_what_is_no_id_is_refused() -> None:
    """Empty, of the wrong form, taken by a city or country, or of a city that is not there."""
    for wrong in ("", "East", "a--b", "a b", "x" * 81):
        with refused("Id "):
            set_id(mini(), old="west", new=wrong)
    for taken in ("east", "abroad", "fork"):
        with refused(f"The id {taken} is taken"):
            set_id(mini(), old="west", new=taken)
    with refused("no city wast. Did you mean west?"):
        set_id(mini(), old="wast", new="x")
    assert set_id(mini(), old="west", new="west") is mini()
