"""The parts of a map that a check may read: as fine as edits are, so that moving a city runs few checks again."""

from typing import Literal, get_args

Part = Literal[
    "head",
    "cities",
    "names",
    "positions",
    "labels",
    "countries",
    "routes",
    "lines",
    "decks",
    "colors",
    "rules",
    "board",
    "picture",
    "theme",
    "house",
    "expect",
    "checks",
]
"""- ``head``: id, version, base, name, authors, licence, credits.
- ``cities``: which there are, their kind and groups; ``names``: of cities and countries, in all languages;
  ``positions``: where cities lie; ``labels``: where names of cities and countries stand.
- ``countries``: which there are, with their spots. ``decks``: decks and tickets. ``colors``: the map's own table.
- ``routes``: which there are, their ends, tracks, lengths, tunnels, ferries; ``lines``: their via points.
- ``board``: its size, border and piece; ``picture``: its background. ``house``: marks, notes, rules text.
"""
PARTS: tuple[Part, ...] = get_args(Part)
