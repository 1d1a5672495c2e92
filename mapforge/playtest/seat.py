"""A built-in bot in a seat of a game, move by move."""

from mapforge.engine import Game, loader, records
from mapforge.engine.core import chance
from mapforge.engine.notation import named
from mapforge.playtest import backends


class BuiltIn:
    """A bot in its seat; plays as it does in whole games of bots with the same seed."""

    def __init__(self, game: Game, seat: int, bot: int) -> None:
        self.game, self.seat, self.bot = game, seat, bot
        compiled = game.plan.backend.name == "numba"
        backend: loader.Lists | loader.Compiled = backends.compiled() if compiled else loader.lists()
        self.tables = backends.tables(backend)
        self.memories = backend.new(records.Memory, game.plan.capacity)
        self.memories[0].stream = chance.first(game.seed, chance.BOTS + seat)

    def move(self) -> None:
        """Make the move of the seat, whose turn it is."""
        state = self.game.state
        number = self.tables.move_of(
            state.plan.record, state.tables, state.hands, self.memories, state.pads, self.bot, self.seat
        )
        self.game.push(named(state, int(number)))
