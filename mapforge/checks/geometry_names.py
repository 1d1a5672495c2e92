"""Checks of names as they stand: there, in letters that can be printed, clear of routes, cities and one another."""

from collections.abc import Iterator

import numpy as np
import shapely

from mapforge.checks.board import figure, lying
from mapforge.checks.geometry_spaces import score_track
from mapforge.checks.subject import Subject, problem
from mapforge.geometry.curve import Floats, Ints
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
        inside = figure(inside)
        if inside < 0:
            yield _of_name("name-off-board", box, value=-inside, beyond=round(-inside, 1))
        elif inside < track:
            into = figure(track - inside)
            yield _of_name("name-in-score-track", box, value=into, into=round(into, 1))


def names_clear(subject: Subject) -> Iterator[Problem]:
    """No name lies on a space, on another city's dot or on another name."""
    boxes = subject.get(lying).boxes
    if not boxes:
        return
    corners = np.array([box.corners for box in boxes])
    shapes = np.asarray(shapely.polygons(corners), dtype=object)
    tree = shapely.STRtree(shapes)
    looked_at = np.array([at for at, box in enumerate(boxes) if box.owner in subject], np.int64)
    yield from _on_spaces(subject, boxes, corners, shapes, tree, looked_at)
    yield from _on_names(boxes, corners, shapes, tree, looked_at)
    yield from _on_dots(subject, boxes, shapes, tree, looked_at)


def _on_spaces(
    subject: Subject,
    boxes: tuple[NameBox, ...],
    corners: Floats,
    shapes: Boxes,
    tree: shapely.STRtree,
    looked_at: Ints,
) -> Iterator[Problem]:
    scene = subject.get(lying)
    index = scene.index
    at, space = index.tree.query(shapes[looked_at], predicate="dwithin", distance=CLEAR)
    at = looked_at[at]
    if subject.focus is not None:
        numbers = scene.numbers([name for name in scene.rows if name in subject])
        other_space, other_at = tree.query(index.boxes[numbers], predicate="dwithin", distance=CLEAR)
        at, space = np.concatenate((at, other_at)), np.concatenate((space, numbers[other_space]))
    depths = separations(corners[at], index.outlines[space])
    gaps = np.where(depths < 0, depths, shapely.distance(shapes[at], index.boxes[space]))
    nearest: dict[tuple[int, str], float] = {}
    for name, number, gap in zip(at.tolist(), space.tolist(), gaps.tolist(), strict=True):
        key = (name, index.spaces[number].route)
        nearest[key] = min(nearest.get(key, CLEAR), gap)
    for (name, route), gap in sorted(nearest.items()):
        gap = figure(gap)
        if gap < CLEAR:
            how = f"{gap:.1f} mm from" if gap > 0 else "on"
            yield _of_name("name-on-route", boxes[name], route, value=gap, route=route, how=how)


def _on_names(
    boxes: tuple[NameBox, ...], corners: Floats, shapes: Boxes, tree: shapely.STRtree, looked_at: Ints
) -> Iterator[Problem]:
    one, other = tree.query(shapes[looked_at], predicate="intersects")
    pairs = sorted(
        {(min(a, b), max(a, b)) for a, b in zip(looked_at[one].tolist(), other.tolist(), strict=True) if a != b}
    )
    if not pairs:
        return
    first, second = np.array(pairs).T
    for (a, b), depth in zip(pairs, separations(corners[first], corners[second]).tolist(), strict=True):
        if depth < -0.005:
            words = {"other": _short(boxes[b].text)}
            yield _of_name("names-overlap", boxes[a], boxes[b].owner, value=figure(-depth), **words)


def _on_dots(
    subject: Subject, boxes: tuple[NameBox, ...], shapes: Boxes, tree: shapely.STRtree, looked_at: Ints
) -> Iterator[Problem]:
    cities = subject.variant.cities
    centers = shapely.points(np.reshape([city.at for city in cities], (-1, 2)))
    found = set()
    if subject.focus is not None:
        some = np.array([at for at, city in enumerate(cities) if city.id in subject], np.int64)
        dot, name = tree.query(centers[some], predicate="dwithin", distance=CITY_RADIUS)
        found = set(zip(some[dot].tolist(), name.tolist(), strict=True))
    name, dot = shapely.STRtree(centers).query(shapes[looked_at], predicate="dwithin", distance=CITY_RADIUS)
    found |= set(zip(dot.tolist(), looked_at[name].tolist(), strict=True))
    for city, owner in sorted(found):
        depth = figure(CITY_RADIUS - float(shapely.distance(centers[city], shapes[owner])))
        if depth > 0 and boxes[owner].owner != cities[city].id:
            yield _of_name("name-on-city", boxes[owner], cities[city].id, value=depth, city=cities[city].id)


def _of_name(code: str, box: NameBox, *ids: str, value: float, **words: str | float) -> Problem:
    """A problem of a name, where it stands."""
    path = ("cities" if box.weight == "medium" else "countries", box.owner, "name")
    at = (figure(box.centre[0]), figure(box.centre[1]))
    about = "" if box.weight == "medium" else "country"
    return problem(code, path, box.owner, *ids, at=at, about=about, value=value, name=_short(box.text), **words)


def _short(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
