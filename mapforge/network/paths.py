"""Shortest and nearly shortest paths between the ends of a ticket."""

import heapq
from collections import defaultdict
from typing import NamedTuple

from mapforge.network.graph import FAR, Graph

NEAR = 5
"""Paths that a player may well weigh against one another."""
BUDGET = 4_000
"""Partial paths looked at for one pair of ends; a published map needs under 200."""


class Way(NamedTuple):
    """A path that visits no place twice: its spaces and its routes by number, in order."""

    spaces: int
    edges: tuple[int, ...]


def near_ways(graph: Graph, start: str, end: str, count: int = NEAR) -> tuple[Way, ...]:
    """The shortest paths between two cities or countries, shortest first, at most ``count``; none where none is.

    Exact, except on networks with large pockets that lead nowhere: there the search ends at ``BUDGET`` with what it
    has found.
    """
    return _near(graph, graph.spot_numbers(start), frozenset(graph.spot_numbers(end)), count)


def _near(graph: Graph, starts: tuple[int, ...], goals: frozenset[int], count: int) -> tuple[Way, ...]:
    table = graph.distances
    left = [FAR] * len(graph.places)
    for goal in goals:
        left = [min(known, int(far)) for known, far in zip(left, table[goal].tolist(), strict=True)]
    # By the length that the whole path has at least, then the farthest on its way, then in the order found.
    waiting: list[tuple[int, int, int, int, int, tuple[int, ...]]] = []
    for start in starts:
        if left[start] < FAR:
            heapq.heappush(waiting, (left[start], 0, len(waiting), start, 1 << start, ()))
    found: list[Way] = []
    order = len(waiting)
    for _ in range(BUDGET):
        if not waiting or len(found) == count:
            break
        whole, gone, _order, place, visited, edges = heapq.heappop(waiting)
        if place in goals:
            found.append(Way(whole, edges))
            continue
        for other, edge, length in graph.links[place]:
            if left[other] < FAR and not visited >> other & 1:
                order += 1
                far = length - gone
                heapq.heappush(waiting, (far + left[other], -far, order, other, visited | 1 << other, (*edges, edge)))
    return tuple(found)


def shares(graph: Graph, start: str, end: str) -> dict[int, float]:
    """How the shortest paths between two ends share the routes: by number, the part of them that uses each.

    With one shortest path each of its routes has 1.
    """
    table = graph.distances
    pairs = [(one, other) for one in graph.spot_numbers(start) for other in graph.spot_numbers(end)]
    shortest = min((int(table[pair]) for pair in pairs), default=FAR)
    if shortest >= FAR:
        return {}
    used: dict[int, float] = defaultdict(float)
    total = 0
    for one, other in pairs:
        if int(table[one, other]) == shortest:
            total += _count(graph, one, other, used)
    return {edge: many / total for edge, many in used.items()}


def _count(graph: Graph, start: int, goal: int, used: dict[int, float]) -> int:
    """The number of shortest paths between two places; each route's is added to ``used``."""
    behind, ahead = graph.distances[start], graph.distances[goal]
    shortest = int(behind[goal])
    places = [int(place) for place in (behind + ahead == shortest).nonzero()[0]]
    places.sort(key=lambda place: int(behind[place]))
    near, far = behind.tolist(), ahead.tolist()
    onward = {
        place: [link for link in graph.links[place] if near[place] + link.length + far[link.place] == shortest]
        for place in places
    }
    there: dict[int, int] = defaultdict(int, {start: 1})
    for place in places:
        for link in onward[place]:
            there[link.place] += there[place]
    rest: dict[int, int] = {goal: 1}
    for place in reversed(places):
        if place != goal:
            rest[place] = sum(rest[link.place] for link in onward[place])
    for place in places:
        for link in onward[place]:
            used[link.edge] += there[place] * rest[link.place]
    return there[goal]
