"""Fixes of routes and cities that lie badly: straightened, bowed to one side or the other, moved onto the board."""

from collections.abc import Iterator
from functools import partial
from math import hypot, sqrt

from mapforge.checks.board import lying
from mapforge.checks.geometry_lines import FAR
from mapforge.checks.geometry_spaces import AT_DOT, LEAST_OVER, score_track
from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import board, cities, routes
from mapforge.geometry.curve import waypoints
from mapforge.geometry.names import CITY_RADIUS
from mapforge.model import Problem, Route

_ASIDE = (6.0, 10.0, 15.0, 22.0, 30.0)
"""By how much (mm) a route is bowed or pushed to one side, least first."""
_SPARE = (1.0, 5.0, 10.0)
"""How much longer (mm) than it must be a bowed line is made, least first: its tracks differ a little in length."""
_SIDES = (1.0, -1.0)
"""Right and left of the drawing direction."""


def make_room(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """A bow that makes the line as long as its spaces need, to either side."""
    route, piece = subject.routes[str(problem.place.path[1])], subject.variant.board.piece
    longest = max(track.length or 0 for track in route.whole_tracks)
    needed = (longest - 1) * (piece.length + LEAST_OVER) + 2 * (piece.length / 2 + AT_DOT)
    start, end = (subject.cities[name].at for name in route.ends)
    chord = hypot(end[0] - start[0], end[1] - start[1])
    for spare in _SPARE:
        missing = needed + spare - chord
        if missing <= 0 or not chord:
            continue
        # A flat arc over a chord is longer than it by 8/3 of its height squared over the chord.
        height = sqrt(3 * chord * missing / 8)
        for side in _SIDES:
            yield _pushed(subject, route, side * height)


def straighten(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """No via points; else a single bow through the middle one; else all bent half as much."""
    route = subject.routes[str(problem.place.path[1])]
    if not route.via:
        return
    yield Proposal(f"Straighten {route.id}", partial(routes.set_via, route=route.id, via=()))
    if len(route.via) > 1:
        middle = route.via[len(route.via) // 2]
        yield Proposal(f"Bow {route.id} evenly", partial(routes.set_via, route=route.id, via=(middle,)))
    start, end = (subject.cities[name].at for name in route.ends)
    for share in (0.5, 0.75):
        via = [_towards(at, start, end, share) for at in route.via]
        yield Proposal(f"Bend {route.id} less", partial(routes.set_via, route=route.id, via=via))


def _towards(
    at: tuple[float, float], start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """A point with its distance from the straight line cut to a share."""
    across, down = end[0] - start[0], end[1] - start[1]
    size = across * across + down * down or 1.0
    along = ((at[0] - start[0]) * across + (at[1] - start[1]) * down) / size
    foot = (start[0] + along * across, start[1] + along * down)
    return foot[0] + share * (at[0] - foot[0]), foot[1] + share * (at[1] - foot[1])


def push_aside(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """One of the routes straightened, or bowed or pushed to a side, by ever more."""
    names = [name for name in problem.place.ids if name in subject.routes and name in subject.get(lying).rows]
    for name in names:
        if subject.routes[name].via:
            yield Proposal(f"Straighten {name}", partial(routes.set_via, route=name, via=()))
    for aside in _ASIDE:
        for name in names:
            route = subject.routes[name]
            if route.ends[0] == route.ends[1]:
                continue
            for side in _SIDES:
                yield _pushed(subject, route, side * aside)


def _pushed(subject: Subject, route: Route, aside: float) -> Proposal:
    """The route with its via points moved to its right; without any, bowed."""
    start, end = (subject.cities[name].at for name in route.ends)
    chord = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    across, down = -(end[1] - start[1]) / chord * aside, (end[0] - start[0]) / chord * aside
    via = route.via or (((start[0] + end[0]) / 2, (start[1] + end[1]) / 2),)
    if abs(across) > abs(down):
        way = "to the right" if across > 0 else "to the left"
    else:
        way = "downwards" if down > 0 else "upwards"
    edit = partial(routes.set_via, route=route.id, via=[(x + across, y + down) for x, y in via])
    return Proposal(f"Bow {route.id} {way} by {abs(aside):.0f} mm", edit)


def without_idle_points(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The via points that bend the route."""
    route = subject.routes[str(problem.place.path[1])]
    start, end = (subject.cities[name].at for name in route.ends)
    via = waypoints(start, route.via, end)[1:-1]
    yield Proposal("Remove the points that bend nothing", partial(routes.set_via, route=route.id, via=via))


def without_far_points(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The via points that lie on the board or near it."""
    route, size = subject.routes[str(problem.place.path[1])], subject.variant.board
    via = [(x, y) for x, y in route.via if max(-x, x - size.width, -y, y - size.height) <= FAR]
    yield Proposal("Remove the points far off the board", partial(routes.set_via, route=route.id, via=via))


def onto_board(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The city at the nearest place on the board that is clear of the score track."""
    city, size = subject.cities[str(problem.place.path[1])], subject.variant.board
    inside = score_track(subject) + CITY_RADIUS
    for more in (0.0, 10.0, 20.0):
        edge = inside + more
        at = (_within(city.at[0], edge, size.width - edge), _within(city.at[1], edge, size.height - edge))
        yield Proposal(f"Move {city.name or city.id} onto the board", partial(cities.move, positions={city.id: at}))


def _within(value: float, least: float, most: float) -> float:
    return min(max(value, least), max(most, least))


def keep_shape(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The picture as high as belongs to its width."""
    used = subject.variant.board.background
    if used is not None:
        fit = float(problem.parameters["fit"])
        edit = partial(board.place_background, size=(used.size[0], fit))
        yield Proposal(f"Make the picture {fit:g} mm high", edit)


GEOMETRY: dict[str, Fixer] = {
    "spaces-too-tight": make_room,
    "spaces-tight": make_room,
    "spaces-loose": straighten,
    "bend-too-sharp": straighten,
    "tracks-not-parallel": straighten,
    "spaces-overlap": push_aside,
    "spaces-close": push_aside,
    "routes-cross": push_aside,
    "route-over-city": push_aside,
    "space-off-board": push_aside,
    "space-in-score-track": push_aside,
    "via-idle": without_idle_points,
    "via-off-board": without_far_points,
    "city-off-board": onto_board,
    "city-in-score-track": onto_board,
    "picture-stretched": keep_shape,
}
