"""The scene: a map's board as items, kept like the map by drawing anew what differs."""

from collections.abc import Callable, Collection, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from mapforge.drawing.board import draw
from mapforge.drawing.display import LAYERS, Item, Layer
from mapforge.drawing.partial import draw_places, draw_routes
from mapforge.editor.canvas.ground import Ground
from mapforge.editor.canvas.items import items_of, show_detail
from mapforge.edits.changes import changes
from mapforge.interaction.lookup import looked_up
from mapforge.model import Variant

Key = tuple[Layer, str]
"""A layer and the entry in it (or the item's own id): what is drawn anew as one."""

_AROUND = 1.0
"""How far one can pan beyond the board, in boards."""


class Drawn:
    """What of one entry is on the scene: what was drawn, and its items."""

    def __init__(self, drawn: tuple[Item, ...], items: list[QGraphicsPathItem]) -> None:
        self.drawn = drawn
        self.items = items


class BoardScene(QGraphicsScene):
    """The board. What is shown of it depends on the map alone; whatever else lies over it is made elsewhere."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: dict[Key, Drawn] = {}
        self._ground = Ground()
        self._scale = 1.0
        self._board = QRectF()

    @property
    def board(self) -> QRectF:
        """The board in mm."""
        return self._board

    @property
    def ground(self) -> Ground:
        """What lies behind everything."""
        return self._ground

    def show_map(self, variant: Variant, find: Callable[[str], Path | None]) -> bool:
        """Draw a map; only what looks different from before is made anew. Whether the ground was."""
        display = draw(variant, (), looked_up(variant).scene)
        width, height = display.width, display.height
        self._board = QRectF(0, 0, width, height)
        around = QRectF(-_AROUND * width, -_AROUND * height, (1 + 2 * _AROUND) * width, (1 + 2 * _AROUND) * height)
        if around != self.sceneRect():
            self.setSceneRect(around)
        differs = self._ground.show(display, find)
        groups = _grouped(item for item in display.items if item.layer not in ("background", "frame"))
        for key in [key for key in self.groups if key not in groups]:
            self._remove(key)
        for order, (key, drawn) in enumerate(groups.items()):
            self._put(key, drawn, order / len(groups))
        return differs

    def show_step(self, old: Variant, new: Variant) -> None:
        """Draw quickly what differs in cities and routes: names that MapForge places come along unmeasured.

        ``show_map`` then puts everything right: names, and which of two things lies on top.
        """
        found = changes(old, new)
        cities = found.cities.ids | found.countries.ids
        routes = set(found.routes.ids)
        routes |= {route.id for route in new.routes if cities and not cities.isdisjoint(route.ends)}
        groups = _grouped(draw_routes(new, routes)) | _grouped(draw_places(new, cities))
        for layer, gone in (("routes", routes), ("cities", cities)):
            for key in [(layer, name) for name in gone]:
                if key not in groups and key in self.groups:
                    self._remove(key)
        for key, drawn in groups.items():
            self._put(key, drawn, None)
        self._carry_names(old, new, cities - {name for layer, name in groups if layer == "names"})

    def _carry_names(self, old: Variant, new: Variant, ids: Collection[str]) -> None:
        """Names that MapForge places go where their cities go; those of cities that have gone go."""
        before = {city.id: city.at for city in old.cities if city.id in ids}
        after = {city.id: city.at for city in new.cities if city.id in ids}
        for name, (x, y) in before.items():
            key: Key = ("names", name)
            if name not in after and key in self.groups:
                self._remove(key)
            elif name in after and key in self.groups and after[name] != (x, y):
                for item in self.groups[key].items:
                    item.moveBy(after[name][0] - x, after[name][1] - y)
                self.groups[key].drawn = ()  # it no longer stands where it was drawn

    def set_scale(self, pixels_per_mm: float) -> None:
        """Show the details that can be seen at this scale."""
        self._scale = pixels_per_mm
        for drawn in self.groups.values():
            show_detail(drawn.items, pixels_per_mm)

    def paint_ground(self, painter: QPainter, exposed: QRectF, pixels_per_mm: float) -> None:
        """Paint the ground."""
        self._ground.paint(painter, exposed, pixels_per_mm)

    def _put(self, key: Key, drawn: tuple[Item, ...], order: float | None) -> None:
        """Draw an entry, unless it is there as it should be; ``order`` within its layer, None: where it was."""
        held = self.groups.get(key)
        layer = LAYERS.index(key[0])
        if held is not None and held.drawn == drawn:
            if order is not None and held.items and held.items[0].zValue() != layer + order:
                for item in held.items:
                    item.setZValue(layer + order)
            return
        z = layer + order if order is not None else held.items[0].zValue() if held and held.items else layer + 0.999
        if held is not None:
            self._remove(key)
        items = items_of(drawn)
        show_detail(items, self._scale)
        for item in items:
            item.setZValue(z)
            self.addItem(item)
        self.groups[key] = Drawn(drawn, items)

    def _remove(self, key: Key) -> None:
        for item in self.groups.pop(key).items:
            self.removeItem(item)


def _grouped(items: Iterable[Item]) -> dict[Key, tuple[Item, ...]]:
    groups: dict[Key, list[Item]] = {}
    for item in items:
        groups.setdefault((item.layer, item.owner or item.id), []).append(item)
    return {key: tuple(held) for key, held in groups.items()}
