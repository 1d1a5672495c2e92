"""Fixes of rules that contradict the map or one another."""

from collections.abc import Iterator
from functools import partial

from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import rules
from mapforge.model import Problem
from mapforge.model.rules import BASE_POINTS

LONGER_POINTS = {7: 18, 8: 21, 9: 27}
"""Points for routes longer than six, as printed on published boards that have them."""


def points_missing(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The points that the length has on published boards; beyond those, three more for each space."""
    length = int(problem.parameters["length"])
    known = {int(key): points for key, points in BASE_POINTS.items()} | LONGER_POINTS
    points = known.get(length) or LONGER_POINTS[9] + 3 * (length - 9)
    table = dict(subject.variant.rules.route_points) | {str(length): points}
    edit = partial(rules.set_knob, knob="route_points", value=table)
    yield Proposal(f"Give {points} points for {length} spaces", edit)


def players_order(subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """The two turned round."""
    fewest, most = subject.variant.rules.players
    edit = partial(rules.set_knob, knob="players", value=(most, fewest))
    yield Proposal(f"Let {most} to {fewest} play", edit)


def keep_too_many(_subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """All but one kept, so that there is a choice; all where there is but one."""
    knob, count = str(problem.place.path[1]), int(problem.parameters["count"])
    keep = max(count - 1, min(count, 1))
    yield Proposal(f"Keep at least {keep}", partial(rules.set_knob, knob=f"{knob}.keep", value=keep))


def row_never_replaced(_subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """No such rule."""
    edit = partial(rules.set_knob, knob="replace_row_at", value=None)
    yield Proposal("Never replace the row", edit)


def tie_break_idle(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """The ways that can decide."""
    ways = tuple(way for way in subject.variant.rules.tie_breaks if way != problem.parameters["way"])
    edit = partial(rules.set_knob, knob="tie_breaks", value=ways)
    yield Proposal(f"Break ties without {problem.parameters['way']}", edit)


def tunnel_cards(_subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """Three cards, as in all published rules with tunnels."""
    yield Proposal("Turn over 3 cards for a tunnel", partial(rules.set_knob, knob="tunnel_cards", value=3))


def station_costs(subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """Each station one card more than the one before, as in the published rules."""
    pieces = subject.variant.rules.stations
    if pieces is not None:
        costs = [*pieces.costs]
        while len(costs) < pieces.count:
            costs.append(costs[-1] + 1)
        edit = partial(rules.set_knob, knob="stations.costs", value=tuple(costs))
        yield Proposal(f"Let stations cost {', '.join(map(str, costs))} cards", edit)


RULES: dict[str, Fixer] = {
    "points-missing": points_missing,
    "players-order": players_order,
    "keep-too-many": keep_too_many,
    "row-never-replaced": row_never_replaced,
    "tie-break-idle": tie_break_idle,
    "tunnel-cards": tunnel_cards,
    "station-costs": station_costs,
}
