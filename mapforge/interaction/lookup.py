"""Where the things of a map lie, each kind worked out when first asked for and once for each map."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import dist

import numpy as np
from shapely import LineString, Polygon, STRtree

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.index import SpaceIndex
from mapforge.geometry.names import NameBox
from mapforge.geometry.scene import Scene, renewed, scene
from mapforge.geometry.tracks import TrackShape
from mapforge.model import City, Country, Route, Variant
from mapforge.model.forms import Point

_KEPT = 3
"""Maps that ``looked_up`` remembers: the one on the screen, the one a drag began with, and one to spare."""


@dataclass(frozen=True, eq=False)
class Lookup:
    """One map, and where its things lie.

    ``before``: the scene of a map that this one came of, which makes its own a matter of what differs.
    """

    variant: Variant
    before: Scene | None = None

    @cached_property
    def scene(self) -> Scene:
        """Tracks, spaces and names as they lie on the board."""
        return scene(self.variant) if self.before is None else renewed(self.before, self.variant)

    @cached_property
    def shapes(self) -> tuple[TrackShape, ...]:
        """Every track of every route that joins two known cities."""
        return tuple(self.scene.tracks)

    @property
    def spaces(self) -> SpaceIndex:
        """All spaces by place."""
        return self.scene.index

    @cached_property
    def space_centres(self) -> tuple[Floats, Ints, tuple[str, ...]]:
        """Centres of all spaces (n, 2) in mm, the number of the route that each is of (n,), and the routes' ids."""
        number_of = {name: number for number, name in enumerate(dict.fromkeys(shape.route for shape in self.shapes))}
        numbers = np.array([number_of[shape.route] for shape in self.shapes], np.int64)
        owners = np.repeat(numbers, [len(shape.spaces) for shape in self.shapes])
        rows = [shape.spaces[:, :2] for shape in self.shapes]
        return np.concatenate(rows) if rows else np.empty((0, 2)), owners, tuple(number_of)

    @property
    def names(self) -> tuple[NameBox, ...]:
        """The names as they stand on the board, those of cities and of countries."""
        return self.scene.boxes

    @cached_property
    def name_tree(self) -> STRtree:
        """The names' outlines by place, in the order of ``names``."""
        return STRtree([Polygon(box.corners) for box in self.names])

    @cached_property
    def lines(self) -> STRtree:
        """The tracks' lines by place, in the order of ``shapes``."""
        return STRtree([LineString(shape.line) for shape in self.shapes])

    @cached_property
    def cities(self) -> Mapping[str, City]:
        """Cities, border spots and junctions by id."""
        return {city.id: city for city in self.variant.cities}

    @cached_property
    def countries(self) -> Mapping[str, Country]:
        """Countries by id."""
        return {country.id: country for country in self.variant.countries}

    @cached_property
    def country_of(self) -> Mapping[str, Country]:
        """The country that a border spot belongs to, by the spot's id."""
        return {spot: country for country in self.variant.countries for spot in country.spots}

    def spots_of(self, country: str) -> tuple[str, ...]:
        """A country's border spots that are on the board; none of anything else."""
        entry = self.countries.get(country)
        return tuple(spot for spot in entry.spots if spot in self.cities) if entry is not None else ()

    def ticket_line(self, start: str, end: str) -> tuple[Point, ...]:
        """From one end of a ticket to the other, a country at its spot nearest to the other end; empty if none is."""
        pairs = [(one, other) for one in self._places(start) for other in self._places(end)]
        return min(pairs, key=lambda pair: dist(*pair), default=())

    def _places(self, end: str) -> tuple[Point, ...]:
        return tuple(self.cities[place].at for place in self.spots_of(end) or (end,) if place in self.cities)

    @cached_property
    def routes(self) -> Mapping[str, Route]:
        """Routes by id."""
        return {route.id: route for route in self.variant.routes}


_latest: list[Lookup] = []


def looked_up(variant: Variant) -> Lookup:
    """The lookup of a map: the same one for as long as the very same value is asked for again and again."""
    found = next((kept for kept in _latest if kept.variant is variant), None)
    if found is None:
        found = Lookup(variant, _nearest())
    else:
        _latest.remove(found)
    _latest.insert(0, found)
    del _latest[_KEPT:]
    return found


def _nearest() -> Scene | None:
    """The scene of the map that was last asked for, or what that one would have been made from."""
    for kept in _latest:
        if "scene" in vars(kept):
            return kept.scene
        if kept.before is not None:
            return kept.before
    return None
