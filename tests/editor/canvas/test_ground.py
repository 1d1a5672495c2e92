"""What lies behind everything, as the paper has it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from mapforge.drawing.board import draw
from mapforge.editor.canvas.ground import Ground
from mapforge.edits.board import place_background, set_background
from mapforge.model import Variant
from mapforge.render.png import draw as draw_image
from tests.edits.samples import mini


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A picture with a corner of each color."""
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("#2040C0"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 450, 300, QColor("#D03020"))
    painter.fillRect(450, 300, 450, 300, QColor("#20A040"))
    painter.end()
    file = tmp_path / "a.png"
    assert image.save(str(file))
    return file


def with_picture(**how: object) -> Variant:
    """The small map with that picture behind it."""
    variant = set_background(mini(), file="a.png", at=(10, 10), size=(240, 160))
    return place_background(variant, **how) if how else variant  # type: ignore[arg-type]  # as the edit has it


def painted(variant: Variant, file: Path, pixels_per_mm: float) -> QImage:
    """The ground alone, as the window paints it."""
    ground = Ground()
    ground.show(draw(variant), lambda _name: file)
    board = variant.board
    image = QImage(round(board.width * pixels_per_mm), round(board.height * pixels_per_mm), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels_per_mm, pixels_per_mm)
    ground.paint(painter, QRectF(0, 0, board.width, board.height), pixels_per_mm)
    painter.end()
    return image


@pytest.mark.parametrize(
    "how", [{}, {"rotation": 30.0}, {"opacity": 0.5}, {"crop": (0.25, 0.25, 0.5, 0.5)}, {"size": (60.0, 40.0)}], ids=str
)
def test_the_window_shows_the_ground_as_it_is_printed(how: dict[str, object], picture: Path) -> None:
    """Picture turned, faded, cropped or small: no pixel apart from edges differs from the PNG."""
    variant = with_picture(**how)
    scale = 2.0
    window = painted(variant, picture, scale)
    display = draw(variant).only(frozenset({"background", "frame"}))
    paper = draw_image(display, scale * 25.4, lambda _name: picture)
    far = 0
    for x in range(4, min(window.width(), paper.width()) - 4, 5):
        for y in range(4, min(window.height(), paper.height()) - 4, 5):
            one, other = window.pixelColor(x, y), paper.pixelColor(x, y)
            apart = max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))
            far += apart > 40
    assert far <= 0.01 * window.width() * window.height() / 25


def test_the_ground_says_when_it_has_to_be_painted_anew(picture: Path) -> None:
    """When the picture moves, or its file is another; not when a city does."""
    ground = Ground()
    find = lambda _name: picture  # noqa: E731  # as short as it is
    assert ground.show(draw(with_picture()), find)
    assert not ground.show(draw(with_picture()), find)
    assert ground.show(draw(with_picture(opacity=0.5)), find)
    QImage(picture).scaled(20, 20).save(str(picture))
    assert ground.show(draw(with_picture(opacity=0.5)), find)


def test_a_missing_or_damaged_picture_is_left_out(tmp_path: Path) -> None:
    """The rest of the ground is painted."""
    broken = tmp_path / "a.png"
    broken.write_bytes(b"no picture")
    for file in (broken, tmp_path / "none.png"):
        assert painted(with_picture(), file, 1.0).pixelColor(100, 100) == painted(mini(), file, 1.0).pixelColor(
            100, 100
        )
