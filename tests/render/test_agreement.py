"""PNG, SVG and PDF show the same: the bar of the project at 100 dpi, on an item of every kind."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from mapforge.drawing.board import draw
from mapforge.drawing.display import Color, DisplayList, Placed, Shape
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from tests.drawing import samples
from tests.render import rasters

DPI = 100


@pytest.mark.parametrize("other", [rasters.by_resvg, rasters.by_pdftoppm])
def test_they_agree(other: Callable[[DisplayList, float, rasters.Find], rasters.Pixels], tmp_path: Path) -> None:
    """Less than 1 % off on average, and nowhere by a connected square millimetre."""
    find = samples.folder(tmp_path)
    mean, area = rasters.difference(rasters.by_qt(samples.sample(), DPI, find), other(samples.sample(), DPI, find), DPI)
    assert mean < 0.01
    assert area < 1


def test_a_shipped_board_agrees(library: Library) -> None:
    """The same for a published board with its background, names, score track and all."""
    resolved = resolve(library.read("switzerland"), library)
    assert resolved.variant is not None
    display = draw(resolved.variant)
    seen = rasters.by_qt(display, DPI, resolved.picture)
    for other in (rasters.by_resvg, rasters.by_pdftoppm):
        mean, area = rasters.difference(seen, other(display, DPI, resolved.picture), DPI)
        assert mean < 0.01
        assert area < 1


def test_a_small_change_is_noticed(tmp_path: Path) -> None:
    """The comparison is no formality: a mark of 2 by 2 mm more, or all of it a millimetre lower, is found."""
    find, sample = samples.folder(tmp_path), samples.sample()
    seen = rasters.by_qt(sample, DPI, find)
    mark = Shape(id="mark", layer="marks", path=samples.rectangle(2, 2), placed=Placed(60, 40), fill=Color("#406080"))
    marked = DisplayList(sample.title, sample.width, sample.height, (*sample.items, mark))
    assert rasters.difference(seen, rasters.by_qt(marked, DPI, find), DPI)[1] > 1
    assert rasters.difference(seen, np.roll(seen, 4, axis=0), DPI)[1] > 1
    assert rasters.difference(seen, seen, DPI) == (0, 0)
