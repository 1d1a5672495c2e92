"""Questions to the graph of cities and routes, answered from a variant alone: no positions, no files, no drawing.

- ``counts``: how many cities, routes, tracks, spaces and tickets there are, by color and by deck.
- ``graph``: a map as a graph of numbers: distances, components. ``paths``: shortest and near-shortest paths.
- ``cuts``: routes whose loss cuts the map in two. ``clumps``: routes of one color that lie together.
- ``supply``: spaces at each table. ``demand``: the routes and colors that tickets want.
"""
