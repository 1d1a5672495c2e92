"""Distances and components are those of a graph library."""

import msgspec
import networkx as nx
from hypothesis import given

from mapforge.edits.paths import fewest_spaces
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant
from mapforge.network.graph import FAR, graph
from tests.network.maps import NAMES, Line, lines, network


def as_networkx(variant: Variant) -> nx.Graph:
    """The same network for networkx."""
    found = nx.Graph()
    found.add_nodes_from(city.id for city in variant.cities)
    found.add_edges_from((*route.ends, {"weight": route.length, "id": route.id}) for route in variant.routes)
    return found


@given(lines)
def test_distances_and_components(drawn: list[Line]) -> None:
    """Every pair of places, joined or not."""
    variant = network(drawn, more=NAMES)
    made, other = graph(variant), as_networkx(variant)
    far = dict(nx.all_pairs_dijkstra_path_length(other))
    for one in NAMES:
        for two in NAMES:
            wanted = far[one].get(two)
            assert made.distance(one, two) == wanted
            assert (made.distances[made.number[one], made.number[two]] >= FAR) == (wanted is None)
    groups = {frozenset(group) for group in nx.connected_components(other)}
    found: dict[int, set[str]] = {}
    for name, component in zip(made.places, made.components, strict=True):
        found.setdefault(component, set()).add(name)
    assert {frozenset(group) for group in found.values()} == groups


def test_a_country_is_reached_at_any_spot_and_never_crossed() -> None:
    """Its nearest spot counts; the spots do not join one another."""
    made = graph(
        network(
            [("a", "x1", 2, "gray"), ("b", "x2", 1, "gray"), ("a", "b", 5, "gray"), ("b", "y1", 1, "gray")],
            countries={"x": ("x1", "x2"), "y": ("y1",)},
        )
    )
    assert made.distance("a", "x") == 2
    assert made.distance("b", "x") == 1
    assert made.distance("x", "y") == 2
    assert made.distance("a", "b") == 5
    assert made.distance("a", "nowhere") is None


def test_routes_that_lead_nowhere_are_passed_over() -> None:
    """A route to an unknown city or to itself is no link; of unequal tracks the shortest counts."""
    variant = network([("a", "b", 4, "gray gray")])
    route = variant.routes[0]
    short = msgspec.structs.replace(route, tracks=(route.tracks[0], msgspec.structs.replace(route.tracks[1], length=3)))
    lost = msgspec.structs.replace(route, id="a--c", ends=("a", "c"))
    loop = msgspec.structs.replace(route, id="a--a", ends=("a", "a"))
    made = graph(msgspec.structs.replace(variant, routes=(short, lost, loop)))
    assert [found.id for found in made.routes] == ["a--b"]
    assert made.distance("a", "b") == 3


def test_distances_on_a_published_map_are_those_that_edits_suggest(library: Library) -> None:
    """Two ways to the same figure: for every ticket of Switzerland, countries too."""
    variant = resolve(library.read("switzerland"), library).variant
    assert variant is not None
    made = graph(variant)
    for ticket in variant.tickets:
        for destination in ticket.to:
            assert made.distance(ticket.start, destination.id) == fewest_spaces(variant, ticket.start, destination.id)
