"""A variant as a display list: the one function that says what a board looks like."""

from collections.abc import Iterable

import numpy as np

from mapforge.drawing.cities import draw_cities, draw_names
from mapforge.drawing.display import LAYERS, DisplayList, Item
from mapforge.drawing.frame import draw_ground, draw_score_track
from mapforge.drawing.legend import draw_legend, draw_marks
from mapforge.drawing.problems import Flag, draw_problems
from mapforge.drawing.spaces import draw_tracks
from mapforge.drawing.style import style_of
from mapforge.geometry.scene import Scene, scene
from mapforge.model import Variant


def draw(variant: Variant, flags: Iterable[Flag] = (), lying: Scene | None = None) -> DisplayList:
    """The whole board with all layers; ``flags`` are problems to mark on it, ``lying`` the map's scene if it is known.

    Routes whose ends are no known cities are left out. Never fails for what a variant holds.
    """
    style = style_of(variant)
    lying = lying if lying is not None else scene(variant)
    shapes, boxes = tuple(lying.tracks), lying.boxes
    names = (np.array(box.corners) for box in boxes)
    taken = [*lying.index.outlines, *names, *(_square(city.at) for city in variant.cities)]
    items: list[Item] = [
        *draw_ground(variant, style),
        *draw_score_track(variant, style),
        *draw_tracks(variant, shapes),
        *draw_cities(variant, style),
        *draw_names(boxes, style),
        *draw_marks(variant, shapes),
        *draw_legend(variant, style, taken),
        *draw_problems(flags),
    ]
    items.sort(key=lambda item: LAYERS.index(item.layer))
    return DisplayList(variant.title, variant.board.width, variant.board.height, tuple(items))


def _square(at: tuple[float, float], half: float = 7.0) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    x, y = at
    return np.array([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])
