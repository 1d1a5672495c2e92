"""What a map-maker of old adds: a compass rose with its rays over the sea, mountains, waterlines, a frame."""

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapforge.geography.ground import parts_of
from mapforge.geography.mesh import Mesh
from mapforge.geography.shapes import Shape, area, lines
from mapforge.model import Variant

Points = NDArray[np.float64]
WATERLINES = (0.9, 2.0, 3.4, 5.2)
"""Distances from the coast in mm of the lines that run along it in the water, as on engraved maps."""
_ROSE = (13.0, 34.0)
"""Least and largest radius of the compass rose in mm."""
_SEED = 1910


def waterlines(mesh: Mesh, sea: BaseGeometry) -> list[Shape]:
    """Lines along coasts and lake shores, on the water; ``water-0`` is nearest to land."""
    found = []
    for number, distance in enumerate(WATERLINES):
        outside = mesh.land.simplify(distance / 8).buffer(distance, quad_segs=4).boundary
        inside = mesh.lakes.buffer(-distance * 0.7, quad_segs=5).boundary
        found.append(lines(f"water-{number}", shapely.union(shapely.intersection(outside, sea), inside).simplify(0.04)))
    return found


def mountains(mesh: Mesh, variant: Variant) -> list[Shape]:
    """Rows of little hills along the mountain ranges, back ones first, none on a city or in the water.

    Each is a ``hill`` area with its lit flank open, ``hill-line`` ridges and ``hill-shade`` strokes on the east side.
    """
    chance = np.random.default_rng(_SEED)
    cities = shapely.MultiPoint([city.at for city in variant.cities]).buffer(9.5)
    dry = shapely.difference(mesh.land.simplify(0.5).buffer(-2.0), shapely.union(mesh.lakes.buffer(2.5), cities))
    shapely.prepare(dry)
    feet = [foot for crest in mesh.ranges for foot in _feet(crest, chance)]
    shapes: list[Shape] = []
    for x, y, size in sorted(feet, key=lambda foot: foot[1]):
        lean, bulge = chance.uniform(-0.12, 0.12), chance.uniform(0.75, 1.05)
        if shapely.contains(dry, shapely.box(x - size, y - size, x + size, y)):
            shapes.extend(_hill(x, y, size, lean, size * bulge))
    return shapes


def _feet(crest: Points, chance: np.random.Generator) -> list[tuple[float, float, float]]:
    """Middle of the foot and half width in mm of each hill on one range: a row, with smaller hills on either side."""
    line = shapely.LineString(crest)
    feet = []
    for along in np.arange(1.5, max(line.length, 2.0), 6.8):
        at = np.array(line.interpolate(along).coords[0]) + chance.normal(0, 0.7, 2)
        feet.append((float(at[0]), float(at[1]), float(chance.uniform(3.1, 4.6))))
        for side in (-1, 1):
            if chance.random() < 0.55:
                beside = at + side * chance.uniform(4.0, 6.0) * np.array([0.75, 0.66]) + chance.normal(0, 0.8, 2)
                feet.append((float(beside[0]), float(beside[1]), float(chance.uniform(1.7, 2.6))))
    return feet


def _hill(x: float, y: float, half: float, lean: float, height: float) -> list[Shape]:
    top = np.array([x + lean * half, y - height])
    turn = np.linspace(0, 1, 7)[:, None]
    left, right = np.array([x - half, y]), np.array([x + half, y])
    # flanks sag a little toward the foot, as drawn by hand
    west = left + (top - left) * turn + np.array([0.16, 0.10]) * half * np.sin(np.pi * turn)
    east = top + (right - top) * turn + np.array([-0.12, 0.12]) * half * np.sin(np.pi * turn)
    body = shapely.Polygon(np.concatenate([west, east[1:]]))
    strokes = []
    for share in (0.18, 0.38, 0.58, 0.78):
        start = top + (right - top) * share + np.array([-0.12, 0.12]) * half * np.sin(np.pi * share)
        length = height * (0.62 - 0.5 * share)
        strokes.append(shapely.LineString([start, start + np.array([-0.34 * length, length])]))
    shadow = shapely.Polygon([*east, (x + lean * half + 0.15 * half, y - 0.05 * height)])
    return [
        area("hill", body),
        area("hill-shadow", shadow),
        lines("hill-shade", shapely.MultiLineString(strokes)),
        lines("hill-line", shapely.LineString(np.concatenate([west, east[1:]]))),
    ]


def compass(mesh: Mesh, sea: BaseGeometry, home: Sequence[bool], variant: Variant) -> list[Shape]:
    """A rose where the board is emptiest: on the sea, with rays over it, else on land not played, else anywhere."""
    inner = variant.board.border
    if min(variant.board.width, variant.board.height) - 2 * inner < 2 * _ROSE[0]:
        return []
    field = shapely.box(inner, inner, variant.board.width - inner, variant.board.height - inner)
    at = {city.id: city.at for city in variant.cities}
    ways = [
        shapely.LineString([at[end] for end in route.ends]) for route in variant.routes if at.keys() >= set(route.ends)
    ]
    taken: list[BaseGeometry] = [*ways, shapely.MultiPoint(list(at.values())).buffer(6), field.boundary]
    taken += [shapely.Point(country.label).buffer(18) for country in variant.countries if country.label is not None]
    homes = [land.simplify(1.0) for land, here in zip(mesh.countries, home, strict=True) if here]
    land = mesh.land.simplify(1.0)
    for at_sea, obstacles in ((True, [*taken, land]), (False, [*taken, *homes, sea]), (False, taken)):
        middle, room = _emptiest(field, obstacles)
        radius = min(room * 0.86, _ROSE[1])
        if radius >= _ROSE[0]:
            rays = _rays(middle, radius, field, sea) if at_sea else []
            return [*rays, *_rose(middle, radius)]
    return []


def _emptiest(field: shapely.Polygon, obstacles: Sequence[BaseGeometry]) -> tuple[Points, float]:
    left, top, right, bottom = field.bounds
    grid = np.stack(np.meshgrid(np.arange(left, right, 6.0), np.arange(top, bottom, 6.0)), -1).reshape(-1, 2)
    tree = shapely.STRtree([part for shape in obstacles for part in getattr(shape, "geoms", [shape])])
    _, room = tree.query_nearest(shapely.points(grid), return_distance=True, all_matches=False)
    best = int(np.argmax(room))
    return grid[best], float(room[best])


def _rays(middle: Points, radius: float, field: shapely.Polygon, sea: BaseGeometry) -> list[Shape]:
    turns = np.arange(32) * np.pi / 16
    away = np.stack([np.sin(turns), -np.cos(turns)], 1)
    fan = shapely.MultiLineString([(middle + way * radius * 1.04, middle + way * 1500) for way in away])
    return [lines("ray", shapely.intersection(fan, shapely.intersection(sea, field)))]


def _rose(middle: Points, radius: float) -> list[Shape]:
    """Rings, then three stars of eight, four and four points, each point half light and half dark; a mark for north."""
    centre = shapely.Point(middle)
    disc = [area("rose-disc", centre.buffer(radius * 0.70, quad_segs=24))]
    rings = [centre.buffer(radius * share, quad_segs=24) for share in (0.70, 0.665, 0.34)]
    shapes = [*disc, *(lines("rose-line", ring) for ring in rings)]
    for first, step, long, wide in ((1, 2, 0.60, 0.13), (2, 4, 0.82, 0.16), (0, 4, 1.0, 0.19)):
        for turn in range(first, 16, step):
            tip, left, right = (
                _around(middle, angle, size * radius)
                for angle, size in ((turn, long), (turn - 2 * 16 / 16, wide), (turn + 2 * 16 / 16, wide))
            )
            shapes.append(area("rose-light", shapely.Polygon([middle, left, tip])))
            shapes.append(area("rose-dark", shapely.Polygon([middle, tip, right])))
            shapes.append(lines("rose-line", shapely.Polygon([middle, left, tip, right])))
    crown = [_around(middle, turn, size * radius) for turn, size in ((0, 1.15), (0.3, 1.06), (0, 1.02), (-0.3, 1.06))]
    return [*shapes, area("rose-dark", shapely.Polygon(crown))]


def _around(middle: Points, sixteenths: float, away: float) -> Points:
    turn = sixteenths * np.pi / 8
    return middle + away * np.array([np.sin(turn), -np.cos(turn)])


def frame(width: float, height: float, border: float) -> list[Shape]:
    """The strip for the score track along the board's edge, between fine double rules; nothing without a border."""
    if border < 4:
        return []
    outer, inner = shapely.box(0, 0, width, height), shapely.box(border, border, width - border, height - border)
    edge = min(2.2, border / 8)
    ladder = min(1.7, border / 12)
    rules = [
        lines("rule", _scooped(outer.buffer(-edge, join_style="mitre"), 4.2)),
        lines("rule-fine", _scooped(outer.buffer(-edge - 0.9, join_style="mitre"), 4.2)),
        lines("rule-fine", inner.buffer(ladder + 0.9, join_style="mitre")),
        lines("rule", inner.buffer(ladder, join_style="mitre")),
        lines("rule", inner),
    ]
    return [area("frame", shapely.difference(outer, inner)), *_ladder(inner, ladder), *rules]


def _scooped(box: BaseGeometry, radius: float) -> BaseGeometry:
    """A rectangle with a quarter circle taken out of each corner."""
    left, top, right, bottom = box.bounds
    corners = shapely.MultiPoint([(left, top), (right, top), (right, bottom), (left, bottom)])
    return shapely.difference(box, corners.buffer(radius, quad_segs=12))


def _ladder(inner: shapely.Polygon, wide: float) -> list[Shape]:
    """Every other piece of the thin scale that runs round the map."""
    left, top, right, bottom = inner.bounds
    boxes = []
    for start, end, across in ((left, right, True), (top, bottom, False)):
        edges = np.linspace(start, end, 2 * max(1, round((end - start) / 27)) + 2)
        for one, two in zip(edges[::2], edges[1::2], strict=False):
            if across:
                boxes += [shapely.box(one, top - wide, two, top), shapely.box(one, bottom, two, bottom + wide)]
            else:
                boxes += [shapely.box(left - wide, one, left, two), shapely.box(right, one, right + wide, two)]
    return [area("ladder", shapely.union_all(boxes))]


def ribbons(mesh: Mesh, home: Sequence[bool], numbers: Sequence[int], wide: float = 2.6) -> list[Shape]:
    """A hand-tinted band along the inside of each played country's borders, ``ribbon-0`` on."""
    shapes = []
    for country, played, number in zip(mesh.countries, home, numbers, strict=True):
        border = shapely.intersection(mesh.borders, country.simplify(0.02).buffer(0.2)) if played else None
        if border is not None and parts_of(border, "LineString"):
            band = shapely.intersection(country, border.simplify(0.15).buffer(wide, quad_segs=4))
            shapes.append(area(f"ribbon-{number}", shapely.difference(band, mesh.lakes)))
    return shapes
