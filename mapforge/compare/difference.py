"""One difference between two maps."""

from typing import Literal, NamedTuple

from mapforge.model import Path

Kind = Literal["missing", "extra", "other"]
Noun = Literal["board", "color", "city", "name", "position", "country", "route", "track", "deck", "ticket", "rule"]


class Difference(NamedTuple):
    """Something that is only in the first map (*missing*), only in the second (*extra*), or *other* in it.

    ``noun`` says what, ``name`` which one, for people; ``what`` which value of it differs, empty for the whole;
    ``wanted`` and ``found`` are the first map's and the second's value, empty where there is none. ``path`` leads into
    the second map, ``ids`` are its entries; ``mark`` tells it from all others whatever the values are.
    """

    kind: Kind
    noun: Noun
    name: str
    what: str
    wanted: str
    found: str
    path: Path
    ids: tuple[str, ...]
    mark: str
