"""Where a point that is moved comes to lie: in line with cities and the board's edges, else on half millimetres."""

from collections.abc import Collection
from typing import NamedTuple

from mapforge.interaction.lookup import Lookup
from mapforge.interaction.values import Pointer
from mapforge.model.forms import Point

GRID = 0.5
"""mm to which a point that lines up with nothing is rounded."""
FARTHEST = 10_000.0
"""mm from the board's corner that a position may have at most; the model's bound."""
Guide = tuple[Point, Point]


class Snapped(NamedTuple):
    """A point, and the lines to show for what it lines up with."""

    at: Point
    guides: tuple[Guide, ...] = ()


def snapped(
    lookup: Lookup, at: Point, pointer: Pointer, *, start: Point | None = None, beside: Collection[str] = ()
) -> Snapped:
    """A point in line with the nearest city or edge within the pointer's reach, in x and in y by themselves.

    ``beside``: cities that do not count, because they move too. With Alt the point stays where it is; with Shift it
    is straight across or straight down from ``start``, whichever is nearer.
    """
    at = held(at)
    fixed = _fixed(start, at) if start is not None and pointer.shift else (None, None)
    if pointer.alt:
        return Snapped((_or(fixed[0], at[0]), _or(fixed[1], at[1])))
    dots = [city.at for city in lookup.variant.cities if city.id not in beside]
    board = lookup.variant.board
    lines = tuple(
        [*(dot[axis] for dot in dots), 0.0, board.border, side - board.border, side]
        for axis, side in ((0, board.width), (1, board.height))
    )
    x, y = (_nearest(lines[axis], at[axis], pointer) if fixed[axis] is None else None for axis in (0, 1))
    found = (_or(fixed[0], _or(x, _rounded(at[0]))), _or(fixed[1], _or(y, _rounded(at[1]))))
    guides: list[Guide] = []
    if x is not None:
        reached = [dot[1] for dot in dots if dot[0] == x] or [0.0, board.height]
        guides.append(((x, min(*reached, found[1])), (x, max(*reached, found[1]))))
    if y is not None:
        reached = [dot[0] for dot in dots if dot[1] == y] or [0.0, board.width]
        guides.append(((min(*reached, found[0]), y), (max(*reached, found[0]), y)))
    return Snapped(found, tuple(guides))


def on_grid(at: Point, pointer: Pointer) -> Point:
    """A point on half millimetres; with Alt where it is."""
    at = held(at)
    return at if pointer.alt else (_rounded(at[0]), _rounded(at[1]))


def held(at: Point) -> Point:
    """A point within the bounds of positions."""
    return min(max(at[0], -FARTHEST), FARTHEST), min(max(at[1], -FARTHEST), FARTHEST)


def straight(start: Point, at: Point, pointer: Pointer) -> Point:
    """With Shift, the point straight across or straight down from where it started; without, as it is."""
    x, y = _fixed(start, at) if pointer.shift else (None, None)
    return _or(x, at[0]), _or(y, at[1])


def _fixed(start: Point, at: Point) -> tuple[float | None, float | None]:
    """The coordinate that stays what it was at the start; the other one, the farther, is free."""
    across = abs(at[0] - start[0]) >= abs(at[1] - start[1])
    return (None, start[1]) if across else (start[0], None)


def _or(chosen: float | None, otherwise: float) -> float:
    return otherwise if chosen is None else chosen


def _nearest(lines: Collection[float], here: float, pointer: Pointer) -> float | None:
    nearest = min(lines, key=lambda line: abs(line - here))
    return nearest if abs(nearest - here) <= pointer.reach else None


def _rounded(here: float) -> float:
    return round(here / GRID) * GRID
