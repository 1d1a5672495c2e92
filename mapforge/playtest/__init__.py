"""Playtesting: bots that play a map.

- ``bots``: nine bots, one module each, in restricted Python like the engine's core. ``names``: their names.
- ``backends``: the engine's back ends with the bots loaded. ``seat``: a built-in bot in a game, move by move.
- ``own_bots``: bots of the designer's own, written against the engine's words.
"""
