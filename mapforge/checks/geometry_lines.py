"""Checks of the lines of routes: over no other route, over no foreign city, without idle points."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely

from mapforge.checks.board import figure, lying, spot
from mapforge.checks.subject import Subject, problem
from mapforge.geometry.curve import waypoints
from mapforge.model import Path, Problem

FAR = 100.0
"""A via point farther than this (mm) off the board is no bend but a slip: no route needs to leave the board at all."""
FOREIGN = 9.0
"""Nearer than this (mm) to the centre of a city, a route that does not end there would seem to."""


def via_points(subject: Subject) -> Iterator[Problem]:
    """Each via point bends its route: on or near the board, apart from the ends and its neighbors."""
    board = subject.variant.board
    for route in subject.variant.routes:
        if not route.via or route.id not in subject:
            continue
        for index, (x, y) in enumerate(route.via):
            off = max(-x, x - board.width, -y, y - board.height)
            if off > FAR:
                path: Path = ("routes", route.id, "via", index)
                yield problem("via-off-board", path, route.id, value=off, x=x, y=y, off=round(off))
                break
        if not all(end in subject.cities for end in route.ends):
            continue
        start, end = (subject.cities[end].at for end in route.ends)
        idle = len(route.via) - (len(waypoints(start, route.via, end)) - 2)
        if idle:
            yield problem("via-idle", ("routes", route.id, "via"), route.id, count=idle)


def routes_cross(subject: Subject) -> Iterator[Problem]:
    """No two routes cross between cities, in any of their tracks."""
    scene = subject.get(lying)
    index = scene.line_index
    mine = np.array([at for at, name in enumerate(index.routes) if name in subject], np.int64)
    one, other = index.tree.query(index.lines[mine], predicate="intersects")
    crossed: dict[tuple[str, str], tuple[int, int]] = {}
    for a, b in sorted(zip(mine[one].tolist(), other.tolist(), strict=True)):
        first, second = sorted((index.routes[a], index.routes[b]))
        if first != second and set(scene.rows[first].objects[0].ends) != set(scene.rows[second].objects[0].ends):
            pair = (min(a, b), max(a, b))
            crossed[first, second] = min(crossed.get((first, second), pair), pair)
    for (first, second), (a, b) in crossed.items():
        points = shapely.get_coordinates(shapely.intersection(index.lines[a], index.lines[b]))
        at = min(spot(point) for point in points)
        yield problem("routes-cross", ("routes", first), first, second, at=at, other=second)


def routes_over_cities(subject: Subject) -> Iterator[Problem]:
    """No route passes over a city that it does not end at."""
    scene = subject.get(lying)
    cities = list(subject.variant.cities)
    if not cities or not scene.rows:
        return
    centers = shapely.points([city.at for city in cities])
    near: dict[tuple[str, str], float] = {}
    lines = scene.line_index
    for routes, shapes, tree in (
        (lines.routes, lines.lines, lines.tree),
        (tuple(space.route for space in scene.index.spaces), scene.index.boxes, scene.index.tree),
    ):
        city_at, shape_at = tree.query(centers, predicate="dwithin", distance=FOREIGN)
        distances = shapely.distance(centers[city_at], shapes[shape_at])
        for city, shape, apart in zip(city_at.tolist(), shape_at.tolist(), distances.tolist(), strict=True):
            key = (routes[shape], cities[city].id)
            near[key] = min(near.get(key, FOREIGN), apart)
    for (route, city), apart in near.items():
        if apart < FOREIGN and city not in scene.rows[route].objects[0].ends:
            at, gap = scene.spots[city].at, figure(apart)
            words: dict[str, Any] = {"city": city, "gap": round(gap, 1)}
            yield problem("route-over-city", ("routes", route), route, city, at=at, value=gap, **words)
