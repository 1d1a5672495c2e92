"""Routes that cut the map are the bridges of a graph library, and divide what lies on their two sides."""

import networkx as nx
from hypothesis import given

from mapforge.network.cuts import cuts, only_ways
from mapforge.network.graph import graph
from tests.network.maps import NAMES, Line, lines, network
from tests.network.test_graph import as_networkx


@given(lines)
def test_cuts_are_bridges(drawn: list[Line]) -> None:
    """All of them, each with the smaller side behind it."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    found = cuts(made)
    assert {frozenset(made.routes[cut.edge].ends) for cut in found} == set(map(frozenset, nx.bridges(other)))
    for cut in found:
        rest = other.copy()
        rest.remove_edge(*made.routes[cut.edge].ends)
        sides = [frozenset(nx.node_connected_component(rest, end)) for end in made.routes[cut.edge].ends]
        behind = {made.places[place] for place in cut.behind}
        assert behind in sides
        assert len(behind) == min(map(len, sides))


@given(lines)
def test_only_ways_are_those_whose_loss_parts_two_places(drawn: list[Line]) -> None:
    """For every place from the first, by taking each route away in turn."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    found = cuts(made)
    for end in NAMES[1:]:
        parting = set()
        for route in variant.routes:
            rest = other.copy()
            rest.remove_edge(*route.ends)
            if nx.has_path(other, "a", end) and not nx.has_path(rest, "a", end):
                parting.add(route.id)
        assert {made.routes[edge].id for edge in only_ways(made, found, "a", end)} == parting


def test_a_country_with_two_spots_has_two_ways() -> None:
    """Each spot hangs on one route, but either will do."""
    lines = [("a", "b", 1, "gray"), ("b", "c", 1, "gray"), ("a", "c", 1, "gray"), ("a", "x1", 1, "gray")]
    one = graph(network(lines, countries={"x": ("x1",)}))
    two = graph(network([*lines, ("b", "x2", 1, "gray")], countries={"x": ("x1", "x2")}))
    assert [one.routes[edge].id for edge in only_ways(one, cuts(one), "c", "x")] == ["a--x1"]
    assert only_ways(two, cuts(two), "c", "x") == ()


def test_a_second_separate_route_is_another_way() -> None:
    """Two routes of the same ends cut nothing; a double route is one."""
    assert cuts(graph(network([("a", "b", 1, "red"), ("a", "b", 2, "gray")]))) == ()
    assert len(cuts(graph(network([("a", "b", 1, "red blue")])))) == 1
