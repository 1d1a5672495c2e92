"""The board in the window.

- ``items``: a display list's shapes and letters as Graphics View items, all of C++.
- ``board``: the scene, kept like the map by redrawing what differs. ``ground``: what lies behind everything.
- ``overlay``: selection, handles, and what a tool shows. ``view``: pan and zoom, ``pan_cursor``.
- ``markers``: signs beside problems. ``highlight``: what a list points at. ``outlines``: lines round things of the map.
- ``hand``: mouse and keys given to the tool in hand, and its answers carried out. ``field``: where names are typed.
"""
