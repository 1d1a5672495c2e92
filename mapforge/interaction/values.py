"""The words that the window and its tools share. All lengths in mm on the board, x to the right, y down."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, NamedTuple

from msgspec import Struct

from mapforge.edits.refusal import Refused
from mapforge.interaction.lookup import Lookup, looked_up
from mapforge.model import FrozenMap, Variant
from mapforge.model.forms import Point

Kind = Literal["city", "country", "route", "ticket", "picture"]
Key = Literal["escape", "enter", "backspace", "delete"]
Cursor = Literal["arrow", "cross", "move", "hand", "text"]
Phase = Literal["begin", "update", "commit", "cancel"]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Ref(NamedTuple):
    """A thing that can be selected. Border spots and junctions are of kind city; the picture's id is ``background``."""

    kind: Kind
    id: str


PICTURE = Ref("picture", "background")
Refs = frozenset[Ref]
NOTHING: Refs = frozenset()


class Pointer(Struct, frozen=True, kw_only=True):
    """Where the mouse is, and the keys held with it.

    ``reach``: how far from a thing still takes it, about 6 pixels. ``slack``: how far the pointer moves before a
    press becomes a drag. Both in mm, so they follow the zoom.
    """

    at: Point
    reach: float
    slack: float
    shift: bool = False
    ctrl: bool = False
    alt: bool = False


class Situation(Struct, frozen=True, kw_only=True):
    """What a tool acts on: the map, what is selected, and the choices for what is new.

    ``color``: of new tracks, None while not chosen. ``deck``: of new tickets, ``country``: of new border spots, both
    ids; None for the first deck, and for no country yet. ``known``: where things of this map lie, if the window has
    it at hand.
    """

    variant: Variant
    selection: Refs = NOTHING
    color: str | None = "gray"
    deck: str | None = None
    country: str | None = None
    known: Lookup | None = None

    @property
    def lookup(self) -> Lookup:
        """Where the things of this map lie."""
        return self.known if self.known is not None and self.known.variant is self.variant else looked_up(self.variant)


class Operation(Struct, frozen=True):
    """An edit with its arguments, and its name in the words of a menu: Move Paris."""

    name: str
    edit: Callable[..., Variant]
    arguments: Mapping[str, Any] = FrozenMap()

    def on(self, variant: Variant) -> Variant:
        """The map that comes of it. Raises Refused where it cannot be done."""
        return self.edit(variant, **self.arguments)

    def refusal(self, variant: Variant) -> str:
        """Why it cannot be done, in a designer's words; "" where it can."""
        try:
            self.on(variant)
        except Refused as refused:
            return str(refused)
        return ""


class Ask(Struct, frozen=True):
    """A small field to type in, on the board at ``at``; what is typed goes to the tool's ``answer``.

    ``what`` says what is asked for, ``text`` stands in it already, ``choices`` are offered while one types.
    """

    what: str
    at: Point
    text: str = ""
    choices: tuple[str, ...] = ()


class Drag(Struct, frozen=True):
    """One moment of a drag. An update's operation is applied to the map as the drag began, not as the last left it."""

    phase: Phase
    name: str = ""
    operation: Operation | None = None


class Preview(Struct, frozen=True):
    """What to show over the board while a tool is at work; none of it is part of the map.

    ``rubber``: the rubber band. ``trail``: a route or ticket being drawn. ``guides``: lines that a moved point has
    snapped to. ``hot``: what a click would take. ``ghost``: where a city would stand.
    """

    rubber: Box | None = None
    trail: tuple[Point, ...] = ()
    guides: tuple[tuple[Point, Point], ...] = ()
    hot: Ref | None = None
    ghost: Point | None = None


class Reaction(Struct, frozen=True, kw_only=True):
    """What comes of a pointer or key, to be done in this order: drags, operation, selection, then what is shown.

    ``tool``: the tool from now on. ``select``: the whole new selection, None to leave it. ``select_new``: after the
    operation, select the entries of that kind that it added, if any. ``ask`` and ``preview`` are what stands on the
    board from now on: an equal Ask leaves the open field as it is, None closes it. ``tell``: said once, "" leaves what
    was said last. If the operation is refused, neither selection nor ``tell`` holds.
    """

    tool: "Tool"
    drags: tuple[Drag, ...] = ()
    operation: Operation | None = None
    select: Refs | None = None
    select_new: Kind | None = None
    ask: Ask | None = None
    tell: str = ""
    preview: Preview = Preview()


class Tool(Struct, frozen=True):
    """A tool and what it is in the middle of. Each method takes what happened and gives a Reaction; none raises.

    The window tells of the left button and of moves with and without it; a double click comes as press, release,
    double, release. Here, nothing that happens changes anything.
    """

    name: ClassVar[str] = ""

    @property
    def cursor(self) -> Cursor:
        """The pointer's shape over the board."""
        return "arrow"

    @property
    def busy(self) -> bool:
        """Whether Escape would give something up: a drag, a line being drawn, a question."""
        return False

    def hint(self, _there: Situation, /) -> str:
        """One line for the status bar: what can be done next."""
        return ""

    def shown(self, _there: Situation, /) -> Preview:
        """What the tool shows over the board as it stands."""
        return Preview()

    def asks(self, _there: Situation, /) -> Ask | None:
        """The field that it waits for, if any."""
        return None

    def press(self, there: Situation, _pointer: Pointer, /) -> Reaction:
        """The button goes down."""
        return self.stay(there)

    def move(self, there: Situation, _pointer: Pointer, /) -> Reaction:
        """The pointer moves, with the button down or up."""
        return self.stay(there)

    def release(self, there: Situation, _pointer: Pointer, /) -> Reaction:
        """The button goes up."""
        return self.stay(there)

    def double(self, there: Situation, _pointer: Pointer, /) -> Reaction:
        """The button goes down for the second time in a double click."""
        return self.stay(there)

    def key(self, there: Situation, _key: Key, /) -> Reaction:
        """A key that tools know goes down."""
        return self.stay(there)

    def answer(self, there: Situation, _text: str | None, /) -> Reaction:
        """What was typed into the field that was asked for; None: it was given up."""
        return self.stay(there)

    def leave(self, there: Situation, /) -> Reaction:
        """Another tool is taken, or another map opened: whatever is under way is given up."""
        return self.key(there, "escape") if self.busy else self.stay(there)

    def stay(
        self,
        there: Situation,
        /,
        *,
        drags: tuple[Drag, ...] = (),
        operation: Operation | None = None,
        select: Refs | None = None,
        select_new: Kind | None = None,
        tell: str = "",
    ) -> Reaction:
        """The reaction that leaves this tool in hand, with what it shows and asks, and whatever else is given."""
        return Reaction(
            tool=self,
            drags=drags,
            operation=operation,
            select=select,
            select_new=select_new,
            ask=self.asks(there),
            tell=tell,
            preview=self.shown(there),
        )
