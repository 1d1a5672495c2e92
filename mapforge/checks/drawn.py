"""Checks of what would be drawn: lines of routes, room for spaces, names and their letters."""

from collections.abc import Iterator
from math import hypot

from mapforge.checks.board import lying
from mapforge.checks.subject import Subject, problem
from mapforge.geometry.curve import waypoints
from mapforge.geometry.text import missing_glyphs
from mapforge.model import Path, Problem, Route

FAR = 100.0
"""A via point farther than this (mm) off the board is no bend but a slip: no route needs to leave the board at all."""

FOREIGN = 9.0
"""Nearer than this (mm) to the centre of a city, a route that does not end there would seem to."""


def via_points(subject: Subject) -> Iterator[Problem]:
    """Each via point bends its route: on the board, apart from the ends and its neighbors, and on no other city."""
    board = subject.variant.board
    for route in subject.variant.routes:
        for index, (x, y) in enumerate(route.via):
            off = max(-x, x - board.width, -y, y - board.height)
            if off > FAR:
                path: Path = ("routes", route.id, "via", index)
                yield problem("via-off-board", path, route.id, x=x, y=y, off=round(off))
                break
        yield from _on_cities(subject, route)
        if not all(end in subject.cities for end in route.ends) or not route.via:
            continue
        start, end = (subject.cities[end].at for end in route.ends)
        idle = len(route.via) - (len(waypoints(start, route.via, end)) - 2)
        if idle:
            yield problem("via-idle", ("routes", route.id, "via"), route.id, count=idle)


def _on_cities(subject: Subject, route: Route) -> Iterator[Problem]:
    """Via points that lead a route over a city that it does not end at."""
    for index, at in enumerate(route.via):
        for city in subject.variant.cities:
            if city.id not in route.ends and hypot(at[0] - city.at[0], at[1] - city.at[1]) < FOREIGN:
                yield problem("via-on-city", ("routes", route.id, "via", index), route.id, city.id, at=at, city=city.id)


def spaces_fit(subject: Subject) -> Iterator[Problem]:
    """The line of each track is long enough for its spaces."""
    piece = subject.variant.board.piece
    told: set[str] = set()
    for shape in subject.get(lying).tracks:
        room = shape.pitch if len(shape.spaces) > 1 else 2 * shape.end_gap
        if room < piece.length and shape.route not in told:
            told.add(shape.route)
            yield problem(
                "spaces-too-tight",
                ("routes", shape.route, "length"),
                shape.route,
                length=len(shape.spaces),
                value=round(room, 2),
                pitch=round(room, 1),
                piece=piece.length,
            )


def city_names(subject: Subject) -> Iterator[Problem]:
    """Each city has a name, unless it is a junction or a border spot."""
    for city in subject.variant.cities:
        if city.kind == "city" and not city.name.strip():
            yield problem("name-missing", ("cities", city.id, "name"), city.id)


def names_on_board(subject: Subject) -> Iterator[Problem]:
    """No name reaches beyond the board's edge."""
    board = subject.variant.board
    for box in subject.get(lying).boxes:
        beyond = max(max(-x, x - board.width, -y, y - board.height) for x, y in box.corners)
        if beyond > 0:
            collection = "cities" if box.owner in subject.cities else "countries"
            path = (collection, box.owner, "name")
            at = (round(box.centre[0], 2), round(box.centre[1], 2))
            yield problem("name-off-board", path, box.owner, at=at, beyond=round(beyond, 1))


def letters(subject: Subject) -> Iterator[Problem]:
    """Every letter that is printed is in one of the bundled fonts."""
    variant = subject.variant
    printed: list[tuple[Path, str, str]] = [
        *((("cities", city.id, "name"), city.id, city.name) for city in variant.cities),
        *((("countries", country.id, "name"), country.id, country.name) for country in variant.countries),
        *((("colors", color.id, "glyph"), color.id, color.glyph) for color in variant.colors),
        *((("marks", mark.id, "symbol"), mark.id, mark.symbol) for mark in variant.marks),
    ]
    for path, owner, text in printed:
        missing = missing_glyphs(text)
        if missing:
            yield problem("missing-glyph", path, owner, about=str(path[0]), letters=" ".join(missing))
