"""Damage to the tickets of published maps."""

import msgspec

from mapforge.model import Ticket, Track, Variant
from mapforge.network.demand import loads
from mapforge.network.graph import Graph, graph
from mapforge.network.paths import fewest_routes, near_ways, shares
from tests.damage.tools import (
    Chance,
    Damage,
    any_map,
    changed,
    cities,
    hanging,
    keeping,
    more_tickets,
    one,
    shipped,
    some,
    with_route,
    with_rules,
    with_tickets,
    without_routes,
)

NO_STATIONS = ("usa", "usa-1910", "usa-mega", "usa-big-cities", "switzerland")


def spaces(table: Graph, ticket: Ticket) -> int:
    """The shortest path to a ticket's first destination."""
    return table.distance(ticket.start, ticket.to[0].id) or 0


def longest(variant: Variant) -> int:
    """The longest of its tickets."""
    table = graph(variant)
    return max(table.distance(ticket.start, end.id) or 0 for ticket in variant.tickets for end in ticket.to)


def an_end(chance: Chance, variant: Variant) -> str:
    """A city that some ticket names."""
    names = set(cities(variant))
    return one(chance, sorted({end for ticket in variant.tickets for end in ticket.ends if end in names}))


def cut_off(chance: Chance) -> Variant:
    """A ticket's end without routes."""
    variant = any_map(chance)
    city = an_end(chance, variant)
    return without_routes(variant, {route.id for route in variant.routes if city in route.ends})


def too_few_trains(chance: Chance) -> Variant:
    """Fewer trains than the longest ticket takes."""
    variant = any_map(chance)
    return with_rules(variant, trains=chance.randint(5, longest(variant) - 1))


def hardly_enough(chance: Chance) -> Variant:
    """Just enough trains for the longest ticket."""
    variant = any_map(chance)
    most = longest(variant)
    return with_rules(variant, trains=chance.randint(most, int(most / 0.601)))


def one_track(chance: Chance) -> Variant:
    """A ticket's end with one single track left."""
    variant = any_map(chance, *NO_STATIONS)
    return hanging(variant, an_end(chance, variant), chance)


def one_double(chance: Chance) -> Variant:
    """A ticket's end with one double left."""
    variant = any_map(chance, *NO_STATIONS)
    return hanging(variant, an_end(chance, variant), chance, tracks=2)


def with_points(variant: Variant, ticket: Ticket, points: int) -> Variant:
    """The map with a ticket of another value."""
    end = msgspec.structs.replace(ticket.to[0], points=max(1, points))
    made = msgspec.structs.replace(ticket, to=(end, *ticket.to[1:]))
    decks = tuple(
        msgspec.structs.replace(deck, tickets=tuple(made if held is ticket else held for held in deck.tickets))
        for deck in variant.decks
    )
    return msgspec.structs.replace(variant, decks=decks)


def wrong_value(chance: Chance) -> Variant:
    """A ticket worth less than its path, or far more."""
    variant = any_map(chance)
    table = graph(variant)
    ticket = one(chance, [ticket for ticket in variant.tickets if spaces(table, ticket) > 5])
    return with_points(variant, ticket, spaces(table, ticket) + one(chance, (-5, -4, -3, -2, -1, 3, 4, 5, 6, 9)))


def raised_values(chance: Chance) -> Variant:
    """Many tickets worth a point or two more."""
    variant = any_map(chance, "usa", "europe")
    table = graph(variant)
    for ticket in some(chance, variant.tickets, 14, 25):
        variant = with_points(variant, ticket, spaces(table, ticket) + chance.randint(1, 2))
    return variant


def longer_but_fewer(chance: Chance) -> Variant:
    """A direct route, one space longer than the shortest path of a ticket."""
    variant = any_map(chance, "usa", "europe")
    table = graph(variant)
    found = {ticket.id: fewest_routes(table, ticket.start, ticket.to[0].id) for ticket in variant.tickets}
    plain = {
        name for name, few in found.items() if few and few.routes > 2 and (few.routes_of_longer or 99) >= few.routes
    }
    ticket = one(chance, [ticket for ticket in variant.tickets if ticket.id in plain])
    exact = with_points(variant, ticket, spaces(table, ticket))
    return with_route(exact, ticket.start, ticket.to[0].id, spaces(table, ticket) + 1)


def shorter_along(variant: Variant, ticket: Ticket) -> tuple[str, str] | None:
    """Ends of another ticket along a ticket's shortest path, a little shorter; None where there are none."""
    table = graph(variant)
    way = near_ways(table, ticket.start, ticket.to[0].id, count=1)[0]
    last = table.routes[way.edges[-1]]
    before = next(end for end in last.ends if end != ticket.to[0].id)
    left = table.distance(ticket.start, before) or 0
    return (ticket.start, before) if left >= 0.6 * way.spaces else None


def almost_the_same(chance: Chance) -> Variant:
    """A ticket that another contains."""
    variant = any_map(chance, "usa", "europe")
    pairs = [pair for ticket in variant.tickets if (pair := shorter_along(variant, ticket)) is not None]
    return more_tickets(variant, [one(chance, pairs)])


def along(table: Graph, ticket: Ticket) -> list[str]:
    """The places along a ticket's shortest path, in order."""
    names = [ticket.start]
    for edge in near_ways(table, ticket.start, ticket.to[0].id, count=1)[0].edges:
        names.append(next(end for end in table.routes[edge].ends if end != names[-1]))
    return names


def many_almost_the_same(chance: Chance) -> Variant:
    """A deck of a few long tickets and of what each of them contains."""
    variant = any_map(chance, "usa", "europe")
    table = graph(variant)
    long = [path for ticket in variant.tickets if len(path := along(table, ticket)) > 5]
    pairs = {(a, b) for path in some(chance, long, 3, 5) for a in path[:3] for b in path[-3:]}
    return more_tickets(with_tickets(variant, []), sorted(pairs))


def few_tickets(chance: Chance) -> Variant:
    """A deck of too few tickets, or of far too many."""
    variant = shipped()
    if chance.random() < 0.5:
        kept = {ticket.id for ticket in some(chance, variant.tickets, 14, 28)}
        return keeping(variant, lambda ticket: ticket.id in kept)
    names = cities(variant)
    pairs = [(a, b) for a in names for b in names if a < b]
    return more_tickets(variant, some(chance, pairs, 25, 60))


def busy_city(chance: Chance) -> Variant:
    """Ten tickets and more that name one city."""
    variant = any_map(chance, "usa", "europe")
    city = one(chance, cities(variant))
    ends = some(chance, [name for name in cities(variant) if name != city], 10, 16)
    return more_tickets(variant, [(city, end) for end in ends])


def dropped_city(chance: Chance) -> Variant:
    """No ticket names a city any more."""
    variant = any_map(chance, "usa", "europe")
    city = an_end(chance, variant)
    return keeping(variant, lambda ticket: city not in ticket.ends)


def dropped_cities(chance: Chance) -> Variant:
    """No ticket names five cities any more, though there are as many as before."""
    variant = shipped()
    used = sorted({end for ticket in variant.tickets for end in ticket.ends})
    gone = set(chance.sample(used, 5))
    kept = [ticket for ticket in variant.tickets if not gone & set(ticket.ends)]
    return with_tickets(variant, [msgspec.structs.replace(ticket, copies=2) for ticket in kept])


def one_kind_of_length(chance: Chance) -> Variant:
    """Short tickets only, or long ones only."""
    variant = any_map(chance, "usa", "europe")
    table = graph(variant)
    names = cities(variant)
    low, high = one(chance, ((1, 4), (17, 30)))
    pairs = [(a, b) for a in names for b in names if a < b and low <= (table.distance(a, b) or 0) <= high]
    return more_tickets(with_tickets(variant, []), some(chance, pairs, 25, 40))


def all_in_one_corner(chance: Chance) -> Variant:
    """Tickets between the cities of one region only."""
    variant = shipped()
    table = graph(variant)
    middle = one(chance, cities(variant))
    near = sorted(cities(variant), key=lambda name: table.distance(middle, name) or 0)[: chance.randint(8, 12)]
    pairs = [(a, b) for a in near for b in near if a < b]
    return more_tickets(with_tickets(variant, []), some(chance, pairs, 20, 28))


def at_a_single(chance: Chance, fewest: int, most: int) -> Variant:
    """Many cards that ask for the two ends of one single track that few others want."""
    variant = shipped()
    table = graph(variant)
    load = loads(table, variant.tickets)
    quiet = [
        edge
        for edge, route in enumerate(table.routes)
        if len(route.tracks) == 1 and load[edge] < 0.7 and shares(table, *route.ends).get(edge) == 1
    ]
    return more_tickets(variant, [table.routes[one(chance, quiet)].ends], copies=chance.randint(fewest, most))


def needed_by_many(chance: Chance) -> Variant:
    """Many cards that end at a city with one route."""
    variant = shipped()
    city = one(chance, cities(variant))
    held = hanging(variant, city, chance, tracks=chance.randint(1, 2))
    other = one(chance, [name for name in cities(variant) if name != city])
    return more_tickets(held, [(city, other)], copies=chance.randint(14, 20))


def idle_doubles(chance: Chance) -> Variant:
    """Doubles where fewest tickets lead."""
    variant = any_map(chance, "usa", "usa-mega", "europe")
    table = graph(variant)
    load = loads(table, variant.tickets)
    quiet = sorted(range(len(load)), key=lambda edge: (load[edge], chance.random()))[:24]
    double = {table.routes[edge].id for edge in chance.sample(quiet, 18)}
    single = changed(variant, [route.id for route in variant.routes], tracks=(Track("gray"),))
    return changed(single, double, tracks=(Track("gray"), Track("red")))


KINDS = (
    Damage("ticket-unreachable", cut_off),
    Damage("ticket-too-long", too_few_trains),
    Damage("ticket-long", hardly_enough),
    Damage("ticket-one-way", one_track),
    Damage("ticket-one-way-closed", one_double),
    Damage("ticket-points", wrong_value),
    Damage("ticket-points-spread", raised_values),
    Damage("ticket-ambiguous", longer_but_fewer),
    Damage("ticket-alike", almost_the_same),
    Damage("tickets-alike", many_almost_the_same),
    Damage("tickets-per-city", few_tickets),
    Damage("city-busy", busy_city),
    Damage("city-without-tickets", dropped_city),
    Damage("cities-unused", dropped_cities),
    Damage("ticket-lengths", one_kind_of_length),
    Damage("routes-unwanted", all_in_one_corner),
    Damage("corridor-busy", lambda chance: at_a_single(chance, 5, 6)),
    Damage("corridor-crowded", lambda chance: at_a_single(chance, 10, 20)),
    Damage("corridor-contested", needed_by_many),
    Damage("doubles-idle", idle_doubles),
)
