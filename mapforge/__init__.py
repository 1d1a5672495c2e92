"""MapForge: maps of Ticket to Ride and its relatives as exact data, drawn, checked and played.

One idea holds the program together: a variant is an immutable value, everything else is a function of it.

Rooms, each standing only on those before it (kept by import-linter):

- ``model``: the value types. Imports nothing of ours.
- ``network``: questions to the graph of cities and routes.
- ``files``: a document on disk, read, resolved against its base, written.
- ``checks``: what can be wrong with a map, and the words for it.
- ``cli``: one module a verb, on top of everything.

Only rooms that draw in a window or on paper may load Qt; none of the above does.
"""

__version__ = "0.1.0"
