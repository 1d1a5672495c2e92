"""Every change to a map is found and named at its place; what means nothing is no difference."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.checks import catalogue
from mapforge.checks.likeness import unlike
from mapforge.compare.differences import differences
from mapforge.compare.pairing import closest, pairs
from mapforge.compare.words import expected, line
from mapforge.files import codec
from mapforge.model import Deck, Destination, FrozenMap, Problem, Variant
from tests import strategies
from tests.checks.cases import shipped
from tests.compare.changes import Change, changes, with_another_id, with_entry, with_ticket
from tests.conftest import SHIPPED

EXPANSIONS = ("usa-1910", "usa-mega", "usa-big-cities")


def lost(name: str, made: list[Change]) -> list[str]:
    """Changes that are not found, or not named."""
    like = shipped(name)
    return [change.what for change in made if not any(_tells(found, change) for found in unlike(change.variant, like))]


def _tells(found: Problem, change: Change) -> bool:
    """The problem has the code of the change, leads to it, and its message can be made."""
    named = {*found.place.ids, *map(str, found.place.path)}
    return found.code == change.code and change.about in named and bool(catalogue.message(found))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_map_is_like_itself(name: str) -> None:
    """No difference, whether the very same or equal; and none is said both ways."""
    assert list(differences(shipped(name), shipped(name))) == []


@pytest.mark.parametrize("name", EXPANSIONS)
def test_every_change_to_an_expansion_is_found(name: str) -> None:
    """A sample of 44 random changes, of every kind; ``python -m tests.damage like`` makes 300 to each."""
    assert lost(name, changes(shipped(name), 44, seed=5)) == []


@pytest.mark.parametrize("name", ["europe", "switzerland"])
def test_every_change_to_other_maps_is_found(name: str) -> None:
    """With tunnels, ferries, two decks, countries and several destinations."""
    assert lost(name, changes(shipped(name), 44, seed=6)) == []


@given(st.integers(0, 2**32), st.sampled_from(SHIPPED))
def test_one_change_is_told_once(seed: int, name: str) -> None:
    """Of one change nothing else follows, but for a name that is spelled otherwise and a ticket with another end."""
    change = changes(shipped(name), 1 + seed % 11, seed)[-1]
    found = list(unlike(change.variant, shipped(name)))
    assert len(found) == (2 if " from " in change.what else 1), [catalogue.message(problem) for problem in found]


@given(st.integers(0, 2**32), st.sampled_from(SHIPPED))
def test_keys_are_different_and_do_not_depend_on_values(seed: int, name: str) -> None:
    """Whatever differs between two maps, each difference has a key of its own."""
    first = changes(shipped(name), 1 + seed % 11, seed)[-1].variant
    second = changes(first, 1 + seed % 7, seed + 1)[-1].variant
    keys = [problem.key for problem in unlike(second, shipped(name))]
    assert len(set(keys)) == len(keys)


def test_words_of_the_usual_slips() -> None:
    """A missing ticket, another value, another spelling: as a designer would say it."""
    like = shipped("usa-1910")
    variant = like
    ticket = next(ticket for ticket in variant.tickets if ticket.id == "seattle--las-vegas")
    variant = with_ticket(variant, ticket, [])
    ticket = next(ticket for ticket in variant.tickets if ticket.id == "las-vegas--miami")
    dear = msgspec.structs.replace(ticket, to=(Destination("miami", 20),))
    variant = with_ticket(variant, ticket, [dear])
    city = next(city for city in variant.cities if city.id == "sault-st-marie")
    wrong = msgspec.structs.replace(city, name="Sault Ste. Marie")
    variant = with_another_id(with_entry(variant, "cities", city, wrong), wrong, "sault-ste-marie")
    said = {expected(found) for found in differences(like, variant)}
    assert said == {
        "Ticket Seattle-Las Vegas 10 is missing.",
        "Ticket Las Vegas-Miami 20, expected 21.",
        '"Sault Ste. Marie" is probably "Sault St. Marie".',
    }
    lines = {line(found) for found in differences(like, variant)}
    assert "- ticket Seattle-Las Vegas 10" in lines
    assert "~ ticket Las Vegas-Miami, points: 21 > 20" in lines


def test_words_of_what_has_several_figures() -> None:
    """Only the entries that differ, and every figure that may."""
    like = shipped("usa")
    six = msgspec.structs.replace(like.rules, route_points=FrozenMap({**like.rules.route_points, "6": 14}))
    piece = msgspec.structs.replace(like.board, piece=msgspec.structs.replace(like.board.piece, pitch=26.0))
    variant = msgspec.structs.replace(like, rules=six, board=piece)
    assert {expected(found) for found in differences(like, variant)} == {
        "Rule route points: 6: 14, expected 6: 15.",
        "Board, piece: 25 x 8 mm, pitch 26 mm, of tracks 10 mm, expected 25 x 8 mm, pitch 27 mm, of tracks 10 mm.",
    }


def test_what_means_nothing_is_no_difference() -> None:
    """A ticket printed the other way round, tracks of a double exchanged, a route drawn from its other end, ids of
    tickets and of a single deck, other spellings."""
    like = shipped("usa")
    ticket = like.tickets[0]
    end = ticket.to[0]
    turned = msgspec.structs.replace(ticket, id="turned", start=end.id, to=(Destination(ticket.start, end.points),))
    variant = with_ticket(like, ticket, [turned])
    double = next(route for route in like.routes if len(route.tracks) == 2)
    other = msgspec.structs.replace(double, ends=double.ends[::-1], tracks=double.tracks[::-1])
    variant = with_entry(variant, "routes", double, other)
    variant = msgspec.structs.replace(variant, decks=(Deck(id="cards", tickets=variant.tickets),))
    city = like.cities[0]
    variant = with_entry(variant, "cities", variant.cities[0], msgspec.structs.replace(city, aliases=("Other",)))
    variant = msgspec.structs.replace(variant, id="mine", name=FrozenMap({"en": "Mine"}), version="2.0.0")
    assert list(differences(like, variant)) == []


def test_positions_within_the_tolerance_and_on_a_board_of_another_size() -> None:
    """A few mm are no difference; on a board twice the size all cities are where they are expected."""
    like = shipped("usa")
    near = [msgspec.structs.replace(city, at=(city.at[0] + 4.9, city.at[1])) for city in like.cities]
    assert not list(differences(like, msgspec.structs.replace(like, cities=tuple(near))))
    large = [msgspec.structs.replace(city, at=(2 * city.at[0], 2 * city.at[1])) for city in like.cities]
    board = msgspec.structs.replace(like.board, width=2 * like.board.width, height=2 * like.board.height)
    scaled = msgspec.structs.replace(like, board=board, cities=tuple(large))
    assert {found.noun for found in differences(like, scaled)} == {"board"}
    assert len(list(differences(like, msgspec.structs.replace(like, cities=tuple(near)), 4.0))) == len(like.cities)


def renamed(variant: Variant, names: dict[str, tuple[str, str]]) -> Variant:
    """The map with other ids and names for some cities."""
    for old, (new, name) in names.items():
        city = next(city for city in variant.cities if city.id == old)
        made = msgspec.structs.replace(city, name=name)
        variant = with_another_id(with_entry(variant, "cities", city, made), made, new)
    return variant


def test_cities_are_paired_by_any_spelling_and_by_likeness() -> None:
    """Another language, an alias, accents and Saint, a slip of the pen; not what is only a little alike."""
    europe = shipped("europe")
    found = pairs(
        europe,
        renamed(
            europe,
            {
                "kobenhavn": ("copenhagen", "Copenhagen"),
                "munchen": ("minga", "München"),
                "roma": ("rome", "Rome"),
                "zurich": ("zuerich", "Zuerich"),
            },
        ),
    )
    assert {"copenhagen": "kobenhavn", "minga": "munchen", "rome": "roma", "zuerich": "zurich"}.items() <= found.items()
    odd = pairs(
        shipped("usa"), renamed(shipped("usa"), {"boston": ("xyzzy", "Xyzzy"), "omaha": ("oklahoma", "Oklahoma")})
    )
    assert "xyzzy" not in odd
    assert odd.get("oklahoma") in (None, "omaha")


def test_the_closest_names() -> None:
    """Best first, none that is far off."""
    names = [city.name for city in shipped("usa").cities]
    assert closest("St Luis", names)[0] == "Saint Louis"
    assert closest("Quetzalcoatl", names) == []


@given(strategies.maps(), strategies.maps())
def test_any_two_maps_can_be_compared(one: strategies.Plain, other: strategies.Plain) -> None:
    """Whatever stands in them: each difference can be said; and a map is like itself."""
    first, second = codec.decode(one), codec.decode(other)
    for found in differences(first, second):
        assert line(found)[0] in "-+~"
        assert expected(found).endswith(".")
        assert found.path
    assert list(differences(first, first)) == []
