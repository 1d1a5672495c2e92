"""Tickets that come almost for free with another are those a graph library finds with the other's path built."""

from itertools import combinations, pairwise

import networkx as nx
from hypothesis import given

from mapforge.network.graph import graph
from mapforge.network.likeness import MORE, RATIO, Pair, alike
from tests.network.maps import Line, lines, network
from tests.network.test_graph import as_networkx

PAIRS = [("a", "b"), ("a", "c"), ("b", "d"), ("c", "e"), ("d", "a"), ("e", "b")]


def needed(found: nx.Graph, first: tuple[str, str], second: tuple[str, str]) -> int:
    """The least spaces that the second pair still needs once some shortest path of the first is built."""
    least = 10_000
    for path in nx.all_shortest_paths(found, *first, weight="weight"):
        built = found.copy()
        for one, other in pairwise(path):
            built.edges[one, other]["weight"] = 0
        least = min(least, nx.dijkstra_path_length(built, *second))
    return least


@given(lines)
def test_pairs_that_are_alike(drawn: list[Line]) -> None:
    """Each two, in whichever order, as by building every shortest path."""
    variant = network(drawn, more="abcde")
    other = as_networkx(variant)
    wanted = set()
    for (one, first), (two, second) in combinations(enumerate(PAIRS), 2):
        if not nx.has_path(other, *first) or not nx.has_path(other, *second):
            continue
        lengths = [nx.dijkstra_path_length(other, *pair) for pair in (first, second)]
        if min(lengths) < RATIO * max(lengths):
            continue
        for pair, more in zip(((first, second), (second, first)), reversed(lengths), strict=True):
            if needed(other, *pair) <= min(MORE, more - 1):
                wanted.add((one, two))
    found = list(alike(graph(variant), PAIRS))
    assert {(pair.one, pair.other) for pair in found} == wanted
    assert len(found) == len(wanted)


def test_countries_are_ends_too() -> None:
    """The nearest spot counts; a country that cannot be reached is like nothing."""
    variant = network(
        [("a", "b", 3, "gray"), ("b", "x1", 1, "gray"), ("a", "x2", 9, "gray")],
        countries={"x": ("x1", "x2"), "y": ()},
    )
    assert list(alike(graph(variant), [("a", "b"), ("a", "x"), ("a", "y")])) == [Pair(0, 1, 1)]
