"""Routes whose loss cuts the map in two."""

from typing import NamedTuple

from mapforge.network.graph import Graph, Link


class Cut(NamedTuple):
    """A route by number, and the places behind it: those on the side with fewer."""

    edge: int
    behind: frozenset[int]


def cuts(graph: Graph) -> tuple[Cut, ...]:
    """Every route without which places that were joined no longer are, in order of its number.

    A route counts whole, with all its tracks; a second, separate route beside it keeps the two sides together.
    """
    found = []
    for parts in _trees(graph):
        whole = set(parts.order)
        for place in parts.order:
            if parts.lowest[place] == parts.entered[place] and parts.up[place] >= 0:
                below = _below(parts, place)
                found.append(Cut(parts.up[place], frozenset(below if 2 * len(below) <= len(whole) else whole - below)))
    return tuple(sorted(found))


class _Tree(NamedTuple):
    """A component as a depth-first search walks it: places in order, and for each when it was entered and left, the
    earliest place it can reach otherwise, and the route by which it was entered (-1 for the first)."""

    order: list[int]
    entered: dict[int, int]
    left: dict[int, int]
    lowest: dict[int, int]
    up: dict[int, int]


def _below(tree: _Tree, place: int) -> set[int]:
    return set(tree.order[tree.entered[place] : tree.left[place]])


def _trees(graph: Graph) -> list[_Tree]:
    seen: set[int] = set()
    trees = []
    for start in range(len(graph.places)):
        if start not in seen:
            tree = _walked(graph, start)
            seen.update(tree.order)
            trees.append(tree)
    return trees


def _walked(graph: Graph, start: int) -> _Tree:
    tree = _Tree([start], {start: 0}, {}, {start: 0}, {start: -1})
    stack: list[tuple[int, list[Link]]] = [(start, list(graph.links[start]))]
    while stack:
        place, rest = stack[-1]
        if not rest:
            stack.pop()
            tree.left[place] = len(tree.order)
            if stack:
                above = stack[-1][0]
                tree.lowest[above] = min(tree.lowest[above], tree.lowest[place])
            continue
        link = rest.pop()
        if link.edge == tree.up[place]:
            continue
        if link.place in tree.entered:
            tree.lowest[place] = min(tree.lowest[place], tree.entered[link.place])
            continue
        tree.entered[link.place] = tree.lowest[link.place] = len(tree.order)
        tree.up[link.place] = link.edge
        tree.order.append(link.place)
        stack.append((link.place, list(graph.links[link.place])))
    return tree


def only_ways(graph: Graph, found: tuple[Cut, ...], start: str, end: str) -> tuple[int, ...]:
    """The routes, of those that cut the map, without which two cities or countries are joined no longer.

    Where there are none, two paths join them that share no route.
    """
    starts, ends = graph.spot_numbers(start), graph.spot_numbers(end)
    result = []
    for cut in found:
        mine = {place in cut.behind for place in starts if _is_near(graph, place, cut)}
        other = {place in cut.behind for place in ends if _is_near(graph, place, cut)}
        if len(mine) == 1 and len(other) == 1 and mine != other:
            result.append(cut.edge)
    return tuple(result)


def _is_near(graph: Graph, place: int, cut: Cut) -> bool:
    """A place lies in the part of the map that the cut divides."""
    return graph.components[place] == graph.components[graph.ends[cut.edge][0]]
