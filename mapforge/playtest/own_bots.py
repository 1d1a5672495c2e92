"""Bots of the designer's own, written against the engine's words, at one table with the built-in ones.

    class Quick:
        def __init__(self, variant, seat): ...
        def choose(self, view, moves, chance): return moves[0]

    play(usa, ["mymodule:Quick", "planner"], seed=7).result()

A bot is named ``module:Class``. It sees its seat's view and the legal moves; ``chance`` is its own generator, so that
the same seed gives the same game.
"""

import difflib
import importlib
import random
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from mapforge.engine import Game, IllegalMove, Move, View
from mapforge.engine.loader import Backend
from mapforge.model import Variant
from mapforge.playtest.names import NAMES
from mapforge.playtest.seat import BuiltIn

MOST_MOVES = 20_000
"""More moves than any game takes; a game that has not ended by then is reported, never dropped."""


class Bot(Protocol):
    """A player: made for each game as ``Class(variant, seat)``, asked for every decision of its seat."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        """One of the legal moves, itself or as text."""


Maker = Callable[[Variant, int], Bot]
T = TypeVar("T")


class BotFault(ValueError):  # noqa: N818 - said as designers say it, and documented so
    """A bot that is not there, raises, or returns what is no legal move: where, the seed, and what was expected."""


def maker_of(name: str) -> Maker:
    """What makes the bot called ``module:Class``; BotFault where there is none."""
    module, colon, words = name.partition(":")
    if not colon:
        close = difflib.get_close_matches(name, NAMES, 1, 0.6)
        hint = f'did you mean "{close[0]}"? ' if close else ""
        raise BotFault(f'there is no bot "{name}"; {hint}the bots are {", ".join(NAMES)}, or your own as module:Class')
    try:
        found = getattr(importlib.import_module(module), words)
    except ImportError as error:
        raise BotFault(f"bot {name}: the module {module} cannot be loaded ({error}); is it on PYTHONPATH?") from error
    except (AttributeError, ValueError) as error:
        raise BotFault(f'bot {name}: the module {module} has no class "{words}"') from error
    if not callable(getattr(found, "choose", None)):
        raise BotFault(f"bot {name}: it has no method choose(view, moves, chance)")
    made: Maker = found
    return made


def play(variant: Variant, bots: Sequence[str], seed: int = 0, backend: Backend | None = None) -> Game:
    """A whole game of bots in their seats, built-in ones by name and own ones as ``module:Class``.

    BotFault for an unknown bot, or one that raises or makes an illegal move; CannotPlay as for any game.
    """
    makers = {name: maker_of(name) for name in bots if name not in NAMES}
    game = Game(variant, players=len(bots), seed=seed, backend=backend)
    seats = [
        BuiltIn(game, seat, NAMES[name]).move if name in NAMES else _own(game, seat, name, makers[name])
        for seat, name in enumerate(bots)
    ]
    while not game.is_over():
        if len(game.moves) == MOST_MOVES:
            raise BotFault(f"the game with seed {seed} has not ended after {MOST_MOVES} moves")
        seats[game.turn]()
    return game


def _own(game: Game, seat: int, name: str, maker: Maker) -> Callable[[], None]:
    """What makes the moves of an own bot."""
    where = f"bot {name} in seat {seat}, seed {game.seed}"
    chance = random.Random(f"{game.seed}:{seat}")  # noqa: S311 - for play, not for secrets
    bot = _guarded(where, lambda: maker(game.variant, seat))

    def move() -> None:
        legal = tuple(game.legal_moves)
        view = game.view(seat)
        chosen = _guarded(f"{where}, move {len(game.moves) + 1}", lambda: bot.choose(view, legal, chance))
        if not isinstance(chosen, Move | str):
            raise BotFault(f"{where}, move {len(game.moves) + 1}: choose returned {chosen!r}, not a legal move")
        try:
            game.push(chosen)
        except IllegalMove as error:
            some = ", ".join(f'"{one}"' for one in legal[:3])
            raise BotFault(f"{where}, move {len(game.moves) + 1}: {error}; legal moves were {some} ...") from error

    return move


def _guarded(where: str, call: Callable[[], T]) -> T:
    try:
        return call()
    except Exception as error:
        raise BotFault(f"{where}: it raised {type(error).__name__}: {error}") from error
