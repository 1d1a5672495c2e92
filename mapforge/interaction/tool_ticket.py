"""The tool that makes tickets."""

from typing import ClassVar

import msgspec

from mapforge.edits.decks import add_deck
from mapforge.edits.series import in_turn
from mapforge.edits.tickets import add_ticket
from mapforge.interaction.hits import place_at
from mapforge.interaction.lookup import Lookup
from mapforge.interaction.suggesting import fitting_deck, fitting_points
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
from mapforge.interaction.wording import joined, place_name
from mapforge.model import FrozenMap
from mapforge.model.forms import Point

NEW_DECK = "Main"
"""The name of the deck that the first ticket of a map without decks makes; its id, main, is the one the rules deal."""


class TicketTool(Tool, frozen=True):
    """A click on each of two cities or countries: a ticket between them, with as many points as the way has spaces.

    ``start``: the city or country clicked first, ``grabbed`` where; ``over``: what a click would take.
    """

    name: ClassVar[str] = "ticket"
    start: Ref | None = None
    grabbed: Point | None = None
    at: Point | None = None
    over: Ref | None = None
    pressed: bool = False

    @property
    def cursor(self) -> Cursor:
        """A hand over cities and countries."""
        return "hand" if self.over is not None else "arrow"

    @property
    def busy(self) -> bool:
        """Whether the first of the two is chosen."""
        return self.start is not None

    def hint(self, there: Situation, /) -> str:
        """What comes next, and what the ticket would be worth."""
        lookup = there.lookup
        tool = self._here(lookup)
        if tool.start is None:
            return "Click the city or country where the ticket begins."
        name = place_name(lookup, tool.start.id)
        end = _end(lookup, tool.over)
        if end is not None and end.id != tool.start.id:
            points, way_there = fitting_points(there.variant, tool.start.id, end.id)
            worth = f"{points} point{'' if points == 1 else 's'}"
            way = worth if way_there else f"no path yet, so {worth}"
            return f"Click: ticket {joined(lookup, (tool.start.id, end.id))}, {way}."
        return f"From {name}: click the city or country where the ticket leads. Esc: no ticket."

    def shown(self, there: Situation, /) -> Preview:
        """A line from the first to the pointer, and what lies under it."""
        tool = self._here(there.lookup)
        if tool.start is None or tool.grabbed is None or tool.at is None:
            return Preview(hot=tool.over)
        return Preview(trail=(tool.grabbed, tool.at), hot=tool.over)

    def press(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The button goes down; where it goes up counts."""
        return msgspec.structs.replace(self._at(there, pointer), pressed=True).stay(there)

    def move(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The line follows the pointer."""
        return self._at(there, pointer).stay(there)

    def release(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Chooses the first end, or makes the ticket."""
        if not self.pressed:
            return self.stay(there)
        found = msgspec.structs.replace(self._at(there, pointer), pressed=False)
        end = _end(there.lookup, found.over)
        if end is None:
            return found.stay(there, tell=_no_end(there.lookup, found.over))
        if found.start is None:
            return msgspec.structs.replace(found, start=end, grabbed=found.at).stay(there)
        if found.start.id == end.id:
            return found._idle().stay(there, tell="No ticket: it needs two different ends.")
        return found._made(there, found.start.id, end.id)

    def key(self, there: Situation, key: Key, /) -> Reaction:
        """Escape and Backspace give up the first end."""
        if key in ("escape", "backspace"):
            return self._idle().stay(there, tell="No ticket." if self.start is not None else "")
        return self.stay(there)

    def _made(self, there: Situation, start: str, end: str) -> Reaction:
        variant, lookup = there.variant, there.lookup
        points, way_there = fitting_points(variant, start, end)
        title = joined(lookup, (start, end))
        deck = fitting_deck(variant, there.deck)
        arguments = FrozenMap({"deck": "main" if deck is None else deck, "start": start, "to": ((end, points),)})
        told = f"Ticket {title}: {points} point{'' if points == 1 else 's'}."
        if not way_there:
            told += " No path joins the two yet: set its points when there is one."
        if any({*ticket.ends} == {start, end} for ticket in variant.tickets):
            told += " There is another ticket between the two."
        operation = Operation(f"Add ticket {title}", add_ticket, arguments)
        if deck is None:
            steps = ((add_deck, FrozenMap({"name": NEW_DECK})), (add_ticket, arguments))
            operation = Operation(operation.name, in_turn, FrozenMap({"steps": steps}))
        return self._idle().stay(there, operation=operation, select_new="ticket", tell=told)

    def _at(self, there: Situation, pointer: Pointer) -> "TicketTool":
        under = place_at(there.lookup, pointer.at, pointer.reach)
        over = under.ref if under is not None else None
        cities = there.lookup.cities
        at = cities[over.id].at if over is not None and over.kind == "city" else pointer.at
        return msgspec.structs.replace(self._here(there.lookup), at=at, over=over)

    def _here(self, lookup: Lookup) -> "TicketTool":
        """The tool without what is no longer on the map, since an undo may have taken it away."""
        tool = self if self.start is None or _known(lookup, self.start) else self._idle()
        gone = tool.over is not None and not _known(lookup, tool.over)
        return msgspec.structs.replace(tool, over=None) if gone else tool

    def _idle(self) -> "TicketTool":
        return TicketTool(at=self.at, over=self.over)


def _end(lookup: Lookup, ref: Ref | None) -> Ref | None:
    """The city or country that a ticket can end at; of a border spot its country, None of what is no end."""
    if ref is None or ref.kind == "country":
        return ref
    city = lookup.cities.get(ref.id)
    owner = lookup.country_of.get(ref.id)
    if city is not None and city.kind == "border":
        return Ref("country", owner.id) if owner is not None else None
    return ref if city is not None and city.kind == "city" else None


def _no_end(lookup: Lookup, ref: Ref | None) -> str:
    """Why no ticket ends at what was clicked."""
    if ref is None:
        return "A ticket joins cities or countries: click one."
    if lookup.cities[ref.id].kind == "junction":
        return "No ticket ends at a junction. Click a city or a country."
    return "This border spot belongs to no country. Give it one first, or click a city."


def _known(lookup: Lookup, ref: Ref) -> bool:
    return ref.id in (lookup.countries if ref.kind == "country" else lookup.cities)
