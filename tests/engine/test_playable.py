"""A map that cannot be played is refused with every reason; one that can is compiled whole."""

from typing import Any

import pytest
from msgspec.structs import replace

from mapforge.engine import CannotPlay, Game, loader
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.play_hash import play_hash
from mapforge.model import (
    Color,
    Country,
    Deck,
    Destination,
    DrawTickets,
    FrozenMap,
    Route,
    StartTickets,
    Stations,
    Ticket,
    Track,
    Variant,
)
from tests.conftest import SHIPPED
from tests.engine.players import play_out, shipped

usa = shipped("usa")


def rules(**knobs: Any) -> Variant:
    """The USA map with other rules."""
    return replace(usa, rules=replace(usa.rules, **knobs))


def with_route(**values: Any) -> Variant:
    """The USA map with its first route changed."""
    return replace(usa, routes=(replace(usa.routes[0], **values), *usa.routes[1:]))


def with_ticket(**values: Any) -> Variant:
    """The USA map with its first ticket changed."""
    deck = usa.decks[0]
    return replace(usa, decks=(replace(deck, tickets=(replace(deck.tickets[0], **values), *deck.tickets[1:])),))


def color(name: str) -> Color:
    """A card color."""
    return Color(id=name, name=FrozenMap({"en": name}), hex="#000000", glyph="x", cards=12)


BROKEN = [
    (replace(usa, routes=()), "the map has no routes"),
    (replace(usa, cities=(*usa.cities, usa.cities[0])), "atlanta is the id of two entries"),
    (replace(usa, routes=(*usa.routes, usa.routes[0])), "is the id of two entries"),
    (with_route(ends=("atlanta", "mu")), "ends at mu, which is no city"),
    (with_route(ends=("atlanta", "atlanta")), "joins atlanta to itself"),
    (with_route(tracks=(Track(color=None),)), "has no color yet"),
    (with_route(tracks=(Track(color="mauve"),)), "has the color mauve, which no train card has"),
    (with_route(length=9), "has 9 spaces, for which route_points has no points"),
    (with_route(length=31), "has 31 spaces; the engine can hold 30"),
    (replace(usa, colors=(color("blind"), *usa.card_colors)), 'may not have the id "blind"'),
    (replace(usa, colors=(color("loco"), *usa.card_colors)), 'may not have the id "loco"'),
    (replace(usa, colors=(color("replaced"), *usa.card_colors)), 'may not have the id "replaced"'),
    (replace(usa, colors=(color("unknown"), *usa.card_colors)), 'may not have the id "unknown"'),
    (replace(usa, colors=(color("red"), *usa.card_colors)), "red is the id of two colors"),
    (replace(usa, decks=()), "drawn from the deck main, which the map does not have"),
    (replace(usa, decks=(usa.decks[0], usa.decks[0])), "main is the id of two decks"),
    (replace(usa, decks=(usa.decks[0], replace(usa.decks[0], id="other"))), "is the id of two tickets"),
    (rules(draw_tickets=DrawTickets(deck="mu")), "drawn from the deck mu"),
    (rules(draw_tickets=DrawTickets(count=13)), "13 tickets are drawn at once"),
    (rules(start_tickets=StartTickets(deal=FrozenMap({"mu": 3}))), "dealt from the deck mu"),
    (rules(start_tickets=StartTickets(deal=FrozenMap({"main": 16}))), "16 tickets are dealt at once"),
    (rules(start_tickets=StartTickets(deal=FrozenMap({"main": 11}))), "3 times 11 tickets are dealt"),
    (with_ticket(start="mu"), "names mu, which is neither city nor country"),
    (with_ticket(to=(Destination(id="boston", points=3),), start="boston"), "joins boston to itself"),
    (
        replace(usa, countries=(Country(id="land", name="Land", spots=("mu",)),)),
        "has the border spot mu, which is not on the map",
    ),
    (
        replace(
            usa,
            countries=tuple(
                Country(id=name, name="Land", spots=(spot,)) for name, spot in (("a", "b"), ("b", "boston"))
            ),
        ),
        "a has the border spot b, which is not on the map",
    ),
    (rules(players=(2, 9)), "9 players; the engine can hold 8"),
    (rules(face_up=21), "21 open cards; the engine can hold 20"),
    (rules(row_replacements=400), "2409 cards that one move may take from the deck; the engine can hold 2176"),
    (rules(players=(2, 8), start_hand=30, face_up=20, row_replacements=100, tunnel_cards=20, locomotives=500), ""),
    (rules(tunnel_cards=21), "21 cards turned over for a tunnel; the engine can hold 20"),
    (rules(stations=Stations(count=4)), "there are 4 stations, but prices for 3"),
    (rules(players=(4, 2)), "the fewest players"),
    (rules(players=(4, 5)), "3 players, but the rules allow 4 to 5"),
    (rules(start_hand=30, players=(2, 5), locomotives=0, face_up=0), ""),
    (replace(usa, colors=(color("red"),), rules=replace(usa.rules, start_hand=30)), "more than the 26 there are"),
]


@pytest.mark.parametrize(("variant", "words"), BROKEN, ids=[words or "playable" for _variant, words in BROKEN])
def test_reasons(variant: Variant, words: str) -> None:
    """Each reason in words, on a map with that one fault."""
    if not words:
        assert Game(variant, players=3).phase == "start-tickets"
        return
    with pytest.raises(CannotPlay) as caught:
        Game(variant, players=3)
    assert any(words in reason for reason in caught.value.reasons), caught.value.reasons


def test_all_reasons_at_once() -> None:
    """Not the first only."""
    broken = replace(with_route(length=9, ends=("atlanta", "mu")), decks=())
    with pytest.raises(CannotPlay) as caught:
        Game(broken, players=9)
    assert len(caught.value.reasons) > 3


@pytest.mark.parametrize("name", SHIPPED)
def test_a_compiled_map_has_everything(name: str) -> None:
    """Counts, points and prices of a shipped map are in the record."""
    variant = shipped(name)
    plan = compile_map(variant, loader.lists())
    m = plan.record[0]
    tracks = [track for route in variant.routes for track in route.whole_tracks]
    assert (m.cities, m.routes, m.tracks) == (len(variant.cities), len(variant.routes), len(tracks))
    assert m.cards == 110
    assert list(m.track_length[: m.tracks]) == [track.length for track in tracks]
    assert list(m.track_ferry[: m.tracks]) == [track.ferry for track in tracks]
    assert m.stack_first[m.decks] == sum(deck.size for deck in variant.decks)
    assert plan.capacity == 0
    assert m.kind_first[m.kinds] == m.tracks


def grid(side: int) -> Variant:
    """A square net of cities, larger than a published map."""
    city = usa.cities[0]
    name = "c{}-{}".format
    cities = tuple(replace(city, id=name(x, y), at=(x, y)) for x in range(side) for y in range(side))
    pairs = [((x, y), (x + 1, y)) for x in range(side - 1) for y in range(side)]
    pairs += [((x, y), (x, y + 1)) for x in range(side) for y in range(side - 1)]
    ends = [(name(*one), name(*other)) for one, other in pairs]
    gray = (Track(color="gray"),)
    routes = tuple(Route(id=f"{one}--{other}", ends=(one, other), length=2, tracks=gray) for one, other in ends)
    ticket = Ticket(id="t", start=name(0, 0), to=(Destination(id=name(side - 1, side - 1), points=9),), copies=30)
    return replace(usa, cities=cities, routes=routes, decks=(Deck(id="main", tickets=(ticket,)),))


@pytest.mark.parametrize(("side", "capacity"), [(11, 1), (20, 2)])
def test_larger_maps_have_larger_classes(side: int, capacity: int) -> None:
    """A map too large for one class is in the next, and is played to its end."""
    game = Game(grid(side), players=2, seed=1)
    assert game.plan.capacity == capacity
    assert play_out(game).is_over()


def test_a_map_too_large_for_the_engine() -> None:
    """Refused in words."""
    with pytest.raises(CannotPlay, match="larger than the engine can hold"):
        Game(grid(40), players=2)


def test_the_play_hash_knows_what_play_depends_on() -> None:
    """Positions and names do not change it; a length, a value or a rule does."""
    moved = replace(usa, cities=tuple(replace(city, at=(0, 0), name="x") for city in usa.cities))
    assert play_hash(moved) == play_hash(usa)
    others = [rules(trains=44), with_route(length=5), with_ticket(start="seattle"), shipped("usa-1910")]
    assert len({play_hash(variant) for variant in [usa, *others]}) == 5
