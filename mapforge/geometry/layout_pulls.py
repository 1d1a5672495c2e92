"""What pulls at a lay-out: everything that is not as it should be, as numbers to be made small.

Each pull is a weight times what is missing (mm or radians); the sum of their squares is a lay-out's cost. What must
hold pulls hard and aims a little beyond the limit; what is merely better (room, even bows, cities at home) pulls
softly and gives way.
"""

from typing import Final, NamedTuple

import numpy as np

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.layout_form import Form, Measured
from mapforge.geometry.layout_rectangles import between, near_pairs, to_edge

FARTHEST: Final = 25.0
"""A city stays within this of its home, in mm."""
CITY_RADIUS: Final = 6.5
_SMALL: Final = 1e-5


class Wishes(NamedTuple):
    """What a lay-out aims at and how much it weighs: pairs (aim in mm, weight), or a weight alone.

    ``hard`` multiplies what must hold. Between spaces of two routes ``apart`` must be, ``room`` is better; ``own`` is
    between spaces of one route. ``city`` and ``city_room``: from a foreign city's centre to a space; ``own_city``: from
    a city of its own. ``least_gap``, ``good_gap``, ``most_gap``: from a city's centre along the line to the edge of the
    first space. ``inside``: to the score track. ``radius`` of bends; ``straight``, ``steady``: against bends, and
    against bends that change; ``even``: vias at even distances; ``name``: from a name to a space. ``farthest`` may a
    city stand from its home.
    """

    hard: float = 1.0
    own: tuple[float, float] = (0.4, 5.0)
    name: tuple[float, float] = (3.6, 1.0)
    apart: tuple[float, float] = (1.8, 1.5)
    room: tuple[float, float] = (6.0, 0.08)
    city: tuple[float, float] = (10.5, 1.0)
    city_room: tuple[float, float] = (16.0, 0.08)
    own_city: tuple[float, float] = (7.0, 2.0)
    least_gap: tuple[float, float] = (7.0, 1.0)
    good_gap: tuple[float, float] = (9.5, 0.3)
    most_gap: tuple[float, float] = (14.5, 0.1)
    between_cities: tuple[float, float] = (26.0, 0.5)
    radius: tuple[float, float] = (72.0, 60.0)
    inside: tuple[float, float] = (1.0, 1.0)
    straight: float = 1.0
    steady: float = 4.0
    even: float = 0.08
    home: float = 0.08
    farthest: tuple[float, float] = (23.5, 1.0)


class Names(NamedTuple):
    """Boxes kept free for the cities' names: ``sizes`` (c, 2) in mm, 0 for none; ``spots`` (c, 3) of their centers.

    A spot is x and y from the city's centre, and the name's angle in radians. ``weights``: (c,) 1 as usual.
    """

    sizes: Floats
    spots: Floats
    weights: Floats

    def places(self, cities: Floats) -> Floats:
        """The boxes' places (c, 3)."""
        return np.insert(cities, 2, 0.0, axis=1) + self.spots


class Pulls(NamedTuple):
    """``values``: (m,) the pulls. ``slopes``: (m, d) by the numbers of the lay-out; empty where not asked for."""

    values: Floats
    slopes: Floats


class _Sheet:
    """Pulls being written down: values, and slopes as (row, number, slope)."""

    def __init__(self, form: Form, here: Measured) -> None:
        self.form, self.here = form, here
        self.own = form.own
        self.values: list[Floats] = []
        self.entries: list[tuple[Ints, Ints, Floats]] = []
        self.rows = 0

    def add(self, values: Floats, *parts: tuple[Ints, Floats]) -> None:
        """Pulls (m,), and for each part the numbers (m, k) they depend on with their slopes (m, k)."""
        row = np.arange(self.rows, self.rows + len(values))
        for numbers, slopes in parts:
            if slopes.shape[1]:
                self.entries.append((np.repeat(row, slopes.shape[1]), numbers.ravel(), slopes.ravel()))
        self.values.append(values)
        self.rows += len(values)

    def by_space(self, space: Ints, slopes: Floats) -> tuple[Ints, Floats]:
        """A part for pulls on spaces, from their slopes (m, 3) by x, y and heading."""
        by = self.here.spaces_by[space]
        return self.own[self.form.spaces_of[space]][:, : by.shape[2]], np.einsum("mi,miw->mw", slopes, by)

    def by_city(self, city: Ints, slopes: Floats) -> tuple[Ints, Floats]:
        """A part for pulls on cities, from their slopes (m, 2) by x and y."""
        return np.stack((2 * city, 2 * city + 1), axis=1), slopes

    def done(self, slopes: bool) -> Pulls:
        """All pulls; the slopes in one table."""
        values = np.concatenate(self.values) if self.values else np.empty(0)
        if not slopes:
            return Pulls(values, np.empty((len(values), 0)))
        size = self.form.size + 1
        cells = np.concatenate([row * size + number for row, number, _ in self.entries])
        table: Floats = np.bincount(
            cells, np.concatenate([slope for _, _, slope in self.entries]), self.rows * size
        ).astype(np.float64)
        return Pulls(values, table.reshape(self.rows, size)[:, :-1])


def pulls(form: Form, numbers: Floats, here: Measured, wishes: Wishes, names: Names | None = None) -> Pulls:
    """Everything that pulls at a lay-out, with slopes where ``here`` has them."""
    sheet = _Sheet(form, here)
    cities = numbers[: 2 * len(form.cities)].reshape(-1, 2)
    _spaces_apart(sheet, wishes)
    _clear_of_cities(sheet, cities, wishes)
    if names is not None:
        _clear_of_names(sheet, cities, names, wishes)
    _inside(sheet, cities, wishes)
    _gaps_and_bends(sheet, wishes)
    _cities(sheet, cities, wishes)
    return sheet.done(bool(here.spaces_by.shape[2]))


def _missing(value: Floats, aim: tuple[float, float], factor: float = 1.0) -> tuple[Floats, Floats]:
    """What is missing to the aim, weighted, and its slope by the value."""
    wanted, weight = aim
    short = value < wanted
    return np.where(short, weight * factor * (wanted - value), 0.0), np.where(short, -weight * factor, 0.0)


def _spaces_apart(sheet: _Sheet, wishes: Wishes) -> None:
    spaces, piece = sheet.here.spaces, sheet.form.board.piece
    one, other = near_pairs(spaces, spaces, np.hypot(piece.length, piece.width) + wishes.room[0])
    one, other = one[one < other], other[one < other]
    route = sheet.form.spaces_of
    sizes = np.full((len(one), 2), (piece.length, piece.width))
    apart, by_one, by_other = between(spaces[one], sizes, spaces[other], sizes)
    foreign = route[one] != route[other]
    for aim, factor, pairs in (
        (wishes.apart, wishes.hard, foreign),
        (wishes.room, 1.0, foreign),
        (wishes.own, wishes.hard, ~foreign),
    ):
        value, slope = _missing(apart, aim, factor)
        active = pairs & (value > 0)
        by = slope[active, None]
        sheet.add(
            value[active],
            sheet.by_space(one[active], by * by_one[active]),
            sheet.by_space(other[active], by * by_other[active]),
        )


def _clear_of_names(sheet: _Sheet, cities: Floats, names: Names, wishes: Wishes) -> None:
    spaces, piece = sheet.here.spaces, sheet.form.board.piece
    places = names.places(cities)
    reach = np.hypot(piece.length, piece.width) / 2 + np.hypot(*names.sizes.T).max(initial=0.0) / 2 + wishes.name[0]
    space, city = near_pairs(spaces, places, reach)
    space, city = space[names.sizes[city, 0] > 0], city[names.sizes[city, 0] > 0]
    sizes = np.full((len(space), 2), (piece.length, piece.width))
    apart, by_space, by_name = between(spaces[space], sizes, places[city], names.sizes[city])
    value, slope = _missing(apart, wishes.name)
    value, slope = value * names.weights[city], slope * names.weights[city]
    by = slope[:, None]
    sheet.add(value, sheet.by_space(space, by * by_space), sheet.by_city(city, by * by_name[:, :2]))


def _clear_of_cities(sheet: _Sheet, cities: Floats, wishes: Wishes) -> None:
    """Spaces keep clear of cities, also of their own: else a line would gain length by a hook at its end."""
    spaces, piece = sheet.here.spaces, sheet.form.board.piece
    space, city = near_pairs(spaces, cities, wishes.city_room[0] + np.hypot(piece.length, piece.width) / 2)
    foreign = ~(sheet.form.ends[sheet.form.spaces_of[space]] == city[:, None]).any(axis=1)
    distance, by = to_edge(spaces[space], cities[city], piece.length / 2, piece.width / 2)
    for aim, factor, pairs in (
        (wishes.city, wishes.hard, foreign),
        (wishes.city_room, 1.0, foreign),
        (wishes.own_city, wishes.hard, ~foreign),
    ):
        value, slope = _missing(distance, aim, factor)
        active = pairs & (value > 0)
        turn = slope[active, None] * by[active]
        sheet.add(value[active], sheet.by_space(space[active], turn), sheet.by_city(city[active], -turn[:, :2]))


def _inside(sheet: _Sheet, cities: Floats, wishes: Wishes) -> None:
    """Spaces and cities stay inside the score track."""
    spaces, board = sheet.here.spaces, sheet.form.board
    cos, sin = np.cos(spaces[:, 2]), np.sin(spaces[:, 2])
    ahead, aside = board.piece.length / 2, board.piece.width / 2
    everywhere, everyone = np.arange(len(spaces)), np.arange(len(cities))
    for axis, size in ((0, board.width), (1, board.height)):
        one, other = (cos, sin) if axis == 0 else (sin, cos)
        extent = ahead * np.abs(one) + aside * np.abs(other)
        turn = 1.0 if axis else -1.0
        extent_by = turn * (ahead * np.sign(one) * other - aside * np.sign(other) * one)
        for sign in (1.0, -1.0):
            edge = board.border if sign > 0 else size - board.border
            value, slope = _missing(sign * (spaces[:, axis] - edge) - extent, wishes.inside, wishes.hard)
            by = np.zeros((len(spaces), 3))
            by[:, axis] = slope * sign
            by[:, 2] = -slope * extent_by
            active = value > 0
            sheet.add(value[active], sheet.by_space(everywhere[active], by[active]))
            value, slope = _missing(sign * (cities[:, axis] - edge) - CITY_RADIUS, wishes.inside, wishes.hard)
            by_city = np.zeros((len(cities), 2))
            by_city[:, axis] = slope * sign
            sheet.add(value, sheet.by_city(everyone, by_city))


def _gaps_and_bends(sheet: _Sheet, wishes: Wishes) -> None:
    """Room for every space of a route, and even, gentle bows."""
    here, form = sheet.here, sheet.form
    width = here.gaps_by.shape[1]
    by_track = sheet.own[form.tracks_of][:, :width]
    gaps = here.gaps - form.board.piece.length / 2
    for aim, factor in ((wishes.least_gap, wishes.hard), (wishes.good_gap, 1.0)):
        value, slope = _missing(gaps, aim, factor)
        sheet.add(value, (by_track, slope[:, None] * here.gaps_by))
    value, slope = _missing(-gaps, (-wishes.most_gap[0], wishes.most_gap[1]))
    sheet.add(value, (by_track, -slope[:, None] * here.gaps_by))
    by_space = sheet.own[form.spaces_of][:, :width]
    radius, weight = wishes.radius
    most = form.board.piece.length / 2 / radius
    for side in (0, 1):
        turn, by = here.turns[:, side], here.turns_by[:, side]
        value, slope = _missing(-np.abs(turn), (-most, weight), wishes.hard)
        sheet.add(value, (by_space, -(slope * np.sign(turn))[:, None] * by))
        sheet.add(wishes.straight * turn, (by_space, wishes.straight * by))
    # Where a bend changes along a track, so that one long bow is better than two short ones.
    track = np.repeat(np.arange(len(here.gaps)), [length for lengths in form.tracks for length in lengths])
    turn, by = here.turns.ravel(), here.turns_by.reshape(2 * len(here.turns), width)
    same = np.flatnonzero(np.repeat(track, 2)[1:] == np.repeat(track, 2)[:-1])
    sheet.add(
        wishes.steady * (turn[same + 1] - turn[same]),
        (np.repeat(by_space, 2, axis=0)[same], wishes.steady * (by[same + 1] - by[same])),
    )
    for leg in range(here.uneven.shape[1]):
        sheet.add(wishes.even * here.uneven[:, leg], (sheet.own[:, :width], wishes.even * here.uneven_by[:, leg]))


def _cities(sheet: _Sheet, cities: Floats, wishes: Wishes) -> None:
    """Cities stay near home and do not crowd one another."""
    everyone = np.arange(len(cities))
    away = cities - sheet.form.home
    for axis in (0, 1):
        by = np.zeros((len(cities), 2))
        by[:, axis] = wishes.home
        sheet.add(wishes.home * away[:, axis], sheet.by_city(everyone, by))
    distance = np.hypot(*away.T)
    value, slope = _missing(-distance, (-wishes.farthest[0], wishes.farthest[1]), wishes.hard)
    sheet.add(value, sheet.by_city(everyone, -slope[:, None] * away / np.maximum(distance, _SMALL)[:, None]))
    one, other = near_pairs(cities, cities, wishes.between_cities[0])
    one, other = one[one < other], other[one < other]
    away = cities[one] - cities[other]
    distance = np.hypot(*away.T)
    value, slope = _missing(distance, wishes.between_cities, wishes.hard)
    by = slope[:, None] * away / np.maximum(distance, _SMALL)[:, None]
    sheet.add(value, sheet.by_city(one, by), sheet.by_city(other, -by))
