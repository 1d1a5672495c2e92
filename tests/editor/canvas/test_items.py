"""Items for a display list's shapes and letters."""

import pytest
from PySide6.QtCore import QPointF, Qt

from mapforge.drawing.board import draw
from mapforge.editor.canvas.items import items_of, show_detail
from mapforge.model import Variant
from tests.bench.maps import shipped


@pytest.fixture(scope="module")
def usa() -> Variant:
    """The USA map."""
    return shipped("usa")


def test_a_route_of_one_color_is_a_few_items(usa: Variant) -> None:
    """Its spaces, their rims and their signs are an item each, however long it is."""
    drawn = [item for item in draw(usa).items if item.owner == "miami--new-orleans"]
    items = items_of(drawn)
    assert len(drawn) == 6 * 3
    assert len(items) == 3
    first = items[0]
    assert first.brush().color().name() == "#a50f15"
    spaces = [item for item in drawn if item.id.rpartition("/")[2].isdecimal()]
    assert all(first.path().contains(QPointF(item.placed.x, item.placed.y)) for item in spaces if item.placed)


def test_items_stay_out_of_the_mouses_way(usa: Variant) -> None:
    """What is under the pointer is decided by ``interaction`` alone."""
    for item in items_of(draw(usa).items):
        assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton


def test_details_too_small_to_be_seen_are_hidden(usa: Variant) -> None:
    """From far away a route is its spaces; near, its signs show."""
    items = items_of(item for item in draw(usa).items if item.owner == "miami--new-orleans")
    show_detail(items, 0.2)
    assert [item.isVisible() for item in items] == [True, False, False]
    show_detail(items, 5.0)
    assert all(item.isVisible() for item in items)


def test_a_name_has_its_halo_behind_it(usa: Variant) -> None:
    """The halo comes first, and is a line without a fill."""
    halo, letters = items_of(item for item in draw(usa).items if item.id == "miami/name")
    assert halo.brush().style() == Qt.BrushStyle.NoBrush
    assert halo.pen().widthF() > 1
    assert letters.pen().style() == Qt.PenStyle.NoPen
