"""Checks of how cities are joined: all of them, by enough routes, and by more than one way."""

from collections.abc import Iterator

from mapforge.checks.network import is_loose, is_sketch, net, net_cuts, outside
from mapforge.checks.subject import Subject, listing, problem
from mapforge.model import Problem

MEAN = (3.3, 4.5)
"""Routes at a city on average: the published boards have 3.44 (Nordic) to 4.33 (USA)."""


def connected(subject: Subject) -> Iterator[Problem]:
    """Every city can be reached from every other; a place without any route is told by the next check."""
    if is_loose(subject):
        return
    graph = subject.get(net)
    groups: dict[int, list[str]] = {}
    for name, component in zip(graph.places, graph.components, strict=True):
        groups.setdefault(component, []).append(name)
    joined = sorted((group for group in groups.values() if len(group) > 1), key=lambda group: (-len(group), group))
    for group in joined[1:]:
        path = ("cities", group[0])
        yield problem("not-connected", path, group[0], places=listing(group), count=len(group), main=joined[0][0])


def routes_at_places(subject: Subject) -> Iterator[Problem]:
    """Each city, border spot and junction is the end of as many routes as it needs."""
    if is_loose(subject):
        return
    graph = subject.get(net)
    for city in subject.variant.cities:
        at = len(graph.links[graph.number[city.id]])
        path = ("cities", city.id)
        if city.kind == "junction":
            if at < 2:
                yield problem("junction-idle", path, city.id, count=at)
        elif at == 0:
            yield problem("city-without-routes" if city.kind == "city" else "spot-without-routes", path, city.id)
        elif at == 1 and city.kind == "city":
            end = graph.links[graph.number[city.id]][0].place
            yield problem("city-one-route", path, city.id, other=graph.places[end])


def mean_routes(subject: Subject) -> Iterator[Problem]:
    """Cities have as many routes on average as on published boards; border spots and junctions are no cities."""
    if is_sketch(subject.variant):
        return
    graph = subject.get(net)
    at = [len(graph.links[graph.number[city.id]]) for city in subject.variant.cities if city.kind == "city"]
    mean = sum(at) / len(at)
    off = outside(round(mean, 2), *MEAN)
    if off:
        few = "few" if mean < MEAN[0] else "many"
        yield problem("mean-routes", ("routes",), value=off, mean=round(mean, 2), few=few, least=MEAN[0], most=MEAN[1])


def cutting_routes(subject: Subject) -> Iterator[Problem]:
    """No single track is the only way to a part of the map that has cities."""
    if is_loose(subject):
        return
    graph = subject.get(net)
    for cut in subject.get(net_cuts):
        route = graph.routes[cut.edge]
        behind = [graph.places[place] for place in sorted(cut.behind)]
        behind = [name for name in behind if subject.cities[name].kind == "city"]
        if behind and len(route.tracks) == 1:
            yield problem("route-cuts-map", ("routes", route.id), route.id, places=listing(behind), count=len(behind))


def forced_crossings(subject: Subject) -> Iterator[Problem]:
    """The network can be drawn without two routes that cross, wherever the cities lie."""
    graph = subject.get(net)
    if len({frozenset(ends) for ends in graph.ends}) < 9:
        return  # fewer routes than the smallest networks that cannot
    # Only here, for it takes a fifth of a second.
    import networkx

    planar, proof = networkx.check_planarity(networkx.Graph(list(graph.ends)), counterexample=True)
    if planar:
        return
    ends = dict(zip(graph.ends, graph.routes, strict=True))
    routes = sorted({(ends.get((a, b)) or ends[b, a]).id for a, b in proof.edges})
    junctions = [place for place, degree in sorted(proof.degree) if degree > 2]
    corners = [graph.places[place] for place in junctions]
    yield problem(
        "crossing-forced", ("routes", routes[0]), *routes[:1], routes=listing(routes, 6), places=listing(corners, 6)
    )
