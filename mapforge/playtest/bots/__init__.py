"""Bots in the restricted Python of the engine's core: each runs plain on lists and compiled by numba, move for move.

A bot sees the map, the table, its own hand and its own memory, its stream of chance among it; the pad is scratch paper.

- ``numbers``: which number stands for which bot. ``deciding``: a bot's move by that number.
- ``at_random``, ``hoarder``, ``short``, ``path``, ``hungry``, ``one_step``, ``long_route``, ``planner``, ``blocker``:
  one bot each, its rule in its first lines.
- ``restricting``: what a restricted bot does without.
- ``ways``: shortest ways to a ticket's end. ``joint_way``: one way for several tickets. ``buying``: what a plan pays
  with, and the card to draw for it. ``choosing``: which tickets to keep. ``otherwise``: what all do alike.
- ``dead_ends``: corners of the rules that a game has met. ``tables``: whole games and matches of bots in one call.
"""
