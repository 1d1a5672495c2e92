"""The playtest report: what a designer reads and looks at, made of the document that ``mapforge playtest`` writes.

- ``document``: that document as values. ``baselines``: the same figures of the published maps, kept in the package.
- ``judging``: its seats held to them. ``findings``: what stands out, in plain words with what to try, worst first.
- ``board``: the map's own drawing, colored by figures. ``charts``: seats and styles. ``shades``: colors and their CSS.
- ``text``: for the terminal, verdicts and findings first; ``digest``: each family of figures in sentences.
- ``paper``: real games beside the bots'. ``against``: what differs between two versions of a map.
- ``page``: all of it as one HTML file that opens offline.

Equal documents make equal bytes. A figure that is not in the document is not in the report; only what makes the
baselines (``measuring``) plays games, and nothing loads Qt.
"""
