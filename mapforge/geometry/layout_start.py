"""A first lay-out: to which side each route bows, and how far.

Downhill from there every route stays on its side of the others; so the sides are chosen first, together: each route
has a few bows to choose from, each bow a cost of its own and one with every bow of another route that it meets.
"""

import dataclasses
from typing import Final

import numpy as np
import shapely

from mapforge.geometry.curve import Floats, Ints, flatten
from mapforge.geometry.index import separations
from mapforge.geometry.layout_form import Form, measured, points_of
from mapforge.geometry.layout_rectangles import near_pairs, to_edge
from mapforge.geometry.tracks import CLEAR, space_outlines

_BENDS: Final = (0.0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22)
"""Height of the bows to choose from, beside what a route's length asks for, in shares of the chord."""
_SWEEPS: Final = 30
_CROSSING: Final = 400.0
"""What it costs that two routes cross, in square mm."""


def first_lay_out(form: Form, cities: Floats) -> Floats:
    """A lay-out with the cities (c, 2) where they are told to be, and every route in the best of some bows."""
    heights = _heights(form, cities)
    routes = np.repeat(np.arange(len(form.routes)), heights.shape[1])
    options = dataclasses.replace(
        form,
        routes=tuple(form.routes[route] for route in routes.tolist()),
        ends=form.ends[routes],
        via_counts=form.via_counts[routes],
        tracks=tuple(form.tracks[route] for route in routes.tolist()),
    )
    numbers = np.concatenate((cities.ravel(), bowed(options, cities, heights.ravel())))
    alone, together = _costs(options, routes, numbers, cities, heights.ravel())
    chosen = _chosen(alone.reshape(heights.shape), together)
    return np.concatenate((cities.ravel(), bowed(form, cities, heights[np.arange(len(heights)), chosen])))


def bowed(form: Form, cities: Floats, heights: Floats) -> Floats:
    """The x and y of all via points that give each route a bow of this height (r,) in mm, to the right if above 0."""
    route = np.repeat(np.arange(len(form.via_counts)), form.via_counts)
    begins = np.cumsum(form.via_counts) - form.via_counts
    share = (np.arange(len(route)) - begins[route] + 1) / (form.via_counts[route] + 1)
    start, end = cities[form.ends[route, 0]], cities[form.ends[route, 1]]
    chord = end - start
    length = np.maximum(np.hypot(*chord.T), 1e-9)
    right = np.stack((-chord[:, 1], chord[:, 0]), axis=1) / length[:, None]
    aside = 4 * share * (1 - share) * heights[route]
    at: Floats = start + share[:, None] * chord + aside[:, None] * right
    return at.ravel()


def _heights(form: Form, cities: Floats) -> Floats:
    """The bows each route may choose from, (r, k) in mm."""
    chord = np.hypot(*(cities[form.ends[:, 1]] - cities[form.ends[:, 0]]).T)
    piece = form.board.piece
    most = np.array([max(lengths) for lengths in form.tracks])
    wanted = piece.length + 2 * CLEAR - 1 + (most - 1) * (piece.length + 0.7)
    # A flat bow of height h is longer than its chord c by 8 h h / 3 c.
    needed = np.sqrt(0.375 * chord * np.maximum(wanted - chord, 0.0))
    bends = np.array(_BENDS)
    side = np.where(bends < 0, -1.0, 1.0)
    return np.concatenate(
        (bends * chord[:, None] + side * needed[:, None], -bends[:1] * chord[:, None] - needed[:, None]), axis=1
    )


def _costs(form: Form, routes: Ints, numbers: Floats, cities: Floats, heights: Floats) -> tuple[Floats, Floats]:
    """What each bow costs alone (o,) and with each other (o, o): squares of mm missing, as in ``layout_pulls``."""
    here = measured(form, numbers, slopes=False)
    spaces, piece, board, count = here.spaces, form.board.piece, form.board, len(routes)
    owner = form.spaces_of
    space, city = near_pairs(spaces, cities, 30.0)
    foreign = ~(form.ends[owner[space]] == city[:, None]).any(axis=1)
    space, city = space[foreign], city[foreign]
    distance, _ = to_edge(spaces[space], cities[city], piece.length / 2, piece.width / 2)
    alone = 0.01 * np.abs(heights)
    alone += np.bincount(owner[space], np.maximum(10.5 - distance, 0.0) ** 2, count)
    corners = space_outlines(spaces, piece)
    outside = np.maximum(board.border - corners, corners - (board.width - board.border, board.height - board.border))
    alone += np.bincount(owner, np.maximum(outside, 0.0).max(axis=(1, 2)) ** 2, count)
    alone += np.bincount(form.tracks_of, np.maximum(18.0 - here.gaps, 0.0) ** 2, count)
    alone += np.bincount(owner, 9.0 * (here.turns**2).sum(axis=1), count)
    one, other = near_pairs(spaces, spaces, np.hypot(piece.length, piece.width) + 2)
    kept = routes[owner[one]] < routes[owner[other]]
    one, other = one[kept], other[kept]
    missing = np.maximum(2.0 - separations(corners[one], corners[other]), 0.0) ** 2
    together = np.zeros((count, count))
    np.add.at(together, (owner[one], owner[other]), missing)
    together[_crossing(form, routes, numbers)] += _CROSSING
    return alone, together + together.T


def _crossing(form: Form, routes: Ints, numbers: Floats) -> tuple[Ints, Ints]:
    """Pairs of bows of different routes whose lines cross: no way downhill leads out of that."""
    flat = flatten(*points_of(form, numbers), step=6.0)
    lines = shapely.linestrings(flat.points, indices=np.repeat(np.arange(len(flat.counts)), flat.counts))
    one, other = shapely.STRtree(lines).query(lines, predicate="crosses")
    kept = routes[one] < routes[other]
    return one[kept], other[kept]


def _chosen(alone: Floats, together: Floats) -> Ints:
    """The number of each route's bow, (r,): no route alone, and no two that meet, could choose better."""
    count, each = alone.shape
    chosen: Ints = alone.argmin(axis=1)
    at = np.arange(count) * each
    for _ in range(_SWEEPS):
        before = chosen.copy()
        _choose_in_pairs(alone, together, chosen)
        for route in range(count):
            cost = alone[route] + together[route * each : (route + 1) * each, at + chosen].sum(axis=1)
            best = int(cost.argmin())
            if cost[best] < cost[chosen[route]] - 1e-9:
                chosen[route] = best
        if np.array_equal(before, chosen):
            break
    return chosen


def _choose_in_pairs(alone: Floats, together: Floats, chosen: Ints) -> None:
    """Let every two routes that are in each other's way choose again, together."""
    count, each = alone.shape
    at = np.arange(count) * each
    ones, others = np.nonzero(np.triu(together[np.ix_(at + chosen, at + chosen)]))
    for one, other in zip(ones.tolist(), others.tolist(), strict=True):
        mine, theirs = slice(one * each, (one + 1) * each), slice(other * each, (other + 1) * each)
        rest = np.delete(at + chosen, (one, other))
        cost = (alone[one] + together[mine][:, rest].sum(axis=1))[:, None] + together[mine, theirs]
        cost = cost + (alone[other] + together[theirs][:, rest].sum(axis=1))[None, :]
        best = np.unravel_index(int(cost.argmin()), cost.shape)
        if cost[best] < cost[chosen[one], chosen[other]] - 1e-9:
            chosen[one], chosen[other] = best
