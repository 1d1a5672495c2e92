"""Records of played games: they replay to the same end, whole or with parts unseen, and not with a false move."""

import random
from typing import Any

import msgspec

from mapforge.engine import Game
from mapforge.engine.record import Line, Record, read_record
from mapforge.engine.replay import Replayed, replay
from tests.conformance import facts
from tests.conformance.pair import DifferenceError, same
from tests.conformance.translate import state_of
from tests.oracle.board import Map
from tests.oracle.replay import replay as oracle_replay

UNSEEN = (0.05, 0.4, 1.0)
"""The chances that a part of a record is taken out of it: one record each."""


def check(game: Game, false_moves: dict[int, str], chance: random.Random) -> int:
    """Hold a game's record against the game; how many records were looked at.

    ``false_moves``: by the number of a move, another that was not legal there.
    """
    record = game.record()
    if read_record(record.text()) != msgspec.structs.replace(record, numbers=read_record(record.text()).numbers):
        raise DifferenceError("the record as text is read as another record")
    whole = agreed(game, record, "the record")
    if whole.unchecked:
        raise DifferenceError(f"nothing is missing in the record, yet it says unchecked: {whole.unchecked}")
    oracle_agrees(game, record)
    for unseen in UNSEEN:
        agreed(game, with_gaps(record, unseen, chance), f"the record with {unseen:.0%} of its parts unseen")
    for number, move in false_moves.items():
        refuse(game, record, number, move)
    return 1 + len(UNSEEN) + len(false_moves)


def agreed(game: Game, record: Record, what: str) -> Replayed:
    """The record holds, and its moves and account are the game's."""
    told = replay(game.variant, record)
    if told.fault is not None:
        raise DifferenceError(f"{what} is refused at line {told.fault.line}: {told.fault.message}\n{record.text()}")
    if [step.move for step in told.steps] != [str(move) for move in game.moves]:
        raise DifferenceError(f"{what} has other moves than the game")
    if game.is_over() and told.result != game.result():
        raise DifferenceError(f"{what} ends with {told.result}, the game with {game.result()}\n{record.text()}")
    return told


def oracle_agrees(game: Game, record: Record) -> None:
    """The oracle plays the record from its text alone, and ends where the game ended."""
    board = Map(game.variant, game.players)
    begin = None if record.head.position is None else state_of(board, record.head.position)
    state, _counted = oracle_replay(board, record.text(), begin)
    same("the end of the record", facts.of_engine(game.position()), facts.of_oracle(state))


def refuse(game: Game, record: Record, number: int, move: str) -> None:
    """With a false move in it, the record is refused at that line."""
    lines = list(record.lines)
    lines[number] = msgspec.structs.replace(lines[number], move=move)
    told = replay(game.variant, msgspec.structs.replace(record, lines=tuple(lines)))
    if told.fault is None or len(told.steps) != number or told.fault.before is None:
        raise DifferenceError(f"move {number} made {move}: the fault found is {told.fault}")


def with_gaps(record: Record, unseen: float, chance: random.Random) -> Record:
    """The record as somebody would have written it who did not see everything."""
    head = record.head
    if head.position is None:
        hands = tuple(gap(hand, unseen, chance) for hand in head.hands or ())
        offers = tuple(gap(offer, unseen, chance) for offer in head.offers or ())
        head = msgspec.structs.replace(head, hands=hands, offers=offers, seed=None)
    return msgspec.structs.replace(
        record, head=head, lines=tuple(line_with_gaps(line, unseen, chance) for line in record.lines)
    )


def line_with_gaps(line: Line, unseen: float, chance: random.Random) -> Line:
    """A line in which cards drawn, row, shuffles or offers were not seen."""
    parts: dict[str, Any] = {}
    for name in ("drawn", "row", "shuffled", "offered"):
        value = getattr(line, name)
        if value is not msgspec.UNSET and chance.random() < unseen:
            parts[name] = None
    return msgspec.structs.replace(line, **parts)


def gap(part: Any, unseen: float, chance: random.Random) -> Any:
    """The part, or nothing."""
    return None if chance.random() < unseen else part
