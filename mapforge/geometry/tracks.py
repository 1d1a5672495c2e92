"""The tracks of a route and the spaces on them.

Each track has a line of its own, from city centre to city centre: the route's curve, moved sideways where there are
two or three tracks. Spaces stand at a constant pitch along that line, turned with the route.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from mapforge.geometry.curve import STEP, Curves, Floats, Ints, flatten, waypoints
from mapforge.model import City, Piece, Route, Variant

CLEAR: Final = 9.5
"""Wanted between a city's centre and the edge of the first space, in mm: 22 to the centre of a standard space."""
_TINY: Final = 1e-9


class TrackShape(NamedTuple):
    """One track on the board.

    ``track``: from 1, left to right along the drawing direction. ``line``: (m, 2) mm, from city centre to city
    centre. ``spaces``: (n, 3), each space's centre x, y and heading in radians. ``pitch``: mm along the line between
    centres of spaces; the piece's own pitch for a single space. ``end_gap``: mm along the line from the city's centre
    to the first space's.
    """

    route: str
    track: int
    line: Floats
    spaces: Floats
    pitch: float
    end_gap: float


class Rows(NamedTuple):
    """All tracks of some routes as flat arrays; t tracks, m points of their lines one after the other.

    ``points``: (m, 2) mm. ``directions``: (m, 2) unit vectors along the route. ``along``: (m,) mm along all lines,
    running on from one track to the next. ``first``, ``last``: (t,) each track's points. ``lengths``, ``pitches``,
    ``gaps``: (t,) mm, as in TrackShape. ``numbers``: (t,) spaces of each track.
    """

    points: Floats
    directions: Floats
    along: Floats
    first: Ints
    last: Ints
    lengths: Floats
    pitches: Floats
    gaps: Floats
    numbers: Ints


def track_shapes(variant: Variant) -> tuple[TrackShape, ...]:
    """Every track of every route whose ends are cities of the map, in the order of routes, then tracks."""
    cities = {city.id: city for city in variant.cities}
    return shapes_of(variant.routes, cities, variant.board.piece)


def route_shapes(route: Route, cities: Mapping[str, City], piece: Piece) -> tuple[TrackShape, ...]:
    """The tracks of one route; none where an end is no known city."""
    return shapes_of((route,), cities, piece)


def space_outlines(spaces: Floats, piece: Piece) -> Floats:
    """Outlines of spaces (n, 3): (n, 4, 2) in mm, from the rear left corner over the front left one round."""
    ahead = np.stack((np.cos(spaces[:, 2]), np.sin(spaces[:, 2])), axis=1)
    right = np.stack((-ahead[:, 1], ahead[:, 0]), axis=1)
    ahead *= piece.length / 2
    right *= piece.width / 2
    center = spaces[:, :2]
    return np.stack(
        (center - ahead - right, center + ahead - right, center + ahead + right, center - ahead + right), axis=1
    )


def all_outlines(shapes: Sequence[TrackShape], piece: Piece) -> Floats:
    """Outlines of all spaces of these tracks, one track after the other: (n, 4, 2) in mm."""
    places = np.concatenate([shape.spaces for shape in shapes]) if shapes else np.empty((0, 3))
    return space_outlines(places, piece)


def spacing(lengths: Floats, numbers: Ints, piece: Piece) -> tuple[Floats, Floats]:
    """Pitch and end gap, both (t,) in mm, of rows of spaces on lines of these lengths.

    The pitch is what CLEAR at both ends leaves, held to the piece; what is over goes to both ends alike. Where even
    the least pitch would bring a space over the city's centre, the pitch gives way: spaces that overlap, and are
    found to, are better than spaces beyond the cities.
    """
    steps = np.maximum(numbers - 1, 1)
    wanted = (lengths - piece.length - 2 * CLEAR) / steps
    pitches = np.maximum(np.minimum(wanted, piece.pitch + 1.0), piece.length + 0.5)
    pitches = np.minimum(pitches, np.maximum(lengths - piece.length, 0.0) / steps)
    gaps = (lengths - (numbers - 1) * pitches) / 2
    return np.where(numbers > 1, pitches, piece.pitch), gaps


def rows(given: Floats, counts: Ints, tracks: Sequence[Sequence[int]], piece: Piece, step: float = STEP) -> Rows:
    """The tracks of routes through points (p, 2), ``counts`` (r,) of them each; ``tracks`` holds each one's length."""
    curve = flatten(given, counts, step)
    parallel = np.array([len(lengths) for lengths in tracks])
    numbers = np.array([length for lengths in tracks for length in lengths])
    route = np.repeat(np.arange(len(counts)), parallel)
    begins = np.cumsum(parallel) - parallel
    side = np.arange(len(route)) - begins[route] - (parallel[route] - 1) / 2
    points, directions, samples = _side_by_side(curve, route, side * piece.double_pitch, begins, numbers, piece)
    last = np.cumsum(samples) - 1
    first = last - samples + 1
    along = _along(points)
    lengths = along[last] - along[first]
    pitches, gaps = spacing(lengths, numbers, piece)
    return Rows(points, directions, along, first, last, lengths, pitches, gaps, numbers)


def spaces_on(tracks: Rows) -> Floats:
    """The spaces of all tracks, (n, 3), one track after the other."""
    owner = np.repeat(np.arange(len(tracks.numbers)), tracks.numbers)
    begins = np.cumsum(tracks.numbers) - tracks.numbers
    steps = np.arange(len(owner)) - begins[owner]
    several = tracks.numbers[owner] > 1
    return places_on(tracks, owner, tracks.gaps[owner] + np.where(several, steps * tracks.pitches[owner], 0.0))


def places_on(tracks: Rows, owner: Ints, distance: Floats) -> Floats:
    """Places (n, 3) on tracks ``owner`` (n,), ``distance`` (n,) in mm from their start: x, y and heading."""
    wanted = tracks.along[tracks.first[owner]] + distance
    at = np.clip(np.searchsorted(tracks.along, wanted) - 1, tracks.first[owner], tracks.last[owner] - 1)
    step = tracks.along[at + 1] - tracks.along[at]
    share = ((wanted - tracks.along[at]) / np.where(step > _TINY, step, 1.0))[:, None]
    point = tracks.points[at] * (1 - share) + tracks.points[at + 1] * share
    ahead = tracks.directions[at] * (1 - share) + tracks.directions[at + 1] * share
    return np.concatenate((point, np.arctan2(ahead[:, 1], ahead[:, 0])[:, None]), axis=1)


def shapes_of(routes: Sequence[Route], cities: Mapping[str, City], piece: Piece) -> tuple[TrackShape, ...]:
    """The tracks of some routes, in their order; of those whose ends are no known cities none."""
    known = [route for route in routes if route.ends[0] in cities and route.ends[1] in cities]
    if not known:
        return ()
    lines = [waypoints(cities[route.ends[0]].at, route.via, cities[route.ends[1]].at) for route in known]
    lengths = [[route.length if track.length is None else track.length for track in route.tracks] for route in known]
    given = np.array([at for line in lines for at in line], np.float64)
    tracks = rows(given, np.array([len(line) for line in lines]), lengths, piece)
    spaces = spaces_on(tracks)
    ends = np.cumsum(tracks.numbers)
    names = [(route.id, number) for route in known for number in range(1, len(route.tracks) + 1)]
    figures = zip(
        names,
        tracks.first.tolist(),
        (tracks.last + 1).tolist(),
        (ends - tracks.numbers).tolist(),
        ends.tolist(),
        tracks.pitches.tolist(),
        tracks.gaps.tolist(),
        strict=True,
    )
    return tuple(
        TrackShape(name, number, tracks.points[first:past], spaces[start:end], pitch, gap)
        for (name, number), first, past, start, end, pitch, gap in figures
    )


def _along(points: Floats) -> Floats:
    """Distance from the first point, (m,) in mm, running on over the jumps between tracks."""
    steps = np.diff(points, axis=0)
    along = np.empty(len(points))
    along[0] = 0.0
    np.cumsum(np.sqrt(np.einsum("ij,ij->i", steps, steps)), out=along[1:])
    return along


def _side_by_side(
    curve: Curves, route: Ints, offset: Floats, begins: Ints, numbers: Ints, piece: Piece
) -> tuple[Floats, Floats, Ints]:
    """Each track's points and directions, and how many (t,): the route's curve moved ``offset`` (t,) mm to the right.

    Tracks meet at the cities and lie fully apart before the first space begins.
    """
    ends = np.cumsum(curve.counts)
    samples = curve.counts[route]
    track = np.repeat(np.arange(len(route)), samples)
    source = np.arange(len(track)) + ((ends - curve.counts)[route] - (np.cumsum(samples) - samples))[track]
    points, directions = curve.points[source], curve.tangents[source]
    if not offset.any():
        return points, directions, samples
    along = _along(curve.points)
    start, end = along[ends - curve.counts][route], along[ends - 1][route]
    _, gaps = spacing(end - start, numbers, piece)
    # Three quarters: a track's way outwards is longer than the same piece of the center line.
    clear = 0.75 * (np.minimum.reduceat(gaps, begins)[route] - piece.length / 2)
    fade = np.minimum(np.maximum(clear, 3.0), np.maximum((end - start) / 2, _TINY))
    here = along[source]
    near = np.minimum(here - start[track], end[track] - here) / fade[track]
    near = np.clip(near, 0.0, 1.0)
    aside = offset[track] * near * (2.0 - near)
    points[:, 0] -= aside * directions[:, 1]
    points[:, 1] += aside * directions[:, 0]
    return points, directions, samples
