"""One game of any bots, built-in and own, move by move; and the same as a game of the engine's, to be written down."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mapforge.engine import Game
from mapforge.engine.compiled_map import CompiledMap, compile_map
from mapforge.engine.core import words
from mapforge.engine.loader import Backend
from mapforge.engine.notation import named
from mapforge.engine.state import State
from mapforge.model import Variant
from mapforge.playtest.match import MOST_TURNS
from mapforge.playtest.names import is_built_in, numbers_of
from mapforge.playtest.own_bots import Maker, Own, maker_of
from mapforge.playtest.seat import BuiltIn, with_bots


class Played(NamedTuple):
    """A game played: its seed, the numbers of its moves, and how it stands in the end."""

    seed: int
    moves: tuple[int, ...]
    state: State


def makers_of(bots: Sequence[str]) -> dict[str, Maker]:
    """What makes the bots that are not built in; BotFault for one that is not there."""
    return {name: maker_of(name) for name in dict.fromkeys(bots) if not is_built_in(name)}


def played(plan: CompiledMap, bots: Sequence[str], seed: int, makers: Mapping[str, Maker]) -> Played:
    """A game of the bots in their seats; BotFault where one raises or makes an illegal move."""
    state = State(plan, len(bots))
    state.deal(seed)
    seats = [
        BuiltIn(state, seed, seat, numbers_of([name], plan.variant)[0])
        if is_built_in(name)
        else Own(state, seed, seat, name, makers[name])
        for seat, name in enumerate(bots)
    ]
    moves: list[int] = []
    while int(state.table.phase) != words.OVER and int(state.table.turns) < MOST_TURNS:
        move = seats[int(state.table.turn)].choose(state, len(moves))
        state.push(move)
        moves.append(move)
    return Played(seed, tuple(moves), state)


def as_game(variant: Variant, players: int, one: Played, backend: Backend = "lists") -> Game:
    """The same game as the rest of the program sees games, its past included."""
    game = Game(variant, players=players, seed=one.seed, backend=backend)
    for move in one.moves:
        game.push(named(game.state, move))
    return game


def play(variant: Variant, bots: Sequence[str], seed: int = 0, backend: Backend = "lists") -> Game:
    """A whole game of bots in their seats, built-in ones by name and own ones as ``module:Class``.

    BotFault for an unknown bot, or one that raises or makes an illegal move; CannotPlay as for any game. A game that
    has not ended after MOST_TURNS is left there.
    """
    made = Game(variant, players=len(bots), seed=seed, backend=backend)  # CannotPlay first
    plan = compile_map(variant, with_bots(made.plan.backend), len(bots))
    return as_game(variant, len(bots), played(plan, bots, seed, makers_of(bots)), backend)
