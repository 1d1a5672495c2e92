"""``mcts``: a bot that searches, for a few strong games: seconds a move on lists, a fraction of one compiled.

Monte Carlo tree search over guessed positions (determinised: what is hidden from its seat is dealt anew). One tree
serves all guesses; its branches are the moves that four built-in bots propose. From a leaf the planner plays the game
to its end in every seat, and the end is worth more the more surely its seat has won. The number of iterations is
fixed, and all is counted in whole numbers: no clock decides a move, the same seed gives the same game everywhere.
"""

import random
from collections.abc import Sequence
from math import isqrt
from typing import Any, Final

from mapforge.engine import Move, View, loader, records
from mapforge.engine.compiled_map import compile_map
from mapforge.engine.core import words
from mapforge.engine.notation import named
from mapforge.engine.placing import place
from mapforge.engine.state import State
from mapforge.model import Variant
from mapforge.playtest import backends, warm
from mapforge.playtest.bots import numbers
from mapforge.playtest.guessing import guessed

ITERATIONS: Final = 240
GUESSES: Final = 24
"""Different positions among them; each is played from again and again."""
PROPOSE: Final = (numbers.PLANNER, numbers.ONE_STEP, numbers.LONG_ROUTE, numbers.HUNGRY)
PLAYS_OUT: Final = numbers.PLANNER
WIN: Final = 600
MARGIN: Final = 4
WIDEST_MARGIN: Final = 50
"""An end is worth WIN for the win, shared by joint winners, and MARGIN for each point ahead of the best other seat."""
CURIOSITY: Final = 700
MOST_TURNS: Final = 2000


class _Node:
    """A move made in the tree: how often, and what it brought to who made it."""

    def __init__(self) -> None:
        self.visits = self.worth = 0
        self.after: dict[int, _Node] = {}


class Searcher:
    """The bot ``mcts``, made as any own bot is."""

    def __init__(self, variant: Variant, seat: int, iterations: int = ITERATIONS) -> None:
        self.variant, self.seat, self.iterations = variant, seat, iterations

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move:
        """The move tried oftenest; the only one without a search."""
        if len(moves) == 1:
            return moves[0]
        return _Search(self.variant, view, chance).best(self.iterations)


class _Search:
    """One search from one view."""

    def __init__(self, variant: Variant, view: View, chance: random.Random) -> None:
        capacity = compile_map(variant, loader.lists(), view.players).capacity
        backend = backends.compiled() if warm.is_ready(capacity) else loader.lists()
        self.plan = compile_map(variant, backend, view.players)
        self.calls, self.players = backends.tables(backend), view.players
        self.memories = backend.new(records.Memory, capacity, view.players)
        self.bots = backend.numbers([PLAYS_OUT] * view.players)
        self.variant, self.view, self.chance = variant, view, chance
        self.state = State(self.plan, view.players)

    def best(self, iterations: int) -> Move:
        """Search, and the move tried oftenest from the root."""
        root, guesses = _Node(), []
        for _ in range(min(GUESSES, iterations)):
            place(self.state, guessed(self.variant, self.view, self.chance), self.chance.randrange(1 << 62))
            guesses.append(self.state.saved())
        for number in range(iterations):
            self.state.restore(guesses[number % len(guesses)])
            self.state.restore(self.state.saved())
            self._grow(root)
        self.state.restore(guesses[0])
        most = max(root.after.items(), key=lambda pair: (pair[1].visits, pair[1].worth, -pair[0]))
        return named(self.state, most[0])

    def _grow(self, root: _Node) -> None:
        """Go down the tree to a move not tried yet, play to the end from there, and tell all moves on the way."""
        node, way, fresh = root, [], False
        while not fresh and int(self.state.table.phase) != words.OVER:
            seat = int(self.state.table.turn)
            move = self._promising(node, self._proposed(seat))
            fresh = move not in node.after
            node = node.after.setdefault(move, _Node())
            way.append((seat, node))
            self.state.push(move)
        worths = self._play_out()
        for seat, made in way:
            made.visits += 1
            made.worth += worths[seat]

    def _proposed(self, seat: int) -> list[int]:
        """The moves that the built-in bots would make now, knowing the hand in this guess and no past."""
        state, found = self.state, []
        for bot in PROPOSE:
            self._forget()
            found.append(
                int(
                    self.calls.move_of(
                        self.plan.record, state.tables, state.hands, self.memories[:1], state.pads, bot, seat
                    )
                )
            )
        return list(dict.fromkeys(found))

    def _promising(self, node: _Node, moves: list[int]) -> int:
        """The first move not tried yet, else the one whose mean and rarity promise most."""
        for move in moves:
            if move not in node.after:
                return move
        tried = sum(node.after[move].visits for move in moves)

        def promise(move: int) -> int:
            after = node.after[move]
            return 1000 * after.worth // after.visits + CURIOSITY * isqrt(1_000_000 * tried) // (1 + after.visits)

        return max(moves, key=promise)

    def _play_out(self) -> list[int]:
        """Play to the end; what it is worth to each seat."""
        self._forget()
        state = self.state
        self.calls.play_out(
            self.plan.record, state.tables, state.hands, state.decks, state.pads, self.memories, self.bots, MOST_TURNS
        )
        totals = [int(total) for total in state.pad.total[: self.players]]
        first = [int(rank) == 1 for rank in state.pad.rank[: self.players]]
        return [self._worth(seat, totals, first) for seat in range(self.players)]

    def _worth(self, seat: int, totals: list[int], first: list[bool]) -> int:
        others = [total for other, total in enumerate(totals) if other != seat]
        ahead = max(-WIDEST_MARGIN, min(WIDEST_MARGIN, totals[seat] - max(others, default=0)))
        return first[seat] * WIN // sum(first) + MARGIN * ahead

    def _forget(self) -> None:
        memory: Any
        for memory in self.memories:
            memory.planned = 0
            memory.stream = self.chance.getrandbits(31) << 32 | 1
