"""Checking while a map is edited finds what checking it whole finds, and runs no more than it must."""

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from mapforge.checks import state as states
from mapforge.checks import table
from mapforge.checks.check import Check
from mapforge.checks.live import Live
from mapforge.checks.state import advanced, examined
from mapforge.checks.subject import Subject
from mapforge.checks.verdict import Finding
from mapforge.edits import checking, cities, routes, rules, tickets
from mapforge.edits.refusal import Refused
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Problem, Variant
from tests.checks.small import small
from tests.conftest import DATA, SHIPPED
from tests.edits.any_edit import any_edit

SAMPLE = settings.get_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite")).max_examples // 15
"""Of the profile: each of these examples is up to a dozen runs of all checks on a whole map."""
UNSHRUNK = (Phase.explicit, Phase.generate)
"""A failing row of edits is told as it is: every step is two runs, and looking for a smaller one takes minutes."""


@cache
def shipped(name: str) -> Variant:
    """A shipped map."""
    library = Library(installed=DATA / "nothing")
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


def told(problems: Any) -> list[tuple[str, str]]:
    """Problems in one order, with everything that is said of them; none is of a check that failed."""
    said = sorted((problem.key, repr(problem)) for problem in problems)
    assert not [words for key, words in said if key.startswith("check-failed")]
    return said


@pytest.mark.parametrize("name", ["small", *SHIPPED])
@settings(max_examples=SAMPLE, phases=UNSHRUNK)
@given(data=st.data())
def test_after_any_edits_it_is_the_full_run(name: str, data: st.DataObject) -> None:
    """After each of a row of random edits, the problems are those of a new run on the whole map."""
    variant = small() if name == "small" else shipped(name)
    kept = examined(Subject(variant))
    for _ in range(data.draw(st.integers(1, 5))):
        try:
            variant = data.draw(any_edit(variant))()
        except Refused:
            continue
        kept = advanced(kept, variant)
        assert told(kept.problems) == told(examined(Subject(variant)).problems)


moves = st.tuples(st.integers(0, 99), st.floats(-80, 80), st.floats(-80, 80))


@pytest.mark.parametrize("name", ["usa", "europe", "switzerland"])
@settings(max_examples=SAMPLE, phases=UNSHRUNK)
@given(path=st.lists(moves, min_size=1, max_size=6))
def test_after_any_moves_it_is_the_full_run(name: str, path: list[tuple[int, float, float]]) -> None:
    """The same for cities dragged about, and back again."""
    variant = start = shipped(name)
    kept = examined(Subject(variant))
    for number, across, down in path:
        city = variant.cities[number % len(variant.cities)]
        variant = cities.move(variant, positions={city.id: (city.at[0] + across, city.at[1] + down)})
        kept = advanced(kept, variant)
        assert told(kept.problems) == told(examined(Subject(variant)).problems)
    assert told(advanced(kept, start).problems) == told(examined(Subject(start)).problems)


def ran(monkeypatch: pytest.MonkeyPatch, edit: Callable[[Variant], Variant]) -> tuple[set[str], set[str]]:
    """The checks that run after an edit: on what changed only, and on the whole map."""
    near: set[str] = set()
    whole: set[str] = set()
    kept = examined(Subject(small()))

    def spy(check: Check, subject: Subject) -> tuple[Problem, ...]:
        (whole if subject.focus is None else near).add(check.name)
        return ()

    monkeypatch.setattr(states, "run", spy)
    advanced(kept, edit(small()))
    return near, whole


def test_only_what_reads_a_change_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moving a city runs no check of references, tickets or rules; a knob none of geometry."""
    near, whole = ran(monkeypatch, lambda variant: cities.move(variant, positions={"west": (61, 100)}))
    assert "spaces-fit" in near
    by_name = {check.name: check for check in table.CHECKS}
    assert all("positions" in by_name[name].reads for name in near | whole)
    assert not whole & {"route-ends", "tickets-once", "points"}
    near, whole = ran(monkeypatch, lambda variant: rules.set_knob(variant, knob="trains", value=13))
    assert not near
    assert whole == {check.name for check in table.CHECKS if "rules" in check.reads}


def test_each_check_says_the_codes_it_yields() -> None:
    """On every shipped map, dragged about, a check yields none but its codes."""
    for name in ("usa", "europe", "switzerland"):
        variant = shipped(name)
        heap = {city.id: (city.at[0] * 0.6, city.at[1] * 0.6 - 20) for city in variant.cities}
        subject = Subject(cities.move(variant, positions=heap))
        for check in table.CHECKS:
            assert {problem.code for problem in check.find(subject)} <= set(check.codes), check.name


def test_a_check_that_fails_is_told_and_takes_no_other_with_it() -> None:
    """It is a problem with its name; once it works again its problem is gone."""

    def broken(_subject: Subject) -> Any:
        raise ZeroDivisionError("by zero")

    bad = table.CHECKS[0]._replace(find=broken)
    state = examined(Subject(small()), [bad, *table.CHECKS[1:]])
    (failed,) = (problem for problem in state.problems if problem.code == "check-failed")
    assert failed.key == f"check-failed:{bad.name}"
    assert "by zero" in str(failed.parameters["reason"])
    assert all(state.found[check.name] == tuple(check.find(Subject(small()))) for check in table.CHECKS[1:])
    healed = advanced(state, cities.add_city(small(), name="New", at=(100, 60)))
    assert not any(problem.code == "check-failed" for problem in healed.problems)


def of_code(live: Live, code: str) -> list[Finding]:
    """The findings of one code."""
    return [finding for finding in live.verdict.findings if finding.problem.code == code]


def test_a_window_sees_counts_fixes_and_what_is_accepted() -> None:
    """The verdict follows each edit: a duplicate appears, is fixed, is accepted, lapses, is turned off."""
    live = Live(small())
    assert not of_code(live, "ticket-twice")
    assert live.verdict.count("error") == 0
    twice = tickets.add_ticket(small(), deck="main", start="north", to=[("east", 3)])
    live.update(twice)
    (finding,) = of_code(live, "ticket-twice")
    assert live.verdict.count("error") == 1
    (fixed,) = live.fixes(finding)
    assert fixed.label.startswith("Remove")
    live.update(fixed.variant)
    assert not of_code(live, "ticket-twice")
    live.update(checking.accept(twice, key=finding.problem.key, comment="On purpose."))
    assert "On purpose." in [comment for _finding, comment in live.verdict.accepted]
    assert not of_code(live, "ticket-twice")
    live.update(checking.set_severity(twice, code="ticket-twice", severity="off"))
    assert not of_code(live, "ticket-twice")


def test_what_is_accepted_lapses_when_it_gets_clearly_worse() -> None:
    """A value a little worse stays accepted; a clearly worse one is a finding again, with what was accepted."""
    variant = cities.move(small(), positions={"west": (105, 100)})
    live = Live(variant)
    tight = [finding for finding in live.verdict.findings if finding.problem.code == "spaces-too-tight"]
    assert tight
    assert tight[0].problem.value is not None
    for finding in tight:
        problem = finding.problem
        variant = checking.accept(variant, key=problem.key, comment="It fits.", value=problem.value)
    codes = {finding.problem.code for finding in live.update(variant).findings}
    assert "spaces-too-tight" not in codes
    a_little = cities.move(variant, positions={"west": (106, 100)})
    codes = {finding.problem.code for finding in live.update(a_little).findings}
    assert "spaces-too-tight" not in codes
    clearly = cities.move(variant, positions={"west": (110, 100)})
    lapsed = [f for f in live.update(clearly).findings if f.problem.code == "spaces-too-tight"]
    assert lapsed
    assert all(finding.lapsed is not None and finding.lapsed.comment == "It fits." for finding in lapsed)


def test_what_is_unfinished_is_no_finding_until_it_is_to_be_played() -> None:
    """A young map has things to do; asked whether it can be played, they are problems."""
    young = msgspec.structs.replace(small(), decks=())
    young = routes.add_route(young, ends=("north", "south"), length=5, colors=(None,))
    live = Live(young)
    assert live.verdict.purpose == "draw"
    assert {"no-deck", "color-not-chosen"} <= {finding.problem.code for finding in live.verdict.todo}
    assert not {finding.problem.code for finding in live.verdict.findings} & {"no-deck", "color-not-chosen"}
    live.set_purpose("play")
    assert {"no-deck", "color-not-chosen"} <= {finding.problem.code for finding in live.verdict.findings}
    assert not {finding.problem.code for finding in live.verdict.todo} & {"no-deck", "color-not-chosen"}


def test_steps_can_be_dropped_at_any_point() -> None:
    """Until the last step the verdict is the old one; the next run starts from what was finished."""
    twice = tickets.add_ticket(small(), deck="main", start="north", to=[("east", 3)])
    elsewhere = cities.move(twice, positions={"west": (110, 150)})
    live = Live(small(), at_once=False)
    assert not live.ran
    count = len(list(live.steps(small())))
    assert count > len(live.ran) == len(table.CHECKS)
    clean = live.verdict
    for steps in range(0, count, 9):
        work = live.steps(twice)
        for _ in range(min(steps, 5)):
            next(work)
        del work
        assert live.verdict is clean
        assert live.variant is small()
    assert told(finding.problem for finding in live.update(elsewhere).said) == told(
        finding.problem for finding in Live(elsewhere).verdict.said
    )


def test_all_of_a_kind_are_fixed_as_one() -> None:
    """Every problem of a code that can be fixed is, each with its label; others are left."""
    variant = small()
    for ends in (("north", "south"), ("east", "west")):
        variant = routes.add_route(variant, ends=ends, length=4, colors=(None,))
    live = Live(variant, purpose="play")
    done, repaired = live.fix_all("color-not-chosen")
    assert [problem.code for problem, _label in done] == ["color-not-chosen", "color-not-chosen"]
    assert all(track.color for route in repaired.routes for track in route.tracks)
