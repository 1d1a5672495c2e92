"""Bad maps and near misses for the checks of tickets."""

from collections.abc import Callable

import msgspec

from mapforge.edits.tickets import add_ticket, remove_tickets, set_copies, set_destinations, set_points
from mapforge.model import Rules, Ticket, Variant
from mapforge.network.graph import graph
from tests.checks.cases import Case, base_rules, shipped, single
from tests.network.maps import Line, network

RING: list[Line] = [("a", "b", 2, "gray"), ("b", "c", 2, "gray"), ("c", "d", 2, "gray"), ("a", "d", 2, "gray")]
ONE_WAY = frozenset({"route-cuts-map"})
SPREAD = frozenset(
    {"tickets-per-city", "city-busy", "cities-unused", "tickets-alike", "ticket-lengths", "routes-unwanted"}
    | {"corridor-crowded", "corridor-contested", "ticket-twice", "deck-thin", "deck-short", "doubles-idle"}
)


def asking(*tickets: tuple[str, str, int], more: tuple[Line, ...] = (), rules: Rules | None = None) -> Variant:
    """Four cities in a ring two spaces apart, with these tickets."""
    return network([*RING, *more], tickets, rules=rules or base_rules(trains=8), copies=15)


def usa_with(*tickets: tuple[str, str], exact: bool = True) -> Variant:
    """The USA board with more tickets, worth their shortest path."""
    variant = shipped()
    for start, end in tickets:
        points = graph(variant).distance(start, end) if exact else 10
        variant = add_ticket(variant, deck="main", start=start, to=[(end, points or 1)])
    return variant


def only(keep: Callable[[Ticket], bool], copies: int = 1, name: str = "usa") -> Variant:
    """A published board with some of its tickets."""
    variant = shipped(name)
    gone = [ticket.id for ticket in variant.tickets if not keep(ticket)]
    variant = remove_tickets(variant, ids=gone)
    for ticket in variant.tickets:
        variant = set_copies(variant, ticket=ticket.id, copies=copies)
    return variant


def first(count: int) -> Variant:
    """The USA board with the first tickets by id."""
    kept = {ticket.id for ticket in shipped().tickets[:count]}
    return only(lambda ticket: ticket.id in kept)


def raised(count: int) -> Variant:
    """The USA board with the first exact tickets worth a point more."""
    variant = shipped()
    table = graph(variant)
    exact = [t for t in variant.tickets if t.to[0].points == table.distance(t.start, t.to[0].id)]
    for ticket in exact[:count]:
        variant = set_points(variant, ticket=ticket.id, points=ticket.to[0].points + 1)
    return variant


def doubled_tickets(*names: str) -> Variant:
    """The USA board with many copies of some tickets."""
    variant = shipped()
    for name in names:
        variant = set_copies(variant, ticket=name, copies=8)
    return variant


def to(name: str, end: str) -> Variant:
    """The USA board with a ticket to another end, worth its shortest path."""
    variant = shipped()
    start = next(ticket.start for ticket in variant.tickets if ticket.id == name)
    return set_destinations(variant, ticket=name, to=[(end, graph(variant).distance(start, end) or 1)])


def near_miami(count: int) -> Variant:
    """The USA board with more tickets that name Miami, which three do already."""
    ends = ["denver", "duluth", "omaha", "phoenix", "el-paso", "helena", "montreal", "winnipeg", "calgary"]
    return usa_with(*((end, "miami") for end in ends[:count]))


def without_city(*cities: str) -> Variant:
    """The USA board without the tickets that name some cities."""
    return only(lambda ticket: not set(cities) & set(ticket.ends))


def swapped_doubles() -> Variant:
    """The USA board with doubles where fewest tickets lead: single routes double, doubles single."""
    variant = shipped()
    made = tuple(
        msgspec.structs.replace(route, tracks=route.tracks[:1] if len(route.tracks) > 1 else route.tracks * 2)
        for route in variant.routes
    )
    return msgspec.structs.replace(variant, routes=made)


COLORS = frozenset({"colors-uneven", "gray-share", "length-share", "color-unused", "color-clump"})
EAST = ("boston", "montreal", "new-york", "toronto", "pittsburgh", "sault-st-marie")

LOS_ANGELES = ("los-angeles--chicago", "chicago--santa-fe")
NORTH = ("washington", "raleigh", "pittsburgh", "new-york", "boston", "montreal")
SOUTH = ("charleston", "miami", "atlanta")

CASES = (
    Case("ticket-unreachable", lambda: network([*RING, ("x", "y", 1, "gray")], [("a", "x", 3)], copies=15),
         lambda: network([*RING, ("c", "x", 1, "gray red"), ("x", "y", 1, "gray")], [("a", "x", 5)],
                         rules=base_rules(trains=8, players=(4, 5))), also=ONE_WAY | {"not-connected"}),
    Case("ticket-too-long", lambda: asking(("a", "c", 4), rules=base_rules(trains=3)),
         lambda: asking(("a", "c", 4), rules=base_rules(trains=4))),
    Case("ticket-long", lambda: asking(("a", "c", 4), rules=base_rules(trains=6)),
         lambda: asking(("a", "c", 4), rules=base_rules(trains=7))),
    Case("ticket-one-way", lambda: asking(("a", "x", 3), more=(("a", "x", 3, "gray"),)),
         lambda: asking(("a", "x", 3), more=(("a", "x", 3, "gray"), ("b", "x", 3, "gray"))), also=ONE_WAY),
    Case("ticket-one-way-closed", lambda: asking(("a", "x", 3), more=(("a", "x", 3, "gray red"),)),
         lambda: asking(("a", "x", 3), more=(("a", "x", 3, "gray red"),),
                        rules=base_rules(trains=8, players=(4, 5)))),
    Case("ticket-points", lambda: asking(("a", "c", 3)), lambda: asking(("a", "c", 6))),
    Case("ticket-points-spread", lambda: raised(2), lambda: raised(1)),
    Case("ticket-ambiguous", lambda: asking(("a", "c", 4), more=(("a", "c", 5, "gray"),)),
         lambda: asking(("a", "c", 4), more=(("a", "c", 6, "gray"),))),
    Case("ticket-alike", lambda: asking(("a", "c", 4), ("a", "x", 5), more=(("c", "x", 1, "gray red"),)),
         lambda: asking(("a", "c", 4), ("b", "d", 4)),
         also=frozenset({"ticket-one-way-closed", "ticket-long"})),
    Case("tickets-alike", lambda: usa_with(*((a, b) for a in NORTH for b in SOUTH)),
         lambda: usa_with(*((a, SOUTH[0]) for a in NORTH)), also=SPREAD),
    Case("tickets-per-city", lambda: first(28), lambda: first(29), also=SPREAD),
    Case("city-busy", lambda: near_miami(7), lambda: near_miami(6), also=SPREAD),
    Case("city-without-tickets", lambda: shipped("usa-1910"), lambda: shipped("usa-mega"), also=SPREAD),
    Case("cities-unused", lambda: without_city("salt-lake-city"), shipped, also=SPREAD),
    Case("ticket-lengths", lambda: only(lambda t: t.to[0].points > 12, copies=3), shipped, also=SPREAD),
    Case("routes-unwanted", lambda: without_city(*EAST), lambda: shipped("usa-1910"), also=SPREAD),
    Case("corridor-busy", shipped, lambda: shipped("usa-mega"), also=SPREAD),
    Case("corridor-crowded", lambda: doubled_tickets(*LOS_ANGELES), shipped, also=SPREAD),
    Case("corridor-contested", lambda: doubled_tickets("los-angeles--chicago"), shipped, also=SPREAD),
    Case("doubles-idle", swapped_doubles, lambda: single(shipped("switzerland"), ["bern--fribourg"]),
         also=COLORS | SPREAD | {"supply-ample"}),
)  # fmt: skip
