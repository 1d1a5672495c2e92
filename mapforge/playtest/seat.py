"""A built-in bot in a seat of a game, move by move."""

from mapforge.engine import loader, records
from mapforge.engine.core import chance
from mapforge.engine.state import State
from mapforge.playtest import backends


class BuiltIn:
    """A bot in its seat; plays as it does in whole games of bots with the same seed."""

    def __init__(self, state: State, seed: int, seat: int, bot: int) -> None:
        self.seat, self.bot = seat, bot
        backend = with_bots(state.plan.backend)
        self.tables = backends.tables(backend)
        self.memories = backend.new(records.Memory, state.plan.capacity)
        self.memories[0].stream = chance.first(seed, chance.BOTS + seat)

    def choose(self, state: State, _made: int = 0) -> int:
        """The number of the move that it makes now; it must be its turn."""
        plan = state.plan
        return int(
            self.tables.move_of(plan.record, state.tables, state.hands, self.memories, state.pads, self.bot, self.seat)
        )


def with_bots(backend: "loader.Lists | loader.Compiled") -> "loader.Lists | loader.Compiled":
    """The back end of the same kind with the bots loaded beside the core."""
    return backends.compiled() if backend.name == "numba" else loader.lists()
