"""What a click, a drag or a key on the board means: pure functions and values, tested without a window.

A window keeps one ``Tool`` at a time and tells it of pointers and keys, in millimetres on the board; each call gives
back a ``Reaction``: the tool as it is from now on, what to select, what to do to the map, what to show and ask.

- ``values``: the words that window and tools share. ``lookup``: where things lie, worked out once for each map.
- ``hits``: what lies under the pointer, and inside a rectangle. ``snapping``: where a point that is moved comes to lie.
- ``tool_select``, ``tool_city``, ``tool_border``, ``tool_route``, ``tool_ticket``, ``tool_picture``: one tool each;
  ``tools`` is the list of them. ``moving``: what moves with a selection. ``picture_frame``: the picture's corners.
- ``actions``, ``menu``: what menus and keys do to the selection, and why one of them cannot be done now.
- ``grips``, ``dragging``: what a drag has hold of, and its way from a press to its end.
- ``pointed``: what a problem's place means on the board. ``differences``: what an edit would change, in words.
- ``suggesting``: lengths, points and decks for what is new. ``wording``: names for people.

Only what is a function of a map, a selection and a pointer may enter: no Qt, no files, no clock, no state but a tool's.
"""
