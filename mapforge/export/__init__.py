"""Maps made ready for others: packs, later print files and tabletop formats.

- ``pack_content``: a map's own files as they go into a pack. ``components``: what must lie on the table.
- ``pack_choice``: which maps go in, with their bases, and what the pack says of itself. ``pack_errors``: what keeps a
  map out. ``pack``: all of it as the bytes of a pack, read again before anybody gets them.

Modules that draw load Qt; the others do not.
"""
