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
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeVar

from mapforge.engine import IllegalMove, Move, View
from mapforge.engine.core import words
from mapforge.engine.game import LegalMoves, parsed
from mapforge.engine.notation import number
from mapforge.engine.refused import illegal
from mapforge.engine.state import State
from mapforge.engine.view import view_of
from mapforge.model import Variant
from mapforge.playtest.names import NAMES

SEARCHING: Final = "mcts"
"""The name of the one bot that searches: see ``mcts``."""


class Bot(Protocol):
    """A player: made for each game as ``Class(variant, seat)``, asked for every decision of its seat."""

    def choose(self, view: View, moves: Sequence[Move], chance: random.Random) -> Move | str:
        """One of the legal moves, itself or as text."""


Maker = Callable[[Variant, int], Bot]
T = TypeVar("T")


class BotFault(ValueError):  # noqa: N818 - said as designers say it, and documented so
    """A bot that is not there, raises, or returns what is no legal move: where, the seed, and what was expected."""


def maker_of(name: str) -> Maker:
    """What makes the bot called ``module:Class`` (a module is also looked for where one stands); BotFault for none."""
    if name == SEARCHING:
        from mapforge.playtest.mcts import Searcher

        return Searcher
    module, colon, word = name.partition(":")
    if not colon:
        known = [*NAMES, SEARCHING]
        close = difflib.get_close_matches(name, known, 1, 0.6)
        hint = f'did you mean "{close[0]}"? ' if close else ""
        raise BotFault(f'there is no bot "{name}"; {hint}the bots are {", ".join(known)}, or your own as module:Class')
    found = getattr(_loaded(name, module), word, None)
    if found is None:
        raise BotFault(f'bot {name}: the module {module} has no class "{word}"')
    if not callable(getattr(found, "choose", None)):
        raise BotFault(f"bot {name}: it has no method choose(view, moves, chance)")
    made: Maker = found
    return made


def _loaded(name: str, module: str) -> object:
    """The module; what its own lines raise is told like any other fault of a bot."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        where = "; its file must be in this folder, or on PYTHONPATH"
        raise BotFault(f"bot {name}: the module cannot be loaded ({error}){where}") from error
    except (Exception, SystemExit) as error:
        raise BotFault(f"bot {name}: loading its module raised {type(error).__name__}: {error}") from error


class Own:
    """An own bot in its seat."""

    def __init__(self, state: State, seed: int, seat: int, name: str, maker: Maker) -> None:
        self.seat, self.where = seat, f"bot {name} in seat {seat}, seed {seed}"
        self.chance = random.Random(f"{seed}:{seat}")  # noqa: S311 - for play, not for secrets
        self.bot = _guarded(self.where, lambda: maker(state.plan.variant, seat))

    def choose(self, state: State, made: int) -> int:
        """The number of the move that it makes, after so many made; BotFault where that is no legal move."""
        where = f"{self.where}, move {made + 1}"
        legal, view = tuple(LegalMoves(state)), view_of(state, self.seat)
        chosen = _guarded(where, lambda: self.bot.choose(view, legal, self.chance))
        if not isinstance(chosen, Move | str):
            raise BotFault(f"{where}: choose returned {chosen!r}, not a legal move")
        try:
            wanted = parsed(chosen)
            packed = number(state, wanted)
            if (word := state.why_not(packed)) != words.LEGAL:
                raise illegal(word, str(wanted))
        except IllegalMove as error:
            some = ", ".join(f'"{one}"' for one in legal[:3])
            raise BotFault(f"{where}: {error}; legal moves were {some} and others") from error
        return packed


def _guarded(where: str, call: Callable[[], T]) -> T:
    try:
        return call()
    except (Exception, SystemExit) as error:
        raise BotFault(f"{where}: it raised {type(error).__name__}: {error}") from error
