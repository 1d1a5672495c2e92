"""Problems marked on the board."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mapforge.editor.canvas.markers import Marker, Markers
from mapforge.editor.shapes import LOOKS, Kind

pytestmark = pytest.mark.usefixtures("qapp")

KINDS: tuple[Kind, ...] = ("error", "warning", "info", "todo")


def signs(scene: QGraphicsScene) -> list[QGraphicsPixmapItem]:
    """The signs, the lowest first."""
    found = [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return sorted(found, key=QGraphicsPixmapItem.zValue)


@pytest.mark.parametrize("kind", KINDS)
def test_a_sign_is_as_large_at_any_zoom_and_leaves_its_place_free(kind: Kind) -> None:
    """Its pixels do not depend on the view's scale, and its shape stands aside of the place."""
    scene = QGraphicsScene()
    Markers(scene).show([Marker(kind, (50.0, 40.0), "Too near.")])
    (sign,) = signs(scene)
    sizes = set()
    for scale in (0.5, 1.0, 8.0):
        there = sign.deviceTransform(QTransform.fromScale(scale, scale))
        assert there.map(QPointF(0, 0)) == QPointF(50 * scale, 40 * scale)
        sizes.add(there.mapRect(sign.boundingRect()).size().toTuple())
    assert len(sizes) == 1
    image = sign.pixmap().toImage()
    opaque = {
        (round(x + sign.offset().x()), round(y + sign.offset().y()))
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 128
    }
    near = {(x, y) for x, y in opaque if abs(x) <= 9 and abs(y) <= 9}
    assert (0, 0) in near
    assert len(near) < 19 * 19 / 4
    assert sum(LOOKS[kind].fill.name() == image.pixelColor(x, y).name() for x in range(34) for y in range(36)) > 50


def test_kinds_are_told_apart_by_shape_and_by_color() -> None:
    """Each has an outline, a sign and a color of its own."""
    for one, other in [(LOOKS[a], LOOKS[b]) for number, a in enumerate(KINDS) for b in KINDS[number + 1 :]]:
        assert one.outline != other.outline
        assert one.sign != other.sign
        assert one.fill != other.fill


def test_one_sign_a_place_that_of_the_worst() -> None:
    """Its words are those of all problems there; the worst of all lies on top."""
    scene = QGraphicsScene()
    markers = Markers(scene)
    markers.show([Marker("info", (5, 5), "a"), Marker("error", (5, 5), "b"), Marker("warning", (9, 9), "c")])
    assert markers.places == {(5, 5): "error", (9, 9): "warning"}
    assert signs(scene)[-1].toolTip() == "a\nb"
    heights = [sign.zValue() for sign in signs(scene)]
    assert all(low < high for low, high in pairwise(heights))


def test_signs_that_stay_are_not_made_anew() -> None:
    """Those that go leave nothing behind."""
    scene = QGraphicsScene()
    markers = Markers(scene)
    markers.show([Marker("error", (5, 5), "a"), Marker("todo", (9, 9), "b")])
    kept = signs(scene)[-1]
    markers.show([Marker("error", (5, 5), "a")])
    assert signs(scene) == [kept]
    markers.show([])
    assert scene.items() == []
