"""The painter draws what the list says, and leaves everything else as it was."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from mapforge.drawing.display import Color, DisplayList, Item, Placed, Shape, Stroke, Text
from mapforge.render import paint
from mapforge.render.application import RenderError
from tests.drawing import samples

RED = Color("#ff0000")


def test_later_items_lie_on_earlier_ones() -> None:
    """The order of the list is the order of painting."""
    items = [_square("one", "#00ff00"), _square("two", "#0000ff")]
    assert _drawn(*items).pixelColor(5, 5) == QColor("#0000ff")


def test_a_hole_is_where_the_path_turns_back() -> None:
    """The non-zero rule: an inner ring against the outer one is a hole, along with it is none."""
    outer = samples.rectangle(8, 8)
    for ring, hole in ((samples.rectangle(-4, 4), True), (samples.rectangle(4, 4), False)):
        shape = Shape(id="ring", layer="cities", path=(*outer, *ring), placed=Placed(5, 5), fill=RED)
        assert (_drawn(shape).pixelColor(5, 5) == QColor("white")) == hole


def test_strokes_of_no_width_and_dashes_of_no_length() -> None:
    """The first draws nothing (Qt's own would be a pixel wide), the second is a plain line."""
    line = (("M", 0.0, 5.0), ("L", 10.0, 5.0))
    for stroke, seen in ((Stroke(RED, 0), False), (Stroke(RED, 2, (0, 0)), True), (Stroke(RED, 2, (1,)), True)):
        image = _drawn(Shape(id="line", layer="routes", path=line, stroke=stroke))
        assert (image.pixelColor(5, 5) != QColor("white")) == seen


def test_a_halo_that_lets_through_does_not_lie_on_itself() -> None:
    """Half of black on white is nowhere darker than half."""
    halo, none = Stroke(Color("#000000", 0.5), 6), Color("#ffffff", 0)
    text = Text(id="t", layer="names", text="mm", placed=Placed(0, 9), size=10, fill=none, halo=halo)
    image = _drawn(text)
    assert min(image.pixelColor(x, y).red() for x in range(10) for y in range(10)) >= 127


def test_the_painter_is_left_as_it_was() -> None:
    """Its place, hints and opacity; the list is painted where the painter stood."""
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with paint.painting(image) as painter:
        painter.translate(10, 10)
        before = (QTransform(painter.transform()), painter.renderHints(), painter.opacity())
        paint.paint(painter, _list(_square("one", "#00ff00")), 0.5, lambda _: None)
        assert (painter.transform(), painter.renderHints(), painter.opacity()) == before
    assert image.pixelColor(12, 12) == QColor("#00ff00")
    assert image.pixelColor(8, 8) == image.pixelColor(16, 16) == QColor("white")


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_qt_that_refuses_is_an_error() -> None:
    """A picture of no size cannot be painted on."""
    with pytest.raises(RenderError), paint.painting(QImage()):
        pass


def test_an_error_ends_the_painter() -> None:
    """What fails inside comes out, and the picture can be painted on again."""
    image = QImage(5, 5, QImage.Format.Format_RGB32)
    with pytest.raises(ZeroDivisionError), paint.painting(image):
        raise ZeroDivisionError
    assert QPainter(image).end()


def test_painting_often_leaks_no_reference(tmp_path: Path) -> None:
    """PySide6 6.12 lost one to None with each call on old Pythons, until the interpreter aborted."""
    find, sample = samples.folder(tmp_path), samples.sample().only(frozenset({"routes", "cities", "names"}))
    image = QImage(60, 45, QImage.Format.Format_RGB32)
    with paint.painting(image) as painter:
        paint.paint(painter, sample, 0.5, find)
    gc.collect()
    before = sys.getrefcount(None)
    for _ in range(150):
        with paint.painting(image) as painter:
            paint.paint(painter, sample, 0.5, find)
    gc.collect()
    assert abs(sys.getrefcount(None) - before) < 100


def test_no_screen_is_asked_for(tmp_path: Path) -> None:
    """A display that is named but dead, which would end a program with a window, is no matter."""
    code = (
        "import sys; from pathlib import Path; from mapforge.render import pdf, png; from tests.drawing import samples;"
        "png.write_png(samples.sample(), Path(sys.argv[1]), 20, lambda _: None);"
        "pdf.pdf_bytes(samples.sample(), lambda _: None)"
    )
    dead = {"DISPLAY": ":987", "QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "none"}
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.png")], env=dead, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (tmp_path / "a.png").stat().st_size > 1000


def _square(name: str, color: str) -> Shape:
    return Shape(id=name, layer="cities", path=samples.rectangle(8, 8), placed=Placed(5, 5), fill=Color(color))


def _list(*items: Item) -> DisplayList:
    return DisplayList("", 10, 10, items)


def _drawn(*items: Item) -> QImage:
    """Ten by ten mm, a pixel each, on white."""
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with paint.painting(image) as painter:
        paint.paint(painter, _list(*items), 1, lambda _: None)
    return image
