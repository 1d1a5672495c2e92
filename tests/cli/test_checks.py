"""``mapforge checks`` prints the reference."""

import json

import pytest

from mapforge.checks.catalogue import ENTRIES
from mapforge.cli.main import main


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    """Every code with its severity and title, by family."""
    assert main(["checks"]) == 0
    out = capsys.readouterr().out
    assert out.endswith(f"{len(ENTRIES)} codes. One of them: mapforge checks CODE\n")
    assert "  warning ticket-points           Value far from the shortest path\n" in out
    assert "\nTickets\n" in out
    assert all(f" {code} " in out for code in ENTRIES)


@pytest.mark.parametrize("code", ENTRIES)
def test_pages(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One page for each code, in 80 columns."""
    assert main(["checks", code]) == 0
    out = capsys.readouterr().out
    assert out.startswith(code)
    assert "\nWhy     " in out
    assert max(map(len, out.splitlines())) <= 80


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The list as an array, a page as an object."""
    assert main(["checks", "--format", "json"]) == 0
    assert [page["code"] for page in json.loads(capsys.readouterr().out)] == list(ENTRIES)
    assert main(["checks", "supply-short", "--format", "json"]) == 0
    page = json.loads(capsys.readouterr().out)
    assert page["threshold"] == "1.3 spaces for each train."
    assert page["reads"] == ["cities", "routes", "rules"]


def test_an_unknown_code(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2 and the nearest name."""
    assert main(["checks", "tiket-points"]) == 2
    assert 'Did you mean "ticket-points"?' in capsys.readouterr().err
    assert main(["checks", "corridor"]) == 2
    assert "There are corridor-busy, corridor-crowded, corridor-contested" in capsys.readouterr().err
    assert main(["checks", "Ticket_Points"]) == 2
    assert 'Did you mean "ticket-points"?' in capsys.readouterr().err
    assert main(["checks", "zzz"]) == 2
    assert "All codes: mapforge checks" in capsys.readouterr().err
