"""Fixes are offered only where they help."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mapforge.checks.fix import fixable, fixes, repair
from mapforge.checks.state import State, examined
from mapforge.checks.subject import Subject
from mapforge.checks.table_fixes import FIXERS
from mapforge.checks.validate import subject_of
from mapforge.edits import cities, routes, tickets
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant
from tests.checks.cases import shipped
from tests.checks.cases_geometry import CASES, board, city, line, route
from tests.checks.small import small
from tests.conftest import DATA

EXPECTED: list[dict[str, Any]] = json.loads((DATA / "damaged" / "expected.json").read_text(encoding="utf-8"))
OFFERED = {
    "players-turned-round": "Let 2 to 4 play",
    "row-never-replaced": "Never replace the row",
    "route-points-missing": "Give 7 points for 4 spaces",
    "deal-from-unknown-deck": "Use the deck main",
    "keep-more-than-dealt": "Keep at least 2",
    "keep-more-than-drawn": "Keep at least 2",
    "tunnel-cards-none": "Turn over 3 cards for a tunnel",
    "station-costs-short": "Let stations cost 1, 2 cards",
    "tie-break-without-stations": "Break ties without fewest-stations",
    "route-to-unknown-city": "Let it end at north",
    "color-unknown": "Make it blue",
    "color-not-chosen": "Make it blue",
    "ferry-longer-than-route": "Ask for 4 locomotives",
    "spot-without-country": "Make it a spot of Abroad",
    "ticket-to-unknown-city": "Let it lead to south",
    "ticket-destination-twice": "Name south no more than once",
    "ticket-twice": "Remove west--east",
    "mark-on-unknown-route": "Name fork--west instead",
    "note-about-unknown-city": "Name north instead",
    "link-to-nowhere": "Link to fork--west",
    "severity-of-unknown-code": "Remove the setting",
    "accepted-unknown-code": "Remove the acceptance",
    "severity-of-a-broken-file": "Remove the setting",
    "via-on-a-city": "Remove the points that bend nothing",
    "via-twice": "Remove the points that bend nothing",
    "via-on-another-city": "Straighten fork--west",
    "via-far-off": "Remove the points far off the board",
}
"""What is offered first for the slip in a damaged file."""
LEFT = {
    "draw-from-unknown-deck": "which deck was meant is not to be guessed",
    "ticket-from-unknown-city": "a ticket's start is part of what it is",
    "ticket-to-itself": "it has no other destination",
    "length-12-on-40-mm": "no bow makes room for twelve",
    "name-of-200-letters": "no place on the board is long enough",
}
"""Where nothing is, although something is for others of the code, and why."""


def damaged(name: str, library: Library) -> tuple[State, str]:
    """A damaged file with all that is found in it, and the code that it is there for."""
    resolved = resolve(library.read(str(DATA / "damaged" / f"{name}.json")), library)
    assert resolved.variant is not None
    code = next(case["code"] for case in EXPECTED if case["file"] == f"{name}.json")
    return examined(subject_of(resolved.variant, resolved, library)), code


@pytest.mark.parametrize("name", OFFERED)
def test_a_slip_is_fixed(name: str, library: Library) -> None:
    """The first fix is the expected one; after it the problem is gone and no other has come."""
    state, code = damaged(name, library)
    before = {problem.key for problem in state.problems}
    problem = next(problem for problem in state.problems if problem.code == code)
    offered = fixes(state, problem)
    assert offered[0].label == OFFERED[name]
    for fix in offered:
        after = {problem.key for problem in examined(Subject(fix.variant, state.subject.left_out)).problems}
        assert problem.key not in after
        assert after < before


@pytest.mark.parametrize("name", LEFT)
def test_where_no_answer_is_right_none_is_offered(name: str, library: Library) -> None:
    """A proposal that does not help, or brings another problem, is no fix."""
    state, code = damaged(name, library)
    assert fixable(code)
    problem = next(problem for problem in state.problems if problem.code == code)
    assert fixes(state, problem) == ()


def bowed_across() -> Variant:
    """A route bowed across another for nothing."""
    ends = [city("a", 100, 200), city("b", 250, 200), city("c", 140, 250), city("d", 210, 250)]
    return board(ends, [route("a", "b", 5, (175, 232)), route("c", "d", 2, (175, 222))])


def over_the_edge() -> Variant:
    """A route bowed over the edge of the board."""
    return board([city("a", 100, 40), city("b", 220, 40)], [route("a", "b", 4, (160, 1))])


def hairpin() -> Variant:
    """A double route that turns so sharply that its tracks come apart."""
    return line(160, 6, (180, 280), tracks=2)


def worth_too_little() -> Variant:
    """A ticket worth less than its path."""
    return tickets.set_points(shipped(), ticket=shipped().tickets[0].id, points=1)


MADE: dict[str, Callable[[], Variant]] = {
    "routes-cross": bowed_across,
    "space-off-board": over_the_edge,
    "tracks-not-parallel": hairpin,
    "ticket-points": worth_too_little,
}


@pytest.mark.parametrize("code", MADE)
def test_a_bad_map_is_fixed(code: str) -> None:
    """As for damaged files."""
    state = examined(Subject(MADE[code]()))
    before = {problem.key for problem in state.problems}
    problem = next(problem for problem in state.problems if problem.code == code)
    offered = fixes(state, problem)
    assert offered
    for fix in offered:
        assert {problem.key for problem in examined(Subject(fix.variant)).problems} < before


def test_a_hint_hidden_by_an_error_keeps_nothing_from_being_fixed() -> None:
    """A ticket listed twice makes another route than before the busy one: with the error gone, the old hint is back."""
    plain = shipped()
    (deck,) = plain.decks
    twice = next(ticket for ticket in deck.tickets if ticket.id == "winnipeg--houston")
    again = msgspec.structs.replace(twice, id="again")
    deck = msgspec.structs.replace(deck, tickets=(*deck.tickets, again))
    state = examined(Subject(msgspec.structs.replace(plain, decks=(deck,))))
    keys = {problem.key for problem in state.problems}
    assert {problem.code for problem in examined(Subject(plain)).problems if problem.key not in keys} == {
        "corridor-busy"
    }
    (problem,) = (problem for problem in state.problems if problem.code == "ticket-twice")
    assert [fix.label for fix in fixes(state, problem)] == ["Remove winnipeg--houston", "Remove again"]


def test_nothing_is_offered_twice(library: Library) -> None:
    """Fixes of one problem lead to different maps."""
    for name in OFFERED:
        state, code = damaged(name, library)
        problem = next(problem for problem in state.problems if problem.code == code)
        made = [fix.variant for fix in fixes(state, problem)]
        assert all(one != other for number, one in enumerate(made) for other in made[:number])


def test_all_are_fixed_one_after_the_other() -> None:
    """Names scattered over a board are all moved clear, and a route gets its color."""
    variant = shipped()
    for number, name in enumerate(("denver", "omaha", "chicago")):
        variant = cities.set_label(variant, city=name, offset=(25.0 + number, 0.0))
    before = examined(Subject(variant))
    done, fixed = repair(before, {"name-on-route"})
    assert len(done) >= 3
    after = {problem.code for problem in examined(Subject(fixed)).problems}
    assert "name-on-route" not in after
    assert after <= {problem.code for problem in before.problems}


def test_only_wanted_problems_are_fixed() -> None:
    """What is not wanted stays."""
    variant = routes.add_route(small(), ends=("north", "south"), length=4, colors=(None,))
    state = examined(Subject(variant))
    assert repair(state, {"color-not-chosen"}, "play", lambda _problem: False).variant is variant
    assert len(repair(state, {"color-not-chosen"}, "play").done) == 1


def test_each_fixer_is_tried() -> None:
    """No code has a fixer that no test uses."""
    by_file = {case["code"] for case in EXPECTED if case["file"].removesuffix(".json") in OFFERED}
    drawn = {case.code for case in CASES if case.fixed}
    assert by_file | drawn | set(MADE) | {"ticket-to-itself"} >= set(FIXERS) - RULES_OF_THEIR_OWN


RULES_OF_THEIR_OWN = {
    "last-round-stuck",
    "locomotives-idle",
    "row-locomotives-few",
    "row-replaced-never",
    "station-prices-idle",
    "tie-break-twice",
}
"""Knobs against knobs: tried with their cases."""
