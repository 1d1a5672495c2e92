"""A position: all there is to know of a game at one moment, hidden things included, in words.

Every field may be left out where a position is written by hand; what is left out is empty, or follows from the rest.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from mapforge.model import FrozenMap
from mapforge.model.frozen import EMPTY, put

Phase = Literal["start-tickets", "turn", "second-card", "tunnel", "keep-tickets", "over"]
Count = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
"""As many as there may be, in numbers that compiled code can hold."""
UNKNOWN: Final = "unknown"
"""A card that nobody saw, in records of games played elsewhere."""
Cards = FrozenMap[str, int]
"""Cards by color id, and ``locomotive``."""


class Tunnel(Struct, frozen=True, forbid_unknown_fields=True):
    """A tunnel that waits for extra cards: its track, the cards laid for it, those turned over."""

    track: str
    laid: dict[str, int]
    turned: tuple[str, ...]

    def __post_init__(self) -> None:
        put(self, laid=FrozenMap(self.laid))


class Generators(Struct, frozen=True, forbid_unknown_fields=True):
    """States of the two streams of chance: shuffles of train cards and of returned tickets."""

    trains: Count
    tickets: Count


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position. Seats from 0; decks top first.

    - ``hands``: cards by seat. ``row``: left out, laid from the deck. ``deck``: left out, what is left of the map's
      cards in the seed's order; given, cards named nowhere are out of the game.
    - ``tickets`` kept, ``offers`` drawn and not chosen from yet, by seat; ``choices``: what seats keep that have chosen
      at the start. ``ticket_decks``: left out, the rest in the seed's order.
    - ``trains``, ``scores``: left out, as the owned ``tracks`` (``route/number`` to seat) say. ``stations``: city to
      seat.
    - ``last_round``: turns left, this one included, once it runs. ``passes`` in a row; ``turns`` completed.
    """

    players: int = 2
    turn: int = 0
    phase: Phase = "turn"
    hands: tuple[dict[str, int], ...] = ()
    row: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    discards: dict[str, int] = EMPTY
    tickets: tuple[tuple[str, ...], ...] = ()
    offers: tuple[tuple[str, ...], ...] = ()
    choices: tuple[tuple[str, ...] | None, ...] = ()
    ticket_decks: dict[str, tuple[str, ...]] | None = None
    trains: tuple[Count, ...] | None = None
    tracks: dict[str, int] = EMPTY
    stations: dict[str, int] = EMPTY
    scores: tuple[Count, ...] | None = None
    tunnel: Tunnel | None = None
    last_round: Annotated[int, Meta(ge=1)] | None = None
    passes: Count = 0
    turns: Count = 0
    generators: Generators | None = None
    dead_end: bool = False
    trace: Count = 0

    def __post_init__(self) -> None:
        put(self, hands=tuple(map(FrozenMap, self.hands)), discards=FrozenMap(self.discards))
        put(self, tracks=FrozenMap(self.tracks), stations=FrozenMap(self.stations))
        if self.ticket_decks is not None:
            put(self, ticket_decks=FrozenMap(self.ticket_decks))


def position_of(plain: "Position | dict[str, Any]") -> Position:
    """A Position from its plain form; ValueError with the place of what does not fit."""
    if isinstance(plain, Position):
        return plain
    try:
        return msgspec.convert(plain, Position)
    except msgspec.ValidationError as error:
        raise ValueError(f"the position does not hold: {error}") from None
