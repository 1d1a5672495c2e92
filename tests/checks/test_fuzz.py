"""Whatever a file holds, validate answers: problems or clean, never an exception."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from mapforge.checks import report_json, report_sarif, report_text, table
from mapforge.checks.subject import Subject
from mapforge.checks.validate import Report, examine_bytes
from mapforge.files import codec, schema
from mapforge.files.library import Library
from tests import strategies
from tests.conftest import DATA

LIBRARY = Library(installed=DATA / "nothing")
MINI = (DATA / "mini" / "variant.json").read_bytes()
CHILD = json.loads((DATA / "mini-child" / "variant.json").read_bytes()) | {"extends": {"id": "usa"}}


def examine(data: bytes) -> Report:
    """Check bytes and print the report in every form."""
    report = examine_bytes(data, "fuzz.json", LIBRARY)
    list(report_text.lines([report], lambda _style, text: text, 80))
    json.dumps(report_sarif.plain([report], {}))
    plain = json.loads(json.dumps(report_json.plain([report], {})))
    assert not list(schema.validator("report").iter_errors(plain))
    return report


@given(st.data())
def test_a_map_with_bytes_changed(data: st.DataObject) -> None:
    """Bytes of a map replaced, cut out or put in at random."""
    changed = bytearray(MINI)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(changed) - 1))
        end = start + data.draw(st.integers(0, 40))
        changed[start:end] = data.draw(
            st.binary(max_size=6) | st.sampled_from([b"{", b"]", b'"', b",", b"null", b"NaN"])
        )
    examine(bytes(changed))


@given(strategies.damaged(strategies.maps()))
def test_a_document_with_values_changed(document: dict[str, Any]) -> None:
    """Values of a whole map replaced, dropped or added at random: what is left of it is a map."""
    report = examine(json.dumps(document).encode())
    if report.readable:
        assert report.variant is not None


@given(strategies.damaged(st.just(CHILD)))
def test_a_child_with_values_changed(document: dict[str, Any]) -> None:
    """The same for a child of a shipped map."""
    examine(json.dumps(document).encode())


@given(strategies.damaged(st.just(json.loads(MINI))))
def test_what_is_left_of_a_broken_map_follows_the_schema(document: dict[str, Any]) -> None:
    """Once everything broken is left out, no schema problem is left, and a map without any keeps everything."""
    report = examine(json.dumps(document).encode())
    if report.readable and report.variant is not None:
        assert not list(schema.problems(json.loads(json.dumps(codec.encode(report.variant))), "variant"))
        if not list(schema.problems(document, "variant")):
            assert codec.decode(document).cities == report.variant.cities


@given(strategies.maps())
def test_checks_take_any_variant(document: dict[str, Any]) -> None:
    """Each check runs on any map that the schema allows, and yields problems whose ids are in the map's words."""
    subject = Subject(codec.decode(document))
    for check in table.CHECKS:
        for problem in check.find(subject):
            assert problem.place.path
            assert problem.key.startswith(problem.code)
