"""Routes of one color that lie together."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from mapforge.model import GRAY
from mapforge.network.graph import Graph


class Clump(NamedTuple):
    """Routes of one color, by number, each of which meets another of them in a city."""

    color: str
    edges: tuple[int, ...]


def clumps(graph: Graph) -> Iterator[Clump]:
    """Every clump of two routes or more, by color and first route; gray left out."""
    of_color: dict[str, list[int]] = defaultdict(list)
    for edge, route in enumerate(graph.routes):
        for color in sorted({track.color for track in route.tracks if track.color not in (None, GRAY)}, key=str):
            of_color[str(color)].append(edge)
    for color in sorted(of_color):
        yield from (Clump(color, edges) for edges in _joined(graph, of_color[color]) if len(edges) > 1)


def _joined(graph: Graph, edges: list[int]) -> Iterator[tuple[int, ...]]:
    at: dict[int, list[int]] = defaultdict(list)
    for edge in edges:
        for place in graph.ends[edge]:
            at[place].append(edge)
    seen: set[int] = set()
    for first in edges:
        if first in seen:
            continue
        seen.add(first)
        group, waiting = [first], [first]
        while waiting:
            for place in graph.ends[waiting.pop()]:
                for edge in at[place]:
                    if edge not in seen:
                        seen.add(edge)
                        group.append(edge)
                        waiting.append(edge)
        yield tuple(sorted(group))
