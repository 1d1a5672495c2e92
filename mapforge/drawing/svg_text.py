"""Text in an SVG file: its runs as elements, and the fonts they need, cut to the used letters and embedded."""

import unicodedata
from base64 import b64encode
from collections.abc import Iterator, Sequence

import uharfbuzz

from mapforge.drawing.display import Text
from mapforge.drawing.svg_xml import attributes, escape, number
from mapforge.fonts import FACES
from mapforge.geometry.text import TextRun, shape

_TO_THE_LEFT = "\u200f"
"""The right-to-left mark: signs between two of them run, and are mirrored, as in Arabic or Hebrew."""
_NAMES_KEPT = (0, 1, 2, 3, 4, 5, 6, 13, 14)
"""A font's names that stay in it: who made it, what it is called, its licence."""


class Fonts:
    """Collects the characters a file uses of each face."""

    def __init__(self) -> None:
        self._used: dict[str, set[str]] = {}

    def use(self, key: str, text: str) -> None:
        """Note that a text stands in the face of that key."""
        self._used.setdefault(key, {" "}).update(text)

    def style(self) -> str:
        """A style element with all used faces; empty if there are none."""
        rules = [_font_face(key, self._used[key]) for key in FACES if key in self._used]
        return f"<style>\n{''.join(rules)}</style>\n" if rules else ""


def text_element(item: Text, name: str, fonts: Fonts) -> str:
    """A line as a group with one text element a run.

    Of several runs, the halos are elements of their own below all letters: a run's halo must not cover the letters
    of the run before it.
    """
    runs = shape(item.text, item.size, item.weight)
    written = _written(item.text, runs)
    for run, text in zip(runs, written, strict=True):
        fonts.use(run.font, text)
    place = item.placed
    turn = f" rotate({number(place.angle)})" if place.angle else ""
    group = attributes(
        id=name,
        data_owner=item.owner or None,
        aria_label=item.text,
        transform=f"translate({number(place.x)} {number(place.y)}){turn}",
        font_size=item.size,
    )
    fill = _paint("fill", item.fill.hex, item.fill.opacity)
    halo = ""
    if item.halo is not None and item.halo.width > 0:
        halo = _paint("stroke", item.halo.color.hex, item.halo.color.opacity)
        halo += attributes(stroke_width=item.halo.width, stroke_linejoin="round")
    if halo and len(runs) > 1:
        looks = [f' aria-hidden="true" fill="none"{halo}', fill]
    else:
        looks = [f'{fill}{halo} paint-order="stroke"' if halo else fill]
    elements = [_run(run, text, look) for look in looks for run, text in zip(runs, written, strict=True)]
    return f"<g{group}>{''.join(elements)}</g>\n"


def _run(run: TextRun, text: str, look: str) -> str:
    face = FACES[run.font]
    place = attributes(x=run.x, y=0.0, font_family=face.family, font_weight=str(face.css_weight))
    return f'<text xml:space="preserve"{place}{look}>{escape(text)}</text>'


def _paint(kind: str, color: str, opacity: float) -> str:
    covers = {f"{kind}_opacity": opacity} if opacity < 1 else {}
    return attributes(**{kind: color}, **covers)


def _written(text: str, runs: Sequence[TextRun]) -> list[str]:
    """Each run's text such that a reader who sees only that run puts it in the same order.

    Readers lay a run out as a line from left to right: where one that runs to the left starts or ends with a sign
    of no direction, such as a bracket, it gets a mark.
    """
    sides = [unicodedata.bidirectional(char) for char in text]
    base = next((side != "L" for side in sides if side in ("L", "R", "AL")), False)
    if not any(side in ("R", "AL") for side in sides):
        return [run.text for run in runs]
    own = [_runs_left(run.text) for run in runs]
    written = []
    for at, run in enumerate(runs):
        # A run of signs only goes with its neighbours if they agree, else with the line.
        around = {base if left is None else left for left in (*own[max(at - 1, 0) : at], *own[at + 1 : at + 2])}
        left = own[at]
        if left is None:
            left = around.pop() if len(around) == 1 and 0 < at < len(runs) - 1 else base
        written.append(_marked(run.text) if left else run.text)
    return written


def _runs_left(text: str) -> bool | None:
    """Whether a run's letters run to the left; None if it has neither letters nor digits."""
    sides = {unicodedata.bidirectional(char) for char in text}
    if sides & {"R", "AL"}:
        return True
    return False if sides & {"L", "EN", "AN"} else None


def _marked(text: str) -> str:
    first, last = (unicodedata.bidirectional(char) in ("R", "AL") for char in (text[0], text[-1]))
    return f"{'' if first else _TO_THE_LEFT}{text}{'' if last else _TO_THE_LEFT}"


def _font_face(key: str, used: set[str]) -> str:
    face = FACES[key]
    data = b64encode(_subset(face.path.read_bytes(), used)).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.css_weight};'
        f'src:url(data:font/ttf;base64,{data}) format("truetype")}}\n'
    )


def _subset(font: bytes, used: set[str]) -> bytes:
    """A font with the used characters, all glyphs that shaping makes of them, and its licence."""
    wanted = uharfbuzz.SubsetInput()
    wanted.unicode_set.update(set(_characters(used)))
    wanted.name_id_set.update(set(_NAMES_KEPT))
    wanted.flags = uharfbuzz.SubsetFlags.NO_HINTING
    return bytes(uharfbuzz.subset(uharfbuzz.Face(uharfbuzz.Blob(font)), wanted).blob.data)


def _characters(used: set[str]) -> Iterator[int]:
    """The code points of characters and of what they are made of: a reader may take either."""
    for char in used:
        yield from map(ord, unicodedata.normalize("NFD", char))
        yield ord(char)
