"""The longest path: the longest trail of own trains, no train twice, cities as often as one likes.

Within one connected part, a longest trail begins and ends at odd cities (where an odd number of own tracks end), or it
goes round and uses everything; with at most two odd cities it uses everything. In a part without a circle it leads from
the city that is farthest from any one to the city that is farthest from there. Else tracks are left out, at least one
at every odd city but the trail's two ends: that bounds what a search can still find, and tells when it has found it.
Where this is not soon settled, ``pairing`` has a sharper bound and often the trail itself. A search that runs out of
its budget is not proven.
"""

from typing import Final

from mapforge.engine.core.pairing import least_left_out
from mapforge.engine.records import Map, Pad, Table

UNSEEN: Final = -1
FIRST_BUDGET: Final = 2000
BUDGET: Final = 20000


def longest_trail(m: Map, t: Table, seat: int, pad: Pad) -> int:
    """Trains in a player's longest path; ``pad.proven`` says whether it is certain."""
    gather(m, t, seat, pad)
    pad.proven = 1
    pad.best = 0
    for city in range(m.cities):
        if pad.degree[city] > 0 and pad.away[city] == UNSEEN:
            measure_part(pad, city)
            if pad.part_length > pad.best:
                search_part(m, pad, pad.part[city])
    return pad.best


def measure_part(pad: Pad, start: int) -> None:
    """Length, odd cities and circles of the part that a city is in, and the city that is farthest from it."""
    pad.odd_cities = 0
    pad.farthest = start
    pad.away[start] = 0
    pad.queue[0] = start
    count = 1
    twice = 0
    ends = 0
    done = 0
    while done < count:
        at = pad.queue[done]
        done += 1
        ends += pad.degree[at]
        if pad.degree[at] & 1 == 1:
            pad.odd[pad.odd_cities] = at
            pad.odd_cities += 1
        if pad.away[at] > pad.away[pad.farthest]:
            pad.farthest = at
        for index in range(pad.near_first[at], pad.near_first[at + 1]):
            edge = pad.near_edge[index]
            twice += pad.edge_length[edge]
            other = pad.edge_a[edge] + pad.edge_b[edge] - at
            if pad.away[other] == UNSEEN:
                pad.away[other] = pad.away[at] + pad.edge_length[edge]
                pad.queue[count] = other
                count += 1
    pad.part_length = twice // 2
    pad.circles = ends // 2 - count + 1


def longest_way(pad: Pad, start: int) -> int:
    """Trains on the longest way from a city in a part without a circle."""
    longest = 0
    pad.distance[start] = 0
    pad.came_by[start] = -1
    pad.queue[0] = start
    count = 1
    done = 0
    while done < count:
        at = pad.queue[done]
        done += 1
        longest = max(longest, pad.distance[at])
        for index in range(pad.near_first[at], pad.near_first[at + 1]):
            edge = pad.near_edge[index]
            if edge != pad.came_by[at]:
                other = pad.edge_a[edge] + pad.edge_b[edge] - at
                pad.distance[other] = pad.distance[at] + pad.edge_length[edge]
                pad.came_by[other] = edge
                pad.queue[count] = other
                count += 1
    return longest


def search_part(m: Map, pad: Pad, label: int) -> None:
    """Look for a trail longer than the best in one part."""
    if pad.odd_cities <= 2:
        pad.best = pad.part_length
        return
    if pad.circles == 0:
        pad.best = max(pad.best, longest_way(pad, pad.farthest))
        return
    pad.goal = pad.part_length - least_lost(pad, -1)
    if pad.goal <= pad.best or search(m, pad, FIRST_BUDGET, False):
        return
    bound = pad.part_length - least_left_out(m, pad, label)
    pad.goal = min(pad.goal, bound)
    if pad.goal <= pad.best or search(m, pad, BUDGET, True):
        return
    pad.proven = 0


def gather(m: Map, t: Table, seat: int, pad: Pad) -> None:
    """Own tracks as edges, with the edges at each city and the part of the network each city is in."""
    base = seat * m.cities
    for city in range(m.cities):
        pad.degree[city] = 0
        pad.away[city] = UNSEEN
        pad.part[city] = t.joined[base + city]
    pad.edges = 0
    for route in range(m.routes):
        if t.route_owners[route] & (1 << seat) != 0:
            for track in range(m.route_first[route], m.route_first[route + 1]):
                if t.owner[track] == seat + 1:
                    add_edge(pad, m.route_a[route], m.route_b[route], m.track_length[track])
    pad.near_first[0] = 0
    for city in range(m.cities):
        pad.near_first[city + 1] = pad.near_first[city] + pad.degree[city]
        pad.queue[city] = pad.near_first[city]
    for edge in range(pad.edges):
        for city in (pad.edge_a[edge], pad.edge_b[edge]):
            pad.near_edge[pad.queue[city]] = edge
            pad.queue[city] += 1


def add_edge(pad: Pad, one: int, other: int, length: int) -> None:
    """Note one own track."""
    pad.edge_a[pad.edges] = one
    pad.edge_b[pad.edges] = other
    pad.edge_length[pad.edges] = length
    pad.used[pad.edges] = 0
    pad.degree[one] += 1
    pad.degree[other] += 1
    pad.edges += 1


def least_lost(pad: Pad, start: int) -> int:
    """Trains that any trail from an odd city must leave out (start -1: from any of them), as tracks are used now.

    Each odd city but the two ends leaves out a track, and a track has two ends.
    """
    total = 0
    largest = 0
    second = 0
    for index in range(pad.odd_cities):
        city = pad.odd[index]
        if city != start:
            least = shortest_unused(pad, city)
            total += least
            if least > largest:
                second = largest
                largest = least
            elif least > second:
                second = least
    total -= largest
    if start < 0:
        total -= second
    return (total + 1) // 2


def shortest_unused(pad: Pad, city: int) -> int:
    """The shortest track at a city that the trail has not used; 0 where it used all."""
    least = 0
    for index in range(pad.near_first[city], pad.near_first[city + 1]):
        edge = pad.near_edge[index]
        if pad.used[edge] == 0 and (least == 0 or pad.edge_length[edge] < least):
            least = pad.edge_length[edge]
    return least


def search(m: Map, pad: Pad, budget: int, thorough: bool) -> bool:
    """Try all trails from each odd city; True when the best is certain, False when the budget ran out."""
    pad.nodes = 0
    for index in range(pad.odd_cities):
        if pad.part_length - least_lost(pad, pad.odd[index]) > pad.best:
            if not search_from(m, pad, pad.odd[index], budget, thorough):
                return False
            if pad.best >= pad.goal:
                return True
    return True


def search_from(m: Map, pad: Pad, start: int, budget: int, thorough: bool) -> bool:
    """Try all trails from one city, depth first, until the goal is reached; False when the budget ran out."""
    depth = 0
    pad.at[0] = start
    pad.tried[0] = pad.near_first[start]
    pad.length[0] = 0
    while depth >= 0:
        place = pad.tried[depth]
        if pad.best >= pad.goal or pad.nodes > budget or place == pad.near_first[pad.at[depth] + 1]:
            if depth > 0:
                pad.used[pad.near_edge[pad.tried[depth - 1] - 1]] = 0
            depth -= 1
            continue
        pad.tried[depth] = place + 1
        edge = pad.near_edge[place]
        if pad.used[edge] == 0:
            pad.used[edge] = 1
            pad.nodes += 1
            length = pad.length[depth] + pad.edge_length[edge]
            city = pad.edge_a[edge] + pad.edge_b[edge] - pad.at[depth]
            pad.best = max(pad.best, length)
            if hopeless(m, pad, start, city, length, thorough):
                pad.used[edge] = 0
            else:
                depth += 1
                pad.at[depth] = city
                pad.tried[depth] = pad.near_first[city]
                pad.length[depth] = length
    return pad.nodes <= budget


def hopeless(m: Map, pad: Pad, start: int, city: int, length: int, thorough: bool) -> bool:
    """No trail that goes on like this is longer than the best."""
    if pad.part_length - least_lost(pad, start) <= pad.best:
        return True
    return thorough and length + within_reach(m, pad, start, city) <= pad.best


def within_reach(m: Map, pad: Pad, start: int, city: int) -> int:
    """Trains that a trail now at a city may still use at most: what is joined to it, less what must be left out."""
    for other in range(m.cities):
        pad.distance[other] = 0
    pad.distance[city] = 1
    pad.queue[0] = city
    count = 1
    twice = 0
    done = 0
    while done < count:
        at = pad.queue[done]
        done += 1
        for index in range(pad.near_first[at], pad.near_first[at + 1]):
            edge = pad.near_edge[index]
            if pad.used[edge] == 0:
                twice += pad.edge_length[edge]
                other = pad.edge_a[edge] + pad.edge_b[edge] - at
                if pad.distance[other] == 0:
                    pad.distance[other] = 1
                    pad.queue[count] = other
                    count += 1
    lost = 0
    largest = 0
    for index in range(pad.odd_cities):
        odd = pad.odd[index]
        if odd != start and pad.distance[odd] == 1:
            least = shortest_unused(pad, odd)
            lost += least
            largest = max(largest, least)
    return twice // 2 - (lost - largest + 1) // 2
