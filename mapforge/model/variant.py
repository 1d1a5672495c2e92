"""The whole map as one immutable value."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mapforge.model.board import Board
from mapforge.model.cities import City, Country
from mapforge.model.colors import USUAL_COLORS, Color
from mapforge.model.forms import (
    Count,
    DeckOfMap,
    Hex,
    Id,
    Language,
    Line,
    MapId,
    Name,
    Prose,
    VersionRange,
    VersionText,
)
from mapforge.model.frozen import EMPTY, FrozenMap, by_id, frozen_extras, put, text, texts
from mapforge.model.house import Mark, Note
from mapforge.model.routes import Route
from mapforge.model.rules import Rules
from mapforge.model.tickets import Deck, Ticket

Severity = Literal["error", "warning", "info", "off"]
Counts = FrozenMap[Id, Count]
DecksOfMaps = FrozenMap[Id, Annotated[tuple[DeckOfMap, ...], Meta(min_length=1, max_length=20)]]
Code = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z0-9]+)*\Z", max_length=60)]


_TABLES = (
    "border_spots",
    "tracks_by_color",
    "spaces_by_color",
    "tickets",
    "groups",
    "tickets_touch",
    "tickets_from",
    "tickets_with",
)


class Extends(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The base of a map that is saved as a difference: its id, and the versions of it that will do (empty: any)."""

    id: MapId
    version: VersionRange | None = None


class Theme(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the board is drawn, where it is not to look as usual; null stands for the usual look.

    ``paper`` where there is no picture, ``frame`` under the score track, ``gray`` for gray tracks, ``city`` for dots,
    ``name`` and ``halo`` for letters and what is behind them.
    """

    paper: Hex | None = None
    frame: Hex | None = None
    gray: Hex | None = None
    city: Hex | None = None
    name: Hex | None = None
    halo: Hex | None = None
    score_track: bool | None = None
    legend: bool | None = None


class Expect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Counts the map must have, as its publisher or designer states them; what is left out is not held to anything.

    ``cities`` are of kind city; ``routes`` pairs of ends, ``double_routes`` those with two or three tracks;
    ``tunnels`` and ``ferries`` are tracks; ``tickets`` are cards by deck, copies counted; ``groups`` cities by group.

    Of the tickets of a deck: ``tickets_touch`` names a group one of whose cities each ticket has as an end;
    ``tickets_from`` decks (of the base, or of another map) each ticket is taken from as it is; ``tickets_with`` decks
    whose every ticket is there, at whatever value.
    """

    cities: Count | None = None
    border_spots: Counts | None = None
    routes: Count | None = None
    double_routes: Count | None = None
    tracks: Count | None = None
    tracks_by_color: Counts | None = None
    spaces: Count | None = None
    spaces_by_color: Counts | None = None
    tunnels: Count | None = None
    ferries: Count | None = None
    tickets: Counts | None = None
    groups: Counts | None = None
    tickets_touch: FrozenMap[Id, Id] | None = None
    tickets_from: DecksOfMaps | None = None
    tickets_with: DecksOfMaps | None = None

    def __post_init__(self) -> None:
        for name in _TABLES:
            table = getattr(self, name)
            if table is not None:
                put(self, **{name: FrozenMap({key: table[key] for key in sorted(table)})})


class Accepted(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A problem the designer has accepted, by its key; ``value`` is what was measured then."""

    id: Annotated[str, Meta(min_length=1, max_length=500)]
    comment: Line
    value: Annotated[float, Meta(ge=-1e9, le=1e9)] | None = None

    def __post_init__(self) -> None:
        put(self, comment=text(self.comment))
        if self.value is not None:
            put(self, value=round(float(self.value), 4) + 0.0)


class Checking(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How this map wants to be checked: severities by problem code, and accepted problems."""

    severity: FrozenMap[Code, Severity] = EMPTY
    accepted: tuple[Accepted, ...] = ()

    def __post_init__(self) -> None:
        put(self, severity=FrozenMap({code: self.severity[code] for code in sorted(self.severity)}))
        put(self, accepted=by_id(self.accepted))


class Variant(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A map, whole: what its file says together with what its base says. Collections are sorted by id.

    ``extends`` is kept so that a child is saved as its difference; everything else holds the values in force.
    """

    id: MapId
    version: VersionText
    extends: Extends | None = None
    name: FrozenMap[Language, Name]
    authors: tuple[Name, ...] = ()
    license: Name = ""
    credits: tuple[Line, ...] = ()
    board: Board
    colors: tuple[Color, ...] = ()
    cities: tuple[City, ...] = ()
    countries: tuple[Country, ...] = ()
    routes: tuple[Route, ...] = ()
    decks: tuple[Deck, ...] = ()
    rules: Rules = Rules()
    marks: tuple[Mark, ...] = ()
    rules_text: FrozenMap[Language, Prose] = EMPTY
    notes: tuple[Note, ...] = ()
    theme: Theme = Theme()
    expect: Expect = Expect()
    checks: Checking = Checking()
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        for name in ("cities", "countries", "routes", "decks", "marks", "notes"):
            put(self, **{name: by_id(getattr(self, name))})
        put(self, name=texts(self.name), rules_text=texts(self.rules_text), license=text(self.license))
        put(self, authors=tuple(map(text, self.authors)), credits=tuple(map(text, self.credits)))
        put(self, extras=frozen_extras(self.extras))

    @property
    def title(self) -> str:
        """The map's name for people: English where there is one, else the first, else the id."""
        return self.name.get("en") or next(iter(self.name.values()), "") or self.id

    @property
    def card_colors(self) -> tuple[Color, ...]:
        """The colors of train cards: the map's own table, or the usual eight."""
        return self.colors or USUAL_COLORS

    @property
    def tickets(self) -> tuple[Ticket, ...]:
        """All tickets of all decks."""
        return tuple(ticket for deck in self.decks for ticket in deck.tickets)
