"""The engine held against the oracle over whole games: ``python -m tests.conformance``.

- ``facts``: a state in words. ``pair``: one game on both at once.
"""
