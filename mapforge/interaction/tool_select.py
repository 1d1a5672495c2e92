"""The tool that selects, moves, bends, renames and deletes."""

from typing import ClassVar

import msgspec
from msgspec import Struct

from mapforge.edits.cities import rename_city
from mapforge.edits.countries import rename_country
from mapforge.edits.routes import set_via
from mapforge.interaction.actions import delete, existing
from mapforge.interaction.dragging import Dragging, begun, ended, given_up, is_drag, pulled
from mapforge.interaction.grips import grip
from mapforge.interaction.hits import Hit, hit, within
from mapforge.interaction.pointed import point_of
from mapforge.interaction.values import (
    NOTHING,
    Ask,
    Box,
    Cursor,
    Key,
    Operation,
    Pointer,
    Preview,
    Reaction,
    Ref,
    Refs,
    Situation,
    Tool,
)
from mapforge.interaction.wording import described, place_name, route_name
from mapforge.model import FrozenMap, Place
from mapforge.model.forms import Point


class Pressed(Struct, frozen=True):
    """The button is down and has not moved far yet."""

    at: Point
    hit: Hit | None


class Band(Struct, frozen=True):
    """A rubber band. ``kept``: what stays selected beside what it holds."""

    start: Point
    to: Point
    kept: Refs

    @property
    def box(self) -> Box:
        """Its rectangle."""
        (x, y), (u, v) = self.start, self.to
        return min(x, u), min(y, v), max(x, u), max(y, v)


class Renaming(Struct, frozen=True):
    """A new name is asked for. ``typed``: one that would not do, to be changed; empty for the name as it is."""

    ref: Ref
    at: Point
    typed: str = ""


class SelectTool(Tool, frozen=True):
    """Click selects, Ctrl or Shift adds and takes away, a drag moves what is selected or draws a rubber band."""

    name: ClassVar[str] = "select"
    doing: Pressed | Band | Dragging | Renaming | None = None
    over: Hit | None = None

    @property
    def cursor(self) -> Cursor:
        """A hand over what can be taken hold of."""
        if isinstance(self.doing, Dragging):
            return "move"
        if isinstance(self.doing, Band) or self.over is None:
            return "arrow"
        return "hand"

    @property
    def busy(self) -> bool:
        """Whether a drag, a rubber band or a question is under way."""
        return self.doing is not None

    def hint(self, there: Situation, /) -> str:
        """What a drag or click would do."""
        if isinstance(self.doing, Dragging):
            return f"{self.doing.grip.name(self.doing.began)}. Alt: without snapping. Shift: straight. Esc: back."
        if isinstance(self.doing, Renaming):
            return "Type the new name. Enter: done. Esc: as it was."
        if there.selection:
            what = described(there.lookup, there.selection)
            return f"{what[:1].upper()}{what[1:]}. Drag to move, Del to delete."
        return "Click to select, drag over the empty board to select several. Ctrl or Shift: more."

    def shown(self, there: Situation, /) -> Preview:
        """The rubber band, the guides of a drag, or what lies under the pointer."""
        if isinstance(self.doing, Band):
            return Preview(rubber=self.doing.box)
        if isinstance(self.doing, Dragging):
            return Preview(guides=self.doing.guides)
        over = frozenset() if self.over is None else existing(there.lookup, frozenset({self.over.ref}))
        return Preview(hot=next(iter(over), None))

    def asks(self, there: Situation, /) -> Ask | None:
        """The new name of a city or country."""
        if not isinstance(self.doing, Renaming):
            return None
        ref, lookup = self.doing.ref, there.lookup
        if ref.kind == "country" and ref.id in lookup.countries:
            return Ask("Country name", self.doing.at, self.doing.typed or lookup.countries[ref.id].name)
        if ref.kind == "city" and ref.id in lookup.cities:
            return Ask("City name", self.doing.at, self.doing.typed or lookup.cities[ref.id].name)
        return None

    def press(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Nothing yet: whether this is a click or a drag shows when the pointer moves or the button goes up."""
        if isinstance(self.doing, Dragging):
            return self.key(there, "escape")
        found = hit(there.lookup, pointer.at, pointer.reach, there.selection)
        return self._now(Pressed(pointer.at, found), found).stay(there)

    def move(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Starts or goes on with a drag or rubber band; else shows what lies under the pointer."""
        doing = self.doing
        if isinstance(doing, Pressed):
            return self._started(there, doing, pointer) if is_drag(doing.at, pointer) else self.stay(there)
        if isinstance(doing, Band):
            band = Band(doing.start, pointer.at, doing.kept)
            return self._now(band).stay(there, select=band.kept | within(there.lookup, band.box))
        if isinstance(doing, Dragging):
            dragging, drags = pulled(doing, pointer)
            return self._now(dragging, self.over).stay(there, drags=drags)
        found = hit(there.lookup, pointer.at, pointer.reach, there.selection)
        return self._now(doing, found).stay(there)

    def release(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Ends a drag or rubber band, or was a click."""
        doing = self.doing
        if isinstance(doing, Pressed):
            return self._now(None, doing.hit).stay(there, select=_clicked(there, doing.hit, pointer))
        if isinstance(doing, Band):
            return self._now(None).stay(there)
        if isinstance(doing, Dragging):
            return self._now(None, self.over).stay(there, drags=ended(doing, pointer))
        return self.stay(there)

    def double(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """On a via point: away with it. On a city or a country's name: asks for another name."""
        if isinstance(self.doing, Dragging):
            return self.key(there, "escape")
        found = hit(there.lookup, pointer.at, pointer.reach, there.selection)
        if found is None:
            return self._now(None).stay(there)
        if found.part == "via":
            return self._now(None).stay(there, operation=_without_via(there, found))
        if found.ref.kind in ("city", "country"):
            ref = _named(there, found.ref)
            return self._now(Renaming(ref, pointer.at), found).stay(there, select=frozenset({found.ref}))
        return self._now(None, found).stay(there)

    def key(self, there: Situation, key: Key, /) -> Reaction:
        """Escape gives up what is under way, or selects nothing; Delete deletes the selection."""
        doing = self.doing
        if key == "escape":
            idle = self._now(None, self.over)
            if isinstance(doing, Dragging):
                return idle.stay(there, drags=given_up(doing), tell="Back as it was.")
            if isinstance(doing, Band):
                return idle.stay(there, select=doing.kept)
            return idle.stay(there, select=NOTHING if doing is None else None)
        if key in ("delete", "backspace") and doing is None:
            offer = delete(there)
            if offer.operation is None:
                return self.stay(there, tell=offer.why_not)
            return self._now(None).stay(there, operation=offer.operation, select=offer.select, tell=offer.tell)
        return self.stay(there)

    def answer(self, there: Situation, text: str | None, /) -> Reaction:
        """The new name; given up, it changes nothing, and one that will not do is told and can be changed."""
        doing, idle = self.doing, self._now(None, self.over)
        if not isinstance(doing, Renaming):
            return self.stay(there)
        if text is None or not existing(there.lookup, frozenset({doing.ref})):
            return idle.stay(there)
        edit = rename_country if doing.ref.kind == "country" else rename_city
        arguments = FrozenMap({doing.ref.kind: doing.ref.id, "name": text.strip()})
        operation = Operation(f"Rename {place_name(there.lookup, doing.ref.id)}", edit, arguments)
        refusal = operation.refusal(there.variant)
        if refusal:
            return self._now(Renaming(doing.ref, doing.at, text), self.over).stay(there, tell=refusal)
        return idle.stay(there, operation=operation)

    def _started(self, there: Situation, pressed: Pressed, pointer: Pointer) -> Reaction:
        """A drag of what was selected when it was pressed; from anything else, a rubber band."""
        held = grip(there, pressed.hit, pressed.at) if pressed.hit is not None else None
        if held is not None:
            dragging, drags = begun(there, held, pointer)
            return self._now(dragging, pressed.hit).stay(there, drags=drags)
        kept = there.selection if pointer.ctrl or pointer.shift else NOTHING
        band = Band(pressed.at, pointer.at, kept)
        return self._now(band).stay(there, select=kept | within(there.lookup, band.box))

    def _now(self, doing: Pressed | Band | Dragging | Renaming | None, over: Hit | None = None) -> "SelectTool":
        return msgspec.structs.replace(self, doing=doing, over=over)


def _clicked(there: Situation, found: Hit | None, pointer: Pointer) -> Refs:
    """The selection after a click."""
    more = pointer.ctrl or pointer.shift
    if found is None:
        return there.selection if more else NOTHING
    if found.part in ("via", "corner", "turn"):
        return there.selection
    return there.selection ^ {found.ref} if more else frozenset({found.ref})


def renaming(there: Situation) -> SelectTool | None:
    """The tool asking for another name of the one city or country that is selected; None if there is no such one."""
    ref = next(iter(there.selection)) if len(there.selection) == 1 else None
    if ref is None or ref.kind not in ("city", "country"):
        return None
    asked = _named(there, ref)
    at = point_of(there.lookup, Place(path=(), ids=(ref.id,)))
    return SelectTool(doing=Renaming(asked, at)) if at is not None else None


def clicked_beside(there: Situation, found: Hit | None) -> Refs:
    """The selection for a menu over what lies under the pointer: as it is if that belongs to it, else that alone."""
    if found is None:
        return NOTHING
    return there.selection if found.ref in there.selection else frozenset({found.ref})


def _without_via(there: Situation, found: Hit) -> Operation:
    route = there.lookup.routes[found.ref.id]
    via = route.via[: found.number] + route.via[found.number + 1 :]
    name = f"Take a point from {route_name(there.lookup, route)}"
    return Operation(name, set_via, FrozenMap({"route": route.id, "via": via}))


def _named(there: Situation, ref: Ref) -> Ref:
    """What a double click names: a border spot shows its country's name, so the country."""
    city = there.lookup.cities.get(ref.id) if ref.kind == "city" else None
    owner = there.lookup.country_of.get(ref.id)
    if city is not None and city.kind == "border" and owner is not None:
        return Ref("country", owner.id)
    return ref
