"""For each code of the drawn board a smallest bad map, and one that is nearly the same but fine."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from mapforge.model import Background, Board, City, Color, FrozenMap, Label, Piece, Route, Theme, Track, Variant
from mapforge.model.routes import route_id

Point = tuple[float, float]


class Drawn(NamedTuple):
    """``bad`` raises the code, and of other codes of the board at most ``also``; ``fine`` does not raise it.

    ``fixed``: a fix is offered for it.
    """

    code: str
    bad: Callable[[], Variant]
    fine: Callable[[], Variant]
    also: frozenset[str] = frozenset()
    fixed: bool = False


def city(own_id: str, x: float, y: float, **fields: Any) -> City:
    """A city, with its name above unless said otherwise."""
    given: dict[str, Any] = {"label": Label(offset=(0, -12)), "name": own_id.capitalize()} | fields
    return City(id=own_id, at=(x, y), **given)


def route(one: str, other: str, length: int, *via: Point, tracks: int = 1) -> Route:
    """A gray route, of one track unless said otherwise."""
    return Route(
        id=route_id(one, other), ends=(one, other), length=length, tracks=(Track("gray"),) * tracks, via=tuple(via)
    )


def board(cities: Sequence[City], routes: Sequence[Route] = (), **fields: Any) -> Variant:
    """A board of 790 x 525 mm with a score track of 25."""
    given: dict[str, Any] = {
        "board": Board(790, 525),
        "id": "case",
        "version": "1.0.0",
        "name": FrozenMap({"en": "Case"}),
    } | fields
    return Variant(cities=tuple(cities), routes=tuple(routes), **given)


def side_by_side(down: float) -> Variant:
    """Two routes of two spaces, one above the other."""
    cities = [city("a", 100, 100), city("b", 180, 100)]
    cities += [city(name, x, 100 + down, label=Label(offset=(0, 12))) for name, x in (("c", 100), ("d", 180))]
    return board(cities, [route("a", "b", 2), route("c", "d", 2)])


def line(far: float, length: int, *via: Point, tracks: int = 1) -> Variant:
    """One route between two cities ``far`` mm apart."""
    cities = [city("a", 100, 200), city("b", 100 + far, 200)]
    return board(cities, [route("a", "b", length, *via, tracks=tracks)])


def cross(x: float) -> Variant:
    """A long level route, and a steep one that starts above it at ``x``."""
    cities = [city("a", 100, 200), city("b", 300, 200), city("c", x, 100), city("d", x, 300, label=Label((0, 12)))]
    return board(cities, [route("a", "b", 6), route("c", "d", 6)])


def passing(down: float) -> Variant:
    """A city beside a route that does not end there."""
    cities = [city("a", 100, 200), city("b", 280, 200), city("c", 190, 200 + down, label=Label(offset=(0, 12)))]
    return board(cities, [route("a", "b", 5)])


def named(offset: Point, *more: City, at: Point = (200, 200), angle: float = 0.0) -> Variant:
    """A city with its name somewhere, above a route that passes."""
    cities = [city("x", 150, 240, name="X", label=Label((0, 12))), city("y", 250, 240, name="Y", label=Label((0, 12)))]
    own = city("name", *at, name="Namur", label=Label(offset, angle))
    return board([own, *cities, *more], [route("x", "y", 3)])


def at(x: float, y: float) -> Variant:
    """One city alone."""
    return board([city("a", x, y, label=Label((0, 12)))])


def with_picture(size: Point, crop: tuple[float, float, float, float] | None = None) -> Variant:
    """A board with the picture board.png behind it, of 1200 x 800 pixels in the tests."""
    used = Background(file="board.png", at=(0, 0), size=size, crop=crop)
    return board([], board=Board(790, 525, background=used))


def palette(*shown: str) -> Variant:
    """A map with colors of its own."""
    colors = tuple(
        Color(id=f"c{number}", name=FrozenMap({"en": f"C{number}"}), hex=color, glyph="★", cards=12)
        for number, color in enumerate(shown)
    )
    return board([], colors=colors)


def uneven(second: int) -> Variant:
    """A double bowed route whose second track has another length."""
    made = route("a", "b", 3, (160, 214), tracks=2)
    made = msgspec.structs.replace(made, tracks=(Track("red"), Track("blue", length=second)))
    return board([city("a", 100, 200), city("b", 220, 200)], [made])


def narrow(pitch: float) -> Variant:
    """A double route on a board whose tracks lie so far apart."""
    return msgspec.structs.replace(line(100, 3, tracks=2), board=Board(790, 525, piece=Piece(double_pitch=pitch)))


CITIES, SOFT = frozenset({"cities-close"}), frozenset({"picture-coarse"})
NEAR = frozenset({"cities-close", "spaces-close"})
EDGE = frozenset({"name-off-board", "city-in-score-track"})
COARSE = frozenset({"picture-too-coarse", "picture-coarse"})
CASES: tuple[Drawn, ...] = (
    Drawn("spaces-overlap", lambda: side_by_side(7.0), lambda: side_by_side(7.7), NEAR, fixed=True),
    Drawn(
        "spaces-close", lambda: side_by_side(8.7), lambda: side_by_side(9.2), frozenset({"cities-close"}), fixed=True
    ),
    Drawn("spaces-too-tight", lambda: line(148, 6), lambda: line(148, 5), fixed=True),
    Drawn("spaces-tight", lambda: line(84, 3), lambda: line(89, 3), fixed=True),
    Drawn("spaces-loose", lambda: line(112, 2, (156, 224)), lambda: line(112, 2), fixed=True),
    Drawn("bend-too-sharp", lambda: line(120, 4, (160, 245)), lambda: line(120, 4, (160, 225)), fixed=True),
    Drawn("tracks-not-parallel", lambda: narrow(7.0), lambda: narrow(8.0)),
    Drawn(
        "space-off-board",
        lambda: msgspec.structs.replace(line(110, 3), board=Board(790, 203)),
        lambda: msgspec.structs.replace(line(110, 3), board=Board(790, 205)),
        frozenset({"space-in-score-track", "city-in-score-track", "name-in-score-track"}),
    ),
    Drawn(
        "space-in-score-track",
        lambda: msgspec.structs.replace(line(110, 3), board=Board(790, 228)),
        lambda: msgspec.structs.replace(line(110, 3), board=Board(790, 228), theme=Theme(score_track=False)),
        fixed=True,
    ),
    Drawn(
        "via-off-board",
        lambda: line(150, 5, (1000, 200)),
        lambda: line(150, 5, (175, 205)),
        frozenset({"spaces-loose", "bend-too-sharp", "space-off-board"}),
        fixed=True,
    ),
    Drawn("via-idle", lambda: line(110, 3, (100.5, 200)), lambda: line(110, 3, (155, 203)), fixed=True),
    Drawn("routes-cross", lambda: cross(200), lambda: cross(330), frozenset({"spaces-overlap"})),
    Drawn("route-over-city", lambda: passing(12.9), lambda: passing(13.2), fixed=True),
    Drawn(
        "cities-close",
        lambda: board([city("a", 100, 100), city("b", 119, 100, label=Label((0, 12)))]),
        lambda: board([city("a", 100, 100), city("b", 120.5, 100, label=Label((0, 12)))]),
    ),
    Drawn("city-off-board", lambda: at(-1, 200), lambda: at(1, 200), EDGE, fixed=True),
    Drawn(
        "city-in-score-track",
        lambda: at(24.5, 200),
        lambda: at(30, 200),
        frozenset({"name-in-score-track"}),
        fixed=True,
    ),
    Drawn("name-missing", lambda: board([city("a", 99, 99, name="")]), lambda: board([city("a", 99, 99)])),
    Drawn(
        "missing-glyph",
        lambda: board([city("a", 99, 99, name="東京")]),
        lambda: board([city("a", 99, 99, name="Łódź")]),
    ),
    Drawn("name-off-board", lambda: named((-205, 0)), lambda: named((-60, 0)), fixed=True),
    Drawn("name-in-score-track", lambda: named((-172, 0)), lambda: named((-165, 0)), fixed=True),
    Drawn("name-on-route", lambda: named((0, 32)), lambda: named((0, 29)), fixed=True),
    Drawn(
        "names-overlap",
        lambda: named((0, -12), city("other", 205, 170, label=Label(offset=(0, 15)))),
        lambda: named((0, -12), city("other", 205, 170, label=Label(offset=(0, -12)))),
        fixed=True,
    ),
    Drawn(
        "name-on-city",
        lambda: named((0, -12), city("other", 205, 181, label=Label(offset=(0, -12)))),
        lambda: named((0, -12), city("other", 205, 176, label=Label(offset=(0, -12)))),
        frozenset({"cities-close"}),
        fixed=True,
    ),
    Drawn("colors-alike", lambda: palette("#A50F15", "#A0180F"), lambda: palette("#A50F15", "#0B4FB3")),
    Drawn("picture-stretched", lambda: with_picture((790, 500)), lambda: with_picture((198, 132)), COARSE, fixed=True),
    Drawn("picture-coarse", lambda: with_picture((210, 140)), lambda: with_picture((198, 132))),
    Drawn(
        "picture-too-coarse",
        lambda: with_picture((420, 280)),
        lambda: with_picture((400, 266.67)),
        frozenset({"picture-coarse"}),
    ),
)
"""Codes of pictures that are missing or no pictures have files of their own in tests/data/damaged."""
