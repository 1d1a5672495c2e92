"""Room for the names: a box beside each city that spaces leave free, while the lay-out is sought.

The boxes are level. What comes of them is where each name may stand, as an offset from its city.
"""

from typing import Final, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray

from mapforge.geometry.curve import Floats
from mapforge.geometry.index import separations
from mapforge.geometry.layout_form import Form, measured
from mapforge.geometry.layout_pulls import CITY_RADIUS, Names
from mapforge.geometry.layout_rectangles import outlines_of
from mapforge.geometry.names import CITY_SIZE
from mapforge.geometry.text import measure
from mapforge.geometry.tracks import space_outlines
from mapforge.model import Variant

_BESIDE: Final = CITY_RADIUS + 1.5
_FREE: Final = 3.3
_ANGLES: Final = (-20.0, 20.0, -35.0, 35.0)
_ROUND: Final = (0, 180, 270, 90, 315, 45, 225, 135, 337, 23, 203, 157, 292, 68, 248, 112)
_AWAY: Final = (0.0, 4.0, 8.0)
_TURNED: Final = 15.0
"""What it costs to turn a name, in square mm; to take a later place of the list; to stand this far off, squared."""
_LATER: Final = 0.15
_FAR: Final = 0.12
_SWEEPS: Final = 4
TIGHT: Final = 2.5
"""A name nearer than this to a space, in mm, is not yet clear of it."""
Bools: TypeAlias = NDArray[np.bool_]


def name_sizes(variant: Variant) -> Floats:
    """Width and height of every city's name, (c, 2) in mm; 0 where none is printed."""
    sizes = np.zeros((len(variant.cities), 2))
    for number, city in enumerate(variant.cities):
        if city.kind == "city" and city.name:
            width, ascent, descent = measure(city.name, CITY_SIZE)
            sizes[number] = width, ascent + descent
    return sizes


def placed(form: Form, numbers: Floats, sizes: Floats, weights: Floats) -> Names:
    """The boxes where they are least in the way of spaces, cities, the edge and one another."""
    count = len(form.cities)
    everyone = np.arange(count)
    cities = numbers[: 2 * count].reshape(-1, 2)
    spaces = space_outlines(measured(form, numbers, slopes=False).spaces, form.board.piece)
    dots = outlines_of(np.insert(cities, 2, 0.0, axis=1), np.full((count, 2), 2 * CITY_RADIUS))
    spots, dislike = _spots(sizes)
    each = spots.shape[1]
    alone = np.empty((count, each))
    boxes = np.empty((count, each, 4, 2))
    for city in range(count):
        boxes[city] = outlines_of(
            np.insert(cities, 2, 0.0, axis=1)[city] + spots[city], np.maximum(sizes[[city] * each], 0.1)
        )
        others = np.concatenate((spaces, np.delete(dots, city, axis=0)))
        alone[city] = _missing(boxes[city], others).sum(axis=1) + _outside(boxes[city], form) + dislike
    chosen = alone.argmin(axis=1)
    named = sizes[:, 0] > 0
    for _ in range(_SWEEPS):
        for city in np.flatnonzero(named).tolist():
            rest = named & (everyone != city)
            cost = alone[city] + _missing(boxes[city], boxes[everyone, chosen][rest]).sum(axis=1)
            chosen[city] = int(cost.argmin())
    return Names(sizes, spots[everyone, chosen], weights)


def hemmed_in(form: Form, numbers: Floats, names: Names) -> Bools:
    """Which names have a space nearer than TIGHT, (c,)."""
    boxes = outlines_of(names.places(numbers[: 2 * len(form.cities)].reshape(-1, 2)), np.maximum(names.sizes, 0.1))
    spaces = space_outlines(measured(form, numbers, slopes=False).spaces, form.board.piece)
    distances = shapely.distance(shapely.polygons(boxes)[:, None], shapely.polygons(spaces)[None, :])
    return np.asarray((distances.min(axis=1, initial=np.inf) < TIGHT) & (names.sizes[:, 0] > 0))


def _spots(sizes: Floats) -> tuple[Floats, Floats]:
    """Where a name may stand from its city, (c, k, 3) as in Names, and how little each is liked, (k,) in square mm.

    Level ones all round the city, right and left before above and below before aslant, close by before farther off;
    then slanting ones, as spokes of the city.
    """
    width, height = sizes[:, 0] / 2, sizes[:, 1] / 2
    spots, dislikes = [], []
    for away in _AWAY:
        for rank, degrees in enumerate(_ROUND):
            cos, sin = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
            far = _BESIDE + away
            # Right of the city a box hangs on its left edge, below it on its top; between, on its corner.
            x = far * cos + np.clip(1.6 * cos, -1, 1) * width
            y = far * sin + np.clip(1.6 * sin, -1, 1) * height
            spots.append(np.stack((x, y, np.zeros(len(sizes))), axis=1))
            dislikes.append(_LATER * rank + _FAR * away * away)
    for angle in np.radians(_ANGLES):
        for sign in (1, -1):
            out = sign * (width + _BESIDE)
            spots.append(np.stack((out * np.cos(angle), out * np.sin(angle), np.full(len(sizes), angle)), axis=1))
            dislikes.append(_TURNED)
    return np.stack(spots, axis=1), np.array(dislikes)


def _missing(boxes: Floats, others: Floats) -> Floats:
    """Squares of what is missing to a free distance, of boxes (k, 4, 2) and others (m, 4, 2): (k, m)."""
    near = np.hypot(*(others.mean(axis=1) - boxes.mean(axis=(0, 1))).T) < 50 + np.hypot(*np.ptp(boxes, axis=(0, 1))) / 2
    others = others[near]
    one, other = np.repeat(np.arange(len(boxes)), len(others)), np.tile(np.arange(len(others)), len(boxes))
    missing = np.maximum(_FREE - separations(boxes[one], others[other]), 0.0) ** 2
    return missing.reshape(len(boxes), len(others))


def _outside(boxes: Floats, form: Form) -> Floats:
    board = form.board
    over = np.maximum(
        board.border + 1 - boxes, boxes - (board.width - board.border - 1, board.height - board.border - 1)
    )
    most: Floats = np.maximum(over, 0.0).max(axis=(1, 2))
    return 4.0 * most**2
