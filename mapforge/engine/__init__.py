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

Speed, as ``python -m tests.bench engine`` found it (CPU time of one process, four players on USA, final scoring
included) on a quiet machine whose calibration loop took 35.6 ms: compiled, 16,366 games a second of random moves and
10,326 greedy ones; on lists 141 and 194. The first game was over after 0.22 s of CPU on lists, 28.9 s where everything
had to be compiled first, 0.77 s and 158 MB where it was compiled before.

A longest path may stay "not proven". In 4,000 random and 4,000 greedy games at two and at three on USA, Mega, Europe
and Switzerland none did; in 500 of each at two on USA with 120 trains each instead of 45, 5 and 10 of 100 did.

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
