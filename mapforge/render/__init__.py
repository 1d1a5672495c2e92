"""A display list as pixels and on paper, by Qt: the same items in the same order as in the SVG.

- ``application``: the Qt application without a screen that drawing needs, and what goes wrong: ``RenderError``.
- ``paint``: paints a display list with any painter, in a file or in the window.
- ``pictures``: a map's pictures, loaded with care.
- ``png``, ``pdf``: files of a whole board. Equal input makes equal bytes on one computer.
- ``ground``: the art below a shipped board.

Qt's return codes end here: whatever fails raises, in words for a designer. What a board looks like
is decided in ``drawing``.
"""
