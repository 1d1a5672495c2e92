"""What a lay-out may change, as one vector of numbers: city positions and via points.

The vector holds x and y of every city first, then of every via point, route by route. Everything measured on a board
depends on few of them: a space on its route's two ends and via points alone. ``measured`` gives each figure with its
slopes by those few numbers.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from mapforge.geometry.curve import Floats, Ints
from mapforge.geometry.tracks import places_on, rows, spaces_on
from mapforge.model import Board, Route, Variant

STEP: Final = 1.5
"""Distance in mm between points of a curve while the lay-out is sought."""
_SMALL: Final = 0.01
"""Step in mm by which slopes are taken: far above the error of flattening, far below what bends a curve."""


@dataclass(frozen=True, eq=False)
class Form:
    """The parts of a board that a lay-out is about; c cities, r routes, v via points, d numbers in all.

    ``home``: (c, 2) mm, where the cities belong. ``ends``: (r, 2) numbers of cities. ``via_counts``: (r,).
    ``tracks``: the lengths of each route's tracks.
    """

    board: Board
    cities: tuple[str, ...]
    routes: tuple[Route, ...]
    home: Floats
    ends: Ints
    via_counts: Ints
    tracks: tuple[tuple[int, ...], ...]

    @property
    def size(self) -> int:
        """How many numbers a lay-out has."""
        return 2 * len(self.cities) + 2 * int(self.via_counts.sum())

    @property
    def spaces_of(self) -> Ints:
        """(n,) the route of every space."""
        return np.repeat(np.arange(len(self.routes)), [sum(lengths) for lengths in self.tracks])

    @property
    def tracks_of(self) -> Ints:
        """(t,) the route of every track."""
        return np.repeat(np.arange(len(self.routes)), [len(lengths) for lengths in self.tracks])

    @property
    def own(self) -> Ints:
        """(r, w) which numbers a route depends on: start, via points, end; filled up with ``size``, a number unused."""
        width = 2 * (2 + int(self.via_counts.max(initial=0)))
        own = np.full((len(self.routes), width), self.size)
        at = 2 * len(self.cities)
        for route, count in enumerate(self.via_counts.tolist()):
            start, end = (2 * city for city in self.ends[route].tolist())
            used = [start, start + 1, *range(at, at + 2 * count), end, end + 1]
            own[route, : len(used)] = used
            at += 2 * count
        return own


class Measured(NamedTuple):
    """Figures of a lay-out and their slopes; n spaces, t tracks, r routes; w numbers that a route depends on.

    ``spaces``: (n, 3) x, y, heading. ``turns``: (n, 2) radians from each space's rear to its centre, and on to its
    front. ``gaps``: (t,) end gap, as the least pitch would leave it; it may be
    below 0. ``uneven``: (r, k) mm by which the way between two of a route's points is longer
    than the next. Slopes have one axis more, (…, w), by the numbers in ``Form.own``; none where not asked for.
    """

    spaces: Floats
    turns: Floats
    gaps: Floats
    uneven: Floats
    spaces_by: Floats
    turns_by: Floats
    gaps_by: Floats
    uneven_by: Floats


def form_of(variant: Variant, via_counts: dict[str, int]) -> Form:
    """The form of a map's lay-out in which routes have these numbers of via points; unknown ends left out."""
    cities = {city.id: number for number, city in enumerate(variant.cities)}
    routes = tuple(
        route
        for route in variant.routes
        if route.ends[0] != route.ends[1] and route.ends[0] in cities and route.ends[1] in cities
    )
    return Form(
        board=variant.board,
        cities=tuple(cities),
        routes=routes,
        home=np.array([city.at for city in variant.cities], np.float64).reshape(-1, 2),
        ends=np.array([[cities[end] for end in route.ends] for route in routes], np.int64).reshape(-1, 2),
        via_counts=np.array([via_counts[route.id] for route in routes], np.int64),
        tracks=tuple(
            tuple(route.length if track.length is None else track.length for track in route.tracks) for route in routes
        ),
    )


def points_of(form: Form, numbers: Floats) -> tuple[Floats, Ints]:
    """The points of all routes one after the other, (p, 2) mm, and how many each has, (r,)."""
    counts = form.via_counts + 2
    own = form.own
    used = own[own < form.size].reshape(-1, 2)
    return numbers[used], counts


def measured(form: Form, numbers: Floats, slopes: bool) -> Measured:
    """The figures of a lay-out, with slopes if asked for."""
    own, size = form.own, form.size
    width = own.shape[1] if slopes else 0
    # Copies of every route: as it is, then with one of its numbers a little larger, one copy each.
    copies = np.where(own < size, 1, 0).sum(axis=1) + 1 if slopes else np.ones(len(own), np.int64)
    route = np.repeat(np.arange(len(own)), copies)
    begins = np.cumsum(copies) - copies
    changed = np.arange(len(route)) - begins[route] - 1
    values = np.append(numbers, 0.0)[own[route]]
    moved = np.flatnonzero(changed >= 0)
    values[moved, changed[moved]] += _SMALL
    points = values[own[route] < size].reshape(-1, 2)
    found = _figures(form, points, route, form.via_counts[route] + 2)
    plain = changed < 0
    figures, by = [], []
    for figure, owner in zip(found, _owners(form, route), strict=True):
        base = figure[plain[owner]]
        per_route = np.bincount(route[owner[plain[owner]]], minlength=len(own))
        slope = np.zeros((*base.shape, width))
        varied = np.flatnonzero(~plain[owner])
        copy = owner[varied]
        # The same figure of the unchanged copy: as far into its route's figures as this one is into its copy's.
        starts = np.cumsum(per_route) - per_route
        inside = varied - (np.cumsum(per_route[route]) - per_route[route])[copy]
        base_at = starts[route[copy]] + inside
        change = figure[varied] - base[base_at]
        # Differences of headings go the short way round; no figure in mm changes by as much in so small a step.
        slope[base_at, ..., changed[copy]] = (np.remainder(change + np.pi, 2 * np.pi) - np.pi) / _SMALL
        figures.append(base)
        by.append(slope)
    return Measured(*figures, *by)


def _owners(form: Form, route: Ints) -> tuple[Ints, ...]:
    """The copy that each space, turn, gap and unevenness belongs to."""
    copies = np.arange(len(route))
    spaces = np.array([sum(lengths) for lengths in form.tracks])[route]
    tracks = np.array([len(lengths) for lengths in form.tracks])[route]
    by_space = np.repeat(copies, spaces)
    return by_space, by_space, np.repeat(copies, tracks), copies


def _figures(form: Form, points: Floats, route: Ints, counts: Ints) -> tuple[Floats, Floats, Floats, Floats]:
    """Spaces, turns, gaps and unevenness of copies of routes through ``points``."""
    piece = form.board.piece
    on = rows(points, counts, [form.tracks[number] for number in route.tolist()], piece, STEP)
    spaces = spaces_on(on)
    owner = np.repeat(np.arange(len(on.numbers)), on.numbers)
    begins = np.cumsum(on.numbers) - on.numbers
    steps = np.arange(len(owner)) - begins[owner]
    center = on.gaps[owner] + np.where(on.numbers[owner] > 1, steps * on.pitches[owner], 0.0)
    rear = places_on(on, owner, np.maximum(center - piece.length / 2, 0.0))[:, 2]
    front = places_on(on, owner, np.minimum(center + piece.length / 2, on.lengths[owner]))[:, 2]
    turns = np.stack((_turn(rear, spaces[:, 2]), _turn(spaces[:, 2], front)), axis=1)
    # Short of room, a row's pitch gives way before its end gap does; what counts here is the gap at the least pitch.
    least = (on.lengths - (on.numbers - 1) * (piece.length + 0.5)) / 2
    return spaces, turns, np.minimum(on.gaps, least), _uneven(points, counts)


def _turn(before: Floats, after: Floats) -> Floats:
    """Radians from one heading to another, the short way."""
    return np.remainder(after - before + np.pi, 2 * np.pi) - np.pi


def _uneven(points: Floats, counts: Ints) -> Floats:
    """How much longer each leg between two points of a route is than its next, (r, most points - 2) mm."""
    most = int(counts.max(initial=2))
    ends = np.cumsum(counts)
    at = np.minimum((ends - counts)[:, None] + np.arange(most), (ends - 1)[:, None])
    legs = np.hypot(*np.moveaxis(np.diff(points[at], axis=1), 2, 0))
    there = np.arange(most - 2) < (counts - 2)[:, None]
    return np.where(there, legs[:, :-1] - legs[:, 1:], 0.0)
