"""The rules once more: a slow, plain implementation that the engine is held against.

Written from the rules of the game alone and sharing no code with ``mapforge.engine``. It keeps its state in dicts,
finds connections with networkx, lists legal moves as text, and is stepped with resolved chance: which card left the
deck is told, and refused where it cannot be.

- ``board``: a map's tracks, spaces and cards. ``state``: a game's state. ``notation``: moves as text.
- ``payments``: what may be paid for what. ``legal``: every legal move. ``steps``: what a move does.
- ``row``: the open row and the decks. ``trail``: the longest path. ``account``: the final account.
- ``start``: what must be so before the first choice. ``replay``: a game record played from its text alone.
- ``branches``: the names of the rules' branches, counted as they are met.
"""
