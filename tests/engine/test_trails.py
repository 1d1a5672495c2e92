"""The longest path is exact, or says that it is not proven."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.engine import loader, records
from mapforge.engine.core import pairing, trails

Edges = list[tuple[int, int, int]]


def laid(edges: Edges, cities: int) -> tuple[Any, Any, Any]:
    """A map, a table on which seat 0 owns a track for each edge, and a pad."""
    backend = loader.lists()
    m, t, pad = (backend.new(record, 1)[0] for record in (records.Map, records.Table, records.Pad))
    m.cities, m.routes, m.tracks = cities, len(edges), len(edges)
    t.players = 1
    labels = list(range(cities))
    for number, (one, other, length) in enumerate(edges):
        m.route_a[number], m.route_b[number], m.track_length[number] = one, other, length
        m.route_first[number + 1] = number + 1
        t.owner[number], t.route_owners[number] = 1, 1
        labels = [labels[one] if label == labels[other] else label for label in labels]
    t.joined[:cities] = labels
    return m, t, pad


def longest(edges: Edges, cities: int) -> tuple[int, bool]:
    """What the engine finds, and whether it is proven."""
    m, t, pad = laid(edges, cities)
    return trails.longest_trail(m, t, 0, pad), bool(pad.proven)


def tried_all(edges: Edges) -> int:
    """The longest trail by trying everything."""

    def onward(city: int, left: frozenset[int]) -> int:
        best = 0
        for number in left:
            one, other, length = edges[number]
            if city in (one, other):
                best = max(best, length + onward(one + other - city, left - {number}))
        return best

    everything = frozenset(range(len(edges)))
    return max((onward(city, everything) for edge in edges for city in edge[:2]), default=0)


edges = st.lists(
    st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(1, 6)).filter(lambda edge: edge[0] != edge[1]),
    max_size=9,
)


@given(edges)
def test_the_longest_path_is_the_longest(found: Edges) -> None:
    """As trying everything finds, with parallel routes and several parts."""
    assert longest(found, 7) == (tried_all(found), True)


@given(edges)
def test_the_second_search_is_exact_too(found: Edges) -> None:
    """Where the first search is given no time, bound and second search find the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trails, "FIRST_BUDGET", -1)
        assert longest(found, 7) == (tried_all(found), True)


@given(edges)
def test_the_bound_is_one(found: Edges) -> None:
    """What pairing says must be left out is never more than a longest trail leaves out."""
    m, t, pad = laid(found, 7)
    trails.gather(m, t, 0, pad)
    for label in range(7):
        if pad.part[label] == label and pad.degree[label]:
            trails.measure_part(pad, label)
            if pad.odd_cities > 2:
                pad.best = 0
                least = pairing.least_left_out(m, pad, label)
                part = [edge for edge in found if t.joined[edge[0]] == label]
                assert pad.best <= tried_all(part) <= pad.part_length - least


@pytest.mark.parametrize(
    ("found", "length"),
    [
        ([], 0),
        ([(0, 1, 6)], 6),
        ([(0, 1, 6), (2, 3, 2), (3, 4, 5)], 7),  # trains, not routes; parts do not add up
        (
            [(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 1), (3, 4, 1), (4, 0, 1), (0, 5, 1)],
            7,
        ),  # through a city three times
        ([(0, 1, 3), (0, 2, 3), (0, 3, 3), (0, 4, 1)], 6),
    ],
)
def test_corners(found: Edges, length: int) -> None:
    """Small nets whose longest path one sees."""
    assert longest(found, 7) == (length, True)


def net(side: int) -> Edges:
    """A square net with lengths that vary."""
    across = [(x * side + y, (x + 1) * side + y, 1 + (x * y) % 3) for x in range(side - 1) for y in range(side)]
    return across + [(x * side + y, x * side + y + 1, 1 + (x + y) % 4) for x in range(side) for y in range(side - 1)]


def test_a_dense_net_is_settled_by_its_bound() -> None:
    """A net of 24 tracks and 8 odd cities, where trying everything takes too long."""
    found = net(4)
    length, proven = longest(found, 16)
    assert proven
    assert length < sum(edge[2] for edge in found)


def test_a_net_of_sixteen_odd_cities_is_settled() -> None:
    """A net of 60 tracks, of which one trail leaves out no more than must be left out."""
    found = net(6)
    length, proven = longest(found, 36)
    assert proven
    assert length == 110 == sum(edge[2] for edge in found) - 11


def test_a_budget_that_runs_out_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long search ends, keeps the best it found, and says so."""
    monkeypatch.setattr(trails, "FIRST_BUDGET", 50)
    monkeypatch.setattr(trails, "BUDGET", 200)
    found = net(9)
    length, proven = longest(found, 81)
    assert not proven
    assert 40 < length < sum(edge[2] for edge in found)
