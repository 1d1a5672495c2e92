"""The tool that draws routes."""

from typing import ClassVar

import msgspec

from mapforge.edits.routes import add_route
from mapforge.geometry.curve import center_line
from mapforge.interaction.dragging import is_drag
from mapforge.interaction.hits import city_at
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.snapping import Guide, snapped
from mapforge.interaction.suggesting import Fit, fitting_length
from mapforge.interaction.values import (
    Cursor,
    Key,
    Operation,
    Pointer,
    Preview,
    Reaction,
    Ref,
    Situation,
    Tool,
)
from mapforge.interaction.wording import joined, place_name, spaces
from mapforge.model import FrozenMap, Route
from mapforge.model.forms import Point

TRAIL_STEP = 3.0
"""mm between the points of the line that shows a route before it is there."""


class RouteTool(Tool, frozen=True):
    """A click on a city, clicks on the board where the line bends, a click on another city; or a drag between two.

    ``start``: the city it begins at, ``via`` its bends so far, ``at`` where it would lead now; ``pressed``: where the
    button went down.
    """

    name: ClassVar[str] = "route"
    start: str | None = None
    via: tuple[Point, ...] = ()
    at: Point | None = None
    guides: tuple[Guide, ...] = ()
    over: Ref | None = None
    pressed: Point | None = None
    swept: bool = False

    @property
    def cursor(self) -> Cursor:
        """A hand over cities, a cross where a bend would be."""
        return "hand" if self.over is not None else "cross" if self.start is not None else "arrow"

    @property
    def busy(self) -> bool:
        """Whether a route has been begun."""
        return self.start is not None

    def hint(self, there: Situation, /) -> str:
        """What comes next, and how long the route would be."""
        lookup = there.lookup
        tool = self._here(lookup)
        if tool.start is None:
            return "Click the city where the route begins."
        name = place_name(lookup, tool.start)
        if tool.over is not None and tool.over.id != tool.start:
            length = tool._fit(lookup, tool.start, tool.over.id).length
            return f"Click: {joined(lookup, (tool.start, tool.over.id))}, {spaces(length)}."
        return (
            f"From {name}: click another city, or the board where the line bends. Backspace: a point back. Esc: none."
        )

    def shown(self, there: Situation, /) -> Preview:
        """The line so far, and the city under the pointer."""
        tool, cities = self._here(there.lookup), there.lookup.cities
        if tool.start is None or tool.at is None:
            return Preview(hot=tool.over)
        line = center_line(cities[tool.start].at, tool.via, tool.at, TRAIL_STEP).tolist()
        return Preview(trail=tuple((x, y) for x, y in line), guides=tool.guides, hot=tool.over)

    def press(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The button goes down; where it goes up counts."""
        return msgspec.structs.replace(self._at(there, pointer), pressed=pointer.at, swept=False).stay(there)

    def move(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The line follows the pointer; a drag from a city begins a route there."""
        moved = self._at(there, pointer)
        if self.pressed is not None and self.start is None and is_drag(self.pressed, pointer):
            begun = city_at(there.lookup, self.pressed, pointer.reach)
            if begun is not None:
                moved = msgspec.structs.replace(moved, start=begun.ref.id, swept=True)
        return moved.stay(there)

    def release(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Begins the route, bends it, or ends it."""
        if self.pressed is None:
            return self.stay(there)
        found = msgspec.structs.replace(self._at(there, pointer), pressed=None, swept=False)
        if found.start is None:
            return found._begun(there)
        if found.over is not None:
            return found._ended(there, found.start, found.over.id)
        if self.swept or found.at is None:
            return found.stay(there)
        return msgspec.structs.replace(found, via=(*found.via, found.at)).stay(there)

    def key(self, there: Situation, key: Key, /) -> Reaction:
        """Backspace takes the last point back, then the first city; Escape gives the route up."""
        tool = self._here(there.lookup)
        if key == "escape" or (key == "backspace" and not tool.via):
            told = "No route." if tool.start is not None else ""
            return tool._idle().stay(there, tell=told)
        if key == "backspace":
            return msgspec.structs.replace(tool, via=tool.via[:-1]).stay(there)
        return tool.stay(there)

    def _begun(self, there: Situation) -> Reaction:
        if self.over is None:
            return self.stay(there, tell="A route begins at a city: click one, or add one first.")
        return msgspec.structs.replace(self, start=self.over.id).stay(there)

    def _ended(self, there: Situation, start: str, end: str) -> Reaction:
        lookup = there.lookup
        if start == end:
            if self.via:
                return self.stay(there, tell="A route cannot lead back to where it begins. Click another city.")
            return self._idle().stay(there, tell="No route.")
        title = joined(lookup, (start, end))
        twin = _twin(there, start, end)
        if twin is not None and not self.via:
            told = f"There is a route {title} already. Select it and double it, or click points to draw another way."
            return self._idle().stay(there, tell=told, select=frozenset({Ref("route", twin.id)}))
        fit = self._fit(lookup, start, end)
        arguments = FrozenMap({"ends": (start, end), "length": fit.length, "colors": (there.color,), "via": self.via})
        told = f"{title}: {spaces(fit.length)}."
        if fit.room != fit.length:
            told += f" The line has room for {fit.room}, a length that the rules have no points for."
        operation = Operation(f"Add {title}", add_route, arguments)
        return self._idle().stay(there, operation=operation, select_new="route", tell=told)

    def _fit(self, lookup: Lookup, start: str, end: str) -> Fit:
        cities = lookup.cities
        return fitting_length(lookup.variant, cities[start].at, self.via, cities[end].at)

    def _at(self, there: Situation, pointer: Pointer) -> "RouteTool":
        """The tool with the pointer elsewhere: on a city, or at a point that lines up."""
        tool, cities = self._here(there.lookup), there.lookup.cities
        under = city_at(there.lookup, pointer.at, pointer.reach)
        if under is not None:
            return msgspec.structs.replace(tool, at=cities[under.ref.id].at, guides=(), over=under.ref)
        last = tool.via[-1] if tool.via else cities[tool.start].at if tool.start is not None else None
        found = snapped(there.lookup, pointer.at, pointer, start=last)
        return msgspec.structs.replace(tool, at=found.at, guides=found.guides, over=None)

    def _here(self, lookup: Lookup) -> "RouteTool":
        """The tool without what is no longer on the map, since an undo may have taken it away."""
        tool = self if self.start is None or self.start in lookup.cities else self._idle()
        gone = tool.over is not None and tool.over.id not in lookup.cities
        return msgspec.structs.replace(tool, over=None) if gone else tool

    def _idle(self) -> "RouteTool":
        return RouteTool(at=self.at, over=self.over)


def _twin(there: Situation, start: str, end: str) -> Route | None:
    """The route that joins the two already."""
    return next((route for route in there.variant.routes if {*route.ends} == {start, end}), None)
