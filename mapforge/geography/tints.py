"""Which of a few close colors each land has: neighbours differ, and all are used about as often."""

from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from mapforge.geography.mesh import Mesh
from mapforge.model import City

TINTS = 6
"""Tints of lands in a country that is played."""
PALE_TINTS = 3
"""Tints of countries no city lies in."""
_BESIDE = 1.5
"""Lands this close, in mm, are neighbours, across a strait too."""
_NEAR = 3.0
_ISLET = 2500.0
"""Land by itself of less than this, in square mm, goes with the nearest larger one; its provinces are not shown."""
_SMALL = 250.0


def played(mesh: Mesh, cities: Sequence[City]) -> tuple[bool, ...]:
    """For each country, whether a city lies in it; a small island goes with the nearest larger land.

    A city near a border counts for the neighbour that has more cities: a coarse border may pass on its wrong side.
    """
    points = [shapely.Point(city.at) for city in cities if city.kind == "city"]
    within, country = shapely.STRtree(mesh.countries).query(points, predicate="dwithin", distance=_NEAR)
    count = np.bincount(country, minlength=len(mesh.countries))
    homes = set()
    for number in range(len(points)):
        candidates = country[within == number].tolist()
        homes.update([max(candidates, key=lambda index: (count[index], -index))] if candidates else [])
    return tuple(bool({index, mainland} & homes) for index, mainland in enumerate(_mainlands(mesh)))


def tints(mesh: Mesh, home: Sequence[bool]) -> tuple[tuple[shapely.Polygon, str], ...]:
    """The lands with their styles, ``land-0`` on for those played and ``outland-0`` on for the others.

    Provinces are told apart in played countries only; an islet has the tint of the land it goes with.
    """
    whole = [country for index, country in enumerate(mesh.countries) if not home[index]]
    parts = [land for land, index in mesh.lands if home[index] and mesh.countries[index].area >= _ISLET]
    parts += [country for country, here in zip(mesh.countries, home, strict=True) if here and country.area < _ISLET]
    styles = [*_colored(parts, "land", TINTS), *_colored(whole, "outland", PALE_TINTS)]
    return tuple(zip([*parts, *whole], styles, strict=True))


def shown_in_parts(mesh: Mesh, home: Sequence[bool]) -> BaseGeometry:
    """The countries whose provinces are told apart."""
    return shapely.union_all(
        [country for country, here in zip(mesh.countries, home, strict=True) if here and country.area >= _ISLET]
    )


def country_tints(mesh: Mesh) -> tuple[int, ...]:
    """For each country, a number below TINTS that differs from its neighbours'."""
    return tuple(int(style.rsplit("-", 1)[1]) for style in _colored(list(mesh.countries), "country", TINTS))


def _mainlands(mesh: Mesh) -> list[int]:
    """For each country itself, or for an islet the nearest one that is none."""
    large = [index for index, land in enumerate(mesh.countries) if land.area >= _ISLET]
    if not large:
        return list(range(len(mesh.countries)))
    rough = [country.simplify(1.0) for country in mesh.countries]
    tree = shapely.STRtree([rough[index] for index in large])
    areas = [country.area for country in mesh.countries]
    return [index if areas[index] >= _ISLET else large[int(tree.nearest(rough[index]))] for index in range(len(areas))]


def _colored(lands: list[shapely.Polygon], name: str, count: int) -> list[str]:
    """A style for each land, the most hemmed in first; where all tints are taken round it, the rarest among them."""
    if not lands:
        return []
    tree = shapely.STRtree(lands)
    one, other = tree.query(lands, predicate="dwithin", distance=_BESIDE)
    beside: list[set[int]] = [set() for _ in lands]
    for left, right in zip(one.tolist(), other.tolist(), strict=True):
        if left != right:
            beside[left].add(right)
    chosen: dict[int, int] = {}
    used = [0] * count
    for land in sorted(range(len(lands)), key=lambda land: (lands[land].area < _SMALL / 5, -len(beside[land]), land)):
        around = [chosen[near] for near in beside[land] if near in chosen]
        tint = min(range(count), key=lambda tint: (around.count(tint), used[tint], tint))
        chosen[land] = tint
        used[tint] += 1
    large = [land for land, shape in enumerate(lands) if shape.area >= _SMALL]
    near_large = shapely.STRtree([lands[land].simplify(1.0) for land in large])
    for land, shape in enumerate(lands):
        if large and shape.area < _SMALL and not beside[land]:
            chosen[land] = chosen[large[int(near_large.nearest(shape.simplify(1.0)))]]
    return [f"{name}-{chosen[land]}" for land in range(len(lands))]
