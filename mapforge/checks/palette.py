"""Check of a palette of the map's own: can its colors be told apart by everybody?"""

from collections.abc import Iterator
from typing import Any

from mapforge.checks.color_vision import likeness
from mapforge.checks.subject import Subject, problem
from mapforge.drawing.style import fills
from mapforge.model import GRAY, Problem

LEAST = 10.0
"""Colors that differ by less than this (CAM02-UCS) are taken for one another on a table; the usual eight by 14.6."""


def colors_alike(subject: Subject) -> Iterator[Problem]:
    """No two of the map's own colors, nor gray, look alike to people with any kind of color vision."""
    if not subject.variant.colors:
        return
    shown = fills(subject.variant)
    names = list(shown)
    for alike in likeness(list(shown.values())):
        if alike.difference < LEAST:
            one, other = sorted((names[alike.one], names[alike.other]))
            value = round(alike.difference, 1)
            path = ("colors", other if one == GRAY else one, "hex")
            words: dict[str, Any] = {"other": one if one == GRAY else other, "vision": alike.vision}
            yield problem("colors-alike", path, one, other, value=value, difference=value, **words)
