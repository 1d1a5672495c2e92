"""Tickets at the end: own tracks, and what stations lend.

Each station lends one track of one opponent that ends in its city. All are assigned together for the most ticket
points, then the most completed tickets: all combinations are tried, but those that could not be better even if every
station left lent everything it can.
"""

from typing import Final

from mapforge.engine.records import Hand, Map, Pad, Table

BUDGET: Final = 200000
PER_POINT: Final = 4096


def linked(m: Map, labels: list[int], base: int, one: int, other: int) -> bool:
    """Two ends of a ticket are joined, each a city or any spot of a country."""
    for first in range(m.place_first[one], m.place_first[one + 1]):
        label = labels[base + m.place_city[first]]
        for second in range(m.place_first[other], m.place_first[other + 1]):
            if labels[base + m.place_city[second]] == label:
                return True
    return False


def best_reached(m: Map, labels: list[int], base: int, ticket: int) -> int:
    """The number of the destination with the highest value that is reached, -1 for none."""
    best = -1
    for to in range(m.ticket_first[ticket], m.ticket_first[ticket + 1]):
        better = best < 0 or m.to_points[to] > m.to_points[best]
        if better and linked(m, labels, base, m.ticket_from[ticket], m.to_place[to]):
            best = to
    return best


def worth(m: Map, hand: Hand, labels: list[int], base: int) -> int:
    """Ticket points of a hand, and completed tickets, as one number that compares as they do."""
    total = 0
    for index in range(hand.tickets_left):
        ticket = hand.tickets[index]
        to = best_reached(m, labels, base, ticket)
        if to < 0:
            total -= m.ticket_lowest[ticket] * PER_POINT
        else:
            total += m.to_points[to] * PER_POINT + 1
    return total


def points_of(worth_of_hand: int) -> int:
    """The points in such a number."""
    return worth_of_hand // PER_POINT


def completed_of(worth_of_hand: int) -> int:
    """The completed tickets in such a number."""
    return worth_of_hand % PER_POINT


def count_tickets(m: Map, t: Table, hand: Hand, seat: int, pad: Pad) -> None:
    """Ticket points and completed tickets of a player, and which tracks the stations lend (``pad.lent_best``)."""
    own = worth(m, hand, t.joined, seat * m.cities)
    pad.stations_proven[seat] = 1
    pad.lenders = 0
    if t.stations[seat] < m.stations:
        list_options(m, t, seat, pad)
        own = lend(m, hand, pad, own, seat)
    pad.ticket_points[seat] = points_of(own)
    pad.completed[seat] = completed_of(own)


def list_options(m: Map, t: Table, seat: int, pad: Pad) -> None:
    """For each station of a player, the parts of his network that it could join to its city, with a track for each."""
    base = seat * m.cities
    for city in range(m.cities):
        pad.label_stack[city] = t.joined[base + city]
    options = 0
    for city in range(m.cities):
        if t.station_owner[city] == seat + 1:
            pad.lender[pad.lenders] = city
            pad.option_first[pad.lenders] = options
            for index in range(m.city_first[city], m.city_first[city + 1]):
                options = add_option(m, t, seat, pad, city, m.city_route[index], options)
            pad.lenders += 1
    pad.option_first[pad.lenders] = options


def add_option(m: Map, t: Table, seat: int, pad: Pad, city: int, route: int, options: int) -> int:
    """Add the opponents' track of a route to a station's options, if it joins something new; the number of options."""
    other = m.route_a[route] + m.route_b[route] - city
    if pad.label_stack[other] == pad.label_stack[city] or t.route_owners[route] & ~(1 << seat) == 0:
        return options
    for index in range(pad.option_first[pad.lenders], options):
        if pad.label_stack[pad.option[index]] == pad.label_stack[other]:
            return options
    track = m.route_first[route]
    while t.owner[track] == 0 or t.owner[track] == seat + 1:
        track += 1
    pad.option[options] = other
    pad.option_track[options] = track
    return options + 1


def join(m: Map, labels: list[int], base: int, one: int, other: int) -> None:
    """Join two cities in a row of labels."""
    kept = labels[base + one]
    lost = labels[base + other]
    if kept != lost:
        for city in range(base, base + m.cities):
            if labels[city] == lost:
                labels[city] = kept


def copy_labels(m: Map, pad: Pad, source: int, target: int) -> None:
    """Copy one row of labels of the stack to another."""
    for city in range(m.cities):
        pad.label_stack[target * m.cities + city] = pad.label_stack[source * m.cities + city]


def most_possible(m: Map, hand: Hand, pad: Pad, depth: int) -> int:
    """The worth of a hand if every station from ``depth`` on lent everything it can."""
    scratch = pad.lenders + 1
    copy_labels(m, pad, depth, scratch)
    for station in range(depth, pad.lenders):
        for index in range(pad.option_first[station], pad.option_first[station + 1]):
            join(m, pad.label_stack, scratch * m.cities, pad.lender[station], pad.option[index])
    return worth(m, hand, pad.label_stack, scratch * m.cities)


def lend(m: Map, hand: Hand, pad: Pad, own: int, seat: int) -> int:
    """The best worth of a hand over all ways in which the stations lend, depth first."""
    best = own
    for station in range(pad.lenders):
        pad.lent_best[station] = -1
    depth = 0
    pad.lent_at[0] = -2
    pad.nodes = 0
    while depth >= 0:
        pad.nodes += 1
        if pad.nodes > BUDGET:
            pad.stations_proven[seat] = 0
            return best
        if pad.lent_at[depth] == -2 and most_possible(m, hand, pad, depth) <= best:
            depth -= 1
            continue
        if not next_option(m, pad, depth):
            depth -= 1
            continue
        depth += 1
        if depth == pad.lenders:
            found = worth(m, hand, pad.label_stack, depth * m.cities)
            if found > best:
                best = found
                for station in range(pad.lenders):
                    pad.lent_best[station] = pad.lent_at[station]
            depth -= 1
        else:
            pad.lent_at[depth] = -2
    return best


def next_option(m: Map, pad: Pad, depth: int) -> bool:
    """Let a station lend its next track, after them nothing (-1); False when all were tried."""
    if pad.lent_at[depth] == -1:
        return False
    if pad.lent_at[depth] == -2:
        pad.lent_at[depth] = pad.option_first[depth]
    else:
        pad.lent_at[depth] += 1
    copy_labels(m, pad, depth, depth + 1)
    option = pad.lent_at[depth]
    if option == pad.option_first[depth + 1]:
        pad.lent_at[depth] = -1
    else:
        join(m, pad.label_stack, (depth + 1) * m.cities, pad.lender[depth], pad.option[option])
    return True
