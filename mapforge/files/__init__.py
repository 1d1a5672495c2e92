"""A map on disk: bytes to JSON to a checked document, resolved against its base to a variant, and back.

- ``json_text``: bytes to a JSON value, with everything wrong on the way; ``positions``: where each value stands.
- ``schema``, ``validators``: the JSON Schemas, and their errors as problems.
- ``codec``: plain JSON values to model types and back; ``canonical``: the one way a map is written.
- ``patch``: a child as its difference from its base. ``document``: one file as written.
- ``library``: where maps are found. ``pack_targets``: a map in a pack as a TARGET. ``resolve``: a document and its
  bases as one variant, with origins and places.
- ``spreadsheet``, ``ticket_headers``, ``ticket_list``: tickets from a list.
- ``save``: atomic writing. ``home``: where an open map lives; opened, saved, saved elsewhere. ``writing``: what its
  file holds at a place. ``picture_copies``: pictures taken along. ``fingerprint``: whether a file has changed since.
- ``shipped``: the folders of schemas and maps that come with the program.

Whether a map makes sense is for ``checks``; here is only what a file can say. No drawing, no Qt.
"""
