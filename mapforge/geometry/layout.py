"""Finding a lay-out: where cities stand and how routes bow, so that every space has its place.

First all routes choose a bow together, then everything settles downhill, with room for the names; then via points
that say little are left out, and what must hold is pressed for. The same map always gets the same lay-out.
"""

import dataclasses
from collections.abc import Mapping
from math import degrees
from typing import Final, NamedTuple

import msgspec
import numpy as np
import shapely

from mapforge.geometry.curve import Floats, flatten
from mapforge.geometry.layout_form import Form, form_of, points_of
from mapforge.geometry.layout_names import hemmed_in, name_sizes, placed
from mapforge.geometry.layout_pulls import Names, Wishes
from mapforge.geometry.layout_settle import settle
from mapforge.geometry.layout_start import first_lay_out
from mapforge.model import Label, Variant
from mapforge.model.forms import Point

STRAIGHT: Final = 1.0
"""A line that leaves out a via point and stays within this many mm is as good."""
_FIRST: Final = 40
_EACH: Final = 15
"""Steps downhill, at most: without names; and each time that names have chosen their places anew."""
_NAMINGS: Final = (1.0, 1.0, 1.0, 1.0)
_PRESSED: Final = (4.0, 8.0, 12.0, 12.0, 12.0, 12.0)
"""How much more than usual what must hold weighs: at first, and after via points have been left out."""
_LOUDER: Final = 1.3
_LOUDEST: Final = 6.0


class Layout(NamedTuple):
    """City positions, via points of routes from their first end on, and where names may stand; mm, by id."""

    cities: Mapping[str, Point]
    routes: Mapping[str, tuple[Point, ...]]
    labels: Mapping[str, Label]


def lay_out(variant: Variant) -> Layout:
    """A lay-out in which spaces have their pitch and keep clear of one another, as far as one is found.

    Cities stay within 25 mm of where they are; via points and places of names are chosen anew. Routes to unknown
    cities are left out.
    """
    sizes = name_sizes(variant)
    form = form_of(variant, {route.id: _via_count(route.length) for route in variant.routes})
    if not form.routes:
        return layout_of(form, form.home.ravel(), None)
    wishes = Wishes()
    numbers = settle(form, first_lay_out(form, form.home), wishes, _FIRST)
    weights = np.ones(len(form.cities))
    for hard in (*_NAMINGS, *_PRESSED):
        if hard == _PRESSED[0]:
            form, numbers = simpler(form, numbers)
        names = placed(form, numbers, sizes, weights)
        numbers = settle(form, numbers, wishes._replace(hard=hard), _EACH, names)
        # A name that is still hemmed in pulls harder from now on, until its neighbors make room.
        weights = np.where(hemmed_in(form, numbers, names), np.minimum(weights * _LOUDER, _LOUDEST), weights)
    return layout_of(form, numbers, placed(form, np.round(numbers, 1), sizes, weights))


def applied(variant: Variant, layout: Layout) -> Variant:
    """The map with a lay-out: its cities and names moved, its routes bent; what the lay-out does not name stays."""
    return msgspec.structs.replace(
        variant,
        cities=tuple(
            msgspec.structs.replace(
                city, at=layout.cities.get(city.id, city.at), label=layout.labels.get(city.id, city.label)
            )
            for city in variant.cities
        ),
        routes=tuple(
            msgspec.structs.replace(route, via=layout.routes.get(route.id, route.via)) for route in variant.routes
        ),
    )


def layout_of(form: Form, numbers: Floats, names: Names | None) -> Layout:
    """A lay-out's numbers by the ids of cities and routes, to a tenth of a millimetre and to whole degrees."""
    rounded = [(x, y) for x, y in (np.round(numbers, 1) + 0.0).reshape(-1, 2).tolist()]
    count = len(form.cities)
    ends = (count + np.cumsum(form.via_counts)).tolist()
    starts = (count + np.cumsum(form.via_counts) - form.via_counts).tolist()
    labels = (
        {
            city: Label(offset=(round(x, 1), round(y, 1)), angle=round(degrees(angle)))
            for city, (x, y, angle), width in zip(
                form.cities, names.spots.tolist(), names.sizes[:, 0].tolist(), strict=True
            )
            if width > 0
        }
        if names is not None
        else {}
    )
    return Layout(
        labels=labels,
        cities=dict(zip(form.cities, rounded[:count], strict=True)),
        routes={
            route.id: tuple(rounded[start:end]) for route, start, end in zip(form.routes, starts, ends, strict=True)
        },
    )


def simpler(form: Form, numbers: Floats) -> tuple[Form, Floats]:
    """The same lay-out without the via points that a line can do without."""
    points, counts = points_of(form, numbers)
    lines = np.split(points, np.cumsum(counts)[:-1])
    kept = [_fewest(line) for line in lines]
    fewer = dataclasses.replace(form, via_counts=np.array([len(line) - 2 for line in kept], np.int64))
    return fewer, np.concatenate([numbers[: 2 * len(form.cities)], *(line[1:-1].ravel() for line in kept)])


def _fewest(line: Floats) -> Floats:
    """A line's two ends and as few points between as keep it where it is."""
    points = _curve(line)
    whole = shapely.LineString(points)
    for count in range(len(line) - 2):
        between = shapely.line_interpolate_point(whole, np.arange(1, count + 1) / (count + 1), normalized=True)
        tried = np.concatenate((line[:1], shapely.get_coordinates(between), line[-1:]))
        if shapely.hausdorff_distance(whole, shapely.LineString(_curve(tried))) < STRAIGHT:
            return tried
    return line


def _curve(line: Floats) -> Floats:
    return flatten(line, np.array([len(line)]), 2.0).points


def _via_count(length: int) -> int:
    """How many via points a route of this length is sought with: one more for every two or three spaces."""
    return 0 if length < 2 else 1 if length < 4 else 2
