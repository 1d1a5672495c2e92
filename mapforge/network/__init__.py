"""Questions to the graph of cities and routes, answered from a variant alone: no positions, no files, no rules of play.

- ``counts``: how many cities, routes, tracks, spaces and tickets there are, by color and by deck.
"""
