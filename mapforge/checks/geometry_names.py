"""Checks of names as they stand: there, in letters that can be printed, clear of routes, cities and one another."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely

from mapforge.checks.board import lying
from mapforge.checks.geometry_spaces import score_track
from mapforge.checks.subject import Subject, problem
from mapforge.geometry.curve import Floats
from mapforge.geometry.index import separations
from mapforge.geometry.name_places import Boxes
from mapforge.geometry.names import CITY_RADIUS, NameBox
from mapforge.geometry.text import missing_glyphs
from mapforge.model import Path, Problem

SHOWN = 40
"""Letters of a name that are shown in a message."""
CLEAR = 3.0
"""Nearer than this (mm) to a space, a name is soon covered by a train."""


def city_names(subject: Subject) -> Iterator[Problem]:
    """Each city has a name, unless it is a junction or a border spot."""
    for city in subject.variant.cities:
        if city.kind == "city" and not city.name.strip():
            yield problem("name-missing", ("cities", city.id, "name"), city.id)


def letters(subject: Subject) -> Iterator[Problem]:
    """Every letter that is printed is in one of the bundled fonts."""
    variant = subject.variant
    printed: list[tuple[Path, str, str]] = [
        *((("cities", city.id, "name"), city.id, city.name) for city in variant.cities),
        *((("countries", country.id, "name"), country.id, country.name) for country in variant.countries),
        *((("colors", color.id, "glyph"), color.id, color.glyph) for color in variant.colors),
        *((("marks", mark.id, "symbol"), mark.id, mark.symbol) for mark in variant.marks),
    ]
    for path, owner, text in printed:
        missing = missing_glyphs(text) if owner in subject else ()
        if missing:
            yield problem("missing-glyph", path, owner, about=str(path[0]), letters=" ".join(missing))


def names_on_board(subject: Subject) -> Iterator[Problem]:
    """No name reaches beyond the board's edge, or into the score track."""
    board = subject.variant.board
    track = score_track(subject)
    for box in subject.get(lying).boxes:
        if box.owner not in subject:
            continue
        inside = min(min(x, board.width - x, y, board.height - y) for x, y in box.corners)
        inside = round(inside, 2)
        if inside < 0:
            yield _of_name("name-off-board", box, value=-inside, beyond=round(-inside, 1))
        elif inside < track:
            into = round(track - inside, 2)
            yield _of_name("name-in-score-track", box, value=into, into=round(into, 1))


def names_clear(subject: Subject) -> Iterator[Problem]:
    """No name lies on a space, on another city's dot or on another name."""
    scene = subject.get(lying)
    boxes = scene.boxes
    if not boxes:
        return
    corners = np.array([box.corners for box in boxes])
    shapes = np.asarray(shapely.polygons(corners), dtype=object)
    yield from _on_spaces(subject, boxes, corners, shapes)
    yield from _on_names(boxes, corners, shapes)
    yield from _on_dots(subject, boxes, shapes)


def _on_spaces(subject: Subject, boxes: tuple[NameBox, ...], corners: Floats, shapes: Boxes) -> Iterator[Problem]:
    index = subject.get(lying).index
    at, space = index.tree.query(shapes, predicate="dwithin", distance=CLEAR)
    depths = separations(corners[at], index.outlines[space])
    gaps = np.where(depths < 0, depths, shapely.distance(shapes[at], index.boxes[space]))
    nearest: dict[tuple[int, str], float] = {}
    for name, number, gap in zip(at.tolist(), space.tolist(), gaps.tolist(), strict=True):
        key = (name, index.spaces[number].route)
        nearest[key] = min(nearest.get(key, CLEAR), gap)
    for (name, route), gap in sorted(nearest.items()):
        gap = round(gap, 2)
        if gap < CLEAR:
            how = f"{gap:.1f} mm from" if gap > 0 else "on"
            yield _of_name("name-on-route", boxes[name], route, value=gap, route=route, how=how)


def _on_names(boxes: tuple[NameBox, ...], corners: Floats, shapes: Boxes) -> Iterator[Problem]:
    one, other = shapely.STRtree(shapes).query(shapes, predicate="intersects")
    kept = one < other
    one, other = one[kept], other[kept]
    depths = separations(corners[one], corners[other])
    for a, b, depth in sorted(zip(one.tolist(), other.tolist(), depths.tolist(), strict=True)):
        if depth < -0.005:
            words: dict[str, Any] = {"other": _short(boxes[b].text)}
            yield _of_name("names-overlap", boxes[a], boxes[b].owner, value=round(-depth, 2), **words)


def _on_dots(subject: Subject, boxes: tuple[NameBox, ...], shapes: Boxes) -> Iterator[Problem]:
    cities = subject.variant.cities
    centers = shapely.points(np.reshape([city.at for city in cities], (-1, 2)))
    at, name = shapely.STRtree(shapes).query(centers, predicate="dwithin", distance=CITY_RADIUS)
    distances = shapely.distance(centers[at], shapes[name])
    for city, owner, apart in sorted(zip(at.tolist(), name.tolist(), distances.tolist(), strict=True)):
        depth = round(CITY_RADIUS - apart, 2)
        if depth > 0 and boxes[owner].owner != cities[city].id:
            yield _of_name("name-on-city", boxes[owner], cities[city].id, value=depth, city=cities[city].id)


def _of_name(code: str, box: NameBox, *ids: str, value: float, **words: str | float) -> Problem:
    """A problem of a name, where it stands."""
    path = ("cities" if box.weight == "medium" else "countries", box.owner, "name")
    at = (round(box.centre[0], 2), round(box.centre[1], 2))
    about = "" if box.weight == "medium" else "country"
    return problem(code, path, box.owner, *ids, at=at, about=about, value=value, name=_short(box.text), **words)


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
