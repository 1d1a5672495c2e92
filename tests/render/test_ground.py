"""The background as a picture: shape, sameness, size, readability, and input that is refused."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QImage

from mapforge.geography.ground import GroundError
from mapforge.render import ground
from mapforge.render.application import RenderError
from tests.geography.boards import MAPS, drawn, ground_of, variant_of


def lightness(image: QImage) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    """Relative luminance of each pixel, 0 to 1."""
    pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    bgr = pixels[:, : image.width() * 4].reshape(image.height(), image.width(), 4)[..., :3] / 255.0
    linear = np.where(bgr <= 0.04045, bgr / 12.92, ((bgr + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.0722, 0.7152, 0.2126]))


@pytest.mark.parametrize("name", MAPS)
def test_a_board_is_painted(name: str) -> None:
    """The picture has the board's aspect; nearly all of it is so light that black names read at 7:1 and better."""
    image = ground.paint(drawn(name)[2], 25.4)
    assert (image.width(), image.height()) == (790, 525)
    light = lightness(image)
    assert np.quantile(light, 0.02) > 0.30
    assert (light.max() + 0.05) / (np.median(light) + 0.05) < 1.6


def test_the_same_again() -> None:
    """The same input gives the same bytes; as WebP they stay within a limit, at the price of quality."""
    path = ground_of("switzerland")
    one = ground.webp(ground.paint_ground(variant_of("switzerland"), path, 40))
    other = ground.webp(ground.paint(drawn("switzerland")[2], 40))
    assert one == other
    image = QImage.fromData(one)
    assert abs(image.width() / image.height() - 790 / 525) < 0.002
    assert len(ground.webp(image, len(one) // 2)) <= len(one) // 2
    with pytest.raises(OSError, match="poorest quality"):
        ground.webp(image, 100)


@pytest.mark.parametrize("dpi", [0.01, 1000.0])
def test_sizes_that_are_not_painted(dpi: float) -> None:
    """Nothing, and more than a hundred million pixels, are refused before any memory is taken."""
    with pytest.raises(RenderError, match="not painted"):
        ground.paint(drawn("switzerland")[2], dpi)


def test_a_broken_ground_is_named(tmp_path: Path) -> None:
    """What is wrong with the ground file comes through as it is."""
    (tmp_path / "half.geojson").write_bytes(ground_of("usa").read_bytes()[:1000])
    with pytest.raises(GroundError, match=r"half\.geojson"):
        ground.paint_ground(variant_of("usa"), tmp_path / "half.geojson")
