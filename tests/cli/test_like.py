"""``mapforge validate --like``: every difference from another map as a problem with its place."""

import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.files import schema
from tests.conftest import DATA


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """An expansion with four slips: a ticket left out, one of another value, one twice, a city spelled otherwise."""
    path = tmp_path / "mine" / "variant.json"
    path.parent.mkdir()
    plain = {
        "format": "mapforge-variant",
        "format_version": 1,
        "id": "mine",
        "version": "1.0.0",
        "extends": {"id": "usa-1910"},
        "name": {"en": "Mine"},
        "cities": {"change": [{"id": "sault-st-marie", "name": "Sault Ste. Marie"}]},
        "decks": {
            "change": [
                {
                    "id": "main",
                    "tickets": {
                        "remove": ["seattle--las-vegas"],
                        "change": [
                            {"id": "las-vegas--miami", "to": [{"id": "miami", "points": 20}]},
                            {"id": "duluth--dallas", "copies": 2},
                        ],
                    },
                }
            ]
        },
    }
    path.write_text(json.dumps(plain, indent=1), encoding="utf-8")
    return str(path)


def test_every_slip_is_named(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In the designer's words, with code, line and the map that says so; exit status 1."""
    assert main(["validate", mine, "--like", "usa-1910"]) == 1
    out = " ".join(capsys.readouterr().out.split())
    assert "Ticket Seattle-Las Vegas 10 is missing. So it is in usa-1910." in out
    assert "Ticket Las Vegas-Miami 20, expected 21. So it is in usa-1910." in out
    assert "Ticket Duluth-Dallas: cards 2, expected 1. So it is in usa-1910." in out
    assert '"Sault Ste. Marie" is probably "Sault St. Marie". So it is in usa-1910.' in out


def test_places_lead_into_the_file(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each difference has a pointer into the file that was checked, and its line; the report follows its schema."""
    main(["validate", mine, "--like", "usa-1910", "--format", "json"])
    plain = json.loads(capsys.readouterr().out)
    assert not list(schema.validator("report").iter_errors(plain))
    found = {p["code"]: p["place"] for p in plain["targets"][0]["problems"] if p["code"].startswith("unlike-")}
    assert found["unlike-name"]["pointer"] == "/cities/change/0/name"
    assert found["unlike-name"]["line"] == 16
    assert found["unlike-name"]["at"] is not None
    tickets = [p for p in plain["targets"][0]["problems"] if p["code"] == "unlike-ticket"]
    assert {place["place"]["pointer"] for place in tickets} == {
        "/decks/change/0",
        "/decks/change/0/tickets/change/0/to",
        "/decks/change/0/tickets/change/1/copies",
    }
    assert "like-usa-1910" in plain["targets"][0]["ran"]


def test_a_map_like_the_other_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    """A published map is like itself."""
    assert main(["validate", "usa-1910", "--like", "usa-1910", "--fail-on", "warning"]) == 0
    assert "unlike" not in capsys.readouterr().out


def test_a_difference_can_be_accepted(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Like any other problem, by its key."""
    main(["validate", mine, "--like", "usa-1910", "--format", "json"])
    problems = json.loads(capsys.readouterr().out)["targets"][0]["problems"]
    keys = [problem["key"] for problem in problems if problem["code"].startswith("unlike-")]
    plain = json.loads(Path(mine).read_bytes())
    plain["checks"] = {"accepted": {"add": [{"id": key, "comment": "Our own reprint."} for key in keys]}}
    Path(mine).write_text(json.dumps(plain), encoding="utf-8")
    main(["validate", mine, "--like", "usa-1910", "--format", "json"])
    target = json.loads(capsys.readouterr().out)["targets"][0]
    assert not [problem for problem in target["problems"] if problem["code"].startswith("unlike-")]
    assert {problem["key"] for problem in target["accepted"]} >= set(keys)


def test_an_unknown_map(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2 with the nearest name, and nothing checked; so with a file that is no map."""
    assert main(["validate", "usa", "--like", "usa-1911"]) == 2
    out, err = capsys.readouterr()
    assert 'Did you mean "usa-1910"?' in err
    assert not out
    assert main(["validate", "usa", "--like", str(DATA / "damaged" / "not-json.json")]) == 2
    assert "mapforge validate" in capsys.readouterr().err
