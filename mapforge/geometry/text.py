"""Text in millimetres: what a name measures and what its letters look like, on the bundled fonts and without Qt.

A line that starts with an Arabic or Hebrew letter runs from right to left; ``bidi`` says what of mixed text is done.
Not done: line breaks, vertical text, letter forms of a single language (all text is shaped as of no language).
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

import uharfbuzz

from mapforge.fonts import CHAINS, FACES, Face, Weight
from mapforge.geometry import bidi

Segment = tuple[str, *tuple[float, ...]]
"""``("M", x, y)``, ``("L", x, y)``, ``("Q", cx, cy, x, y)``, ``("C", ax, ay, bx, by, x, y)`` or ``("Z",)``."""
Contour = tuple[Segment, ...]

ASCENT = 0.81
"""The least height of a line above its baseline, in sizes: what i, j and l reach, so that plain names line up."""
DESCENT = 0.23
"""The least depth of a line below its baseline, in sizes: what g, p and y reach."""

_JOINERS = "\u200c\u200d"
"""Zero width non-joiner and joiner: they belong to the letter before them."""
_VARIATION_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_COMMON = "Zyyy"
"""The script of signs that all scripts share."""


class TextRun(NamedTuple):
    """A stretch of text in one face, script and direction: its left edge from the line's start and its width, in mm.

    ``font`` is a key of ``fonts.FACES``; ``text`` is in the order of reading, also where it runs from right to left.
    """

    font: str
    text: str
    x: float
    width: float


class TextSize(NamedTuple):
    """What a line takes, in mm: its width, and its extent above and below the baseline."""

    width: float
    ascent: float
    descent: float


class _Glyph(NamedTuple):
    """A glyph and where it stands, in sizes: x from the line's start, y up from the baseline."""

    font: str
    number: int
    x: float
    y: float


class _Line(NamedTuple):
    """A line of size 1: runs from left to right, their glyphs, and its size."""

    runs: tuple[TextRun, ...]
    glyphs: tuple[_Glyph, ...]
    size: TextSize


class _Piece(NamedTuple):
    """A character with the marks on it, its face and its script."""

    text: str
    face: Face
    script: str


class _Stretch(NamedTuple):
    """Text of one face, script and level; odd levels run from right to left."""

    text: str
    face: Face
    script: str
    level: int


def shape(text: str, size_mm: float, weight: Weight = "medium") -> tuple[TextRun, ...]:
    """The runs of a line from left to right; each character from the first face that has it, else from the first.

    Control characters take no room and are left out, tabs and line ends are spaces.
    """
    runs = _line(text, weight).runs
    return tuple(TextRun(run.font, run.text, run.x * size_mm, run.width * size_mm) for run in runs)


def measure(text: str, size_mm: float, weight: Weight = "medium") -> TextSize:
    """The size of a line; never lower than a name in plain letters, higher where stacked accents or Arabic need it."""
    width, ascent, descent = _line(text, weight).size
    return TextSize(width * size_mm, ascent * size_mm, descent * size_mm)


def outline(text: str, size_mm: float, weight: Weight = "medium") -> tuple[Contour, ...]:
    """The letters of a line as closed contours, to be filled by the nonzero rule.

    In mm from the start of the baseline, x to the right, y down.
    """
    return tuple(
        tuple(_placed(segment, glyph, size_mm) for segment in contour)
        for glyph in _line(text, weight).glyphs
        for contour in _contours(glyph.font, glyph.number)
    )


def missing_glyphs(text: str) -> tuple[str, ...]:
    """The characters that would be drawn as an empty box, each once, in order of appearance."""
    pieces = _pieces(_clean(text), "medium")
    lacking = (char for piece in pieces for char in piece.text if _is_visible(char) and not _has(piece.face, char))
    return tuple(dict.fromkeys(lacking))


def _placed(segment: Segment, glyph: _Glyph, size_mm: float) -> Segment:
    op, *numbers = segment
    x, y = glyph.x, glyph.y
    moved = ((number + x) * size_mm if at % 2 == 0 else -(number + y) * size_mm for at, number in enumerate(numbers))
    return (op, *moved)


@lru_cache(maxsize=4096)
def _line(text: str, weight: Weight) -> _Line:
    """A text laid out at size 1."""
    runs: list[TextRun] = []
    glyphs: list[_Glyph] = []
    x = 0.0
    for stretch in _stretches(text, weight):
        key, start = stretch.face.key, x
        for number, advance, dx, dy in _shaped(stretch):
            glyphs.append(_Glyph(key, number, x + dx, dy))
            x += advance
        runs.append(TextRun(key, stretch.text, start, x - start))
    inks = [(glyph.y, *_ink(glyph.font, glyph.number)) for glyph in glyphs]
    ascent = max([ASCENT, *(y + top for y, top, _ in inks)])
    descent = max([DESCENT, *(-y - bottom for y, _, bottom in inks)])
    return _Line(tuple(runs), tuple(glyphs), TextSize(x, ascent, descent))


def _clean(text: str) -> str:
    """Composed, on one line, without control characters and halves of characters."""
    kept = (" " if char.isspace() else char for char in text if char.isspace() or _category(char) not in ("Cc", "Cs"))
    return unicodedata.normalize("NFC", "".join(kept))


def _pieces(text: str, weight: Weight) -> list[_Piece]:
    """A clean text cut into characters with their marks, each with the face that has it."""
    pieces: list[_Piece] = []
    face, script = CHAINS[weight][0], _COMMON
    for cluster in _clusters(text):
        # Blanks stay with what is before them, so that two Arabic words are one run.
        char = cluster[0]
        if _is_visible(char) or (char.isspace() and not _has(face, char)):
            face = _face(cluster, weight)
        script = _script(char) or script
        pieces.append(_Piece(cluster, face, script))
    # Signs before the first letter take its script, as those after it do.
    first = next((piece.script for piece in pieces if piece.script != _COMMON), _COMMON)
    return [piece if piece.script != _COMMON else piece._replace(script=first) for piece in pieces]


def _clusters(text: str) -> Iterator[str]:
    start = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or not (text[at] in _JOINERS or _category(text[at])[0] == "M"):
            yield text[start:at]
            start = at


@lru_cache(maxsize=4096)
def _face(cluster: str, weight: Weight) -> Face:
    """The first face that has the whole cluster, else its base character, else the first."""
    visible = [char for char in cluster if _is_visible(char)]
    for wanted in (visible, cluster[:1]):
        for face in CHAINS[weight]:
            if all(_has(face, char) for char in wanted):
                return face
    return CHAINS[weight][0]


def _stretches(text: str, weight: Weight) -> list[_Stretch]:
    """A text cut into stretches, from left to right."""
    first = CHAINS[weight][0]
    for script, plain in _plain(first.key):
        if text and plain.issuperset(text):
            return [_Stretch(text, first, script, 0)]
    pieces = _pieces(_clean(text), weight)
    found: list[_Stretch] = []
    for level, (written, face, script) in zip(bidi.levels([piece.text[0] for piece in pieces]), pieces, strict=True):
        # A number stands in an Arabic sentence but is not of its script: shaped as Arabic it would be turned round.
        own = _COMMON if level and bidi.is_number(written[0]) else script
        last = found[-1] if found else None
        if last and last.face is face and last.script == own and last.level == level:
            found[-1] = _Stretch(last.text + written, face, own, level)
        else:
            found.append(_Stretch(written, face, own, level))
    return [found[place] for place in bidi.order([stretch.level for stretch in found])]


@cache
def _font(key: str) -> Any:
    """A face, opened; all positions in its own units."""
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob(FACES[key].path.read_bytes())))


@cache
def _units(key: str) -> int:
    return int(_font(key).face.upem)


@cache
def _characters(key: str) -> frozenset[int]:
    return frozenset(_font(key).face.unicodes)


@cache
def _plain(key: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """By script, letters and signs of a face that need no thought: a short cut for most names."""
    known = [chr(code) for code in _characters(key) if 0x20 <= code < 0x482]
    plain = [char for char in known if char == _clean(char) and _category(char)[0] not in "CM"]
    scripts = ("Latn", "Cyrl", "Grek")
    return tuple((own, frozenset(char for char in plain if _script(char) in (own, ""))) for own in scripts)


@lru_cache(maxsize=4096)
def _has(face: Face, char: str) -> bool:
    """Whether a face has a character, or all of its parts, from which it is then put together."""
    characters = _characters(face.key)
    return all(ord(part) in characters for part in unicodedata.normalize("NFD", char)) or ord(char) in characters


def _shaped(stretch: _Stretch) -> Iterator[tuple[int, float, float, float]]:
    """Glyphs from left to right: number, advance, offset to the right and up, in sizes."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(stretch.text)
    buffer.direction = "rtl" if stretch.level % 2 else "ltr"
    buffer.script = stretch.script
    # Without this, HarfBuzz would take the language of whoever runs the program.
    buffer.language = "und"
    uharfbuzz.shape(_font(stretch.face.key), buffer)
    units = _units(stretch.face.key)
    for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        yield info.codepoint, at.x_advance / units, at.x_offset / units, at.y_offset / units


@cache
def _ink(key: str, number: int) -> tuple[float, float]:
    """The top and bottom of a glyph above the baseline, in sizes."""
    extents = _font(key).get_glyph_extents(number)
    top, bottom = extents.y_bearing, extents.y_bearing + extents.height
    return top / _units(key), bottom / _units(key)


@cache
def _contours(key: str, number: int) -> tuple[Contour, ...]:
    """A glyph's contours in sizes, y up."""
    found: list[list[Segment]] = []
    units = _units(key)

    def add(op: str, *numbers: float) -> None:
        if op == "M":
            found.append([])
        found[-1].append((op, *(number / units for number in numbers)))

    # HarfBuzz hands over the numbers, then its own user data.
    pen = uharfbuzz.DrawFuncs()
    pen.set_move_to_func(lambda *numbers: add("M", *numbers[:-1]))
    pen.set_line_to_func(lambda *numbers: add("L", *numbers[:-1]))
    pen.set_quadratic_to_func(lambda *numbers: add("Q", *numbers[:-1]))
    pen.set_cubic_to_func(lambda *numbers: add("C", *numbers[:-1]))
    pen.set_close_path_func(lambda _data: add("Z"))
    _font(key).draw_glyph(number, pen)
    return tuple(map(tuple, found))


@lru_cache(maxsize=4096)
def _script(char: str) -> str:
    """The Unicode script of a character; empty for signs that all scripts share."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(char)
    buffer.guess_segment_properties()
    return buffer.script or ""


@lru_cache(maxsize=4096)
def _is_visible(char: str) -> bool:
    """Whether a character should leave ink: no blank, no format character, no choice between a sign's looks."""
    return not (char.isspace() or _category(char) in ("Cc", "Cf", "Cs", "Zs") or char in _VARIATION_SELECTORS)


@lru_cache(maxsize=4096)
def _category(char: str) -> str:
    return unicodedata.category(char)
