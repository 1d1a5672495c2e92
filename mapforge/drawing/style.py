"""Colors and measures of a drawn board: a good default, with a map's theme applied. All measures in mm."""

from functools import lru_cache

from msgspec import Struct

from mapforge.drawing.display import Color
from mapforge.model import GRAY, Variant

GRAY_HEX = "#757575"
"""The fill of gray tracks: apart from every usual color for every kind of color vision."""
WHITE = "#FFFFFF"
INK = "#241B14"
"""Nearly black, a little warm: lines and letters on paper."""

SPACE_CORNER = 1.1
SPACE_LINE = 0.45
"""Round a space."""
GLYPH = 4.6
"""A color's sign on a space: numbers.md asks for 4 mm at least."""
CITY_RADIUS = 6.5
SPOT_RADIUS = 5.6
JUNCTION_RADIUS = 2.6
HALO = 1.5
"""The width of the stroke behind a name; half of it shows."""
TOOTH = 0.9
"""How far a tunnel's teeth reach beyond a space: two tracks side by side have 2 mm between them."""


class Style(Struct, frozen=True):
    """The colors of one board. ``score_track`` and ``legend`` say whether they are drawn."""

    paper: str
    frame: str
    city: str
    name: str
    halo: str
    score_track: bool
    legend: bool


def style_of(variant: Variant) -> Style:
    """The default look with the map's theme over it.

    A score track is drawn where the border has room for its numbers, a legend where there are marks to explain.
    """
    theme = variant.theme
    return Style(
        paper=theme.paper or "#F3E9D2",
        frame=theme.frame or "#E3D0A6",
        city=theme.city or "#B5482F",
        name=theme.name or INK,
        halo=theme.halo or "#FBF5E6",
        score_track=variant.board.border >= 15 if theme.score_track is None else theme.score_track,
        legend=bool(variant.marks) if theme.legend is None else theme.legend,
    )


def fills(variant: Variant) -> dict[str, str]:
    """The fill of tracks by color id."""
    return {color.id: color.hex for color in variant.card_colors} | {GRAY: variant.theme.gray or GRAY_HEX}


@lru_cache(maxsize=1024)
def luminance(shade: str) -> float:
    """Relative luminance of ``#RRGGBB``, 0 black to 1 white, as WCAG has it."""
    parts = [int(shade[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two shades, 1 to 21, as WCAG has it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@lru_cache(maxsize=1024)
def sign_on(fill: str) -> str:
    """Black or white, whichever is seen better on a fill."""
    return max((INK, WHITE), key=lambda shade: contrast(shade, fill))


@lru_cache(maxsize=1024)
def outline_of(fill: str) -> Color:
    """The line round a space: light round dark fills (black, blue, red), dark round all others."""
    return Color("#F4EBDA") if luminance(fill) < 0.12 else Color(INK, 0.85)
