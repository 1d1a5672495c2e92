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


Ends = tuple[tuple[int, ...], tuple[int, ...]]
"""The places, by number, at which each end of a ticket is reached."""


class Pair(NamedTuple):
    """Two pairs of ends by number; the second needs so many more spaces once a shortest path of the first is built."""

    one: int
    other: int
    more: int


def alike(graph: Graph, ends: Sequence[tuple[str, ...]]) -> Iterator[Pair]:
    """Of pairs of ends, those that are nearly the same: similar in length, and one almost contained in the other.

    Each two are given once, whichever of them comes first. One that is not made shorter by the other is not like it.
    """
    table = graph.distances
    places = [(graph.spot_numbers(start), graph.spot_numbers(end)) for start, end in ends]
    nearest = [
        min(((int(table[a, b]), a, b) for a in starts for b in goals), default=(FAR, 0, 0)) for starts, goals in places
    ]
    lengths = np.array([length for length, _start, _goal in nearest])
    told: set[tuple[int, int]] = set()
    for one, (length, start, goal) in enumerate(nearest):
        if not 0 < length < FAR:
            continue
        on = np.flatnonzero(table[start] + table[goal] == length)
        near = _reached(table[:, on].min(axis=1), places) <= MORE
        similar = (RATIO * length <= lengths) & (RATIO * lengths <= length) & near
        for other in map(int, np.flatnonzero(similar)):
            pair = (min(one, other), max(one, other))
            if other == one or pair in told:
                continue
            more = _more(graph, start, on, *places[other])
            if more <= MORE and more < nearest[other][0]:
                told.add(pair)
                yield Pair(*pair, more)


def _reached(reach: NDArray[np.int32], places: Sequence[Ends]) -> NDArray[np.int64]:
    """For each pair of ends, the spaces that both together lie from what is built, ``reach`` from every place."""
    far = reach.tolist()
    least = [
        far[starts[0]] + far[goals[0]]
        if len(starts) == len(goals) == 1
        else sum(min((far[spot] for spot in spots), default=FAR) for spots in (starts, goals))
        for starts, goals in places
    ]
    return np.array(least, dtype=np.int64)


def _more(graph: Graph, start: int, on: NDArray[np.intp], starts: tuple[int, ...], goals: tuple[int, ...]) -> int:
    """Spaces that two places still need when a shortest path, through some of the places ``on``, is built.

    ``FAR`` where they are more than ``MORE``.
    """
    table = graph.distances
    leave = table[list(starts)][:, on].min(axis=0)
    arrive = table[list(goals)][:, on].min(axis=0)
    least = FAR
    for first in np.flatnonzero(leave <= MORE):
        for last in np.flatnonzero(arrive <= MORE - leave[first]):
            one, other = int(on[first]), int(on[last])
            # Both lie on one shortest path if the way between is the difference of their ways from its start.
            if table[one, other] == abs(table[start, one] - table[start, other]):
                least = min(least, int(leave[first] + arrive[last]))
    return least
