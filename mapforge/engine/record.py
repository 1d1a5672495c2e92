"""A game record: every move of a game with what chance added, one JSON object a line.

The first line is the head, every other a move, the last may be the outcome. A card is a color's id or ``locomotive``;
what a recorder did not see is null. The schema is ``game-record``.
"""

import json
import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mapforge.engine.position import Position

FORMAT: Final = "mapforge-game"
VERSION: Final = 1
REPLACED: Final = "replaced"
"""Stands in a move's ``row`` where all open cards were discarded because of their locomotives."""
_LINE_ENDS: Final = re.compile(r"\r\n|\r|\n")
"""Not those that Unicode knows besides: they may stand in a comment."""
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
    move: Annotated[str, Meta(max_length=2000)]
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
    """A record that cannot be read; ``line`` counts from 1, ``before`` is what stands above it (None: no head)."""

    def __init__(self, line: int, message: str, before: Record | None = None) -> None:
        super().__init__(message)
        self.line = line
        self.before = before


def read_record(text: str) -> Record:
    """A record from its text; BadRecordError with the line of the first thing that cannot be understood."""
    rows = [(number, row) for number, row in enumerate(_LINE_ENDS.split(text), 1) if row.strip()]
    if not rows:
        raise BadRecordError(1, "the record is empty")
    last = rows[-1][0]
    head = _head(rows[0][0], _object(*rows[0], rows[0][0] == last))
    lines: list[Line] = []
    numbers: list[int] = []
    outcome = None
    for number, row in rows[1:]:
        try:
            found = _object(number, row, number == last)
            if "outcome" in found:
                outcome = _outcome(number, found, number == last)
                break
            lines.append(_converted(number, found, Line))
        except BadRecordError as error:
            raise BadRecordError(number, str(error), Record(head, tuple(lines), None, tuple(numbers))) from None
        numbers.append(number)
    return Record(head, tuple(lines), outcome, tuple(numbers))


def _head(number: int, found: dict[str, Any]) -> Head:
    if found.get("format") != FORMAT:
        raise BadRecordError(number, f'the first line must be the head, with "format": "{FORMAT}"')
    version = found.get("format_version")
    if version != VERSION:
        raise BadRecordError(number, f"the record has format version {version}; this MapForge reads {VERSION}")
    head: Head = _converted(number, found, Head)
    return head


def _outcome(number: int, found: dict[str, Any], last: bool) -> Outcome:
    if not last:
        raise BadRecordError(number, "the outcome must be the last line")
    if len(found) > 1:
        raise BadRecordError(number, "the line of the outcome holds nothing else")
    outcome: Outcome = _converted(number, found["outcome"], Outcome)
    return outcome


def _object(number: int, row: str, last: bool) -> dict[str, Any]:
    try:
        found = json.loads(row, object_pairs_hook=_each_once)
    except _TwiceError as error:
        raise BadRecordError(number, f'the line has the key "{error}" twice') from None
    except (ValueError, RecursionError) as error:
        reason = error.msg if isinstance(error, json.JSONDecodeError) else "it is nested too deep or a number too long"
        cut = "; was the record cut off?" if last else ""
        raise BadRecordError(number, f"the line is not JSON: {reason}{cut}") from None
    if not isinstance(found, dict):
        raise BadRecordError(number, "each line must be an object in curly brackets")
    return found


class _TwiceError(ValueError):
    """A key that stands twice in one object, of which JSON would silently drop the first."""


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise _TwiceError(key)
        made[key] = value
    return made


def _converted(number: int, row: Any, kind: type[Any]) -> Any:
    try:
        return msgspec.convert(row, kind)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadRecordError(number, f"the line does not follow the record's schema: {error}") from None
