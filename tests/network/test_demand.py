"""What tickets want, and what there is of it."""

import pytest

from mapforge.model import Rules
from mapforge.network.clumps import clumps
from mapforge.network.demand import color_demand, loads, near_loads
from mapforge.network.graph import graph
from mapforge.network.supply import supply, tables, usable_spaces
from tests.network.maps import network

SQUARE = [("a", "b", 2, "red"), ("b", "c", 2, "blue gray"), ("a", "d", 2, "red"), ("c", "d", 2, "green")]


def test_a_ticket_is_shared_over_equal_paths() -> None:
    """Two ways round a square carry half a ticket each."""
    variant = network(SQUARE, [("a", "c", 4)])
    assert loads(graph(variant), variant.tickets) == [0.5, 0.5, 0.5, 0.5]


def test_a_route_on_every_near_path_is_needed() -> None:
    """The way in is; the two ways round are not."""
    variant = network([*SQUARE, ("a", "z", 1, "gray")], [("z", "c", 5), ("z", "b", 3)])
    made = graph(variant)
    needed = dict(zip((route.id for route in made.routes), near_loads(made, variant.tickets), strict=True))
    assert needed == {"a--b": 0, "a--d": 0, "a--z": 2, "b--c": 0, "c--d": 0}


def test_colors_that_the_near_paths_want() -> None:
    """Each of the two paths counts half; the gray half of a double wants nothing."""
    variant = network(SQUARE, [("a", "c", 4)])
    wanted = color_demand(graph(variant), variant)
    assert wanted == pytest.approx({"red": 2.0, "blue": 0.5, "green": 1.0})


def test_supply_at_each_table() -> None:
    """One track of a double below the threshold, all above it."""
    variant = network(SQUARE, rules=Rules(players=(2, 4), trains=4, double_open_from=3))
    assert [usable_spaces(variant, players) for players in tables(variant.rules)] == [8, 10, 10]
    assert [supply(variant, players) for players in (2, 4)] == [1.0, 0.625]
    assert list(tables(Rules(players=(3, 2)))) == []


def test_clumps_meet_in_cities() -> None:
    """Two red routes of one city are a clump; single routes are none, and gray never is one."""
    found = list(clumps(graph(network([*SQUARE, ("c", "e", 1, "gray"), ("b", "e", 1, "gray")]))))
    assert [(clump.color, len(clump.edges)) for clump in found] == [("red", 2)]
