"""Coast and borders on the board: one net of smooth lines bent by the projection, and the lands between them.

Survey data of two layers never meet to the last digit: a border ends just before the coast, or a little beyond it.
So all lines are joined into one net first; smoothing and bending act on its threads, with the knots kept, and lands
are what the bent net encloses. Neighbours then share their border exactly, and nothing shows between them.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from mapforge.geography.ground import Ground, parts_of
from mapforge.geography.warp import Warp

Points = NDArray[np.float64]
_AROUND = 90.0
"""How far beyond the board the flat map is kept, in mm; the bend moves nothing on the board further."""
_REACH = 3.0
"""How far a loose end of a border is led on to the next line, in mm."""
_CUT = 0.9
"""How much of a corner smoothing may take, in mm: the corner of a state drawn with a ruler stays one."""
_STEP = 1.5
"""The longest straight piece that is bent as one, in mm."""
_GRID = 0.001
_SPECK = 0.4
"""Lands and lakes below this many square mm are left out."""


@dataclass(frozen=True, eq=False)
class Mesh:
    """All in mm, clipped to the board: ``land`` and ``lakes``; ``lines`` by kind (coast, border, province), the coast
    without the board's edge; ``countries``; ``lands``, a country's provinces, each with its country's index.
    """

    land: BaseGeometry
    lakes: BaseGeometry
    coast: BaseGeometry
    borders: BaseGeometry
    provinces: BaseGeometry
    ranges: tuple[Points, ...]
    countries: tuple[shapely.Polygon, ...]
    lands: tuple[tuple[shapely.Polygon, int], ...]


def build(ground: Ground, warp: Warp, width: float, height: float) -> Mesh:
    """The ground on a board of this size in mm."""
    board, window = shapely.box(0, 0, width, height), shapely.box(-_AROUND, -_AROUND, width + _AROUND, height + _AROUND)
    flat = {
        layer: shapely.intersection(shapely.transform(shapely.make_valid(getattr(ground, layer)), warp.plane), window)
        for layer in ("land", "lake", "border", "province")
    }
    shore = flat["land"].boundary
    threads = _threads(shore, flat["border"], flat["province"])
    bent = {kind: _bent(lines, warp) for kind, lines in threads.items()}
    whole = shapely.make_valid(_area_bent(flat["land"], warp))
    countries = _enclosed([bent["coast"], bent["border"]], whole, board)
    cells = _enclosed(list(bent.values()), whole, board)
    lands = tuple((cell, _holder(cell, countries)) for cell in cells)
    land = shapely.coverage_union_all([cell for cell, _ in lands])
    lakes = shapely.intersection(shapely.make_valid(_smooth_area(flat["lake"], warp)), land)
    lakes = shapely.union_all([lake for lake in parts_of(lakes, "Polygon") if lake.area > _SPECK])
    inner = shapely.difference(shapely.intersection(land, shapely.box(0.1, 0.1, width - 0.1, height - 0.1)), lakes)
    coast = shapely.intersection(land.boundary, shapely.box(0.1, 0.1, width - 0.1, height - 0.1))
    ranges = tuple(warp(np.array(line.segmentize(0.2).coords)) for line in ground.range.geoms)
    return Mesh(
        land=land,
        lakes=lakes,
        coast=coast,
        borders=shapely.intersection(bent["border"], inner),
        provinces=shapely.intersection(bent["province"], inner),
        ranges=ranges,
        countries=countries,
        lands=lands,
    )


def _threads(shore: BaseGeometry, border: BaseGeometry, province: BaseGeometry) -> dict[str, list[Points]]:
    """The net of all lines, cut at its knots, by kind; a stretch that is several things is coast, else border."""
    inland = shapely.line_merge(shapely.unary_union([border, province]))
    net = shapely.unary_union([shore, *_led_on(parts_of(inland, "LineString"), shore)], grid_size=_GRID)
    threads: dict[str, list[Points]] = {"coast": [], "border": [], "province": []}
    knots: dict[tuple[float, ...], int] = {}
    merged = parts_of(shapely.line_merge(net), "LineString")
    for line in merged:
        for end in (line.coords[0], line.coords[-1]):
            knots[end] = knots.get(end, 0) + 1
    for line in merged:
        loose = min(knots[line.coords[0]], knots[line.coords[-1]]) < 2
        middle = line.interpolate(0.5, normalized=True)
        if middle.distance(shore) < 2 * _GRID:
            threads["coast"].append(np.array(line.coords))
        elif not loose or line.length > _REACH:
            # what was led on is in neither layer: it belongs to the line it goes on from
            known = not province.is_empty and middle.distance(province) <= 2 * _GRID
            added = not known and line.distance(border) < 2 * _GRID
            bordering = added or middle.distance(border) < 2 * _GRID
            threads["border" if bordering else "province"].append(np.array(line.coords))
    return threads


def _led_on(lines: list[Any], shore: BaseGeometry) -> list[BaseGeometry]:
    """The lines, each loose end led on to the nearest other line within reach."""
    others = [*lines, *parts_of(shore, "LineString")]
    tree = shapely.STRtree(others)
    led: list[BaseGeometry] = list(lines)
    for index, line in enumerate(lines):
        for end in (shapely.Point(line.coords[0]), shapely.Point(line.coords[-1])):
            near = [int(other) for other in tree.query(end, predicate="dwithin", distance=_REACH) if other != index]
            if not near or line.is_closed:
                continue
            closest = min(near, key=lambda other: (others[other].distance(end), other))
            if others[closest].distance(end) > 1e-9:
                _, foot = shapely.shortest_line(end, others[closest]).coords
                here = np.array(end.coords[0])
                led.append(shapely.LineString([here, here + (np.array(foot) - here) * 1.05]))
    return led


def _bent(threads: list[Points], warp: Warp) -> BaseGeometry:
    """Threads of one kind, smoothed and bent to the board."""
    smooth = [shapely.LineString(smoothed(thread)) for thread in threads]
    return shapely.transform(shapely.segmentize(shapely.MultiLineString(smooth), _STEP), warp.bend)


def _area_bent(area: BaseGeometry, warp: Warp) -> BaseGeometry:
    return shapely.transform(shapely.segmentize(area, _STEP), warp.bend)


def _smooth_area(area: BaseGeometry, warp: Warp) -> BaseGeometry:
    """Lakes, which are part of no net: each ring smoothed for itself."""
    rings = [
        [smoothed(np.array(ring.coords)) for ring in (part.exterior, *part.interiors)]
        for part in parts_of(area, "Polygon")
    ]
    return _area_bent(shapely.make_valid(shapely.MultiPolygon([(shell, holes) for shell, *holes in rings])), warp)


def smoothed(points: Points, rounds: int = 2) -> Points:
    """A line (n, 2) with its corners cut twice, its ends kept; of a closed one the corner at the ends too."""
    closed = len(points) > 3 and bool((points[0] == points[-1]).all())
    for turn in range(rounds):
        if len(points) < 3:
            break
        step = np.diff(points, axis=0)
        length = np.maximum(np.hypot(step[:, 0], step[:, 1]), 1e-12)
        share = np.minimum(0.25, _CUT / 2**turn / length)[:, None]
        cut = np.stack([points[:-1] + step * share, points[1:] - step * share], axis=1).reshape(-1, 2)
        points = np.concatenate([cut, cut[:1]]) if closed else np.concatenate([points[:1], cut[1:-1], points[-1:]])
    return points


def _enclosed(nets: list[BaseGeometry], whole: BaseGeometry, board: BaseGeometry) -> tuple[shapely.Polygon, ...]:
    """What the lines enclose of the land, cut to the board."""
    shapely.prepare(whole)
    lines = parts_of(shapely.unary_union(nets, grid_size=_GRID), "LineString")
    cells = [cell for cell in shapely.polygonize(lines).geoms if cell.area > _SPECK]
    inside = shapely.contains_properly(whole, [cell.representative_point() for cell in cells])
    kept = [cell for cell, lies in zip(cells, inside, strict=True) if lies]
    return tuple(part for cell in kept for part in parts_of(shapely.intersection(cell, board), "Polygon"))


def _holder(cell: shapely.Polygon, countries: tuple[shapely.Polygon, ...]) -> int:
    """The index of the country that a land belongs to: the one that covers most of it."""
    touching = shapely.STRtree(countries).query(cell, predicate="intersects")
    return int(max(touching, key=lambda index: countries[index].intersection(cell).area, default=0))
