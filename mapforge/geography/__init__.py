"""Ground data to background art: a map of land and sea behind a board, and nothing of anybody else's art in it.

- ``ground``: coasts, lakes, borders, provinces and mountain ranges by longitude and latitude, read from GeoJSON.
- ``warp``: the map projection of a board: every city with a latitude and longitude falls on its place in mm.
- ``mesh``: coast and borders bent to the board as one net of lines, and the lands between them.
- ``tints``: which of a few close colors each land has, so that neighbours differ.
- ``ornament``: rose, mountains, waterlines and frame. ``art``: all of it as named vector shapes, clipped to the board.

Shapes are plain data in mm with a style's name; what a style looks like is for ``render``. No Qt here, and no file of
the program's own: whoever calls says which ground belongs to which map.
"""
