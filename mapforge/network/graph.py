"""The cities and routes of a map as a graph of numbers."""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mapforge.model import Country, Route, Variant

FAR = 1_000_000
"""A distance that no path has: there is none."""


class Link(NamedTuple):
    """A route as one city sees it: the place at its other end, its number, its length in spaces."""

    place: int
    edge: int
    length: int


class Graph:
    """Places (cities, border spots, junctions) and routes by number, in the order of their ids.

    Routes that lead nowhere, or to where they begin, are left out. ``spaces`` is the length of a route's shortest
    track. A country is not a place: it stands for its border spots, which do not join one another. ``remembered`` is
    what was asked of the graph before, by question.
    """

    def __init__(self, places: tuple[str, ...], countries: tuple[Country, ...], routes: tuple[Route, ...]) -> None:
        self.places = places
        self.number = {name: number for number, name in enumerate(places)}
        self.spots = {country.id: self._known(country.spots) for country in countries}
        self.routes = tuple(r for r in routes if r.ends[0] != r.ends[1] and len(self._known(r.ends)) == 2)
        self.ends = tuple((self.number[route.ends[0]], self.number[route.ends[1]]) for route in self.routes)
        self.spaces = tuple(min(track.length or 0 for track in route.whole_tracks) for route in self.routes)
        self.remembered: dict[tuple[object, ...], object] = {}
        self.links: tuple[list[Link], ...] = tuple([] for _ in places)
        for edge, ((one, other), length) in enumerate(zip(self.ends, self.spaces, strict=True)):
            self.links[one].append(Link(other, edge, length))
            self.links[other].append(Link(one, edge, length))

    def _known(self, names: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.number[name] for name in names if name in self.number)

    def spot_numbers(self, name: str) -> tuple[int, ...]:
        """The places where a ticket's end is reached: a city itself, a country's border spots; none if unknown."""
        if name in self.number:
            return (self.number[name],)
        return self.spots.get(name, ())

    @cached_property
    def distances(self) -> NDArray[np.int32]:
        """Spaces of the shortest path between every two places, ``FAR`` where there is none."""
        count = len(self.places)
        table = np.full((count, count), FAR, dtype=np.int32)
        np.fill_diagonal(table, 0)
        for (one, other), length in zip(self.ends, self.spaces, strict=True):
            table[one, other] = table[other, one] = min(length, int(table[one, other]))
        by_way = np.empty_like(table)
        for through in range(count):
            np.add(table[:, through, None], table[None, through, :], out=by_way)
            np.minimum(table, by_way, out=table)
        np.minimum(table, FAR, out=table)
        return table

    @cached_property
    def components(self) -> tuple[int, ...]:
        """For each place the smallest number of those that it is joined to by routes."""
        component = [-1] * len(self.places)
        for start in range(len(self.places)):
            if component[start] >= 0:
                continue
            component[start] = start
            waiting = [start]
            while waiting:
                for link in self.links[waiting.pop()]:
                    if component[link.place] < 0:
                        component[link.place] = start
                        waiting.append(link.place)
        return tuple(component)

    def distance(self, start: str, end: str) -> int | None:
        """Spaces of the shortest path between two cities or countries; None where there is none."""
        starts, ends = self.spot_numbers(start), self.spot_numbers(end)
        table = self.distances
        nearest = min((int(table[one, other]) for one in starts for other in ends), default=FAR)
        return nearest if nearest < FAR else None


def graph(variant: Variant) -> Graph:
    """The graph of a map."""
    return Graph(tuple(city.id for city in variant.cities), variant.countries, variant.routes)
