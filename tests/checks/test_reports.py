"""Reports for people and for programs say the same, whole and in one order."""

import json
import re
from typing import Any

import pytest

from mapforge.checks import catalogue, report_json, report_sarif, report_text, table
from mapforge.checks.entry import LEVELS
from mapforge.checks.subject import problem
from mapforge.checks.validate import FILE_LAYERS, Report, validate
from mapforge.files import schema
from mapforge.files.library import Library
from tests.conftest import DATA, SHIPPED

DAMAGED = sorted(str(path) for path in (DATA / "damaged").glob("*.json") if path.name != "expected.json")

FILLED = {
    "cannot-read", "not-json", "wrong-type", "wrong-value", "wrong-form", "out-of-range", "wrong-count", "missing-key",
    "house-rules",
}  # fmt: skip
"""Messages that say what must stand there instead of what to do; and the one that is no fault."""


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    """Reports on every damaged file and every shipped map."""
    library = Library(installed=DATA / "nothing")
    return [validate(target, library) for target in [*DAMAGED, *SHIPPED]]


def test_json_follows_its_schema(reports: list[Report]) -> None:
    """Everything printed with --format json is valid for report.schema.json."""
    plain = json.loads(json.dumps(report_json.plain(reports, {})))
    errors = list(schema.validator("report").iter_errors(plain))
    assert not errors, errors[:3]


def test_reports_say_what_ran_and_what_could_not(reports: list[Report]) -> None:
    """Every layer and check is listed exactly once, as run or with the reason why not."""
    names = {*FILE_LAYERS, *(check.name for check in table.CHECKS)}
    for report in reports:
        skipped = [name for name, _reason in report.not_run]
        assert sorted([*report.ran, *skipped]) == sorted(names), report.target
        assert all(reason for _name, reason in report.not_run)
    by_target = {report.target.rsplit("/", 1)[-1]: report for report in reports}
    assert by_target["truncated.json"].ran == ("bytes-and-json",)
    assert by_target["child-of-nothing.json"].not_run[0] == ("id-spaces", "the base could not be applied")
    assert ("expected-counts", "broken entries are left out") in by_target["wrong-type.json"].not_run


def test_text_is_narrow_and_names_every_problem(reports: list[Report]) -> None:
    """No line is wider than 80 columns, save for a long file name; each code and message is there."""
    for report in reports:
        lines = list(report_text.lines([report], lambda _style, text: text, 80, "info"))
        assert all(len(line) <= 80 for line in lines if report.target not in line and " in " not in line), lines
        text = " ".join(" ".join(lines).split())
        for finding in (*report.findings, *report.todo):
            assert finding.problem.code in text
            assert " ".join(finding.message.split()) in text
            assert " ".join(finding.why.split()) in text


def test_words_are_filled(reports: list[Report]) -> None:
    """No message has an unfilled place, and each is a sentence."""
    for report in reports:
        for finding in report.findings:
            assert "{where}" not in finding.message
            assert (
                finding.message[-1] in ".?!)" or "Usual:" in finding.message or "mapforge validate" in finding.message
            )
            assert finding.message[0].isupper() or finding.message[0] == '"'


def test_sarif_holds_every_finding(reports: list[Report]) -> None:
    """Each finding is a result with its rule, level, file and line; each rule is described once."""
    plain = report_sarif.plain(reports, {})
    run = plain["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert len(rules) == len(set(rules))
    findings = [finding for report in reports for finding in report.findings]
    results = [result for result in run["results"] if "suppressions" not in result and result.get("kind") != "open"]
    assert sum(result.get("kind") == "open" for result in run["results"]) == sum(len(report.todo) for report in reports)
    assert len(results) == len(findings)
    for result, finding in zip(results, findings, strict=True):
        assert rules[result["ruleIndex"]] == result["ruleId"] == finding.problem.code
        assert result["level"] == ("note" if finding.severity == "info" else finding.severity)
        where = result["locations"][0]["physicalLocation"]
        assert where["artifactLocation"]["uri"]
        assert where.get("region", {}).get("startLine") == finding.problem.place.line


def test_a_problem_is_placed_on_the_board(library: Library) -> None:
    """A problem of a route stands at the middle of its ends, in mm."""
    report = validate(str(DATA / "damaged" / "second-route.json"), library)
    places = [f.problem.place.at for f in report.findings if f.problem.code == "second-route"]
    assert places == [(197.5, 108.0)]


def write(tmp_path: Any, change: Any) -> str:
    """The small map with a change, as a file."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes())
    change(plain)
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    return str(path)


def ferry(plain: dict[str, Any]) -> None:
    """A second, separate route: a warning."""
    route = {"id": "east--north--2", "ends": ["east", "north"], "length": 3, "tracks": ["red"], "via": [[216, 88]]}
    plain["routes"].append(route)


def shown(report: Report) -> list[str]:
    """The codes of errors and warnings."""
    return [finding.problem.code for finding in report.findings if finding.severity != "info"]


def test_accepted_problems_stand_apart(tmp_path: Any, library: Library) -> None:
    """A problem accepted by its key is no finding any more; it is listed with its comment."""

    def change(plain: dict[str, Any]) -> None:
        ferry(plain)
        plain["checks"]["accepted"] = [{"id": "second-route:east--north--2", "comment": "on purpose"}]

    report = validate(write(tmp_path, change), library)
    assert not shown(report)
    assert [(finding.problem.code, comment) for finding, comment in report.accepted] == [("second-route", "on purpose")]


@pytest.mark.parametrize(("own", "count", "status"), [("error", 1, 1), ("warning", 1, 0), ("off", 0, 0)])
def test_a_map_sets_its_own_severity(own: str, count: int, status: int, tmp_path: Any, library: Library) -> None:
    """A severity in the map's checks takes the place of the catalogue's."""

    def change(plain: dict[str, Any]) -> None:
        ferry(plain)
        plain["checks"]["severity"] = {"second-route": own}

    report = validate(write(tmp_path, change), library)
    assert len(shown(report)) == count
    assert report.fails("error") == bool(status)


def test_keys_do_not_depend_on_the_order_of_the_file(tmp_path: Any, library: Library) -> None:
    """The same problems have the same keys when entries are turned round and cities are moved."""

    def wrong(plain: dict[str, Any]) -> None:
        ferry(plain)
        plain["routes"][1]["ends"][0] = "nowhere"
        plain["decks"][0]["tickets"][0]["to"][0]["id"] = "nowhere"

    def turned(plain: dict[str, Any]) -> None:
        wrong(plain)
        for name in ("cities", "routes", "decks"):
            plain[name].reverse()
        plain["cities"][0]["at"][0] += 1

    one = validate(write(tmp_path, wrong), library)
    other = validate(write(tmp_path, turned), library)
    assert {f.problem.key for f in one.findings} == {f.problem.key for f in other.findings}
    assert len({f.problem.key for f in one.findings}) == len(one.findings) >= 3


def test_every_entry_of_the_catalogue_is_whole() -> None:
    """Each code is kebab-case with a severity, a message and a reason that end as sentences."""
    for code, entry in catalogue.ENTRIES.items():
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", code)
        assert entry.severity in LEVELS
        assert entry.message[0].isupper() or entry.message[0] in '"{'
        assert entry.why.endswith((".", "?"))


def test_where_no_name_is_near_it_is_said_what_to_do() -> None:
    """Did you mean, or else the way out; unknown keys are told those that are known."""
    path = ("routes", "a--b", "ends", 0)
    near = problem("unknown-city", path, id="esat", close="east")
    assert catalogue.message(near).endswith('no city has the id "esat". Did you mean "east"?')
    far = problem("unknown-city", path, id="zzz", close="")
    assert catalogue.message(far).endswith('no city has the id "zzz". Correct the id, or add the city.')


@pytest.mark.parametrize("code", sorted(catalogue.ENTRIES.keys() - FILLED))
def test_each_message_ends_with_the_way_out(code: str) -> None:
    """After what is wrong comes a sentence on what to do, a question, or the nearest name."""
    assert re.search(r"[.:)?}] [A-Z][^.]*[.?]?$|\{close\}|\?$", catalogue.ENTRIES[code].message)


def test_accepted_problems_are_listed_when_asked_for(library: Library) -> None:
    """Counted in any text; with --level info each with its comment, apart from what is found."""
    report = validate("switzerland", library)
    usual = "\n".join(report_text.lines([report], lambda _style, text: text, 80))
    assert f"{len(report.accepted)} accepted" in " ".join(usual.split())
    assert "Accepted: " not in usual
    whole = "\n".join(report_text.lines([report], lambda _style, text: text, 80, "info"))
    assert whole.count(" accepted ") == whole.count("Accepted: ") == len(report.accepted)
    assert max(map(len, whole.splitlines()[1:])) <= 80
