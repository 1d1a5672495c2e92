"""The six shipped maps are exact to the cross-checked facts, track by track, ticket by ticket, rule by rule.

Needs the folder of facts beside the checkout; test_figures holds what needs no other folder.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant

FACTS = Path(__file__).resolve().parents[3] / "shared" / "facts"
pytestmark = pytest.mark.skipif(not FACTS.is_dir(), reason="the folder of facts is not there")
Plain = dict[str, Any]
MAPS = ("usa", "europe", "switzerland")
SETS = {"usa": "base", "usa-1910": "1910", "usa-mega": "mega", "usa-big-cities": "big_cities"}
SHIFT = 25.0
"""How far in mm a city may stand from its measured position, where spaces need it."""


def facts(name: str) -> Plain:
    """The facts of a map."""
    loaded: Plain = json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def shipped(name: str, library: Library) -> Variant:
    """A shipped map."""
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


def color(fact: str) -> str:
    """The facts' name for purple varies."""
    return "purple" if fact == "pink" else fact


@pytest.mark.parametrize("name", MAPS)
def test_cities(name: str, library: Library) -> None:
    """Ids, printed names, other spellings, latitude and longitude; positions within the allowed shift."""
    variant = shipped(name, library)
    cities = {city.id: city for city in variant.cities if city.kind == "city"}
    wanted = facts(name)["cities"]
    assert set(cities) == {fact["id"] for fact in wanted}
    for fact in wanted:
        city = cities[fact["id"]]
        printed = fact.get("printed", fact["name"])
        assert city.name == printed
        assert set(city.aliases) == set(fact["aliases"]) - {printed}
        assert city.geo == (fact["lat"], fact["lon"])
        place = fact.get("map", fact)
        home = (25 + 740 * place["x"], 25 + 475 * place["y"])
        assert ((city.at[0] - home[0]) ** 2 + (city.at[1] - home[1]) ** 2) ** 0.5 <= SHIFT + 0.01, city.id


def test_big_cities(library: Library) -> None:
    """The group of the seven big cities."""
    group = {city.id for city in shipped("usa", library).cities if "big-city" in city.groups}
    assert group == set(facts("usa")["big_cities"])


def test_countries(library: Library) -> None:
    """Switzerland's neighbours with their border spots, each spot on one route, to the city it belongs to."""
    variant = shipped("switzerland", library)
    wanted = facts("switzerland")["countries"]
    found = {country.id: country for country in variant.countries}
    assert {country.id: country.name for country in variant.countries} == {fact["id"]: fact["name"] for fact in wanted}
    for fact in wanted:
        assert set(found[fact["id"]].spots) == {spot["id"] for spot in fact["border_spots"]}
        for spot in fact["border_spots"]:
            routes = [route for route in variant.routes if spot["id"] in route.ends]
            assert [set(route.ends) for route in routes] == [{spot["id"], spot["city"]}]


@pytest.mark.parametrize("name", MAPS)
def test_tracks(name: str, library: Library) -> None:
    """Every track of every pair: length, color, tunnel, ferry; and no other."""
    found = Counter(
        (frozenset(route.ends), track.length, track.color, track.tunnel, track.ferry)
        for route in shipped(name, library).routes
        for track in route.whole_tracks
    )
    wanted: Counter[Any] = Counter()
    for fact in facts(name)["routes"]:
        ends = frozenset((fact["a"], fact["b"]))
        for shade in fact.get("colors", [fact.get("color")]):
            wanted[ends, fact["length"], color(shade), fact.get("tunnel", False), fact.get("ferry_locomotives", 0)] += 1
    assert found == wanted


@pytest.mark.parametrize("name", SETS)
def test_tickets_of_the_usa_family(name: str, library: Library) -> None:
    """Each deck is its set of the facts: ends in printed order and values; and no other ticket."""
    found = Counter((t.start, t.to[0].id, t.to[0].points, t.copies) for t in shipped(name, library).tickets)
    known = facts("usa")
    wanted = Counter((f["a"], f["b"], f["points"], 1) for f in known["tickets"] if SETS[name] in f["sets"])
    assert found == wanted
    assert sum(found.values()) == known["set_sizes"][SETS[name]]


@pytest.mark.parametrize("name", ["europe", "switzerland"])
def test_tickets_of_europe_and_switzerland(name: str, library: Library) -> None:
    """Ends, every destination with its value, copies, and the deck each lies in."""
    found = Counter(
        (deck.id == "long", t.start, tuple((d.id, d.points) for d in t.to), t.copies)
        for deck in shipped(name, library).decks
        for t in deck.tickets
    )
    wanted = Counter(
        (f["kind"] == "long", f["from"]["id"], tuple((d["id"], d["points"]) for d in f["to"]), f["copies"])
        for f in facts(name)["tickets"]
    )
    assert found == wanted


@pytest.mark.parametrize("name", ["switzerland"])
def test_failed_tickets_cost_the_lowest(name: str, library: Library) -> None:
    """What the facts say a failed country ticket costs is its lowest value."""
    found = {t.start: min(d.points for d in t.to) for t in shipped(name, library).tickets if len(t.to) > 1}
    wanted = {f["from"]["id"]: f["fail_penalty"] for f in facts(name)["tickets"] if len(f["to"]) > 1}
    assert found == wanted


@pytest.mark.parametrize("name", SETS)
def test_rules_of_the_usa_family(name: str, library: Library) -> None:
    """Every figure of the facts is the knob of the map."""
    rules = shipped(name, library).rules
    common = facts("usa")["rules"]["common"]
    own = facts("usa")["rules"]["variants"]["base" if name == "usa" else SETS[name]]
    assert list(rules.players) == common["players"]
    assert rules.trains == common["trainsPerPlayer"]
    assert rules.locomotives == common["trainCards"]["locomotives"]
    assert (rules.start_hand, rules.face_up) == (common["startHand"], common["faceUp"])
    assert (rules.face_up_locomotive_counts == 2) == common["faceUpLocomotiveEndsDraw"]
    assert rules.replace_row_at == common["faceUpLocomotiveReset"]
    assert rules.double_open_from == common["doubleRoutesBothOpenFromPlayers"]
    assert rules.route_points == common["routePoints"]
    assert rules.last_round_at == common["endTriggerTrainsAtMost"]
    assert dict(rules.start_tickets.deal) == {"main": own["dealt"]}
    assert rules.start_tickets.keep == own["keepMin"]
    assert (rules.draw_tickets.count, rules.draw_tickets.keep) == (own["draw"], own["drawKeepMin"])
    assert {rules.start_tickets.returned, rules.draw_tickets.returned} == {"bottom"}
    assert rules.longest_path == (common["longestPath"]["points"] if own["longestPath"] else None)
    assert rules.globetrotter == (common["globetrotter"]["points"] if own["globetrotter"] else None)
    assert rules.stations is None


@pytest.mark.parametrize("name", ["europe", "switzerland"])
def test_rules_of_europe_and_switzerland(name: str, library: Library) -> None:
    """Every figure of the facts is the knob of the map."""
    known = facts(name)
    variant = shipped(name, library)
    rules, stated = variant.rules, known["rules"]
    assert rules.players == (known["players"]["min"], known["players"]["max"])
    assert rules.trains == known["trains_per_player"]
    cards = known["train_cards"]
    assert {card.id: card.cards for card in variant.card_colors} == dict.fromkeys(cards["colors"], cards["per_color"])
    assert rules.locomotives == cards["locomotives"]
    assert (rules.start_hand, rules.face_up) == (stated["start_hand_cards"], stated["face_up_cards"])
    assert rules.face_up_locomotive_counts == stated["draw_cards"]["face_up_locomotive_counts_as"]
    assert rules.replace_row_at == stated["draw_cards"]["reset_face_up_when_locomotives"]
    assert rules.double_open_from == stated["double_routes"]["both_usable_from_players"]
    dealt = stated["start_tickets"]["dealt"]
    assert rules.start_tickets.dealt == sum(dealt.values())
    assert rules.start_tickets.keep == stated["start_tickets"]["min_kept"]
    assert stated["start_tickets"]["returned"].startswith(rules.start_tickets.returned)
    assert (rules.draw_tickets.count, rules.draw_tickets.keep) == (
        stated["draw_tickets"]["drawn"],
        stated["draw_tickets"]["min_kept"],
    )
    assert stated["draw_tickets"]["returned"].startswith(rules.draw_tickets.returned)
    assert rules.route_points == stated["route_points"]
    assert rules.tunnel_cards == stated["tunnel"]["cards_revealed"]
    assert rules.longest_path == stated["longest_path"]["bonus"]
    assert rules.last_round_at == stated["end"]["trigger_trains_left_at_most"]
    assert (rules.locomotive_use == "tunnels") == ("only on tunnel" in stated["claim"]["locomotives"])
    if stated["stations"] is None:
        assert rules.stations is None
    else:
        assert rules.stations is not None
        pieces = stated["stations"]
        assert rules.stations.count == pieces["per_player"]
        assert list(rules.stations.costs) == pieces["cost"]
        assert rules.stations.unused_points == pieces["unused_bonus_each"]


def test_europe_deals_long_and_regular_tickets(library: Library) -> None:
    """One long ticket and three regular ones; drawn later are regular ones only."""
    rules = shipped("europe", library).rules
    assert dict(rules.start_tickets.deal) == facts("europe")["rules"]["start_tickets"]["dealt"]
    assert rules.draw_tickets.deck == "regular"
