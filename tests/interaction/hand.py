"""A hand on the board: what a window does with a tool's reactions, without a window."""

from typing import Any

from mapforge.edits.history import History
from mapforge.interaction.actions import existing
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import Ask, Key, Kind, Pointer, Preview, Reaction, Ref, Refs, Situation, Tool
from mapforge.model import Variant
from mapforge.model.forms import Point
from tests.edits.samples import mini

REACH, SLACK = 2.0, 1.0


class Hand:
    """A tool in hand, the map under it and its history.

    ``told`` is what was said last, ``done`` the names of all that was ever done, whether or not it was undone.
    """

    def __init__(
        self, tool: Tool, variant: Variant | None = None, selection: Refs = frozenset(), **choices: Any
    ) -> None:
        self.tool = tool
        self.history = History(mini() if variant is None else variant)
        self.selection = selection
        self.choices = choices
        self.began = self.variant
        self.told = ""
        self.done: list[str] = []
        self.ask: Ask | None = None
        self.preview = Preview()

    @property
    def variant(self) -> Variant:
        """The map as it stands."""
        return self.history.variant

    @property
    def there(self) -> Situation:
        """What the tool is told."""
        return Situation(variant=self.variant, selection=self.selection, **self.choices)

    @property
    def steps(self) -> list[str]:
        """The names of all steps done, the latest last."""
        names: list[str] = []
        while self.history.undo_name is not None:
            names.insert(0, self.history.undo_name)
            self.history.undo()
        for _ in names:
            self.history.redo()
        return names

    @property
    def asked(self) -> str:
        """What is being asked for; nothing when no field is open."""
        return "" if self.ask is None else self.ask.what

    @property
    def cursor(self) -> str:
        """The pointer's shape."""
        return self.tool.cursor

    def press(self, x: float, y: float, **held: bool) -> None:
        """The button down."""
        self.follow(self.tool.press(self.there, pointer(x, y, **held)))

    def move(self, x: float, y: float, **held: bool) -> None:
        """The pointer elsewhere."""
        self.follow(self.tool.move(self.there, pointer(x, y, **held)))

    def release(self, x: float, y: float, **held: bool) -> None:
        """The button up."""
        self.follow(self.tool.release(self.there, pointer(x, y, **held)))

    def click(self, x: float, y: float, **held: bool) -> None:
        """There, down and up."""
        self.move(x, y, **held)
        self.press(x, y, **held)
        self.release(x, y, **held)

    def drag(self, start: Point, *ways: Point, **held: bool) -> None:
        """Down at the start, along the ways, up at the last."""
        self.press(*start, **held)
        for at in ways:
            self.move(*at, **held)
        self.release(*ways[-1], **held)

    def double(self, x: float, y: float) -> None:
        """A double click, as windows tell of it."""
        self.click(x, y)
        self.follow(self.tool.double(self.there, pointer(x, y)))
        self.release(x, y)

    def key(self, key: Key) -> None:
        """A key down."""
        self.follow(self.tool.key(self.there, key))

    def answer(self, text: str | None) -> None:
        """What was asked for."""
        self.follow(self.tool.answer(self.there, text))

    def follow(self, reaction: Reaction) -> None:
        """Does what the tool wants. Raises Refused where an operation is."""
        self.tool = reaction.tool
        for drag in reaction.drags:
            if drag.phase == "begin":
                self.history.begin(drag.name)
                self.began = self.variant
            elif drag.phase == "update" and drag.operation is not None:
                self.history.update(drag.operation.on(self.began))
            elif drag.phase == "commit":
                self.history.commit()
                self.done.append(drag.name)
            elif drag.phase == "cancel":
                self.history.cancel()
        before = self.variant
        if reaction.operation is not None:
            self.history.do(reaction.operation.name, reaction.operation.on(before))
            self.done.append(reaction.operation.name)
        if reaction.select is not None:
            self.selection = reaction.select
        if reaction.select_new is not None:
            self.selection = frozenset(
                Ref(reaction.select_new, entry)
                for entry in sorted(ids(self.variant, reaction.select_new) - ids(before, reaction.select_new))
            )
        self.selection = existing(looked_up(self.variant), self.selection)
        self.told = reaction.tell or self.told
        self.ask, self.preview = reaction.ask, reaction.preview


def pointer(x: float, y: float, **held: bool) -> Pointer:
    """The mouse there, at a usual zoom."""
    return Pointer(at=(x, y), reach=REACH, slack=SLACK, **held)


def ids(variant: Variant, kind: Kind) -> set[str]:
    """The ids of all entries of a kind."""
    table: dict[str, Any] = {"city": variant.cities, "country": variant.countries, "route": variant.routes}
    return {entry.id for entry in table.get(kind, variant.tickets)}


def cities(*names: str) -> Refs:
    """Cities as a selection."""
    return frozenset(Ref("city", name) for name in names)


def routes(*names: str) -> Refs:
    """Routes as a selection."""
    return frozenset(Ref("route", name) for name in names)


def at(variant: Variant, city: str) -> Point:
    """Where a city stands."""
    return next(entry.at for entry in variant.cities if entry.id == city)


def via(variant: Variant, route: str) -> tuple[Point, ...]:
    """The bends of a route."""
    return next(entry.via for entry in variant.routes if entry.id == route)
