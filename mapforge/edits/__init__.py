"""What a designer can do to a map: one module a noun, one pure function an operation, and the history of them.

Every edit takes a variant and keyword arguments and gives the variant that comes of it. It shares whatever it does not
touch (the same objects, so that ``changes`` finds a difference by identity), gives back its own argument where nothing
would differ, and raises ``Refused`` before anything changes where it cannot be done. A result always satisfies the
schema; whether the map is a good one is for ``checks``, so an edit refuses only what names something that is not
there, or would contradict itself.

- ``cities``, ``city_id``, ``removal``; ``countries``, ``border``; ``routes``, ``tracks``; ``decks``, ``tickets``;
  ``board``; ``rules``, ``colors``; ``house`` (marks, notes, rules text); ``paper`` (id, version, name, licence …).
- ``arrangement``: many things moved at once. ``series``: several edits as one.
- ``history``: undo and redo without limit, a drag as one step. ``changes``: what differs between two variants.
- ``ids``, ``letters``: ids made from names. ``form``, ``entries``: what all edits share.

Only operations on the whole value and what they need may enter: no files, no drawing, no Qt, no check of quality.
"""
