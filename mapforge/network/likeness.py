"""Tickets that come almost for free once another is done."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapforge.network.graph import FAR, Graph

MORE = 1
"""Trains that the second ticket may still need."""
RATIO = 0.6
"""The shorter of two alike tickets has at least this part of the longer one's spaces."""


class Pair(NamedTuple):
    """Two pairs of ends by number; the second needs so many more spaces once a shortest path of the first is built."""

    one: int
    other: int
    more: int


def alike(graph: Graph, ends: Sequence[tuple[str, ...]]) -> Iterator[Pair]:
    """Of pairs of ends, those that are nearly the same: similar in length, and one almost contained in the other.

    Each two are given once, whichever of them comes first.
    """
    table = graph.distances
    places = [(graph.spot_numbers(start), graph.spot_numbers(end)) for start, end in ends]
    nearest = [
        min(((int(table[a, b]), a, b) for a in starts for b in goals), default=(FAR, 0, 0)) for starts, goals in places
    ]
    told: set[tuple[int, int]] = set()
    for one, (length, start, goal) in enumerate(nearest):
        if not 0 < length < FAR:
            continue
        on = np.flatnonzero(table[start] + table[goal] == length)
        reach = table[:, on].min(axis=1)
        for other, (own, _start, _goal) in enumerate(nearest):
            pair = (min(one, other), max(one, other))
            if other == one or pair in told or not RATIO <= own / length <= 1 / RATIO:
                continue
            starts, goals = places[other]
            if min(reach[list(starts)]) + min(reach[list(goals)]) > MORE:
                continue
            more = _more(graph, start, on, starts, goals)
            if min(more, own) <= MORE:
                told.add(pair)
                yield Pair(*pair, min(more, own))


def _more(graph: Graph, start: int, on: NDArray[np.intp], starts: tuple[int, ...], goals: tuple[int, ...]) -> int:
    """Spaces that two places still need when a shortest path, through some of the places ``on``, is built."""
    table = graph.distances
    along = table[start][on]
    between = table[np.ix_(on, on)]
    # Both places lie on one shortest path if the way from one to the other is the difference of their ways from here.
    same = between == np.abs(along[:, None] - along[None, :])
    leave = table[list(starts)][:, on].min(axis=0)
    arrive = table[list(goals)][:, on].min(axis=0)
    return int(np.where(same, leave[:, None] + arrive[None, :], FAR).min())
