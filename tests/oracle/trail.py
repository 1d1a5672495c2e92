"""The longest path of one player: the longest trail of its own trains, found by trying everything."""

from collections.abc import Iterable

import networkx as nx

from tests.oracle.board import Line


def network(lines: Iterable[Line], borders: frozenset[str]) -> "nx.MultiGraph[str]":
    """Tracks between ends. A border spot is a dead end: each track that reaches it ends there on its own."""
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    for line in lines:
        one, other = (f"{end} by {line.name}" if end in borders else end for end in line.ends)
        graph.add_edge(one, other, key=line.name, length=line.length)
    return graph


def longest(lines: Iterable[Line], borders: frozenset[str]) -> int:
    """Trains on the longest trail: no train twice, cities may repeat; 0 without tracks."""
    graph = network(lines, borders)
    best = 0
    for part in nx.connected_components(graph):
        best = max(best, _longest_in(graph.subgraph(part).copy(), best))
    return best


def _longest_in(graph: "nx.MultiGraph[str]", best: int) -> int:
    """The longest trail of a connected network, or ``best`` where there is no longer one."""
    for start in sorted(graph, key=lambda city: (graph.degree(city) % 2 == 0, city)):
        best = max(best, _extend(graph, start, 0, best))
    return best


def _extend(graph: "nx.MultiGraph[str]", here: str, walked: int, best: int) -> int:
    """Go on from here over every track not yet walked; give up where even the most that is left cannot win."""
    best = max(best, walked)
    if walked + most_left(graph, here) <= best:
        return best
    for _here, there, name, length in list(graph.edges(here, keys=True, data="length")):
        graph.remove_edge(here, there, key=name)
        best = _extend(graph, there, walked + length, best)
        graph.add_edge(here, there, key=name, length=length)
    return best


def most_left(graph: "nx.MultiGraph[str]", here: str) -> int:
    """At most this many trains can still be walked from here.

    All that can be reached, less what parity leaves over: at every city with an odd number of tracks, but for here
    and the end, one track at least stays unwalked, and a track has two ends.
    """
    reached = graph.subgraph(nx.node_connected_component(graph, here))
    shortest = sorted(
        min(length for _a, _b, length in graph.edges(city, data="length"))
        for city, degree in reached.degree
        if degree % 2 and city != here
    )
    left_over = (sum(shortest[:-1]) + 1) // 2
    most: int = sum(length for _a, _b, length in reached.edges(data="length")) - left_over
    return most
