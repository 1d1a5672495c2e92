"""Shortest and nearly shortest paths between the ends of a ticket."""

import heapq
from collections import defaultdict
from typing import NamedTuple, cast

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
    asked = (near_ways, start, end, count)
    if asked not in graph.remembered:
        goals = frozenset(graph.spot_numbers(end))
        graph.remembered[asked] = _near(graph, graph.spot_numbers(start), goals, count)
    return cast("tuple[Way, ...]", graph.remembered[asked])


def _near(graph: Graph, starts: tuple[int, ...], goals: frozenset[int], count: int) -> tuple[Way, ...]:
    if not goals:
        return ()
    left: list[int] = graph.distances[list(goals)].min(axis=0).tolist()
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


class Fewest(NamedTuple):
    """How few routes a path takes: one of the shortest length, and one of just one space more (None: there is none)."""

    spaces: int
    routes: int
    routes_of_longer: int | None


def fewest_routes(graph: Graph, start: str, end: str) -> Fewest | None:
    """The fewest routes of a shortest path between two ends, and of a path one space longer; None without a path.

    Such a path never visits a place twice: a way back and forth is two spaces at least.
    """
    goals = graph.spot_numbers(end)
    starts = graph.spot_numbers(start)
    if not starts or not goals:
        return None
    left: list[int] = graph.distances[list(goals)].min(axis=0).tolist()
    shortest = min(left[place] for place in starts)
    if shortest >= FAR:
        return None
    # By place and how much longer than the shortest the path gets there at least; in order of routes taken.
    waiting = [(place, left[place] - shortest) for place in starts if left[place] - shortest <= 1]
    taken = dict.fromkeys(waiting, 0)
    found: dict[int, int] = {}
    for place, more in waiting:
        if place in goals:
            found.setdefault(more, taken[place, more])
            continue
        for link in graph.links[place]:
            state = (link.place, more + link.length + left[link.place] - left[place])
            if state[1] <= 1 and state not in taken:
                taken[state] = taken[place, more] + 1
                waiting.append(state)
    return Fewest(shortest, found[0], found.get(1))


def shares(graph: Graph, start: str, end: str) -> dict[int, float]:
    """How the shortest paths between two ends share the routes: by number, the part of them that uses each.

    With one shortest path each of its routes has 1.
    """
    asked = (shares, start, end)
    if asked not in graph.remembered:
        graph.remembered[asked] = _shares(graph, start, end)
    return cast("dict[int, float]", graph.remembered[asked])


def _shares(graph: Graph, start: str, end: str) -> dict[int, float]:
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
