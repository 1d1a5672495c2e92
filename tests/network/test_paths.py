"""Near paths are those of a graph library; shared loads add up."""

from itertools import islice, pairwise

import networkx as nx
import pytest
from hypothesis import given

from mapforge.network.graph import graph
from mapforge.network.paths import Fewest, fewest_routes, near_ways, shares
from tests.network.maps import NAMES, Line, lines, network
from tests.network.test_graph import as_networkx


@given(lines)
def test_the_five_shortest_paths(drawn: list[Line]) -> None:
    """Their lengths are exact, none visits a place twice, and no two are the same."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    for end in NAMES[1:]:
        ways = near_ways(made, "a", end)
        wanted: list[int] = []
        if nx.has_path(other, "a", end):
            paths = islice(nx.shortest_simple_paths(other, "a", end, weight="weight"), 5)
            wanted = [nx.path_weight(other, path, "weight") for path in paths]
        assert [way.spaces for way in ways] == wanted
        assert len({way.edges for way in ways}) == len(ways)
        for way in ways:
            places = [place for edge in way.edges for place in made.ends[edge]]
            assert max(map(places.count, places)) <= 2
            assert sum(made.spaces[edge] for edge in way.edges) == way.spaces


@given(lines)
def test_shares_are_the_part_of_the_shortest_paths_that_use_a_route(drawn: list[Line]) -> None:
    """Counted over all shortest paths that a graph library lists."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    for end in NAMES[1:]:
        found = shares(made, "a", end)
        if not nx.has_path(other, "a", end):
            assert found == {}
            continue
        paths = list(nx.all_shortest_paths(other, "a", end, weight="weight"))
        wanted: dict[str, float] = {}
        for path in paths:
            for one, two in pairwise(path):
                name = str(other.edges[one, two]["id"])
                wanted[name] = wanted.get(name, 0) + 1 / len(paths)
        assert {made.routes[edge].id: share for edge, share in found.items()} == pytest.approx(wanted)


def test_ends_that_are_not_there() -> None:
    """No path, and no error."""
    made = graph(network([("a", "b", 1, "gray")], more=["c"]))
    for end in ("c", "nowhere"):
        assert near_ways(made, "a", end) == ()
        assert shares(made, "a", end) == {}


def test_a_large_pocket_that_leads_nowhere_ends_the_search() -> None:
    """One path to the end, and beside it a web with more paths than could ever be walked: still answered."""
    web = [(f"w{a:02}", f"w{b:02}", 1, "gray") for a in range(14) for b in range(a)]
    made = graph(network([("a", "b", 1, "gray"), ("b", "c", 1, "gray"), ("a", "w00", 1, "gray"), *web]))
    assert [way.spaces for way in near_ways(made, "a", "c")] == [2]


def test_countries_at_both_ends() -> None:
    """The paths between any two of their spots, shortest first."""
    made = graph(
        network(
            [("a", "x1", 1, "gray"), ("b", "x2", 1, "gray"), ("a", "y1", 1, "gray"), ("a", "b", 1, "gray")],
            countries={"x": ("x1", "x2"), "y": ("y1",)},
        )
    )
    assert [way.spaces for way in near_ways(made, "x", "y")] == [2, 3]


@given(lines)
def test_the_fewest_routes_of_the_shortest_path_and_of_one_a_space_longer(drawn: list[Line]) -> None:
    """As found among all simple paths."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    for end in NAMES[1:]:
        paths = [
            (nx.path_weight(other, path, "weight"), len(path) - 1) for path in nx.all_simple_paths(other, "a", end)
        ]
        if not paths:
            assert fewest_routes(made, "a", end) is None
            continue
        shortest = min(spaces for spaces, _routes in paths)
        few = min(routes for spaces, routes in paths if spaces == shortest)
        longer = min((routes for spaces, routes in paths if spaces == shortest + 1), default=None)
        assert fewest_routes(made, "a", end) == Fewest(shortest, few, longer)
