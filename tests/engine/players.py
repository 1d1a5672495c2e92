"""Games for tests: shipped maps, a greedy and a random player at the domain API."""

import random
from functools import cache

from mapforge.engine import Game, Move, loader, records
from mapforge.engine.core import bots, chance
from mapforge.engine.notation import named
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant


@cache
def shipped(name: str) -> Variant:
    """A shipped map."""
    library = Library()
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


class Bots:
    """Bots of the core, for a game move by move."""

    def __init__(self, game: Game, bot: int) -> None:
        self.game, self.bot = game, bot
        self.memories = loader.lists().new(records.Memory, game.plan.capacity, game.players)
        for seat, memory in enumerate(self.memories):
            memory.stream = chance.first(game.seed, chance.BOTS + seat)

    def move(self) -> Move:
        """The move of the seat to move."""
        state = self.game._state
        seat = self.game.turn
        number = bots.decide(self.bot, state.map, state.table, state.hands[seat], self.memories[seat], state.pad)
        return named(state, number)


def play_out(game: Game, bot: int = bots.GREEDY, most: int = 5000) -> Game:
    """The game, played to its end by one kind of bot."""
    players = Bots(game, bot)
    while not game.is_over():
        game.push(players.move())
        assert len(game.moves) < most
    return game


def wander(game: Game, seed: int, moves: int = 5000) -> Game:
    """The game after so many random moves, or to its end."""
    chosen = random.Random(seed)
    for _ in range(moves):
        if game.is_over():
            break
        legal = game.legal_moves
        game.push(legal[chosen.randrange(len(legal))])
    return game
