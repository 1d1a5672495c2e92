"""What a map states of its decks is held to other maps, wherever these lie."""

import json
from pathlib import Path
from typing import Any

import pytest

from mapforge.checks.subject import Subject
from mapforge.checks.table_data import CHECKS
from mapforge.checks.validate import validate
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from tests.checks.cases import codes, shipped
from tests.checks.cases_data import stating


def child(folder: Path, expect: dict[str, Any], tickets: dict[str, Any] | None = None) -> str:
    """A map in a file that extends Mega."""
    plain: dict[str, Any] = {
        "format": "mapforge-variant",
        "format_version": 1,
        "id": "mine",
        "version": "1.0.0",
        "extends": {"id": "usa-mega"},
        "name": {"en": "Mine"},
        "expect": expect,
    }
    if tickets is not None:
        plain["decks"] = {"change": [{"id": "main", "tickets": tickets}]}
    path = folder / "mine" / "variant.json"
    path.parent.mkdir()
    path.write_text(json.dumps(plain), encoding="utf-8")
    return str(path)


def told(target: str, library: Library) -> list[tuple[str, str]]:
    """Code and message of what the statements raise."""
    report = validate(target, library)
    names = {code for check in CHECKS for code in check.codes}
    return [(f.problem.code, f.message) for f in report.findings if f.problem.code in names]


def test_decks_of_the_base_and_of_other_maps(tmp_path: Path, library: Library) -> None:
    """Mega without two of its tickets is made of itself, but lacks one of the base's and one of 1910's."""
    sets = {"tickets_from": {"main": ["main"]}, "tickets_with": {"main": ["usa:main", "usa-1910:main"]}}
    target = child(tmp_path, sets, {"remove": ["dallas--new-york", "seattle--las-vegas"]})
    found = told(target, library)
    assert [code for code, _message in found] == ["expect-lacking", "expect-lacking"]
    assert "the ticket dallas--new-york of usa:main is missing" in found[0][1]
    assert "the ticket seattle--las-vegas of usa-1910:main is missing" in found[1][1]


def test_a_ticket_of_another_value_is_not_the_same(tmp_path: Path, library: Library) -> None:
    """The base's value is told."""
    change = [{"id": "los-angeles--miami", "to": [{"id": "miami", "points": 20}]}]
    target = child(tmp_path, {"tickets_from": {"main": ["main"]}}, {"change": change})
    found = told(target, library)
    assert [code for code, _message in found] == ["expect-foreign"]
    assert "there it is worth 19" in found[0][1]


@pytest.mark.parametrize("source", ["other", "usa-1911:main", "usa:long"])
def test_decks_that_are_not_there(source: str, tmp_path: Path, library: Library) -> None:
    """A map or deck of an unknown name is named, once for each statement."""
    target = child(tmp_path, {"tickets_from": {"main": [source]}, "tickets_with": {"others": ["main"]}})
    found = told(target, library)
    assert {code for code, _message in found} == {"expect-unknown"}
    assert len(found) == 2


def test_without_a_library_nothing_is_said_of_other_maps(library: Library) -> None:
    """Where other maps cannot be looked for, their decks are not missing."""
    variant = resolve(library.read("usa-big-cities"), library).variant
    assert variant is not None
    assert variant.expect.tickets_from
    subject = Subject(variant)
    assert [problem for check in CHECKS for problem in check.find(subject)] == []


def test_groups_are_counted() -> None:
    """The number of cities in a group is a figure like any other."""
    assert "expect-count" in codes(stating(shipped(), groups={"big-city": 8}))
    assert "expect-count" not in codes(stating(shipped(), groups={"big-city": 7}))
