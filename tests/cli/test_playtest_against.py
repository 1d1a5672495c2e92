"""``mapforge playtest --against``: what differs in 80 columns or as JSON; what does not go with it is said."""

import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.files import schema

FEW = ["--players", "2", "--games", "8", "--bots", "short,random"]


def test_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    """A map against itself: no difference seen, and how many games that was."""
    assert main(["playtest", "switzerland", "--against", "switzerland", *FEW]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "no difference seen at 8 games" in shown
    assert main(["playtest", "switzerland", "--against", "switzerland", *FEW, "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["format"] == "mapforge-playtest-against"
    assert not list(schema.validator("playtest-against").iter_errors(told))
    assert {row["difference"] for row in told["tables"][0]["differences"]} == {0.0}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["usa", "--against", "europe"], "usa lacks cities of europe"),
        (["usa", "--against", "nowhere"], "nowhere"),
        (["usa", "--against", "usa", "--format", "html"], "--format html does not go with --against"),
        (["usa", "--against", "usa", "--scheduler", "tcp://127.0.0.1:9"], "--scheduler does not go with --against"),
        (["usa", "--against", "usa", "--games", "0"], "--games must be 1 or more"),
    ],
)
def test_what_cannot_be_compared(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit status 2, nothing printed."""
    assert main(["playtest", *words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1


def test_one_deal_follows_the_schema_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Its intervals are not known."""
    few = ["--players", "2", "--games", "2", "--bots", "short,random", "--format", "json"]
    assert main(["playtest", "usa", "--against", "usa-1910", *few]) == 0
    told = json.loads(capsys.readouterr().out)
    assert not list(schema.validator("playtest-against").iter_errors(told))
    assert {row["low"] for row in told["tables"][0]["differences"]} == {None}


@pytest.mark.parametrize("other", ["--hunt", "--importance", "--from=x.json"])
def test_one_thing_at_a_time(other: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What would go unheard is refused."""
    assert main(["playtest", "usa", "--against", "usa", other]) == 2
    assert "not allowed with argument --against" in capsys.readouterr().err


def test_it_is_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing on the screen."""
    file = tmp_path / "told.txt"
    assert main(["playtest", "switzerland", "--against", "switzerland", *FEW, "-o", str(file)]) == 0
    assert "no difference seen" in file.read_text(encoding="utf-8")
    assert capsys.readouterr().out == ""
