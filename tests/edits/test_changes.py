"""What differs between two maps, by identity."""

import msgspec

from mapforge.edits import cities, colors, countries, paper, routes, rules, tickets
from mapforge.edits.changes import COLLECTIONS, SECTIONS, Changes, Difference, changes
from mapforge.edits.entries import with_entry
from mapforge.model import FrozenMap
from tests.edits.samples import mini


def test_nothing_differs_from_itself() -> None:
    """The same map, and one that was only made anew around the same entries, differ in nothing."""
    assert not changes(mini(), mini())
    assert changes(mini(), msgspec.structs.replace(mini())) == Changes()


def test_only_what_was_edited_differs() -> None:
    """A moved city is one changed city."""
    new = cities.move(mini(), positions={"east": (1, 2)})
    assert changes(mini(), new) == Changes(cities=Difference(changed=frozenset({"east"})))


def test_what_comes_and_goes_is_told_by_collection() -> None:
    """A city that goes takes routes and tickets; its deck and its note are changed; back again all is added."""
    new = cities.remove_cities(mini(), ids=["north"])
    found = changes(mini(), new)
    assert found.cities == Difference(removed=frozenset({"north"}))
    assert found.routes == Difference(removed=frozenset({"east--north", "north--west"}))
    assert found.tickets == Difference(removed=frozenset({"north--east", "north--south"}))
    assert found.decks == Difference(changed=frozenset({"long", "main"}))
    assert found.notes == Difference(changed=frozenset({"note-1"}))
    assert not found.marks
    assert not found.sections
    back = changes(new, mini())
    assert back.cities.added == {"north"}
    assert back.routes.ids == {"east--north", "north--west"}


def test_sections_are_told_by_name() -> None:
    """Rules, paperwork and the like are sections; an equal one made anew is none."""
    new = rules.set_knob(paper.set_version(mini(), version="2.0.0"), knob="trains", value=20)
    assert changes(mini(), new).sections == {"rules", "version"}
    assert set(COLLECTIONS) & set(SECTIONS) == {"colors"}


def test_an_order_of_colors_is_a_difference() -> None:
    """The table differs, no color in it does."""
    found = changes(mini(), colors.set_colors(mini(), colors=mini().colors[::-1]))
    assert found == Changes(sections=frozenset({"colors"}))


def test_a_ticket_in_another_deck_is_the_same_ticket() -> None:
    """Moved between decks it is unchanged, the decks are not."""
    found = changes(mini(), tickets.move_to_deck(mini(), ids=["west--east"], deck="main"))
    assert not found.tickets
    assert found.decks.changed == {"long", "main"}


def test_keys_of_ones_own_are_told_exactly() -> None:
    """True in the place of 1 differs, though Python calls them equal."""
    one = msgspec.structs.replace(mini(), extras=FrozenMap({"x-own": 1}))
    other = msgspec.structs.replace(mini(), extras=FrozenMap({"x-own": True}))
    assert changes(one, other).sections == {"extras"}


def test_an_equal_entry_that_is_another_object_differs() -> None:
    """Identity decides, so that finding a difference costs the same however large the entries are."""
    country = msgspec.structs.replace(mini().countries[0])
    assert changes(mini(), with_entry(mini(), "countries", country)).countries.changed == {"abroad"}
    same = countries.rename_country(
        routes.set_length(mini(), route="east--fork", length=2), country="abroad", name="Abroad"
    )
    assert same is mini()
