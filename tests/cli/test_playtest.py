"""``mapforge playtest``: figures that depend on seed and games alone, and clear answers to what cannot be."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mapforge.cli.main import main
from mapforge.engine import loader
from mapforge.playtest import backends, match, warm

FEW = ["playtest", "usa", "--players", "2", "--games", "3", "--bots", "short,long-route"]


@pytest.fixture(autouse=True)
def on_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has compiled already."""
    monkeypatch.setattr(warm, "soonest", lambda _capacity, _games: loader.lists())


def told(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    """The JSON report of a few games, without what depends on the run."""
    assert main([*FEW, "--format", "json", *more]) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert report.pop("run")["jobs"] >= 1
    return report


def test_text_has_the_verdicts_first_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """And says how games were rounded, who played, which seeds and program."""
    assert main(FEW) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 players: seats ")
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    for words in ("4 games in 2 deals, rounded up from 3", "long-route", "Bot level: short", "seeds from 1, program"):
        assert words in text


def test_jobs_change_no_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed tells the same; another another."""
    alone = told(capsys)
    assert told(capsys, "--jobs", "2") == alone
    assert told(capsys, "--seed", "2")["tables"][0]["trace"] != alone["tables"][0]["trace"]
    assert alone["finished"]
    assert alone["tables"][0]["games"] == 4


@pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")
@pytest.mark.xdist_group("numba")
def test_back_ends_change_no_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, all but the run is the same."""
    plain = told(capsys)
    monkeypatch.setattr(warm, "soonest", lambda _capacity, _games: backends.compiled())
    assert told(capsys) == plain


def test_ctrl_c_reports_the_finished_deals(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """And says so."""
    whole = match.play_deals

    def stopped(*asked: Any) -> Iterator[match.Deal]:
        deals = whole(*asked)
        yield next(deals)
        raise KeyboardInterrupt

    monkeypatch.setattr(match, "play_deals", stopped)
    assert main(FEW) == 0
    out = capsys.readouterr().out
    assert out.startswith("Stopped: these are the figures of the deals that were finished.")
    assert "2 games in 1 deals" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["usa", "--players", "6"], "for 2 to 5 players, not 6"),
        (["usa", "--players", "few"], "--players is a number"),
        (["usa", "--games", "0"], "must be 1 or more"),
        (["usa", "--bots", "planer"], 'there is no bot "planer"; the bots are random, hoarder'),
        (["usa", "-o", "no-such-folder/report.txt"], "cannot be written: there is no such folder"),
        (["usa", "-o", "tests"], "tests cannot be written: it is a folder"),
        (["nowhere"], "Known ids"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2 and one line; nothing is played."""
    assert main(["playtest", *arguments]) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert not out


def test_a_map_that_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 1, every reason."""
    assert main(["new", "-o", str(tmp_path / "mine")]) == 0
    capsys.readouterr()
    assert main(["playtest", str(tmp_path / "mine"), "--games", "1", "-o", str(tmp_path / "report.txt")]) == 1
    assert not (tmp_path / "report.txt").exists()
    assert "cannot be played: the map has no routes" in capsys.readouterr().err


def test_a_report_is_written_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same text, and nothing on the screen."""
    assert main([*FEW, "--format", "json", "-o", str(tmp_path / "report.json")]) == 0
    assert not capsys.readouterr().out
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["map"] == "usa"
