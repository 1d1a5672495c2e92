"""What a drag has hold of, and what the map becomes when it is pulled somewhere.

Everything is reckoned from the map as the drag began, so that a drag back to its start changes nothing.
"""

from typing import NamedTuple

import shapely
from msgspec import Struct

from mapforge.edits.board import place_background
from mapforge.edits.cities import set_label
from mapforge.edits.routes import set_via
from mapforge.geometry.curve import center_line
from mapforge.interaction.hits import Hit, unlocked
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.moving import anchor_of, movable, moved, moving_cities
from mapforge.interaction.picture_frame import scaled, turned
from mapforge.interaction.snapping import Guide, on_grid, snapped, straight
from mapforge.interaction.values import Operation, Pointer, Ref, Situation
from mapforge.interaction.wording import described, place_name, route_name
from mapforge.model import Background, FrozenMap, Route
from mapforge.model.forms import Point


class Pulled(NamedTuple):
    """What pulling makes of the map, and the guides that the pulled point snapped to."""

    operation: Operation
    guides: tuple[Guide, ...] = ()


class Grip(Struct, frozen=True):
    """Hold of something. ``start``: where the pointer took hold of it."""

    start: Point

    def name(self, _there: Situation, /) -> str:
        """The undo step's name."""
        raise NotImplementedError

    def pull(self, _there: Situation, _to: Pointer, /) -> Pulled:
        """The operation on ``there``, the map as the drag began, that brings what is held to the pointer."""
        raise NotImplementedError


class Selection(Grip, frozen=True):
    """Hold of everything that is selected, by one thing of it."""

    by: Ref

    def name(self, there: Situation, /) -> str:
        """The undo step's name."""
        return f"Move {described(there.lookup, movable(there.lookup, there.selection))}"

    def pull(self, there: Situation, to: Pointer, /) -> Pulled:
        """Everything moved, the city that was taken hold of in line with others."""
        lookup = there.lookup
        anchor = anchor_of(lookup, self.by)
        if anchor is None:
            at = straight(self.start, to.at, to)
            dx, dy = on_grid((at[0] - self.start[0], at[1] - self.start[1]), to)
            return Pulled(moved(lookup, there.selection, dx, dy))
        wanted = (anchor[0] + to.at[0] - self.start[0], anchor[1] + to.at[1] - self.start[1])
        found = snapped(lookup, wanted, to, start=anchor, beside=moving_cities(lookup, there.selection))
        dx, dy = found.at[0] - anchor[0], found.at[1] - anchor[1]
        return Pulled(moved(lookup, there.selection, dx, dy), found.guides)


class Name(Grip, frozen=True):
    """Hold of a city's name. ``offset``: from the city's centre to the name's, as it stood."""

    city: str
    offset: Point

    def name(self, there: Situation, /) -> str:
        """The undo step's name."""
        return f"Move the name of {place_name(there.lookup, self.city)}"

    def pull(self, there: Situation, to: Pointer, /) -> Pulled:
        """The name elsewhere beside its city."""
        at = straight(self.start, to.at, to)
        offset = on_grid((self.offset[0] + at[0] - self.start[0], self.offset[1] + at[1] - self.start[1]), to)
        angle = there.lookup.cities[self.city].label.angle
        arguments = FrozenMap({"city": self.city, "offset": offset, "angle": angle})
        return Pulled(Operation(self.name(there), set_label, arguments))


class Bend(Grip, frozen=True):
    """Hold of a via point of a route, or of its line where ``number`` (from 0) is to become a new one.

    ``origin``: where the point is, or the line's own point, which a double route's spaces lie beside.
    """

    route: str
    number: int
    origin: Point
    new: bool = False

    def name(self, there: Situation, /) -> str:
        """The undo step's name."""
        return f"Bend {route_name(there.lookup, there.lookup.routes[self.route])}"

    def pull(self, there: Situation, to: Pointer, /) -> Pulled:
        """The route's line through where the pointer is."""
        via = there.lookup.routes[self.route].via
        wanted = (self.origin[0] + to.at[0] - self.start[0], self.origin[1] + to.at[1] - self.start[1])
        found = snapped(there.lookup, wanted, to, start=self.origin)
        made = (*via[: self.number], found.at, *via[self.number + (not self.new) :])
        arguments = FrozenMap({"route": self.route, "via": made})
        return Pulled(Operation(self.name(there), set_via, arguments), found.guides)


class Corner(Grip, frozen=True):
    """Hold of a corner of the picture as it was."""

    number: int
    picture: Background

    def name(self, _there: Situation, /) -> str:
        """The undo step's name."""
        return "Size of the picture"

    def pull(self, there: Situation, to: Pointer, /) -> Pulled:
        """The picture larger or smaller, the opposite corner where it was."""
        made = scaled(self.picture, self.number, on_grid(to.at, to), free=to.shift)
        return Pulled(Operation(self.name(there), place_background, FrozenMap({"at": made.at, "size": made.size})))


class Turn(Grip, frozen=True):
    """Hold of the handle that turns the picture, as it was."""

    picture: Background

    def name(self, _there: Situation, /) -> str:
        """The undo step's name."""
        return "Turn the picture"

    def pull(self, there: Situation, to: Pointer, /) -> Pulled:
        """The picture turned round its centre."""
        made = turned(self.picture, self.start, to.at, stepped=to.shift)
        return Pulled(Operation(self.name(there), place_background, FrozenMap({"rotation": made.rotation})))


def grip(there: Situation, hit: Hit, at: Point) -> Grip | None:
    """Hold of what was hit; None where it is not selected, or nothing of it can be moved."""
    lookup = there.lookup
    if hit.ref not in there.selection:
        return None
    if hit.part == "via":
        return Bend(at, hit.ref.id, hit.number, lookup.routes[hit.ref.id].via[hit.number])
    if hit.part in ("corner", "turn"):
        picture = unlocked(lookup)
        return (
            None if picture is None else Corner(at, hit.number, picture) if hit.part == "corner" else Turn(at, picture)
        )
    if hit.part == "name" and hit.ref.kind == "city":
        return _name(lookup, hit.ref.id, at)
    if hit.ref.kind == "route" and len(there.selection) == 1:
        return _bend(lookup, lookup.routes[hit.ref.id], at)
    return Selection(at, hit.ref) if movable(lookup, there.selection) else None


def _bend(lookup: Lookup, route: Route, at: Point) -> Grip | None:
    """Hold of a route's line, where a via point is to be: after those that come before it along the line."""
    if any(end not in lookup.cities for end in route.ends):
        return None
    start, end = (lookup.cities[city].at for city in route.ends)
    line = shapely.LineString(center_line(start, route.via, end))
    along = shapely.line_locate_point(line, shapely.Point(at))
    before = sum(shapely.line_locate_point(line, shapely.Point(via)) < along for via in route.via)
    on_line = shapely.line_interpolate_point(line, along)
    return Bend(at, route.id, int(before), (on_line.x, on_line.y), new=True)


def _name(lookup: Lookup, city: str, at: Point) -> Grip | None:
    box = next((box for box in lookup.names if box.owner == city and box.weight != "bold"), None)
    if box is None:
        return None
    middle = lookup.cities[city].at
    return Name(at, city, (box.centre[0] - middle[0], box.centre[1] - middle[1]))
