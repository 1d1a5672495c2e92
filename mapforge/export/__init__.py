"""Maps made ready for others: packs, later print files and tabletop formats.

- ``pack_content``: a map's own files as they go into a pack. ``components``: what must lie on the table.
- ``rules_words``, ``rules_sheet``: the rules of a map as a sheet in Markdown. ``pack_pictures``: boards drawn.
- ``pack_choice``: which maps go in, with their bases, and what the pack says of itself. ``pack_errors``: what keeps a
  map out. ``pack_again``: what is taken along from the pack that maps come from. ``pack``: all of it as the bytes of a
  pack, read again before anybody gets them. ``install_notes``: what to know of a pack once it is installed.

Modules that draw load Qt; the others do not.
"""
