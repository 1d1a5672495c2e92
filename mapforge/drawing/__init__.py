"""A variant as a display list, and that as SVG; no Qt.

- ``display``: the values of a display list. ``board``: the one function that makes one of a variant.
- ``spaces``, ``cities``, ``frame``, ``legend``, ``problems``: what each kind of thing looks like.
- ``style``: colors and measures, a map's theme applied. ``icons``: our own signs as paths.
- ``svg``: writes a display list as SVG with named layers.

What things look like is decided here and nowhere else; where they lie is ``geometry``'s.
"""
