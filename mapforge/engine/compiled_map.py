"""A variant made ready for the core: numbers for ids, every rule a field; or all reasons why it cannot be played."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from mapforge.engine import loader, records
from mapforge.engine.core import account, words
from mapforge.engine.playable import reasons
from mapforge.engine.refused import CannotPlay
from mapforge.model import GRAY, LOCOMOTIVE, Country, Ticket, Variant

TIE_BREAKS = {
    "completed-tickets": account.COMPLETED_TICKETS,
    "longest-path-bonus": account.LONGEST_PATH_BONUS,
    "longest-path-length": account.LONGEST_PATH_LENGTH,
    "fewest-stations": account.FEWEST_STATIONS,
}
Values = dict[str, int | list[int]]


@dataclass(frozen=True, eq=False)
class CompiledMap:
    """A map for one back end: the core's record, and the ids that its numbers stand for.

    ``colors`` ends with the locomotive; ``tracks`` are written ``route/number``.
    """

    variant: Variant
    backend: "loader.Lists | loader.Compiled"
    capacity: int
    record: Any
    colors: tuple[str, ...]
    cities: tuple[str, ...]
    routes: tuple[str, ...]
    tracks: tuple[str, ...]
    tickets: tuple[str, ...]
    decks: tuple[str, ...]
    numbers: Mapping[str, Mapping[str, int]]


def compile_map(variant: Variant, backend: "loader.Lists | loader.Compiled", players: int | None = None) -> CompiledMap:
    """The map as the core reads it; CannotPlay with every reason, those of a number of players too if one is given."""
    found = tuple(reasons(variant, players))
    if found:
        raise CannotPlay(found)
    ids = {
        "colors": [color.id for color in sorted(variant.card_colors, key=lambda color: color.id)] + [LOCOMOTIVE],
        "cities": [city.id for city in variant.cities],
        "routes": [route.id for route in variant.routes],
        "tracks": [f"{route.id}/{number + 1}" for route in variant.routes for number in range(len(route.tracks))],
        "tickets": sorted(ticket.id for ticket in variant.tickets),
        "decks": [deck.id for deck in variant.decks],
    }
    numbers = {word: {name: number for number, name in enumerate(names)} for word, names in ids.items()}
    values: Values = {
        **_knobs(variant, numbers),
        **_cards(variant, ids["colors"]),
        **_network(variant, numbers),
        **_tickets(variant, numbers),
    }
    capacity = fitting_class(values)
    if capacity is None:
        raise CannotPlay(("the map is larger than the engine can hold",))
    record = backend.new(records.Map, capacity)
    for name, value in values.items():
        if isinstance(value, list):
            getattr(record[0], name)[: len(value)] = value
        else:
            setattr(record[0], name, value)
    return CompiledMap(
        variant=variant,
        backend=backend,
        capacity=capacity,
        record=record,
        colors=tuple(ids["colors"]),
        cities=tuple(ids["cities"]),
        routes=tuple(ids["routes"]),
        tracks=tuple(ids["tracks"]),
        tickets=tuple(ids["tickets"]),
        decks=tuple(ids["decks"]),
        numbers=numbers,
    )


def fitting_class(values: Values) -> int | None:
    """The smallest capacity class that holds these fields; None if none does."""
    table = records.fields(records.Map)
    for capacity, sizes in enumerate(records.CAPACITIES):
        lists = {name: value for name, value in values.items() if isinstance(value, list)}
        if all(len(value) <= sizes[table[name].size] for name, value in lists.items()):
            return capacity
    return None


def key(text: str) -> int:
    """The number by which hashes order a card."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest(), "big")


def _knobs(variant: Variant, numbers: Mapping[str, Mapping[str, int]]) -> Values:
    rules, decks = variant.rules, numbers["decks"]
    start, draw, stations = rules.start_tickets, rules.draw_tickets, rules.stations
    ways = list(dict.fromkeys(TIE_BREAKS[way] for way in rules.tie_breaks))
    deal = [0] * len(decks)
    for deck, count in start.deal.items():
        if count:
            deal[decks[deck]] = count
    return {
        "trains": rules.trains,
        "start_hand": rules.start_hand,
        "face_up": rules.face_up,
        "open_locomotive_counts": rules.face_up_locomotive_counts,
        "replace_row_at": rules.replace_row_at or 0,
        "row_replacements": rules.row_replacements,
        "double_open_from": rules.double_open_from,
        "tunnel_cards": rules.tunnel_cards,
        "longest_path": rules.longest_path or 0,
        "globetrotter": rules.globetrotter or 0,
        "last_round_at": rules.last_round_at,
        "start_keep": start.keep,
        "start_removed": int(start.returned == "removed"),
        "draw_deck": decks[draw.deck],
        "draw_count": draw.count,
        "draw_keep": draw.keep,
        "draw_removed": int(draw.returned == "removed"),
        "stations": stations.count if stations else 0,
        "station_points": stations.unused_points if stations else 0,
        "station_costs": list(stations.costs[: stations.count]) if stations else [],
        "tie_breaks": len(ways),
        "tie_break": ways,
        "deal": deal,
    }


def _cards(variant: Variant, colors: list[str]) -> Values:
    count = {color.id: color.cards for color in variant.card_colors} | {LOCOMOTIVE: variant.rules.locomotives}
    cards = [(number, copy) for number, color in enumerate(colors) for copy in range(count[color])]
    return {
        "colors": len(colors) - 1,
        "cards": len(cards),
        "color_cards": [count[color] for color in colors],
        "card_color": [number for number, _copy in cards],
        "card_key": [key(f"{colors[number]}:{copy}") for number, copy in cards],
    }


def _network(variant: Variant, numbers: Mapping[str, Mapping[str, int]]) -> Values:
    rules, colors = variant.rules, numbers["colors"]
    nodes = nodes_of(variant)
    tracks = [(number, track) for number, route in enumerate(variant.routes) for track in route.whole_tracks]
    length = [track.length or 0 for _route, track in tracks]
    color = [words.GRAY if track.color == GRAY else colors[track.color or ""] for _route, track in tracks]
    ferry = [track.ferry or 0 for _route, track in tracks]
    wild = [int(rules.locomotive_use == "any-route" or bool(track.tunnel)) for _route, track in tracks]
    prices = list(zip(length, color, ferry, wild, strict=True))
    kinds = sorted(set(prices))
    of_kind = [[number for number, price in enumerate(prices) if price == kind] for kind in kinds]
    ends = [[nodes[end, route.id] for end in route.ends] for route in variant.routes]
    at_city: list[list[int]] = [[] for _ in range(1 + max(nodes.values()))]
    for number, (one, other) in enumerate(ends):
        at_city[one].append(number)
        at_city[other].append(number)
    return {
        "cities": len(at_city),
        "routes": len(variant.routes),
        "tracks": len(tracks),
        "kinds": len(kinds),
        "route_a": [one for one, _other in ends],
        "route_b": [other for _one, other in ends],
        "route_first": _starts(route.tracks for route in variant.routes),
        "city_first": _starts(at_city),
        "city_route": [route for routes in at_city for route in routes],
        "city_station": [int(city.kind == "city") for city in variant.cities]
        + [0] * (len(at_city) - len(variant.cities)),
        "track_route": [number for number, _track in tracks],
        "track_length": length,
        "track_color": color,
        "track_ferry": ferry,
        "track_tunnel": [int(bool(track.tunnel)) for _route, track in tracks],
        "track_locomotives": wild,
        "track_points": [rules.points_for(spaces) or 0 for spaces in length],
        "track_kind": [kinds.index(price) for price in prices],
        "kind_length": [kind[0] for kind in kinds],
        "kind_color": [kind[1] for kind in kinds],
        "kind_ferry": [kind[2] for kind in kinds],
        "kind_locomotives": [kind[3] for kind in kinds],
        "kind_first": _starts(of_kind),
        "kind_track": [track for tracks_of_kind in of_kind for track in tracks_of_kind],
    }


def _tickets(variant: Variant, numbers: Mapping[str, Mapping[str, int]]) -> Values:
    cities, order = numbers["cities"], numbers["tickets"]
    tickets: list[Ticket] = sorted(variant.tickets, key=lambda ticket: ticket.id)
    countries: tuple[Country, ...] = variant.countries
    place = dict(cities) | {country.id: len(cities) + number for number, country in enumerate(countries)}
    of_city: dict[str, set[int]] = {city.id: set() for city in variant.cities}
    for (city, _route), node in nodes_of(variant).items():
        of_city[city].add(node)
    spots = [sorted(nodes) for nodes in of_city.values()]
    spots += [sorted(node for spot in country.spots for node in of_city[spot]) for country in countries]
    cards = [
        [(order[ticket.id], f"{ticket.id}:{copy}") for ticket in deck.tickets for copy in range(ticket.copies)]
        for deck in variant.decks
    ]
    deck_of = {ticket.id: number for number, deck in enumerate(variant.decks) for ticket in deck.tickets}
    to = [destination for ticket in tickets for destination in ticket.to]
    return {
        "tickets": len(tickets),
        "decks": len(variant.decks),
        "places": len(spots),
        "place_first": _starts(spots),
        "place_city": [city for cities_of_place in spots for city in cities_of_place],
        "ticket_from": [place[ticket.start] for ticket in tickets],
        "ticket_first": _starts(ticket.to for ticket in tickets),
        "ticket_lowest": [min(destination.points for destination in ticket.to) for ticket in tickets],
        "ticket_deck": [deck_of[ticket.id] for ticket in tickets],
        "to_place": [place[destination.id] for destination in to],
        "to_points": [destination.points for destination in to],
        "stack_first": _starts(cards),
        "stack_ticket": [ticket for deck in cards for ticket, _name in deck],
        "stack_key": [key(name) for deck in cards for _ticket, name in deck],
    }


def nodes_of(variant: Variant) -> dict[tuple[str, str], int]:
    """The number of the end that each route has in each city ("" for no route).

    A border spot is a dead end: routes that meet in one do not join there, so each has an end of its own. The first
    numbers are those of the cities.
    """
    nodes = {(city.id, ""): number for number, city in enumerate(variant.cities)}
    border = {city.id for city in variant.cities if city.kind == "border"}
    seen: set[str] = set()
    more = len(nodes)
    for route in variant.routes:
        for end in route.ends:
            if end in border and end in seen:
                nodes[end, route.id] = more
                more += 1
            else:
                nodes[end, route.id] = nodes[end, ""]
            seen.add(end)
    return nodes


def _starts(lists: Iterable[Any]) -> list[int]:
    """Where each of several lists begins when they are laid end to end, and the end of the last."""
    starts = [0]
    for one in lists:
        starts.append(starts[-1] + len(one))
    return starts
