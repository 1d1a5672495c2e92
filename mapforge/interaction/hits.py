"""What lies under the pointer, topmost first, and what lies inside a rectangle."""

from math import hypot
from typing import Literal, NamedTuple

import numpy as np
import shapely

from mapforge.drawing.style import JUNCTION_RADIUS, SPOT_RADIUS
from mapforge.geometry.names import CITY_RADIUS
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.picture_frame import corners, holds, turn_handle
from mapforge.interaction.values import NOTHING, PICTURE, Box, Ref, Refs
from mapforge.model import Background, City
from mapforge.model.forms import Point

Part = Literal["via", "corner", "turn", "dot", "name", "space", "line", "body"]
_RADII = {"city": CITY_RADIUS, "border": SPOT_RADIUS, "junction": JUNCTION_RADIUS}


class Hit(NamedTuple):
    """A thing and the part of it that lies there.

    ``number``: of a via point or corner from 0, of a space's or line's track from 1. ``space``: along its track, from
    1. ``via``, ``corner`` and ``turn`` are handles of what is selected; ``body`` is the picture itself.
    """

    ref: Ref
    part: Part
    number: int = 0
    space: int = 0


class Handle(NamedTuple):
    """A place at which something selected can be pulled."""

    hit: Hit
    at: Point


def hit(lookup: Lookup, at: Point, reach: float, selection: Refs = NOTHING) -> Hit | None:
    """The topmost thing no more than ``reach`` mm from a point; None for the empty board and a locked picture."""
    return (
        _handle(lookup, at, reach, selection)
        or city_at(lookup, at, reach)
        or _name(lookup, at)
        or _space(lookup, at, reach)
        or _line(lookup, at, reach)
        or _picture(lookup, at)
    )


def city_at(lookup: Lookup, at: Point, reach: float) -> Hit | None:
    """The city, border spot or junction there: the nearest of those whose dot the point touches."""
    near = [(hypot(city.at[0] - at[0], city.at[1] - at[1]), city) for city in lookup.variant.cities]
    touched = [(far, city.id) for far, city in near if far <= max(_radius(city), reach)]
    return Hit(Ref("city", min(touched)[1]), "dot") if touched else None


def place_at(lookup: Lookup, at: Point, reach: float) -> Hit | None:
    """The city or country there, by its dot or its name."""
    return city_at(lookup, at, reach) or _name(lookup, at)


def hit_picture(lookup: Lookup, at: Point, reach: float, *, selected: bool) -> Hit | None:
    """The unlocked picture or one of its handles there, whatever lies on it."""
    found = _handle(lookup, at, reach, frozenset({PICTURE})) if selected else None
    return found or _picture(lookup, at)


def handles(lookup: Lookup, selection: Refs, reach: float) -> tuple[Handle, ...]:
    """The handles of what is selected, as they are to be drawn; those drawn last lie on top."""
    vias = [
        Handle(Hit(ref, "via", number), at)
        for ref in sorted(selection)
        if ref.kind == "route" and ref.id in lookup.routes
        for number, at in enumerate(lookup.routes[ref.id].via)
    ]
    picture = unlocked(lookup)
    if picture is None or PICTURE not in selection:
        return tuple(vias)
    frame = [Handle(Hit(PICTURE, "corner", number), at) for number, at in enumerate(corners(picture))]
    return (Handle(Hit(PICTURE, "turn"), turn_handle(picture, reach)), *frame, *vias)


def unlocked(lookup: Lookup) -> Background | None:
    """The picture, where there is one that can be taken hold of."""
    picture = lookup.variant.board.background
    return None if picture is None or picture.locked else picture


def within(lookup: Lookup, box: Box) -> Refs:
    """What lies inside a rectangle: cities by their centre, names of countries, and routes with all their spaces."""
    left, top, right, bottom = box

    def inside(at: Point) -> bool:
        return left <= at[0] <= right and top <= at[1] <= bottom

    found = {Ref("city", city.id) for city in lookup.variant.cities if inside(city.at)}
    countries = lookup.countries
    named = (name for name in lookup.names if name.owner in countries and name.weight == "bold")
    found |= {Ref("country", name.owner) for name in named if all(map(inside, name.corners))}
    centres, owners, routes = lookup.space_centres
    out = np.any((centres < (left, top)) | (centres > (right, bottom)), axis=1)
    missed = np.bincount(owners[out], minlength=len(routes))
    found |= {Ref("route", routes[number]) for number in np.flatnonzero(missed == 0).tolist()}
    return frozenset(found)


def _handle(lookup: Lookup, at: Point, reach: float, selection: Refs) -> Hit | None:
    known = handles(lookup, selection, reach) if selection else ()
    near = [(hypot(handle.at[0] - at[0], handle.at[1] - at[1]), -order) for order, handle in enumerate(known)]
    touched = [(far, order) for far, order in near if far <= reach]
    return known[-min(touched)[1]].hit if touched else None


def _radius(city: City) -> float:
    return _RADII[city.kind]


def _name(lookup: Lookup, at: Point) -> Hit | None:
    found = lookup.name_tree.query(shapely.Point(at), predicate="intersects")
    # Of names that overlap, the one drawn last is on top.
    return _owner(lookup, int(found.max())) if len(found) else None


def _owner(lookup: Lookup, number: int) -> Hit:
    box = lookup.names[number]
    return Hit(Ref("country" if box.weight == "bold" else "city", box.owner), "name")


def _space(lookup: Lookup, at: Point, reach: float) -> Hit | None:
    index = lookup.spaces
    center = shapely.Point(at)
    found = index.tree.query(center, predicate="dwithin", distance=reach)
    if not len(found):
        return None
    away = shapely.distance(center, index.boxes[found])
    # Of spaces that overlap, the one drawn last is on top.
    space = index.spaces[int(found[np.lexsort((-found, away))[0]])]
    return Hit(Ref("route", space.route), "space", space.track, space.number)


def _line(lookup: Lookup, at: Point, reach: float) -> Hit | None:
    center = shapely.Point(at)
    found = lookup.lines.query(center, predicate="dwithin", distance=reach)
    if not len(found):
        return None
    away = shapely.distance(center, lookup.lines.geometries[found])
    shape = lookup.shapes[int(found[np.lexsort((-found, away))[0]])]
    return Hit(Ref("route", shape.route), "line", shape.track)


def _picture(lookup: Lookup, at: Point) -> Hit | None:
    picture = unlocked(lookup)
    return Hit(PICTURE, "body") if picture is not None and holds(picture, at) else None
