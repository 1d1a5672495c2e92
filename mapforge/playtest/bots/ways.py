"""Shortest ways to an end of a ticket over own and open tracks; a route counts by trains, claims, turns or as one hop.

By claims: its trains, and one more for the turn to claim it. By turns: the cards to draw and the turn to claim it, less
what its points are worth, in quarters of a card. Both find long routes where shortest ways find short ones, of which
there are many alike.
"""

from typing import Final

from mapforge.engine.core.bots import FAR, SETTLED, WANTED, begin_search, open_track, reach, take_nearest
from mapforge.engine.records import Map, Memory, Table

BY_LENGTH: Final = 0
BY_HOPS: Final = 1
BY_LONG_ROUTES: Final = 2
BY_TURNS: Final = 3
BY_CLAIMS: Final = 4
SHORTEST_LONG: Final = 3
CLAIM_TURN: Final = 12
POINTS_BACK: Final = 2
TUNNEL: Final = 3


def way_to(m: Map, t: Table, memory: Memory, ticket: int, by: int) -> int:
    """The city that ends the shortest way for a ticket, -1 for none; the way is read backwards from ``came_by``.

    Own routes, and those of the joint way being planned, cost nothing.
    """
    begin_search(m, memory, ticket)
    while True:
        nearest = take_nearest(memory)
        if nearest < 0 or memory.settled[nearest] == WANTED:
            return nearest
        memory.settled[nearest] = SETTLED
        lead_on(m, t, memory, nearest, by)


def lead_on(m: Map, t: Table, memory: Memory, city: int, by: int) -> None:
    """Measure the ways that lead on from a settled city."""
    for index in range(m.city_first[city], m.city_first[city + 1]):
        route = m.city_route[index]
        other = m.route_a[route] + m.route_b[route] - city
        if memory.settled[other] != SETTLED:
            reach(memory, other, route, memory.distance[city] + cost_of(m, t, memory, route, by))


def cost_of(m: Map, t: Table, memory: Memory, route: int, by: int) -> int:
    """What a route adds to a way: nothing if own or planned, FAR if shut."""
    if t.route_owners[route] & (1 << t.turn) != 0 or memory.chosen[route] == 1:
        return 0
    track = open_track(m, t, route)
    if track < 0:
        return FAR
    length = m.track_length[track]
    if by == BY_HOPS:
        return 1
    if by == BY_LONG_ROUTES and length < SHORTEST_LONG:
        return FAR
    if by == BY_TURNS:
        dear = m.track_ferry[track] + TUNNEL * m.track_tunnel[track]
        return max(1, 4 * length + CLAIM_TURN + dear - POINTS_BACK * m.track_points[track])
    return length + 1 if by == BY_CLAIMS else length


def choose_none(m: Map, memory: Memory) -> None:
    """No route is on the joint way."""
    for route in range(m.routes):
        memory.chosen[route] = 0


def before(m: Map, memory: Memory, city: int) -> int:
    """The city before one on a way just found."""
    route = memory.came_by[city]
    return m.route_a[route] + m.route_b[route] - city
