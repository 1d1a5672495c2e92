"""A game: a map, a seed and moves."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, get_args, overload

from mapforge.engine import loader, reading
from mapforge.engine.compiled_map import CompiledMap, compile_map
from mapforge.engine.core import words
from mapforge.engine.core.moves import target_of
from mapforge.engine.explaining import refused
from mapforge.engine.loader import Backend
from mapforge.engine.move import Move
from mapforge.engine.notation import named, number
from mapforge.engine.placing import place
from mapforge.engine.position import Position, position_of
from mapforge.engine.record import Record
from mapforge.engine.recording import write_down
from mapforge.engine.refused import IllegalMove
from mapforge.engine.result import Result, result_of
from mapforge.engine.state import PHASES, State
from mapforge.engine.view import View, view_of
from mapforge.model import Variant

_SHOWN: Final = 8


class LegalMoves:
    """The legal moves of a position, made only as far as they are looked at."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __repr__(self) -> str:
        first = [str(move) for move in islice(self, _SHOWN + 1)]
        return f"<{len(self)} legal moves: {', '.join(first[:_SHOWN])}{', …' if len(first) > _SHOWN else ''}>"

    def __len__(self) -> int:
        return self._state.count_moves()

    def __iter__(self) -> Iterator[Move]:
        state = self._state
        numbers = [state.move_number(index) for index in range(state.count_moves())]
        if state.table.phase in (words.START, words.KEEP):  # such moves are named by what is on offer now
            return iter([named(state, packed) for packed in numbers])
        return (named(state, packed) for packed in numbers)

    def __contains__(self, move: object) -> bool:
        try:
            wanted = Move.parse(move) if isinstance(move, str) else move
            if not isinstance(wanted, Move):
                return False
            return self._state.why_not(number(self._state, wanted)) == words.LEGAL
        except ValueError:
            return False

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        count = len(self)
        if not -count <= index < count:
            raise IndexError("there are not so many legal moves")
        return named(self._state, self._state.move_number(index % count))


class Game:
    """A game of so many players on a map; chance comes from the seed.

    ``backend``: ``lists`` (nothing to wait for) or ``numba``; None stands for ``lists``, ValueError for others.
    CannotPlay with the reasons for a map or table that cannot be played.

    >>> from mapforge.files.library import Library
    >>> from mapforge.files.resolve import resolve
    >>> usa = resolve(Library().read("usa"), Library()).variant
    >>> game = Game(usa, players=2, seed=7)
    >>> game.phase, len(game.legal_moves)
    ('start-tickets', 4)
    """

    def __init__(self, variant: Variant, players: int = 2, seed: int = 0, backend: Backend | None = None) -> None:
        self._open(variant, players, seed, backend)
        self._state.deal(seed)

    def _open(self, variant: Variant, players: int, seed: int, backend: Backend | None) -> None:
        self.plan: CompiledMap = compile_map(variant, _backend(backend), players)
        self.variant, self.players, self.seed = variant, players, seed
        self._state = State(self.plan, players)
        self._past: list[tuple[Move, Any]] = []
        self._begun: Position | None = None

    def __repr__(self) -> str:
        return f"<Game on {self.variant.id}: {self.players} players, seat {self.turn} to move, phase {self.phase}>"

    @classmethod
    def from_position(
        cls, variant: Variant, position: "Position | dict[str, Any]", seed: int = 0, backend: Backend | None = None
    ) -> "Game":
        """A game that goes on from a position; ValueError where there can be none like it on this map."""
        wanted = position_of(position)
        made = cls.__new__(cls)
        made._open(variant, wanted.players, seed, backend)
        place(made._state, wanted, seed)
        made._begun = made.position()
        return made

    @property
    def state(self) -> State:
        """The records below, for players of the restricted kind; only ``push`` and ``pop`` may change them."""
        return self._state

    @property
    def turn(self) -> int:
        """The seat to move."""
        return int(self._state.table.turn) % self.players

    @property
    def phase(self) -> str:
        """What is asked of it: a word of PHASES."""
        return PHASES[int(self._state.table.phase)]

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves; none once the game is over."""
        return LegalMoves(self._state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(move for move, _before in self._past)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points for routes so far."""
        return reading.numbers(self._state.table.points, self.players)

    @property
    def drawn(self) -> tuple[str, ...]:
        """Cards that left the train deck in the last move (or the deal), in order."""
        deck, colors = self._state.deck, self.plan.colors
        return tuple(colors[card] for card in deck.log[: deck.log_left] if card >= 0)

    @property
    def trace(self) -> int:
        """A hash of all moves so far, the same on both back ends."""
        return int(self._state.table.moves_hash)

    @property
    def dead_end(self) -> bool:
        """The game ended because everybody had to pass."""
        return bool(self._state.table.dead_end)

    def is_over(self) -> bool:
        """No move is left."""
        return int(self._state.table.phase) == words.OVER

    def push(self, move: Move | str) -> Move:
        """Make a move of the seat to move; IllegalMove leaves the game as it was."""
        wanted = parsed(move)
        packed = number(self._state, wanted)
        word = self._state.why_not(packed)
        if word != words.LEGAL:
            raise refused(self._state, wanted, target_of(packed), word)
        made = named(self._state, packed)
        self._past.append((made, self._state.saved()))
        self._state.push(packed)
        return made

    def pop(self) -> Move:
        """Take the last move back; IndexError where there is none."""
        if not self._past:
            raise IndexError("no move to take back")
        move, before = self._past.pop()
        self._state.restore(before)
        return move

    def copy(self) -> "Game":
        """An independent copy, its past included."""
        made = Game.__new__(Game)
        made.plan, made.variant, made.players, made.seed = self.plan, self.variant, self.players, self.seed
        made._state, made._past, made._begun = self._state.copy(), list(self._past), self._begun
        return made

    def position(self) -> Position:
        """All there is to know, hidden things included."""
        return reading.position(self._state)

    def view(self, seat: int) -> View:
        """What a seat may know; IndexError for a seat that is not at the table."""
        if not 0 <= seat < self.players:
            raise IndexError(f"seat {seat}, but there are {self.players} players")
        return view_of(self._state, seat)

    def record(self) -> Record:
        """The game written down: its start, and each move with what chance added."""
        return write_down(self._state, self._past, self.seed, self._begun)

    def result(self, final: bool = True) -> Result:
        """Every line of the final account; before the end only with ``final=False``, as if the game ended now."""
        if final and not self.is_over():
            raise ValueError("the game is not over; result(final=False) says how it stands")
        return result_of(self._state)


def parsed(move: Move | str) -> Move:
    """A move from its text; IllegalMove where it is none."""
    if isinstance(move, Move):
        return move
    if not isinstance(move, str):
        raise IllegalMove("not-a-move", f"{move!r} is no move, nor the text of one")
    try:
        return Move.parse(move)
    except ValueError as error:
        raise IllegalMove("not-a-move", str(error)) from None


def _backend(name: Backend | None) -> "loader.Lists | loader.Compiled":
    if name is not None and name not in get_args(Backend):
        raise ValueError(f'there is no back end "{name}"; there are: {", ".join(get_args(Backend))}')
    return loader.compiled() if name == "numba" else loader.lists()
