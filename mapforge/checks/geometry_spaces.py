"""Checks of spaces: apart from those of other routes, long enough for trains, on the board."""

from collections.abc import Iterator
from math import degrees, dist, pi
from typing import Any

import numpy as np

from mapforge.checks.board import figure, lying, spot
from mapforge.checks.subject import Subject, problem
from mapforge.drawing.style import style_of
from mapforge.geometry.curve import Floats
from mapforge.geometry.index import separations
from mapforge.geometry.scene import RouteRow, Scene
from mapforge.geometry.tracks import TrackShape
from mapforge.model import Piece, Problem

OVERLAP = 0.5
"""Spaces that overlap by more than this (mm) cannot both take a train."""
APART = 1.0
"""Nearer than this (mm), a train on one space seems to stand on the other."""
LEAST_OVER = 0.5
"""A pitch less than this (mm) over the piece's length is tighter than on any published board: 25.5 for 25."""
AT_DOT = 6.0
"""A first space nearer than this (mm) to the centre of its city lies on the city's dot, of radius 6.5."""
SPARE = 2
"""Trains more that a row has room for when it looks as if some were missing."""
AT_ENDS = 21.0
"""What a row keeps between a city's centre and that of its first space, at least, in mm: 20.6 on published boards."""
SAGITTA = 1.3
"""How far (mm) a straight train may stand out of a bent line: a radius of 60 for a piece of 25."""
LEVEL = 8.0
"""Degrees between two spaces side by side from which on they do not look parallel."""
ASIDE = 2.0
"""How much more (mm) than its sideways pitch a double may spread."""


def spaces_apart(subject: Subject) -> Iterator[Problem]:
    """Spaces of two routes do not overlap, and keep a gap."""
    scene = subject.get(lying)
    index = scene.index
    names = [name for name in scene.rows if name in subject]
    numbers = scene.numbers(names)
    one, other = index.tree.query(index.boxes[numbers], predicate="dwithin", distance=APART)
    one = numbers[one]
    differ = index.routes[one] != index.routes[other]
    one, other = one[differ], other[differ]
    gaps = separations(index.outlines[one], index.outlines[other])
    worst: dict[tuple[str, str], tuple[float, int, int]] = {}
    for mine, theirs, gap in zip(one.tolist(), other.tolist(), gaps.tolist(), strict=True):
        first, second = sorted((index.spaces[mine].route, index.spaces[theirs].route))
        at = min(mine, theirs), max(mine, theirs)
        found = (figure(gap), *at)
        worst[first, second] = min(worst.get((first, second), found), found)
    for (first, second), (gap, mine, theirs) in worst.items():
        if gap < APART:
            yield _too_near(scene, first, second, gap, mine, theirs)


def _too_near(scene: Scene, first: str, second: str, gap: float, mine: int, theirs: int) -> Problem:
    middle = (scene.index.outlines[mine].mean(axis=0) + scene.index.outlines[theirs].mean(axis=0)) / 2
    at = spot(middle)
    path = ("routes", first)
    if gap < -OVERLAP:
        return problem("spaces-overlap", path, first, second, at=at, value=-gap, other=second, by=round(-gap, 1))
    return problem("spaces-close", path, first, second, at=at, value=gap, other=second, gap=round(max(gap, 0.0), 1))


def spaces_fit(subject: Subject) -> Iterator[Problem]:
    """The line of each track is as long as its spaces need: neither too short nor far too long, nor bent too much."""
    piece = subject.variant.board.piece
    for name, row in subject.get(lying).rows.items():
        if name not in subject:
            continue
        yield from _room(name, row, piece)
        if row.objects[0].via:
            yield from _bend(name, row, piece)


def _room(name: str, row: RouteRow, piece: Piece) -> Iterator[Problem]:
    path = ("routes", name, "length")
    tightest = min(row.tracks, key=_room_of)
    room, spaces = figure(_room_of(tightest)), len(tightest.spaces)
    if room < piece.length:
        words: dict[str, Any] = {"length": spaces, "pitch": round(room, 1), "piece": piece.length}
        yield problem("spaces-too-tight", path, name, value=room, **words)
        return
    gap = figure(min(track.end_gap for track in row.tracks))
    least = piece.length / 2 + AT_DOT
    if gap < least or room < piece.length + LEAST_OVER - 0.01:
        missing = round(max(least - gap, 0.0) * 2 + max(piece.length + LEAST_OVER - room, 0.0) * (spaces - 1), 1)
        yield problem("spaces-tight", path, name, value=gap, length=spaces, gap=round(gap, 1), missing=missing)
        return
    spare = min(_spare(track, piece) for track in row.tracks)
    if spare >= SPARE:
        yield problem("spaces-loose", path, name, value=figure(spare), length=spaces, spare=int(spare))


def _room_of(track: TrackShape) -> float:
    return track.pitch if len(track.spaces) > 1 else 2 * track.end_gap


def _spare(track: TrackShape, piece: Piece) -> float:
    """How many spaces more the line has room for."""
    count = len(track.spaces)
    length = (count - 1) * (track.pitch if count > 1 else 0.0) + 2 * track.end_gap
    first = AT_ENDS + (piece.length - 25.0) / 2
    return (length - 2 * first) / (piece.length + LEAST_OVER) + 1 - count


def _bend(name: str, row: RouteRow, piece: Piece) -> Iterator[Problem]:
    least = piece.length**2 / (8 * SAGITTA)
    found = [
        (radius, track.track, number, track.spaces[number])
        for track in row.tracks
        for number, radius in enumerate(radii(track, piece))
    ]
    radius, track, number, (x, y, _heading) = min(found, key=lambda bend: bend[:3])
    radius = round(radius, 1)
    if radius < least:
        at = (figure(x), figure(y))
        words: dict[str, Any] = {"radius": round(radius), "least": round(least), "track": track, "space": number + 1}
        yield problem("bend-too-sharp", ("routes", name, "via"), name, at=at, value=radius, **words)


def radii(track: TrackShape, piece: Piece) -> list[float]:
    """The radius in mm along each space of a track: the piece's length over the angle that the line turns by."""
    steps = np.diff(track.line, axis=0)
    lengths = np.sqrt(np.einsum("ij,ij->i", steps, steps))
    ends = np.cumsum(lengths)
    headings = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
    middles = ends - lengths / 2
    pitch = track.pitch if len(track.spaces) > 1 else 0.0
    centers = track.end_gap + pitch * np.arange(len(track.spaces))
    half = piece.length / 2
    turned = np.abs(np.interp(centers + half, middles, headings) - np.interp(centers - half, middles, headings))
    return [round(piece.length / max(float(angle), 1e-6), 6) for angle in turned]


def tracks_parallel(subject: Subject) -> Iterator[Problem]:
    """The tracks of a route lie side by side: their spaces apart, level, and near one another."""
    piece = subject.variant.board.piece
    scene = subject.get(lying)
    for name, row in scene.rows.items():
        if len(row.tracks) < 2 or name not in subject or _room_of(row.tracks[0]) < piece.length:
            continue
        found = [_aside(row, number, piece) for number in range(len(row.tracks) - 1)]
        wrong = [(number, reason, value) for number, (reason, value) in enumerate(found, 1) if reason]
        for number, reason, value in wrong[:1]:
            words: dict[str, Any] = {"track": number, "other": number + 1, "reason": reason}
            yield problem("tracks-not-parallel", ("routes", name, "tracks"), name, value=value, **words)


def _aside(row: RouteRow, number: int, piece: Piece) -> tuple[str, float]:
    """In what, and by how much, a track does not lie beside the next one; nothing where it does."""
    one, other = row.tracks[number], row.tracks[number + 1]
    before = [0, *np.cumsum([len(track.spaces) for track in row.tracks]).tolist()]
    mine = row.outlines[before[number] : before[number + 1]]
    theirs = row.outlines[before[number + 1] : before[number + 2]]
    depth = figure(-_nearest(mine, theirs))
    if depth > OVERLAP:
        return f"their spaces overlap by {depth:.1f} mm", depth
    if len(one.spaces) != len(other.spaces):
        return "", 0.0
    pairs = list(zip(one.spaces.tolist(), other.spaces.tolist(), strict=True))
    turned = max(degrees(abs((a[2] - b[2] + pi) % (2 * pi) - pi)) for a, b in pairs)
    if turned > LEVEL:
        return f"their spaces are turned by {turned:.0f} degrees", round(turned, 1)
    spread = max(dist(a[:2], b[:2]) for a, b in pairs)
    if spread > piece.double_pitch + ASIDE:
        return f"their spaces stand {spread:.1f} mm apart", figure(spread)
    return "", 0.0


def _nearest(mine: Floats, theirs: Floats) -> float:
    """The least separation of any space of one track from any of another."""
    each = np.repeat(mine, len(theirs), axis=0)
    every = np.tile(theirs, (len(mine), 1, 1))
    return float(separations(each, every).min())


def spaces_on_board(subject: Subject) -> Iterator[Problem]:
    """Every space lies on the board, and clear of the score track."""
    board = subject.variant.board
    scene = subject.get(lying)
    for name, row in scene.rows.items():
        if name not in subject:
            continue
        inside = _inside(row.outlines, board.width, board.height)
        number = int(inside.argmin())
        nearest = figure(float(inside[number]))
        middle = row.outlines[number].mean(axis=0)
        at = spot(middle)
        if nearest < 0:
            yield problem("space-off-board", ("routes", name), name, at=at, value=-nearest, beyond=round(-nearest, 1))
        elif nearest < score_track(subject):
            into = figure(score_track(subject) - nearest)
            yield problem("space-in-score-track", ("routes", name), name, at=at, value=into, into=round(into, 1))


def _inside(outlines: Floats, width: float, height: float) -> Floats:
    """How far inside the board each space lies with the corner nearest the edge, (n,) mm."""
    x, y = outlines[..., 0], outlines[..., 1]
    inside: Floats = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)).min(axis=1)
    return np.round(inside, 6)


def score_track(subject: Subject) -> float:
    """The width in mm of the score track that is drawn; 0 where none is."""
    board = subject.variant.board
    drawn = style_of(subject.variant).score_track and board.border < min(board.width, board.height) / 2
    return board.border if drawn else 0.0
