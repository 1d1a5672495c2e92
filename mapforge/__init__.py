"""MapForge: maps of Ticket to Ride and its relatives as exact data, drawn, checked and played.

One idea holds the program together: a variant is an immutable value, everything else is a function of it.

Rooms, each standing only on those before it (kept by import-linter):

- ``model``: the value types. Imports nothing of ours.
- ``network``: questions to the graph of cities and routes. ``fonts``: the bundled fonts.
- ``geometry``: where things lie, in millimetres: curves, spaces, names, lay-outs.
- ``drawing``: a variant as a display list, and that as SVG. ``edits``: what a designer can do to a map, and history.
- ``packs``: maps in one file that another machine can trust.
- ``files``: a document on disk, read, resolved against its base, written. ``compare``: two maps by what they mean.
  ``interaction``: what a click or drag on the board means, without a window.
- ``engine``: the rules of play, run plain or compiled, and games as moves. ``playtest``: bots that play a map.
- ``checks``: what can be wrong with a map, and the words for it.
- ``geography``: ground data to background art. ``render``: a display list as PNG and PDF, by Qt.
- ``export``: maps made ready for others. ``editor``: the window.
- ``cli``: one module a verb, on top of everything.

Only ``render``, ``export`` and ``editor`` may load Qt.
"""

__version__ = "0.1.0"
