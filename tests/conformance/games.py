"""One game after another on engine and oracle, with everything that must hold on the way."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from mapforge.engine import Game, Position
from mapforge.model import Variant
from tests.conformance import records
from tests.conformance.pair import DifferenceError, Pair, same
from tests.conformance.policies import Policy, choose
from tests.conformance.redeal import redealt
from tests.conformance.translate import state_of
from tests.oracle import start
from tests.oracle.board import Map
from tests.oracle.branches import count_position

Backend = Literal["lists", "numba"]
MOST_MOVES = 3000
"""A game that has not ended after so many moves is left and counted as unfinished."""
LOOK_EVERY = 17
"""Every so many moves a move is taken back, and every seat's view is held against a new deal of what is hidden."""


@dataclass
class Outcome:
    """What some games have met, and what they were.

    ``unfinished`` games did not end within MOST_MOVES; ``left`` ones were to be played no further.
    """

    met: Counter[str] = field(default_factory=Counter)
    games: int = 0
    moves: int = 0
    dead_ends: int = 0
    unfinished: int = 0
    left: int = 0
    views: int = 0
    records: int = 0

    def add(self, other: "Outcome") -> None:
        """Count the other's games too."""
        self.met.update(other.met)
        self.games += other.games
        self.moves += other.moves
        self.dead_ends += other.dead_ends
        self.unfinished += other.unfinished
        self.left += other.left
        self.views += other.views
        self.records += other.records


def play(variant: Variant, players: int, seed: int, policy: Policy, backends: tuple[Backend, ...]) -> Outcome:
    """A whole game; raises DifferenceError at the first thing that does not hold."""
    board = Map(variant, players)
    game = Game(variant, players=players, seed=seed, backend=backends[0])
    twins = [Game(variant, players=players, seed=seed, backend=other) for other in backends[1:]]
    state = state_of(board, game.position())
    if wrong := start.faults(state):
        raise DifferenceError(f"at the start it is not so that {'; '.join(wrong)}")
    return go_on(Pair(game, state), twins, policy, random.Random(seed))


def go_on(pair: Pair, twins: list[Game], policy: Policy, chance: random.Random, most: int = MOST_MOVES) -> Outcome:
    """Play a game to its end, or to so many moves, and look at it from all sides."""
    begin, already = pair.game.position(), len(pair.game.moves)
    outcome, false_moves = Outcome(games=1), FalseMoves()
    while not pair.game.is_over() and pair.pushed < most:
        count_position(pair.state, pair.moves)
        false_moves.note(len(pair.game.moves), pair.moves, chance)
        push_on_all(pair, twins, choose(policy, pair.state, pair.moves, chance))
        outcome.moves += 1
        if pair.pushed % LOOK_EVERY == 0 or outcome.moves <= pair.state.map.players:
            take_back_one(pair)
            outcome.views += look_at_views(pair, chance)
    pair.account()
    outcome.dead_ends += pair.game.dead_end
    outcome.unfinished += most == MOST_MOVES and not pair.game.is_over()
    outcome.left += most != MOST_MOVES and not pair.game.is_over()
    take_back(pair.game, begin, len(pair.game.moves) - already)
    outcome.records += records.check(pair.game, false_moves.some(chance), chance)
    outcome.met = Counter(pair.state.met)
    return outcome


class FalseMoves:
    """Moves that were legal in a game, and others at which they were not."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._false: dict[int, str] = {}

    def note(self, number: int, moves: set[str], chance: random.Random) -> None:
        """Remember a legal move, and whether an earlier one would be false here."""
        if self._seen and (other := chance.choice(self._seen)) not in moves:
            self._false[number] = other
        self._seen.append(chance.choice(sorted(moves)))

    def some(self, chance: random.Random) -> dict[int, str]:
        """A few of them."""
        numbers = sorted(self._false)
        return {number: self._false[number] for number in chance.sample(numbers, min(2, len(numbers)))}


def push_on_all(pair: Pair, twins: list[Game], move: str) -> None:
    """The same move everywhere, and the same game after it."""
    for twin in twins:
        twin.push(move)
    pair.push(move)
    for twin in twins:
        same_game(pair.game, twin, thorough=pair.pushed % LOOK_EVERY == 0 or pair.game.is_over())


def same_game(one: Game, other: Game, *, thorough: bool) -> None:
    """Two back ends have played the same."""
    if one.trace != other.trace or one.scores != other.scores:
        raise DifferenceError(f"back ends part: hashes {one.trace} {other.trace}, scores {one.scores} {other.scores}")
    if thorough:
        same_position("back ends", one.position(), other.position())
        if list(one.legal_moves) != list(other.legal_moves):
            raise DifferenceError("back ends list other moves, or in another order")
        if one.is_over() and one.result() != other.result():
            raise DifferenceError(f"back ends count otherwise: {one.result()} {other.result()}")


def take_back_one(pair: Pair) -> None:
    """The last move taken back and made again leaves everything as it was."""
    after = pair.game.position()
    move = pair.game.pop()
    if not pair.game.is_over() and move not in pair.game.legal_moves:
        raise DifferenceError(f"{move} is not legal any more once it is taken back")
    pair.game.push(move)
    same_position("a move taken back and made again", after, pair.game.position())


def take_back(game: Game, begin: Position, count: int) -> None:
    """So many moves taken back give the beginning, and made again the end; a copy is not touched by that."""
    end, moves = game.position(), game.moves
    copied = game.copy()
    for _move in range(count):
        game.pop()
    same_position("all moves taken back", begin, game.position())
    for move in moves[len(moves) - count :]:
        game.push(move)
    same_position("all moves made again", end, game.position())
    same_position("the copy", end, copied.position())


def look_at_views(pair: Pair, chance: random.Random) -> int:
    """No view changes when everything that it must not show is dealt anew; how many were looked at."""
    board, position = pair.state.map, pair.game.position()
    for seat in range(board.players):
        view = pair.game.view(seat)
        other = Game.from_position(board.variant, redealt(board, position, seat, chance))
        if other.view(seat) != view:
            raise DifferenceError(f"the view of seat {seat} shows what is hidden:\n{view}\n{other.view(seat)}")
    return board.players


def same_position(what: str, one: Position, other: Position) -> None:
    """Raise with the fields that differ."""
    names = Position.__struct_fields__
    same(what, {name: getattr(one, name) for name in names}, {name: getattr(other, name) for name in names})
