"""Fixes of what is played: the problem goes, none comes, and the knob is as said."""

from typing import Any

import pytest

from mapforge.checks.fix import fixes
from mapforge.checks.fixes_knobs import KNOBS
from mapforge.checks.fixes_rules import RULES
from mapforge.checks.state import examined
from mapforge.checks.subject import Subject
from mapforge.edits.tickets import set_points
from mapforge.model import FrozenMap, StartTickets, Stations, Variant
from tests.checks.cases import shipped, with_rules
from tests.checks.cases_rules import no_ones
from tests.damage.tools import changed

BAD: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "row-replaced-never": ({"row_replacements": 0}, {"replace_row_at": None}),
    "row-locomotives-few": ({"locomotives": 2}, {"replace_row_at": None}),
    "tie-break-twice": (
        {"tie_breaks": ("completed-tickets", "longest-path-bonus", "completed-tickets")},
        {"tie_breaks": ("completed-tickets", "longest-path-bonus")},
    ),
    "station-prices-idle": (
        {"stations": Stations(count=2, costs=(1, 2, 3))},
        {"stations": Stations(count=2, costs=(1, 2))},
    ),
    "locomotives-idle": ({"locomotive_use": "tunnels"}, {"locomotive_use": "any-route"}),
    "points-missing": (
        {"route_points": FrozenMap({"1": 1, "2": 2, "3": 4, "4": 7, "5": 10})},
        {"route_points": {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}},
    ),
    "players-order": ({"players": (5, 2)}, {"players": (2, 5)}),
    "keep-too-many": (
        {"start_tickets": StartTickets(keep=9)},
        {"start_tickets": StartTickets(keep=2)},
    ),
    "row-never-replaced": ({"replace_row_at": 9}, {"replace_row_at": None}),
    "tie-break-idle": ({"longest_path": None}, {"tie_breaks": ("completed-tickets",)}),
    "station-costs": (
        {"stations": Stations(count=3, costs=(1, 2))},
        {"stations": Stations(count=3, costs=(1, 2, 3))},
    ),
}
"""Knobs of the USA board's rules, and what the fix makes of them."""


def fixed(variant: Variant, code: str) -> Variant:
    """The map after the first fix that is offered for the first problem of a code."""
    state = examined(Subject(variant))
    problem = next(problem for problem in state.problems if problem.code == code)
    offered = fixes(state, problem)
    assert offered, code
    assert offered[0].label
    after = {found.key for found in examined(Subject(offered[0].variant)).problems}
    assert problem.key not in after
    assert after <= {found.key for found in state.problems}
    return offered[0].variant


@pytest.mark.parametrize("code", BAD)
def test_knobs(code: str) -> None:
    """The knob is set right, and every other left alone."""
    bad, right = BAD[code]
    before = with_rules(shipped(), **bad)
    assert fixed(before, code).rules == with_rules(before, **right).rules


def test_a_last_round_that_can_start() -> None:
    """At the most trains that fit nowhere."""
    assert fixed(with_rules(no_ones(), last_round_at=0), "last-round-stuck").rules.last_round_at == 1


def test_tunnels_turn_three_cards() -> None:
    """As all published rules do."""
    assert fixed(with_rules(shipped("switzerland"), tunnel_cards=0), "tunnel-cards").rules.tunnel_cards == 3


def test_points_of_the_shortest_path() -> None:
    """A value far off becomes the length."""
    made = fixed(set_points(shipped(), ticket="boston--miami", points=3), "ticket-points")
    assert next(t for t in made.tickets if t.id == "boston--miami").to[0].points == 12


def test_each_fixer_is_tried() -> None:
    """No fixer of rules is left out here."""
    assert {*BAD, "last-round-stuck", "tunnel-cards"} == set(RULES) | set(KNOBS)


def test_nothing_is_offered_where_there_is_no_one_right_answer() -> None:
    """A route longer than its cards could be made shorter, or cards added."""
    state = examined(Subject(changed(with_rules(shipped(), locomotives=0), ["calgary--winnipeg"], length=20)))
    problem = next(problem for problem in state.problems if problem.code == "cards-short")
    assert fixes(state, problem) == ()
