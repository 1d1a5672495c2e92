"""The tool that puts cities on the board."""

from typing import ClassVar, Self

import msgspec

from mapforge.edits.cities import add_city
from mapforge.interaction.hits import city_at
from mapforge.interaction.snapping import Guide, snapped
from mapforge.interaction.values import (
    Ask,
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
from mapforge.interaction.wording import place_name
from mapforge.model import FrozenMap
from mapforge.model.forms import Point


class SpotTool(Tool, frozen=True):
    """What tools that put a dot on the board share: a click on the empty board says where, and asks for a name.

    ``at``: where the dot would stand; ``asking``: where it will, once it has a name; ``typed``: a name that would not
    do, to be changed.
    """

    at: Point | None = None
    guides: tuple[Guide, ...] = ()
    over: Ref | None = None
    pressed: bool = False
    asking: Point | None = None
    typed: str = ""

    @property
    def cursor(self) -> Cursor:
        """A cross where a dot can stand."""
        return "cross" if self.over is None else "arrow"

    @property
    def busy(self) -> bool:
        """Whether a name is being asked for."""
        return self.asking is not None

    def shown(self, _there: Situation, /) -> Preview:
        """The dot where it would stand, and what it lines up with."""
        if self.asking is not None:
            return Preview(ghost=self.asking)
        if self.over is not None:
            return Preview(hot=self.over)
        return Preview(ghost=self.at, guides=self.guides)

    def press(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The button goes down; where it goes up counts."""
        return msgspec.structs.replace(self._at(there, pointer), pressed=True, asking=None, typed="").stay(there)

    def move(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """The dot that would be made goes with the pointer."""
        return self.stay(there) if self.asking is not None else self._at(there, pointer).stay(there)

    def release(self, there: Situation, pointer: Pointer, /) -> Reaction:
        """Asks for the name, unless there is a city at that place."""
        if not self.pressed:
            return self.stay(there)
        found = msgspec.structs.replace(self._at(there, pointer), pressed=False)
        if found.over is not None:
            taken = place_name(there.lookup, found.over.id)
            return found.stay(there, tell=f"{taken} stands there already. Click beside it.")
        return msgspec.structs.replace(found, asking=found.at).stay(there)

    def key(self, there: Situation, key: Key, /) -> Reaction:
        """Escape gives up the dot that waits for its name."""
        if key == "escape":
            return self._idle().stay(there)
        return self.stay(there)

    def _idle(self) -> Self:
        return msgspec.structs.replace(self, asking=None, pressed=False, typed="")

    def _added(self, there: Situation, operation: Operation, text: str, told: str) -> Reaction:
        """The dot with its name; a name that will not do is told and can be changed."""
        refusal = operation.refusal(there.variant)
        if refusal:
            return msgspec.structs.replace(self, typed=text).stay(there, tell=refusal)
        return self._idle().stay(there, operation=operation, select_new="city", tell=told)

    def _at(self, there: Situation, pointer: Pointer) -> Self:
        under = city_at(there.lookup, pointer.at, 0.0)
        found = snapped(there.lookup, pointer.at, pointer)
        return msgspec.structs.replace(
            self, at=found.at, guides=found.guides, over=under.ref if under is not None else None
        )


class CityTool(SpotTool, frozen=True):
    """Click on the empty board, type a name: a city, and the next one can follow."""

    name: ClassVar[str] = "city"

    def hint(self, _there: Situation, /) -> str:
        """What comes next."""
        if self.asking is not None:
            return "Type the city's name. Enter: done. Esc: no city."
        return "Click where a city is to be. It lines up with others; Alt: without snapping."

    def asks(self, _there: Situation, /) -> Ask | None:
        """The city's name."""
        return Ask("City name", self.asking, self.typed) if self.asking is not None else None

    def answer(self, there: Situation, text: str | None, /) -> Reaction:
        """A city of that name; without a name none, and that is told."""
        at = self.asking
        if at is None or text is None:
            return self._idle().stay(there)
        name = text.strip()
        if not name:
            return self._idle().stay(there, tell="A city needs a name: click again and type one.")
        namesakes = any(city.name.casefold() == name.casefold() for city in there.variant.cities)
        operation = Operation(f"Add {name}", add_city, FrozenMap({"name": name, "at": at}))
        return self._added(there, operation, text, f"There is another city named {name}." if namesakes else "")
