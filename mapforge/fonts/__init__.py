"""The fonts that come with the program, so that every computer draws and measures the same letters.

All are under the SIL Open Font License, whose texts lie beside them; README.md tells what each was made from, and how.
Nothing here reads a font: ``geometry.text`` measures with them, the rooms that draw embed or load them.
"""

from pathlib import Path
from typing import Literal, NamedTuple

Weight = Literal["medium", "bold"]
"""The two weights there are. Medium is the files' Regular: a board is read from a metre away."""

_FOLDER = Path(__file__).resolve().parent


class Face(NamedTuple):
    """One font file.

    ``css_weight`` is 400 or 700 and with ``family`` names the face in Qt, SVG and CSS; ``licence`` is a file's name.
    """

    key: str
    family: str
    css_weight: int
    file: str
    licence: str
    covers: str

    @property
    def path(self) -> Path:
        """Where the font lies on this computer."""
        return _FOLDER / self.file

    @property
    def licence_path(self) -> Path:
        """Where its licence lies on this computer."""
        return _FOLDER / self.licence


def _pair(key: str, family: str, licence: str, covers: str) -> tuple[Face, Face]:
    stem = family.replace(" ", "")
    return (
        Face(f"{key}-medium", family, 400, f"{stem}-Regular.ttf", licence, covers),
        Face(f"{key}-bold", family, 700, f"{stem}-Bold.ttf", licence, covers),
    )


def _single(key: str, family: str, licence: str, covers: str) -> Face:
    return Face(key, family, 400, f"{family.replace(' ', '')}-Regular.ttf", licence, covers)


_SANS = _pair("sans", "MapForge Sans", "OFL-FiraSansCondensed.txt", "Latin with Vietnamese, Greek, Cyrillic")
_ARABIC = _pair("arabic", "MapForge Arabic", "OFL-NotoSansArabic.txt", "Arabic")
_HEBREW = _pair("hebrew", "MapForge Hebrew", "OFL-NotoSansHebrew.txt", "Hebrew")
_MORE = _pair(
    "more", "MapForge More", "OFL-NotoSans.txt", "rare Latin, Greek and Cyrillic letters, all combining marks"
)
_DINGBATS = _single("dingbats", "MapForge Dingbats", "OFL-NotoSansSymbols.txt", "geometric shapes, arrows, dingbats")
_SYMBOLS = _single("symbols", "MapForge Symbols", "OFL-NotoSansSymbols.txt", "further symbols and dingbats")

CHAINS: dict[Weight, tuple[Face, ...]] = {
    "medium": (_SANS[0], _ARABIC[0], _HEBREW[0], _MORE[0], _DINGBATS, _SYMBOLS),
    "bold": (_SANS[1], _ARABIC[1], _HEBREW[1], _MORE[1], _DINGBATS, _SYMBOLS),
}
"""By weight, the faces in the order in which one is sought that has a character."""

FACES: dict[str, Face] = {face.key: face for chain in CHAINS.values() for face in chain}
"""All faces by key."""
