"""The forms of single values in a map file, as types: the same as ``schemas/forms.schema.json``."""

from typing import Annotated

from msgspec import Meta

ID = r"^[a-z0-9]+(-[a-z0-9]+)*\Z"
"""An id of a city, border spot, country, color, deck, mark or note; never holds ``--``."""
LONG_ID = r"^[a-z0-9]+(-[a-z0-9]+)*(--[a-z0-9]+(-[a-z0-9]+)*)*\Z"
"""An id of a route or ticket: ids joined by ``--``."""
MAP_ID = r"^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\Z"
"""An id of a map: dotted for maps made to be shared, bare for the shipped ones."""
_NUMBER = r"(0|[1-9][0-9]{0,5})"
_PART = r"(0|[1-9][0-9]*|[0-9]*[a-z][0-9a-z]*)"
_VERSION = rf"{_NUMBER}\.{_NUMBER}\.{_NUMBER}(-{_PART}(\.{_PART})*)?"
_COMPARISON = rf"(<|<=|>|>=|==|!=){_VERSION}"
VERSION = rf"^{_VERSION}\Z"
"""A version in the manner of SemVer, without build data: 1.2.0 or 1.2.0-beta.1."""
VERSION_RANGE = rf"^{_COMPARISON}(, {_COMPARISON})*\Z"
"""A range of versions: comparisons that all must hold, such as ``>=1.0.0, <2.0.0``."""
LANGUAGE = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\Z"
"""A language tag: en, de, pt-BR."""
HEX = r"^#[0-9A-Fa-f]{6}\Z"
PICTURE = r"^[A-Za-z0-9_][A-Za-z0-9_ .()-]*(/[A-Za-z0-9_][A-Za-z0-9_ .()-]*)*\.(png|jpg|jpeg|webp|PNG|JPG|JPEG|WEBP)\Z"
"""A picture's path below the map's folder, with forward slashes; no part starts with a dot."""
LENGTH_KEY = r"^[1-9][0-9]?\Z"

DECK_OF_MAP = rf"^({MAP_ID[1:-2]}:)?{ID[1:-2]}\Z"
"""A deck of another map, such as usa-1910:main; without a map's id a deck of the base."""

Id = Annotated[str, Meta(pattern=ID, max_length=80)]
LongId = Annotated[str, Meta(pattern=LONG_ID, max_length=200)]
DeckOfMap = Annotated[str, Meta(pattern=DECK_OF_MAP, max_length=161)]
MapId = Annotated[str, Meta(pattern=MAP_ID, max_length=80)]
VersionText = Annotated[str, Meta(pattern=VERSION, max_length=60)]
VersionRange = Annotated[str, Meta(pattern=VERSION_RANGE, max_length=200)]
Language = Annotated[str, Meta(pattern=LANGUAGE)]
Hex = Annotated[str, Meta(pattern=HEX)]
PictureFile = Annotated[str, Meta(pattern=PICTURE, max_length=200)]
LengthKey = Annotated[str, Meta(pattern=LENGTH_KEY)]
"""A length as a key of JSON: 1 to 99."""

Name = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=500)]
Prose = Annotated[str, Meta(max_length=100_000)]

Mm = Annotated[float, Meta(ge=-10_000, le=10_000)]
"""A position or offset on the board in mm."""
Size = Annotated[float, Meta(ge=1, le=10_000)]
"""A positive length in mm."""
Angle = Annotated[float, Meta(ge=-360, le=360)]
"""Degrees, clockwise."""
Share = Annotated[float, Meta(ge=0, le=1)]
Length = Annotated[int, Meta(ge=1, le=30)]
"""Spaces of a track."""
Points = Annotated[int, Meta(ge=1, le=500)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Cards = Annotated[int, Meta(ge=0, le=500)]
Point = tuple[Mm, Mm]
"""x to the right, y down, in mm from the board's outer top left corner."""
