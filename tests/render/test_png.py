"""The PNG has the board's size, prints as large as it is, and is written at once or not at all."""

import io
from pathlib import Path

import pytest
from PIL import Image

from mapforge.drawing.display import DisplayList
from mapforge.render import png
from mapforge.render.application import RenderError
from tests.drawing import samples


def _none(_: str) -> None:
    return None


def test_size_resolution_and_title(tmp_path: Path) -> None:
    """Pixels from millimetres, dots per metre and the map's title in the file."""
    png.write_png(samples.sample(), tmp_path / "a.png", 150, _none)
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (711, 531)
        assert image.info["dpi"] == pytest.approx((150, 150), abs=0.02)
        assert image.info["Title"] == samples.sample().title
        assert image.getpixel((709, 530)) == image.getpixel((700, 525))


def test_a_list_of_nothing_is_white() -> None:
    """Paper shows where nothing is drawn."""
    with Image.open(io.BytesIO(png.png_bytes(DisplayList("", 5, 5, ()), 50, _none))) as image:
        assert image.getcolors() == [(100, (255, 255, 255))]


def test_equal_lists_make_equal_bytes(tmp_path: Path) -> None:
    """Twice the same."""
    find = samples.folder(tmp_path)
    assert png.png_bytes(samples.sample(), 60, find) == png.png_bytes(samples.sample(), 60, find)


@pytest.mark.parametrize("dpi", [0, -1, float("nan"), float("inf")])
def test_resolutions_that_are_none(dpi: float) -> None:
    """They are refused."""
    with pytest.raises(RenderError, match="is no resolution"):
        png.pixels(samples.sample(), dpi)


def test_too_large_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are refused before memory is asked for, with the resolution that would do; that one is drawn."""
    board = DisplayList("", 790, 525, ())
    with pytest.raises(RenderError, match=r"37323 x 24803 pixels are more than can be drawn\. Up to \d+ dpi would do"):
        png.pixels(board, 1200)
    monkeypatch.setattr(png, "_free_memory", lambda: 100 * 1024**2)
    with pytest.raises(RenderError, match=r"do not fit into the 100 MB of memory that are free\. Up to 180 dpi"):
        png.pixels(board, 300)
    assert png.pixels(board, 180) == (5598, 3720)


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """It says so in plain words, and leaves nothing behind."""
    for path in (tmp_path / "no folder" / "a.png", tmp_path):
        with pytest.raises(RenderError, match="could not be saved"):
            png.write_png(samples.sample(), path, 20, _none)
    assert list(tmp_path.iterdir()) == []
