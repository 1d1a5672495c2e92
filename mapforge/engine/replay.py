"""A record checked: every line from the recorded chance alone, by the same rules as a game that is played.

The deck is scripted with the recorded cards. What a recorder did not see stays an unknown card: it counts in a hand,
and becomes what is paid with it unless the map has no such card left. What could not be checked is said.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from mapforge.engine import loader, reading
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import words
from mapforge.engine.core.moves import target_of
from mapforge.engine.core.turns import end_turn
from mapforge.engine.explaining import refused
from mapforge.engine.move import BLIND, Move
from mapforge.engine.notation import number
from mapforge.engine.placing import place
from mapforge.engine.play_hash import play_hash
from mapforge.engine.position import Position
from mapforge.engine.record import BadRecordError, Head, Line, Record
from mapforge.engine.refused import CannotPlay, IllegalMove
from mapforge.engine.result import Result, result_of
from mapforge.engine.script import NOT_KNOWN, CardFaultError, Scripted
from mapforge.engine.state import State
from mapforge.engine.ticket_script import TicketScript
from mapforge.model import Variant

UNREADABLE: Final = "unreadable"
"""The code of a fault in the writing, not in the game."""


@dataclass(frozen=True)
class Step:
    """A line that was found legal: where it stands, who moved, how, and the points for routes after it."""

    line: int
    seat: int
    move: str
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Fault:
    """The first line that is not legal: the rule in words, and the position before it (None: there was none)."""

    line: int
    code: str
    message: str
    before: Position | None


@dataclass
class Replayed:
    """What a record says, as far as it is legal: steps, the account, what could not be checked, and the fault."""

    players: int = 0
    steps: list[Step] = field(default_factory=list)
    unchecked: list[str] = field(default_factory=list)
    result: Result | None = None
    fault: Fault | None = None


def replay(variant: Variant, record: Record, cut: BadRecordError | None = None) -> Replayed:
    """Check a record on a map, to its end or to the first line that is not legal.

    ``cut``: why the record could be read no further; that is then the first fault, if there is no other.
    """
    told = Replayed(players=record.head.players)
    try:
        replaying = _Replaying(variant, record, told)
    except (ValueError, IndexError) as error:
        code = "cannot-play" if isinstance(error, CannotPlay) else "head"
        told.fault = Fault(1, code, str(error), None)
        return told
    for at, line in zip(_numbers(record), record.lines, strict=True):
        try:
            replaying.step(at, line)
        except IllegalMove as error:
            told.fault = Fault(at, error.code, str(error), replaying.position())
            break
    if cut is not None and told.fault is None:
        told.fault = Fault(cut.line, UNREADABLE, str(cut), replaying.position())
    replaying.finish()
    return told


def _numbers(record: Record) -> Iterator[int]:
    """The line in the file of each move."""
    yield from record.numbers or range(2, 2 + len(record.lines))


class _Replaying:
    """A record being checked."""

    def __init__(self, variant: Variant, record: Record, told: Replayed) -> None:
        self.record, self.told = record, told
        head = record.head
        _same_map(variant, head)
        if head.shuffling is None:
            told.unchecked.append("when the discards were shuffled: cards count as impossible only if all are seen")
        self.state = State(compile_map(variant, loader.lists(), head.players), head.players)
        self.cards = Scripted(self.state, told.unchecked)
        self.tickets = TicketScript(self.state, record.lines)
        if head.position is not None:
            if head.hands is not None or head.offers is not None:
                raise ValueError("a position stands in place of hands and offers, not beside them")
            place(self.state, head.position, head.seed or 0)
            self.tickets.begin_anywhere()
        else:
            self._deal(head)
        self.cards.begin({"at-once": 0, "when-needed": 1, None: 2}[head.shuffling])

    def _deal(self, head: Head) -> None:
        """Hands and tickets as the head says."""
        self.state.lay_out(0)
        _by_seat(head.hands, head.players, "hands")
        _by_seat(head.offers, head.players, "offers")
        self.cards.deal(head.hands)
        kept: dict[int, tuple[str, ...]] = {}
        for line in self.record.lines[: head.players]:
            move = _parsed_or_none(line.move)
            if move is not None and move.kind == "keep":
                kept[len(kept)] = move.tickets
        for seat in self.tickets.deal(head.offers, kept):
            self.told.unchecked.append(f"line 1: the tickets dealt to seat {seat}")

    def position(self) -> Position:
        """The position now, without what nobody saw: offers of tickets, and how the decks lie."""
        found = reading.position(self.state)
        offers = tuple(() if seat in self.tickets.unseen else offer for seat, offer in enumerate(found.offers))
        return replace(found, offers=offers, ticket_decks=None)

    def step(self, at: int, line: Line) -> None:
        """Check and make one move; IllegalMove for a line that is not legal."""
        table = self.state.table
        if line.seat not in (None, table.turn) or not line.move.startswith("draw"):
            self._end_open_draw(at)
        seat = int(table.turn) % self.state.players
        if line.seat is not None and line.seat != seat and table.phase != words.OVER:
            raise IllegalMove("wrong-seat", f"seat {line.seat} moves, but it is the turn of seat {seat}")
        try:
            move = Move.parse(line.move)
        except ValueError as error:
            raise IllegalMove("not-a-move", str(error)) from None
        if move.kind == "tickets" and not self.tickets.offer(self._offered(line)):
            self.told.unchecked.append(f"line {at}: the tickets offered to seat {seat}")
        packed = number(self.state, move)
        saved = self.state.saved()
        self.cards.reveal(seat, move)
        word = self.state.why_not(packed)
        if word != words.LEGAL:
            self.state.restore(saved)
            raise refused(self.state, move, target_of(packed), word)
        if move.kind == "pass" and self.cards.unknown_in_hand(seat):
            self.told.unchecked.append(f"line {at}: that seat {seat} could do nothing but pass")
        shuffles = int(table.shuffles)
        self._push(at, line, move, packed, saved)
        self._shuffled(at, line, move, int(self.state.table.shuffles) - shuffles, saved)
        scores = reading.numbers(self.state.table.points, self.state.players)
        self.told.steps.append(Step(at, seat, str(move), scores))

    def _shuffled(self, at: int, line: Line, move: Move, times: int, saved: tuple[object, object, object]) -> None:
        """Hold the moment of a shuffle against the record, where it is certain."""
        if line.shuffled is UNSET:
            return
        if line.shuffled is None or self.state.deck.lazy == NOT_KNOWN:
            self.told.unchecked.append(f"line {at}: how often the discards were shuffled")
        elif line.shuffled != times:
            self.state.restore(saved)
            raise IllegalMove("shuffled", f"{move}: the discards became the deck {times} times, not {line.shuffled}")

    def _end_open_draw(self, at: int) -> None:
        """End a turn that goes on only as far as is known: another seat moves, or the game is said to be over."""
        table = self.state.table
        if self.cards.may_have_ended():
            self.told.unchecked.append(f"line {at}: that seat {int(table.turn)} could take no second card before")
            end_turn(self.state.map, table, False)

    def _push(self, at: int, line: Line, move: Move, packed: int, saved: tuple[object, object, object]) -> None:
        """Make the move with the cards that the line says."""
        returned = self.tickets.before(move)
        try:
            self.cards.load(at, line, move.kind == "draw" and move.target == BLIND)
            self.state.push(packed)
            self.cards.check()
            self.cards.blur()
        except CardFaultError as error:
            self.state.restore(saved)
            raise IllegalMove(error.code, f"{move}: {error}") from None
        self.tickets.after(returned)

    def _offered(self, line: Line) -> tuple[str, ...] | None:
        """The tickets a line says were offered, or None; its count must be right."""
        table = self.state.table
        deck = int(self.state.map.draw_deck)
        count = min(int(self.state.map.draw_count), int(table.tickets_left[deck]))
        if table.phase != words.TURN or line.offered is UNSET or line.offered is None:
            return None
        if len(line.offered) != count:
            raise IllegalMove("offered", f"tickets: {count} are drawn, but {len(line.offered)} are named as offered")
        return line.offered

    def finish(self) -> None:
        """Settle the account, and hold it against the outcome that the record states."""
        outcome = self.record.outcome
        at = max(self.record.numbers, default=len(self.record.lines) + 1) + 1
        if outcome is not None and self.told.fault is None:
            self._end_open_draw(at)
        self.told.result = result_of(self.state)
        if outcome is None or self.told.fault is not None:
            return
        before = self.position()
        if not self.told.result.final:
            self.told.fault = Fault(at, "not-over", "the record states an outcome, but the game is not over", before)
            return
        totals = tuple(account.total for account in self.told.result.players)
        ranks = tuple(account.rank for account in self.told.result.players)
        if outcome.totals != totals:
            self.told.fault = Fault(at, "totals", f"the totals are {totals}, not {outcome.totals}", before)
        elif outcome.ranks and outcome.ranks != ranks:
            self.told.fault = Fault(at, "ranks", f"the ranks are {ranks}, not {outcome.ranks}", before)
        elif outcome.dead_end and not self.told.result.dead_end:
            self.told.fault = Fault(
                at, "dead-end", "the record says that everybody had to pass, but not all did", before
            )


def _same_map(variant: Variant, head: Head) -> None:
    """The record was made on this map."""
    if head.map.id != variant.id:
        raise ValueError(f"the record is of the map {head.map.id}, not of {variant.id}")
    version = head.map.version
    if head.map.play is None and version not in (None, variant.version):
        raise ValueError(
            f"the record was made on version {version} of {variant.id}, this is {variant.version};"
            " name the file of that version with --map, or no version if nothing of play has changed"
        )
    if head.map.play is not None and head.map.play != play_hash(variant):
        raise ValueError(
            f"the record was made on another version of {variant.id} ({version or '?'}; this is {variant.version}):"
            " its routes, tickets or rules differ; name the file of that version with --map"
        )


def _by_seat(entries: tuple[object, ...] | None, players: int, word: str) -> None:
    if entries is not None and len(entries) != players:
        raise ValueError(f"{word}: there are {players} players, but entries for {len(entries)}")


def _parsed_or_none(text: str) -> Move | None:
    try:
        return Move.parse(text)
    except ValueError:
        return None
