"""Charts of seats and styles by matplotlib, as SVG elements whose colors are the page's CSS variables.

Drawn with stand-in colors that are put in exchange afterwards, without dates and with fixed ids: the same figures make
the same bytes. matplotlib's own state is left alone (no pyplot).
"""

import io
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from matplotlib import rc_context
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

_STAND_INS = {"#010101": "ink", "#020202": "soft", "#030303": "line", "#040404": "mark", "#050505": "band"}
_INK, _SOFT, _LINE, _MARK, _BAND = _STAND_INS
_RULES: dict[Any, Any] = {
    "svg.hashsalt": "mapforge",
    "svg.fonttype": "none",
    "font.family": ["sans-serif"],
    "font.size": 9.5,
    "axes.edgecolor": _LINE,
    "axes.labelcolor": _SOFT,
    "xtick.color": _LINE,
    "xtick.labelcolor": _SOFT,
    "ytick.color": _LINE,
    "ytick.labelcolor": _INK,
    "text.color": _INK,
}
SHAPES = ("^", "v", "s", "D")
"""Marks of the maps that a row is held to, in the order they are named: told apart by shape, not by color."""


class Line(NamedTuple):
    """One row of a chart in percent: name, mean, interval, the values of other maps, the range called fair."""

    name: str
    mean: float
    low: float
    high: float
    others: tuple[float, ...] = ()
    fair: tuple[float, float] | None = None


def intervals(key: str, lines: Sequence[Line], label: str, equal: float | None, told: str) -> str:
    """Dots with their intervals, row by row; ``key`` makes the ids of the page its own, ``told`` is read aloud."""
    with rc_context(_RULES):
        figure = Figure(figsize=(4.6, 0.62 + 0.36 * len(lines)), layout="constrained")
        FigureCanvasSVG(figure)
        figure.patch.set_visible(False)
        axes = figure.add_subplot(facecolor="none")
        _frame(axes, lines, label, equal)
        for row, line in enumerate(lines):
            _row(axes, row, line)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _element(written.getvalue(), key, told)


def _frame(axes: Any, lines: Sequence[Line], label: str, equal: float | None) -> None:
    axes.set_yticks(range(len(lines)), [line.name for line in lines])
    axes.set_ylim(len(lines) - 0.5, -0.5)
    axes.set_xlabel(label)
    axes.tick_params(length=0)
    axes.grid(axis="x", color=_LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    values = [value for line in lines for value in (line.low, line.high, *line.others, *(line.fair or ()))]
    wide = max(max(values) - min(values), 4.0)
    axes.set_xlim(min(values) - 0.08 * wide, max(values) + 0.28 * wide)
    if equal is not None:
        axes.axvline(equal, color=_SOFT, linewidth=0.9, linestyle=(0, (3, 3)))


def _row(axes: Any, row: int, line: Line) -> None:
    if line.fair is not None:
        axes.barh(row, line.fair[1] - line.fair[0], 0.56, line.fair[0], color=_BAND)
    axes.plot([line.low, line.high], [row, row], color=_MARK, linewidth=2.2, solid_capstyle="round")
    axes.plot([line.mean], [row], "o", color=_MARK, markersize=6)
    for shape, value in zip(SHAPES, line.others, strict=False):
        axes.plot([value], [row], shape, markerfacecolor="none", markeredgecolor=_INK, markersize=5.5)
    axes.annotate(
        f"{line.mean:.1f} %", (1.0, row), xycoords=("axes fraction", "data"), ha="right", va="center", fontweight="bold"
    )


def _element(text: str, key: str, told: str) -> str:
    """The drawing as an element of a page: no prologue, ids of its own, named colors."""
    from mapforge.drawing.svg_xml import escape

    text = text[text.index("<svg") :]
    text = re.sub(r"<(metadata|style)\b.*?</\1>\s*", "", text, flags=re.DOTALL)  # a style would reach the whole page
    text = re.sub(r'\bid="', f'id="{key}-', text)
    text = text.replace("url(#", f"url(#{key}-").replace('xlink:href="#', f'xlink:href="#{key}-')
    for stand_in, name in _STAND_INS.items():
        text = text.replace(stand_in, f"var(--{name})")
    # The page's letters, whatever matplotlib found on this machine.
    text = re.sub(r"(font: (?:\w+ )*[\d.]+px |font-family: )'[^;\"]*", r"\1system-ui, sans-serif", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(told)}" ', 1)
