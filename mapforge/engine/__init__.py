"""The rules of the game: every published system exact, replayable, fast.

A game is a map, a seed and moves:

    game = Game(variant, players=4, seed=7)
    game.push("keep:boston--miami,denver--el-paso")

- ``core``: the rules themselves, in restricted Python that runs plain or compiled. ``records``: its fields.
- ``loader``: the two back ends. ``warm``: compiling beside the work. ``playable``, ``compiled_map``: a variant made
  ready, or why it cannot be played.
- ``state``, ``notation``, ``reading``, ``placing``: between the core's records and words.
- ``move``, ``position``, ``view``, ``result``, ``game``, ``refused``: what the rest of the program sees.
  ``explaining``: a refusal with its numbers.
- ``record``, ``recording``: a game written down. ``replay``, ``script``, ``ticket_script``: such a record checked.
  ``play_hash``: on which map it was played.

Only rules of play may enter here: no drawing, no files, no judgement of maps.
"""

from mapforge.engine.game import Game, LegalMoves
from mapforge.engine.move import Move
from mapforge.engine.position import Position
from mapforge.engine.refused import CannotPlay, IllegalMove
from mapforge.engine.result import Account, Result, TicketLine
from mapforge.engine.view import View

__all__ = [
    "Account",
    "CannotPlay",
    "Game",
    "IllegalMove",
    "LegalMoves",
    "Move",
    "Position",
    "Result",
    "TicketLine",
    "View",
]
