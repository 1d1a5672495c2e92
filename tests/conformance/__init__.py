"""The engine held against the oracle over whole games: ``python -m tests.conformance``.

- ``facts``: a state in words. ``translate``: an engine's position as the oracle's state. ``pair``: one game on both.
- ``policies``: who plays. ``plan``: what is played. ``games``: a game with everything that must hold on the way.
- ``redeal``: what is hidden dealt anew. ``records``: what a game's record must bear.
"""
