"""The figures by which the published maps are known, written out here: needs no other folder."""

from typing import Any

import pytest

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import USUAL_COLORS, Stations, Variant
from mapforge.network.counts import counts
from tests.conftest import SHIPPED

EIGHT = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple")
USA: dict[str, Any] = {
    "cities": 36,
    "border_spots": {},
    "routes": 78,
    "double_routes": 22,
    "tracks": 100,
    "tracks_by_color": dict.fromkeys(EIGHT, 7) | {"gray": 44},
    "spaces": 309,
    "spaces_by_color": dict.fromkeys(EIGHT, 27) | {"gray": 93},
    "tunnels": 0,
    "ferries": 0,
}
FIGURES: dict[str, dict[str, Any]] = {
    "usa": USA | {"tickets": {"main": 30}},
    "usa-1910": USA | {"tickets": {"main": 35}},
    "usa-mega": USA | {"tickets": {"main": 69}},
    "usa-big-cities": USA | {"tickets": {"main": 35}},
    "europe": {
        "cities": 47,
        "routes": 90,
        "double_routes": 11,
        "tracks": 101,
        "spaces": 300,
        "tunnels": 18,
        "ferries": 13,
        "tickets": {"long": 6, "regular": 40},
    },
    "switzerland": {
        "cities": 34,
        "border_spots": {"france": 4, "deutschland": 5, "oesterreich": 3, "italia": 5},
        "routes": 76,
        "double_routes": 12,
        "tracks": 88,
        "spaces": 205,
        "tunnels": 42,
        "tickets": {"main": 46},
    },
}
BASE_POINTS = {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}


def shipped(name: str, library: Library) -> Variant:
    """A shipped map."""
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


@pytest.mark.parametrize("name", SHIPPED)
def test_figures(name: str, library: Library) -> None:
    """Cities, routes, tracks, spaces, colors, tunnels, ferries, tickets."""
    found = counts(shipped(name, library))
    assert {figure: getattr(found, figure) for figure in FIGURES[name]} == FIGURES[name]


@pytest.mark.parametrize("name", SHIPPED)
def test_each_map_states_its_figures(name: str, library: Library) -> None:
    """What a map states in ``expect`` is what stands here, so that validate holds it to the published figures."""
    stated = shipped(name, library).expect
    assert {figure: getattr(stated, figure) for figure in FIGURES[name] if figure != "border_spots"} == {
        figure: value for figure, value in FIGURES[name].items() if figure != "border_spots"
    }


@pytest.mark.parametrize("name", SHIPPED)
def test_every_rule_of_every_system(name: str, library: Library) -> None:
    """The table of the systems' rules, knob by knob; what is not written here is the base game's."""
    base: dict[str, Any] = {
        "players": (2, 5),
        "trains": 45,
        "start_hand": 4,
        "face_up": 5,
        "locomotives": 14,
        "locomotive_use": "any-route",
        "face_up_locomotive_counts": 2,
        "replace_row_at": 3,
        "row_replacements": 3,
        "double_open_from": 4,
        "route_points": BASE_POINTS,
        "start_tickets": ({"main": 3}, 2, "bottom"),
        "draw_tickets": ("main", 3, 1, "bottom"),
        "tunnel_cards": 3,
        "stations": None,
        "longest_path": 10,
        "globetrotter": None,
        "last_round_at": 2,
        "tie_breaks": ("completed-tickets", "longest-path-bonus"),
    }
    own: dict[str, dict[str, Any]] = {
        "usa": {},
        "usa-1910": {"longest_path": None, "globetrotter": 15, "tie_breaks": ("completed-tickets",)},
        "usa-mega": {
            "start_tickets": ({"main": 5}, 3, "bottom"),
            "draw_tickets": ("main", 4, 1, "bottom"),
            "globetrotter": 15,
        },
        "usa-big-cities": {
            "start_tickets": ({"main": 4}, 2, "bottom"),
            "draw_tickets": ("main", 4, 1, "bottom"),
            "longest_path": None,
            "tie_breaks": ("completed-tickets",),
        },
        "europe": {
            "start_tickets": ({"long": 1, "regular": 3}, 2, "removed"),
            "draw_tickets": ("regular", 3, 1, "bottom"),
            "route_points": {"1": 1, "2": 2, "3": 4, "4": 7, "6": 15, "8": 21},
            "stations": Stations(count=3, costs=(1, 2, 3), unused_points=4),
            "tie_breaks": ("completed-tickets", "fewest-stations", "longest-path-bonus"),
        },
        "switzerland": {
            "players": (2, 3),
            "trains": 40,
            "start_tickets": ({"main": 5}, 2, "removed"),
            "draw_tickets": ("main", 3, 1, "removed"),
            "double_open_from": 3,
            "locomotive_use": "tunnels",
            "face_up_locomotive_counts": 1,
        },
    }
    rules = shipped(name, library).rules
    start, draw = rules.start_tickets, rules.draw_tickets
    found = {knob: getattr(rules, knob) for knob in rules.__struct_fields__} | {
        "start_tickets": (dict(start.deal), start.keep, start.returned),
        "draw_tickets": (draw.deck, draw.count, draw.keep, draw.returned),
    }
    assert found == base | own[name]


@pytest.mark.parametrize("name", SHIPPED)
def test_train_deck(name: str, library: Library) -> None:
    """Eight colors of twelve and fourteen locomotives: 110 cards."""
    variant = shipped(name, library)
    assert {color.id: color.cards for color in variant.card_colors} == dict.fromkeys(EIGHT, 12)
    assert variant.card_colors == USUAL_COLORS
    assert sum(color.cards for color in variant.card_colors) + variant.rules.locomotives == 110


def test_mega_lowers_four_values(library: Library) -> None:
    """The 30 base tickets as reprinted: four are worth less, the others the same; 39 more make 69."""
    base = {ticket.id: ticket.to[0].points for ticket in shipped("usa", library).tickets}
    mega = {ticket.id: ticket.to[0].points for ticket in shipped("usa-mega", library).tickets}
    lowered = {name: (base[name], mega[name]) for name in base if base[name] != mega[name]}
    assert lowered == {
        "los-angeles--miami": (20, 19),
        "los-angeles--new-york": (21, 20),
        "seattle--new-york": (22, 20),
        "sault-st-marie--oklahoma-city": (9, 8),
    }
    assert len(mega.keys() - base.keys()) == 39


def test_mega_is_base_1910_and_mystery_train(library: Library) -> None:
    """Mega holds every ticket of 1910 with its value, and Big Cities is what of Mega touches a big city."""
    decks = {
        name: {ticket.id: (ticket.ends, ticket.to[0].points) for ticket in shipped(name, library).tickets}
        for name in SHIPPED[:4]
    }
    assert decks["usa-1910"].items() <= decks["usa-mega"].items()
    big = {city.id for city in shipped("usa", library).cities if "big-city" in city.groups}
    touching = {name: ticket for name, ticket in decks["usa-mega"].items() if big & set(ticket[0])}
    assert decks["usa-big-cities"] == touching


def test_the_family_shares_one_board(library: Library) -> None:
    """The three expansions inherit board, cities and routes from usa, value for value."""
    base = shipped("usa", library)
    for name in SHIPPED[1:4]:
        variant = shipped(name, library)
        assert (variant.board, variant.cities, variant.routes) == (base.board, base.cities, base.routes)
        assert variant.extends is not None
        assert variant.extends.id == "usa"


def test_switzerland_has_city_and_country_tickets(library: Library) -> None:
    """34 city tickets, four from a city to the countries, four from a country in two copies."""
    variant = shipped("switzerland", library)
    countries = {country.id for country in variant.countries}
    several = [ticket for ticket in variant.tickets if len(ticket.to) > 1]
    assert len(variant.tickets) - len(several) == 34
    assert sorted(ticket.copies for ticket in several if ticket.start in countries) == [2, 2, 2, 2]
    assert sorted(ticket.copies for ticket in several if ticket.start not in countries) == [1, 1, 1, 1]
    assert all({end.id for end in ticket.to} <= countries for ticket in several)


def test_kreuzlingen_has_two_german_spots(library: Library) -> None:
    """Two routes to two spots of one country are two routes, not a double."""
    routes = [route for route in shipped("switzerland", library).routes if "kreuzlingen" in route.ends]
    german = [route for route in routes if any(end.startswith("deutschland") for end in route.ends)]
    assert len(german) == 2
    assert all(len(route.tracks) == 1 for route in german)
