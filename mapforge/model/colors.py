"""The colors of train cards and tracks: a table of the map's own, or the usual eight."""

from typing import Annotated

from msgspec import Meta, Struct

from mapforge.model.forms import Hex, Language, Name
from mapforge.model.frozen import FrozenMap, put, text, texts

GRAY = "gray"
"""The track color that takes cards of any one color; never a card's color."""
LOCOMOTIVE = "locomotive"
"""The wild card; never a track's color."""
COLOR_ID = rf"^(?!({GRAY}|{LOCOMOTIVE})\Z)[a-z0-9]+(-[a-z0-9]+)*\Z"


class Color(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A color of train cards: its look, the sign that goes with it, and how many cards the deck has."""

    id: Annotated[str, Meta(pattern=COLOR_ID, max_length=80)]
    name: FrozenMap[Language, Name]
    hex: Hex
    glyph: Annotated[str, Meta(min_length=1, max_length=8)]
    cards: Annotated[int, Meta(ge=1, le=200)]

    def __post_init__(self) -> None:
        put(self, name=texts(self.name), hex=self.hex.upper(), glyph=text(self.glyph))


def _usual(color: str, shown: str, glyph: str) -> Color:
    return Color(id=color, name=FrozenMap({"en": color.capitalize()}), hex=shown, glyph=glyph, cards=12)


USUAL_COLORS: tuple[Color, ...] = (
    _usual("purple", "#D58AE6", "◆"),
    _usual("white", "#FFFFFF", "○"),
    _usual("blue", "#0B4FB3", "■"),
    _usual("yellow", "#FFE94A", "▲"),
    _usual("orange", "#F0690A", "✚"),
    _usual("black", "#111111", "●"),
    _usual("red", "#A50F15", "★"),
    _usual("green", "#45B88A", "▼"),
)
"""Eight colors of 12 cards, as in all six shipped maps.

The shades keep a least difference of 14.6 to 29 (CAM02-UCS) for every kind of color vision; each has a sign of its
own, so that hue is never the only signal.
"""
