"""Packs: maps in one file that another machine can trust.

A pack (``.mfpack``) is a zip: ``manifest.json`` first, then the files that it lists with size and SHA-256, in a folder
for each map. What is read may have been made by anybody, so nothing here trusts a byte that it has not looked at.

- ``directory``: the zip's own table of entries. ``contents``: the bytes of one entry, counted while they are read.
- ``guard_names``, ``guard_entries``, ``guard_bytes``, ``guard_kinds``, ``guard_pdf``, ``guard_listing``: what is
  refused, one small function a trick; ``guards``: the table of all of them. ``limits``: the numbers. ``refusal``: the
  error.
- ``manifest``: what a pack says of itself; ``hashes``: its content hash, and a map's.
- ``reading``: a file as a pack, all guards passed. ``unpacking``: its files in a folder, all or none.
- ``writing``: the same files as the same bytes, on every machine.
- ``signature``: who made it. ``installed``: packs in the user's data folder. ``trust``: whose packs they were.

What a map means is not known here: that is for ``files``, which finds maps in packs. No Qt.
"""
