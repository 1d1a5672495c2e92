"""The picture's frame: its corners on the board, the handles at them, and what pulling one of them makes of it.

Corners are numbered from 0, the picture's own top left, clockwise.
"""

from math import atan2, cos, degrees, hypot, radians, sin

import msgspec

from mapforge.model import Background
from mapforge.model.forms import Point

_SIGNS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_LEAST, _MOST = 1.0, 10_000.0
"""mm that a picture's side may have; the model's bounds of a size."""
TURN_REACHES = 5.0
"""How far beyond the middle of the upper side the handle for turning stands, in times of the pointer's reach."""
STEP = 15.0
"""Degrees to which Shift holds a turn."""


def centre(picture: Background) -> Point:
    """The point round which it is rotated."""
    return picture.at[0] + picture.size[0] / 2, picture.at[1] + picture.size[1] / 2


def corners(picture: Background) -> tuple[Point, ...]:
    """Its four corners as they lie on the board."""
    wide, high = picture.size[0] / 2, picture.size[1] / 2
    return tuple(_on_board(picture, x * wide, y * high) for x, y in _SIGNS)


def turn_handle(picture: Background, reach: float) -> Point:
    """Where the handle for turning it stands."""
    return _on_board(picture, 0.0, -picture.size[1] / 2 - TURN_REACHES * reach)


def holds(picture: Background, at: Point) -> bool:
    """Whether a point of the board lies on it."""
    x, y = _own(picture, at)
    return abs(x) <= picture.size[0] / 2 and abs(y) <= picture.size[1] / 2


def fitted(across: int, down: int, width: float, height: float) -> tuple[Point, Point]:
    """Where a picture of so many pixels goes on a board, and its size in mm: whole, in the middle, as large as it fits.

    One that is of the board's aspect but for a hundredth is laid over it exactly.
    """
    scale = min(width / across, height / down)
    size = (across * scale, down * scale)
    if size[0] > 0.99 * width and size[1] > 0.99 * height:
        return (0.0, 0.0), (width, height)
    return ((width - size[0]) / 2, (height - size[1]) / 2), size


def scaled(picture: Background, corner: int, to: Point, *, free: bool) -> Background:
    """It with a corner pulled to a point and the opposite one where it was; its aspect is kept unless ``free``."""
    fixed = corners(picture)[(corner + 2) % 4]
    across, down = _turned(to[0] - fixed[0], to[1] - fixed[1], -picture.rotation)
    sign_x, sign_y = _SIGNS[corner]
    width, height = picture.size
    if free:
        wide, high = across * sign_x, down * sign_y
    else:
        share = (across * sign_x * width + down * sign_y * height) / (width * width + height * height)
        least, most = _LEAST / min(width, height), _MOST / max(width, height)
        share = min(max(share, least), most)
        wide, high = width * share, height * share
    wide, high = min(max(wide, _LEAST), _MOST), min(max(high, _LEAST), _MOST)
    aside, below = _turned(sign_x * wide / 2, sign_y * high / 2, picture.rotation)
    at = (fixed[0] + aside - wide / 2, fixed[1] + below - high / 2)
    return msgspec.structs.replace(picture, at=at, size=(wide, high))


def turned(picture: Background, grabbed: Point, to: Point, *, stepped: bool) -> Background:
    """It turned round its centre as a point that was grabbed turns; ``stepped`` holds it to steps of 15 degrees."""
    x, y = centre(picture)
    if hypot(to[0] - x, to[1] - y) < 1e-6 or hypot(grabbed[0] - x, grabbed[1] - y) < 1e-6:
        return picture
    by = degrees(atan2(to[1] - y, to[0] - x) - atan2(grabbed[1] - y, grabbed[0] - x))
    step = STEP if stepped else 0.1
    rotation = round((picture.rotation + by) / step) * step
    # In (-180, 180], where every angle has one name.
    rotation = 180.0 - (180.0 - rotation) % 360.0
    return msgspec.structs.replace(picture, rotation=rotation)


def _on_board(picture: Background, x: float, y: float) -> Point:
    middle = centre(picture)
    aside, below = _turned(x, y, picture.rotation)
    return middle[0] + aside, middle[1] + below


def _own(picture: Background, at: Point) -> Point:
    middle = centre(picture)
    return _turned(at[0] - middle[0], at[1] - middle[1], -picture.rotation)


def _turned(x: float, y: float, by: float) -> Point:
    right, down = cos(radians(by)), sin(radians(by))
    return x * right - y * down, x * down + y * right
