"""Plain figures as paths, in mm round their own origin, and our own signs: drawn for this project, CC0."""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

from mapforge.drawing.display import Path

_ROUND = 0.5522847498
"""How far a cubic's control points lie out for a quarter of a circle of radius 1."""


@lru_cache(maxsize=256)
def rectangle(left: float, top: float, width: float, height: float) -> Path:
    """A rectangle."""
    right, bottom = left + width, top + height
    return (("M", left, top), ("L", right, top), ("L", right, bottom), ("L", left, bottom), ("Z",))


@lru_cache(maxsize=256)
def rounded(width: float, height: float, corner: float) -> Path:
    """A rectangle with round corners, centred on the origin."""
    x, y, k = width / 2, height / 2, corner * (1 - _ROUND)
    return (
        ("M", corner - x, -y),
        ("L", x - corner, -y),
        ("C", x - k, -y, x, k - y, x, corner - y),
        ("L", x, y - corner),
        ("C", x, y - k, x - k, y, x - corner, y),
        ("L", corner - x, y),
        ("C", k - x, y, -x, y - k, -x, y - corner),
        ("L", -x, corner - y),
        ("C", -x, k - y, k - x, -y, corner - x, -y),
        ("Z",),
    )


@lru_cache(maxsize=256)
def circle(radius: float, x: float = 0.0, y: float = 0.0) -> Path:
    """A circle."""
    k = radius * _ROUND
    return (
        ("M", x + radius, y),
        ("C", x + radius, y + k, x + k, y + radius, x, y + radius),
        ("C", x - k, y + radius, x - radius, y + k, x - radius, y),
        ("C", x - radius, y - k, x - k, y - radius, x, y - radius),
        ("C", x + k, y - radius, x + radius, y - k, x + radius, y),
        ("Z",),
    )


def polygon(points: list[tuple[float, float]]) -> Path:
    """A closed line through points."""
    first, *others = points
    return (("M", *first), *(("L", *at) for at in others), ("Z",))


def polyline(points: list[tuple[float, float]]) -> Path:
    """An open line through points."""
    first, *others = points
    return (("M", *first), *(("L", *at) for at in others))


@lru_cache(maxsize=256)
def regular(corners: int, radius: float, turn: float = 0.0, inner: float | None = None) -> Path:
    """A regular polygon with a corner at the top, turned by degrees; a star where ``inner`` is given."""
    radii = [radius] if inner is None else [radius, inner]
    count = corners * len(radii)
    return polygon(
        [
            (
                radii[number % len(radii)] * sin(2 * pi * number / count + turn * pi / 180),
                -radii[number % len(radii)] * cos(2 * pi * number / count + turn * pi / 180),
            )
            for number in range(count)
        ]
    )


@lru_cache(maxsize=256)
def toothed(length: float, width: float, tooth: float) -> Path:
    """A rectangle, centred on the origin, whose long sides are saws: the edge of a tunnel's space."""
    count = max(3, round(length / 2.6))
    step = length / count
    x, y = length / 2, width / 2
    points = []
    for side, start, direction in ((-1, -x, 1), (1, x, -1)):
        for number in range(count):
            at = start + direction * step * number
            points += [(at, side * y), (at + direction * step / 2, side * (y + tooth))]
        points.append((start + direction * length, side * y))
    return polygon(points)


@lru_cache(maxsize=256)
def sign(glyph: str, size: float) -> Path | None:
    """A color's sign as a path of about ``size`` mm, for the signs of the usual eight; None for any other."""
    half = size / 2
    plus = size * 0.17
    arms = [(plus, -half), (plus, -plus), (half, -plus), (half, plus), (plus, plus), (plus, half)]
    cross = polygon(arms + [(-x, -y) for x, y in arms])
    signs: dict[str, Path] = {
        "◆": polygon([(0, -half), (half, 0), (0, half), (-half, 0)]),
        "■": rectangle(-half * 0.85, -half * 0.85, size * 0.85, size * 0.85),
        "▲": regular(3, half * 1.15),
        "▼": regular(3, half * 1.15, 180),
        "★": regular(5, half * 1.15, 0, half * 0.48),
        "●": circle(half * 0.9),
        "○": _ring(half * 0.95, half * 0.55),
        "✚": cross,
    }
    return signs.get(glyph)


def _ring(outer: float, inner: float) -> Path:
    """A ring: the inner circle runs the other way round, so that it cuts a hole."""
    return (*circle(outer), *moved(circle(inner), 0.0, 0.0, 1.0, mirrored=True))


def moved(path: Path, x: float, y: float, scale: float = 1.0, *, mirrored: bool = False) -> Path:
    """A path scaled, left and right changed over where ``mirrored``, and moved."""
    across = -scale if mirrored else scale
    return tuple(
        (
            command[0],
            *(
                value * (scale if number % 2 else across) + (y if number % 2 else x)
                for number, value in enumerate(command[1:])
            ),
        )
        for command in path
    )


_ENGINE = [
    (-11.5, 3.0), (-11.5, -4.6), (-12.2, -4.6), (-12.2, -6.2), (-4.0, -6.2), (-4.0, -4.6), (-4.8, -4.6), (-4.8, -1.6),
    (-1.8, -1.6), (-1.4, -3.4), (0.6, -3.4), (1.0, -1.6), (5.2, -1.6), (4.6, -5.8), (8.8, -5.8), (8.2, -1.6),
    (9.6, -1.6), (10.0, 1.4), (12.4, 5.0), (9.0, 5.0), (8.2, 3.0),
]  # fmt: skip
_WHEELS = ((2.3, -8.6, 4.4), (2.3, -3.4, 4.4), (1.7, 4.6, 4.9))


@lru_cache(maxsize=256)
def locomotive(width: float) -> Path:
    """A small steam locomotive from the side, ``width`` mm wide, centred on the origin."""
    wheels = [command for radius, x, y in _WHEELS for command in circle(radius, x, y)]
    return moved((*_clockwise(_ENGINE), *wheels), 0.0, 0.0, width / 24.6)


def _clockwise(points: list[tuple[float, float]]) -> Path:
    """A closed line that winds as circles here do, so that overlapping parts add up."""
    area = sum(x * next_y - next_x * y for (x, y), (next_x, next_y) in pairwise([*points, points[0]]))
    return polygon(points if area > 0 else points[::-1])
