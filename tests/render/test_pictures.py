"""A picture is loaded as people see it, or there is a PictureError and not a word from Qt."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColorSpace, QImage

from mapforge.render.pictures import PictureError, load
from tests.drawing import pictures


@pytest.mark.parametrize("kind", pictures.sound())
def test_sound_pictures(kind: str, tmp_path: Path) -> None:
    """Any kind under any name, in a format that paints fast."""
    path = tmp_path / "picture.xyz"
    path.write_bytes(pictures.sound()[kind])
    image = load(path)
    assert (image.width(), image.height()) == pictures.SIZE
    assert image.format() in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)
    assert image.pixelColor(190, 5).red() > 150 > 60 > image.pixelColor(190, 5).green()


def test_a_photograph_stands_upright(tmp_path: Path) -> None:
    """Held with its right side up: what was the left edge is the top."""
    path = tmp_path / "photo.jpg"
    path.write_bytes(pictures.packed("jpeg", orientation=6))
    image = load(path)
    assert (image.width(), image.height()) == pictures.SIZE[::-1]
    assert image.pixelColor(75, 190).red() > 150 > 60 > image.pixelColor(75, 5).red()


def test_bad_pictures(tmp_path: Path) -> None:
    """The same reasons as without Qt."""
    for name, reason in pictures.folder_of_all(tmp_path).items():
        with pytest.raises(PictureError) as caught:
            load(tmp_path / name)
        assert caught.value.reason == reason, name


def test_pictures_that_are_bad_inside(tmp_path: Path) -> None:
    """A sound header and end with nonsense, or nothing, between them."""
    webp = pictures.packed("webp")
    for data in (pictures.huge_png(50, 50), webp[:30] + bytes(len(webp) - 30)):
        (tmp_path / "bad.png").write_bytes(data)
        with pytest.raises(PictureError, match="damaged"):
            load(tmp_path / "bad.png")


def test_a_large_picture_is_loaded(tmp_path: Path) -> None:
    """Qt's own limit is 67 million pixels; ours is 100."""
    path = tmp_path / "large.png"
    image = QImage(9000, 8000, QImage.Format.Format_Mono)
    image.fill(0)
    assert image.save(str(path), "PNG", 90)  # type: ignore[call-overload]
    assert load(path).width() == 9000


def test_colors_are_those_of_the_screen(tmp_path: Path) -> None:
    """A picture with a color profile of its own is brought to sRGB."""
    image = QImage(2, 2, QImage.Format.Format_RGB32)
    image.fill(0xFFC08040)
    image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    assert image.save(str(tmp_path / "p3.png"), "PNG")  # type: ignore[call-overload]
    loaded = load(tmp_path / "p3.png")
    assert loaded.pixelColor(0, 0).red() > 0xC0
