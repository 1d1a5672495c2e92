"""Bad maps and near misses for the checks of the rules."""

from typing import Any

import msgspec

from mapforge.model import Deck, DrawTickets, FrozenMap, Mark, StartTickets, Stations, Variant
from tests.checks.cases import Case, base_rules, shipped, with_routes, with_rules
from tests.checks.cases_tickets import SPREAD, first
from tests.network.maps import network

SQUARE = [("a", "b", 2, "gray"), ("b", "c", 2, "gray"), ("c", "d", 2, "gray"), ("a", "d", 2, "gray")]


def ruled(**knobs: Any) -> Variant:
    """Four cities in a ring, under other rules."""
    return network(SQUARE, rules=base_rules(**knobs))


def with_deck(variant: Variant, name: str, size: int) -> Variant:
    """The map with another deck: the first tickets of its own."""
    tickets = tuple(
        msgspec.structs.replace(ticket, id=f"{name}--{ticket.id}", copies=1) for ticket in variant.tickets[:size]
    )
    return msgspec.structs.replace(variant, decks=(*variant.decks, Deck(id=name, tickets=tickets)))


def dealt(**deal: int) -> Variant:
    """The USA board with a second deck of ten, dealing so many of each."""
    rules = StartTickets(deal=FrozenMap(deal), keep=0)
    return with_rules(with_deck(shipped(), "other", 10), start_tickets=rules)


def no_ones() -> Variant:
    """The USA board with no route of one space."""
    return with_routes(shipped(), lambda route: msgspec.structs.replace(route, length=max(route.length, 2)))


def marked() -> Variant:
    """A map with a mark of a house rule."""
    mark = Mark(id="toll", symbol="▲", name=FrozenMap({"en": "Toll"}), on=("a--b",))
    return msgspec.structs.replace(network(SQUARE), marks=(mark,))


def stations(*costs: int, count: int = 3) -> Stations:
    """Stations at these prices."""
    return Stations(count=count, costs=costs)


CASES = (
    Case("row-replaced-never", lambda: ruled(row_replacements=0), lambda: ruled(row_replacements=1)),
    Case("row-locomotives-few", lambda: ruled(locomotives=2), lambda: ruled(locomotives=3)),
    Case("row-replaced-always", lambda: ruled(locomotives=144), lambda: ruled(locomotives=143)),
    Case("locomotives-idle", lambda: ruled(locomotive_use="tunnels"),
         lambda: ruled(locomotive_use="tunnels", locomotives=0, replace_row_at=None)),
    Case("station-price-high", lambda: ruled(stations=stations(1, 2, 27)), lambda: ruled(stations=stations(1, 2, 26))),
    Case("station-prices-idle", lambda: ruled(stations=stations(1, 2, 3, count=2)),
         lambda: ruled(stations=stations(1, 2, count=2))),
    Case("stations-many", lambda: with_rules(shipped(), stations=stations(*[1] * 8, count=8)),
         lambda: with_rules(shipped(), stations=stations(*[1] * 7, count=7))),
    Case("tie-break-twice", lambda: ruled(tie_breaks=("completed-tickets", "completed-tickets")),
         lambda: ruled(tie_breaks=("completed-tickets", "longest-path-bonus"))),
    Case("no-tickets-dealt", lambda: with_rules(shipped(), start_tickets=StartTickets(deal=FrozenMap(), keep=0)),
         lambda: with_rules(shipped(), start_tickets=StartTickets(deal=FrozenMap({"main": 1}), keep=0))),
    Case("keep-all", lambda: with_rules(shipped(), start_tickets=StartTickets(keep=3)), shipped,
         also=frozenset({"corridor-contested"})),
    Case("deck-idle", lambda: dealt(main=3), lambda: dealt(main=3, other=1), also=SPREAD | {"tickets-per-city"}),
    Case("draw-more-than-deck", lambda: with_rules(shipped(), draw_tickets=DrawTickets(count=31)),
         lambda: with_rules(shipped(), draw_tickets=DrawTickets(count=30))),
    Case("deck-thin", lambda: first(29), shipped, also=SPREAD),
    Case("points-falling", lambda: ruled(route_points=FrozenMap({"1": 1, "2": 2, "3": 2})),
         lambda: ruled(route_points=FrozenMap({"1": 1, "2": 2, "3": 3}))),
    Case("last-round-stuck", lambda: with_rules(no_ones(), last_round_at=0),
         lambda: with_rules(shipped(), last_round_at=0),
         also=frozenset({"length-share", "ticket-points", "colors-uneven", "end-unreachable"})),
    Case("train-deck-dry", lambda: with_rules(shipped(), start_hand=9), lambda: with_rules(shipped(), start_hand=8)),
    Case("house-rules", marked, lambda: network(SQUARE)),
)  # fmt: skip
