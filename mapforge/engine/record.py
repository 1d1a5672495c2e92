"""A game record: every move of a game with what chance added, one JSON object a line.

The first line is the head, every other a move, the last may be the outcome. A card is a color's id or ``locomotive``;
what a recorder did not see is null. The schema is ``game-record``.
"""

import json
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mapforge.engine.position import Position

FORMAT: Final = "mapforge-game"
VERSION: Final = 1
REPLACED: Final = "replaced"
"""Stands in a move's ``row`` where all open cards were discarded because of their locomotives."""
Card = str | None
Shuffling = Literal["at-once", "when-needed"]


class MapName(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which map: id and version; ``play`` is the hash of all that play depends on, left out if not known."""

    id: str
    version: str | None = None
    play: str | None = None


class Head(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line.

    ``hands``: cards dealt, by seat; ``offers``: tickets dealt, by seat. ``position`` stands in their place where the
    game began in the middle. ``shuffling``: when the discards become the deck (null: not known).
    """

    format: Literal["mapforge-game"] = FORMAT
    format_version: int = VERSION
    map: MapName
    players: int
    seed: int | None = None
    shuffling: Shuffling | None = "at-once"
    hands: tuple[tuple[Card, ...] | None, ...] | None = None
    offers: tuple[tuple[str, ...] | None, ...] | None = None
    position: Position | None = None
    comment: str | None = None


class Line(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A move, and what left the decks because of it.

    ``drawn`` from the deck into the hand; ``turned`` for a tunnel; ``row``: cards laid open, in order, ``replaced``
    where the whole row was discarded; ``shuffled``: how often the discards became the deck; ``offered`` tickets.
    """

    seat: int | None = None
    move: str
    drawn: Card | UnsetType = UNSET
    turned: tuple[str, ...] = ()
    row: tuple[Card, ...] | UnsetType | None = UNSET
    shuffled: int | UnsetType | None = UNSET
    offered: tuple[str, ...] | UnsetType | None = UNSET
    comment: str | None = None


class Outcome(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The last line: totals and ranks by seat, once the game is over."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    dead_end: bool = False


class Record(Struct, frozen=True):
    """A whole record; ``numbers`` are the lines in the file that the moves stand in."""

    head: Head
    lines: tuple[Line, ...]
    outcome: Outcome | None = None
    numbers: tuple[int, ...] = ()

    def text(self) -> str:
        """The record as JSON Lines."""
        parts: list[Any] = [self.head, *self.lines]
        if self.outcome is not None:
            parts.append({"outcome": self.outcome})
        plain = [msgspec.to_builtins(part) for part in parts]
        plain[0] = {"format": FORMAT, "format_version": VERSION} | plain[0]
        return "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in plain)


class BadRecordError(ValueError):
    """A record that cannot be read; ``line`` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def read_record(text: str) -> Record:
    """A record from its text; BadRecordError with the line of the first thing that cannot be understood."""
    rows = [(number, row) for number, row in enumerate(text.splitlines(), 1) if row.strip()]
    if not rows:
        raise BadRecordError(1, "the record is empty")
    objects = [(number, _object(number, row, number == rows[-1][0])) for number, row in rows]
    first, head = objects[0]
    if head.get("format") != FORMAT:
        raise BadRecordError(first, f'the first line must be the head, with "format": "{FORMAT}"')
    if head.get("format_version") != VERSION:
        found = head.get("format_version")
        raise BadRecordError(first, f"the record has format version {found}; this MapForge reads {VERSION}")
    outcome = None
    if "outcome" in objects[-1][1]:
        number, last = objects.pop()
        outcome = _converted(number, last["outcome"], Outcome)
    for number, row in objects[1:]:
        if "outcome" in row:
            raise BadRecordError(number, "the outcome must be the last line")
    lines = tuple(_converted(number, row, Line) for number, row in objects[1:])
    return Record(_converted(first, head, Head), lines, outcome, tuple(number for number, _row in objects[1:]))


def _object(number: int, row: str, last: bool) -> dict[str, Any]:
    try:
        found = json.loads(row)
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "it is nested too deep or a number too long"
        cut = "; was the record cut off?" if last else ""
        raise BadRecordError(number, f"the line is not JSON: {reason}{cut}") from None
    if not isinstance(found, dict):
        raise BadRecordError(number, "each line must be an object in curly brackets")
    return found


def _converted(number: int, row: Any, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise BadRecordError(number, f"the line does not follow the record's schema: {error}") from None
