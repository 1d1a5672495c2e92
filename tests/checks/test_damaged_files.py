"""Every damaged file in tests/data/damaged is answered with its problem, at its place, with its exit status."""

import json
import re
from typing import Any

import pytest

from mapforge.checks import catalogue
from mapforge.checks.validate import validate
from mapforge.cli.main import main
from mapforge.files.library import Library
from tests.checks import cases_geometry
from tests.checks.test_cases import CASES
from tests.conftest import DATA

EXPECTED: list[dict[str, Any]] = json.loads((DATA / "damaged" / "expected.json").read_text(encoding="utf-8"))
MADE_WHILE_RUNNING = {"check-failed", "cannot-read", "file-too-large", "base-chain"}
"""Codes of files that no folder of test files can hold; test_bad_targets and test_resolve have them."""


@pytest.mark.parametrize("case", EXPECTED, ids=[case["file"] for case in EXPECTED])
def test_damage_is_found_at_its_place(case: dict[str, Any], library: Library) -> None:
    """The expected code is found, with pointer and line of what was damaged."""
    report = validate(str(DATA / "damaged" / case["file"]), library)
    found = [finding for finding in (*report.findings, *report.todo) if finding.problem.code == case["code"]]
    places = [(finding.problem.place.pointer, finding.problem.place.line) for finding in found]
    assert (case["pointer"], case["line"]) in places, [(f.problem.code, f.problem.place) for f in report.findings]


@pytest.mark.parametrize("case", EXPECTED, ids=[case["file"] for case in EXPECTED])
def test_damage_raises_nothing_else(case: dict[str, Any], library: Library) -> None:
    """One slip is told once: no other error follows from it."""
    report = validate(str(DATA / "damaged" / case["file"]), library)
    allowed = {case["code"], *FOLLOWS.get(case["file"], ())}
    assert {finding.problem.code for finding in report.findings if finding.severity != "info"} <= allowed


MINI_CHILD = ["junction-idle", "ticket-points"]
"""The child of the small map has a route taken away, and with it the shortest path of some tickets."""
FOLLOWS = {
    "child-of-another-version.json": MINI_CHILD,
    "child-version-range.json": MINI_CHILD,
    "child-changes-unknown-route.json": MINI_CHILD,
    "child-removes-unknown-route.json": [*MINI_CHILD, "routes-cross", "spaces-overlap"],
    "child-adds-known-route.json": MINI_CHILD,
    "child-removes-a-city-in-use.json": MINI_CHILD,
    "child-changes-one-route-twice.json": ["spaces-loose"],
    "ferry-more-than-deck.json": ["row-locomotives-few"],
    "route-longer-than-cards.json": ["row-locomotives-few"],
    "route-to-itself.json": ["route-id", "spaces-close", "spaces-overlap", "spaces-too-tight"],
    "route-to-unknown-city.json": ["route-id"],
    "route-to-country.json": ["route-id"],
    "city-and-country-share-id.json": ["unknown-ticket-end"],
    "city-id-twice.json": ["unknown-city", "unknown-ticket-end"],
    "ferry-longer-than-route.json": ["ferry-short"],
    "route-longer-than-trains.json": ["points-missing", "spaces-too-tight"],
    "length-12-on-40-mm.json": ["points-missing"],
    "spot-unknown.json": ["spot-without-country"],
    "second-route.json": ["spaces-overlap"],
    "via-twice.json": ["spaces-close"],
    "via-on-another-city.json": ["bend-too-sharp", "routes-cross", "spaces-close", "spaces-loose"],
    "via-far-off.json": ["space-off-board", "routes-cross", "spaces-loose", "route-over-city"],
    "name-of-200-letters.json": ["name-on-route"],
}
"""Other problems that a damage truly causes."""


@pytest.mark.parametrize("case", EXPECTED, ids=[case["file"] for case in EXPECTED])
def test_exit_status_says_it(case: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """0 for warnings only, 1 for errors, 2 for what is no map; and the text names the file, the code and the line."""
    assert main(["validate", str(DATA / "damaged" / case["file"])]) == case["exit"]
    out, err = capsys.readouterr()
    assert case["code"] in out
    assert not err
    assert case["line"] is None or re.search(rf"^  {case['line']}:\d+ +\w+ +{case['code']}", out, re.MULTILINE)


def test_every_code_has_a_damaged_file() -> None:
    """No code of the catalogue is without a file that raises it, or a map made for it in test_cases."""
    made = {case.code for case in CASES} | {case.code for case in cases_geometry.CASES} | MADE_WHILE_RUNNING
    # A map held to another: tests/compare has a change for each.
    made |= set(catalogue.FAMILIES["likeness"])
    assert {case["code"] for case in EXPECTED} | made == set(catalogue.ENTRIES)


def test_every_damaged_file_is_expected() -> None:
    """No damaged file lies there unchecked."""
    there = {path.name for path in (DATA / "damaged").glob("*.json")} - {"expected.json"}
    assert there == {case["file"] for case in EXPECTED if "/" not in case["file"]}
