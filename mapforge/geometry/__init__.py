"""Where things lie on the board, in millimetres: a route's curve and its spaces, names, clearances, lay-outs.

- ``curve``: the smooth line of a route through its ``via`` points, as a polyline.
- ``tracks``: the spaces of every track on its own line, at their pitch.
- ``index``: which spaces overlap, come close to one another or to a city.
- ``text``, ``bidi``: lines of text measured on the bundled fonts; ``names``, ``name_places``: where names stand.
- ``scene``: all of these at once, made anew only where a map has changed.
- ``layout``: city positions and ``via`` points under which all spaces have their place; ``layout_*`` are its parts.

x runs to the right, y down; headings in radians from the x axis towards the y axis, so clockwise on the board.
Functions of a variant or of arrays only: no drawing, no files (the fonts apart), no Qt.
"""
