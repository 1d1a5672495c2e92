"""``mapforge playtest``: figures that depend on seed and games alone, and clear answers to what cannot be."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mapforge.cli.main import main
from mapforge.cli.playtest_progress import Progress
from mapforge.engine import loader
from mapforge.files import schema
from mapforge.playtest import match, session, warm

FEW = ["playtest", "usa", "--players", "2", "--games", "3", "--bots", "short,long-route"]
NUMBA = pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")


@pytest.fixture(autouse=True)
def on_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has compiled already."""
    monkeypatch.setattr(warm, "is_ready", lambda _capacity: False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The JSON report, without what depends on the run; it follows its schema."""
    assert main([*arguments, "--format", "json"]) == 0
    out = capsys.readouterr().out
    assert not list(schema.problems(json.loads(out), "playtest"))
    before, run, after = out.partition('"run"')
    assert run
    assert after.count("}") == 3  # the run, its back ends, the document: it stands last
    return before


def test_text_has_the_verdicts_first_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """And a digest of each family; says how games were rounded, who played, which seeds and program."""
    assert main(FEW) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 players: seats ")
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    for words in ("4 games in 2 deals, rounded up from 3", "long-route", "Bot level: short", "seeds from 1, program"):
        assert words in text
    titles = [found[1] for line in lines if (found := re.match(r"  ([a-z]+) {2,}\S", line))]
    wanted = ["seats", "styles", "pace", "tension", "tickets", "routes", "cities", "colors", "bonuses", "health"]
    assert [title for title in titles if title in wanted] == wanted


@pytest.mark.parametrize(
    ("board", "bonuses"),
    [("europe", ["longest-path"]), ("switzerland", ["longest-path"]), ("usa-mega", ["longest-path", "globetrotter"])],
)
def test_every_kind_of_map_has_its_report(board: str, bonuses: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Stations, tunnels, border spots, globetrotter: text in 80 columns, JSON that follows its schema."""
    asked = ["playtest", board, "--players", "3", "--games", "3", "--bots", "hungry,one-step,random"]
    assert main(asked) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
    report = json.loads(told(capsys, *asked) + '"run": {}}')
    assert [row["bonus"] for row in report["tables"][0]["bonuses"]] == bonuses


def test_jobs_change_no_byte(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed tells the same; another another."""
    alone = told(capsys, *FEW)
    assert told(capsys, *FEW, "--jobs", "2") == alone
    assert told(capsys, *FEW, "--seed", "2") != alone


@NUMBA
@pytest.mark.xdist_group("numba")
def test_back_ends_change_no_byte(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, on two threads, all but the run is the same."""
    asked = ["playtest", "europe", "--players", "2-3", "--games", "9", "--bots", "planner,random,one-step"]
    plain = told(capsys, *asked)
    monkeypatch.setattr(warm, "is_ready", lambda _capacity: True)
    monkeypatch.setattr(session, "SIZE", 2)
    assert told(capsys, *asked, "--jobs", "2") == plain


def test_ctrl_c_reports_the_finished_deals(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """And says so: what is told is what those deals alone would tell."""
    whole = match.play_chunks

    def stopped(*asked: Any) -> Iterator[match.Chunk]:
        chunks = whole(*asked)
        yield next(chunks)
        yield next(chunks)
        raise KeyboardInterrupt

    many = [*FEW[:5], "8", *FEW[6:]]
    four = json.loads(told(capsys, *FEW) + '"run": {}}')
    monkeypatch.setattr(session, "play_chunks", stopped)
    assert main(many) == 0
    out = capsys.readouterr().out
    assert out.startswith("Stopped: these are the figures of the deals that were finished.")
    assert "4 games in 2 deals\n" in out
    cut = json.loads(told(capsys, *many) + '"run": {}}')
    assert cut["tables"] == four["tables"]
    assert (cut["finished"], four["finished"]) == (False, True)


def test_ctrl_c_before_anything_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing to report: exit 130, a line, and no file."""

    def stopped(*_asked: Any) -> Iterator[match.Chunk]:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "play_chunks", stopped)
    assert main([*FEW, "-o", str(tmp_path / "report.txt")]) == 130
    assert "nothing to report" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_person_sees_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks sees a bar with speed, time left and the first figures, and nothing of it afterwards."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    variant_session = session.Session(_usa(), session.Asked(("short",), (2,), games=6))
    with Progress(6, waiting=True) as progress:
        progress._bar.mininterval = 0
        variant_session.play(progress.show)
    err = capsys.readouterr().err
    assert "the bots are being compiled for this machine" in err
    assert re.search(r"2 players 100 %\|.*\| .* games/s, .* left, seats win [0-9]+ [0-9]+ %", err)
    assert err.rstrip(" ").endswith("\r")


def _usa() -> Any:
    from tests.engine.players import shipped

    return shipped("usa")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["usa", "--players", "6"], "for 2 to 5 players, not 6"),
        (["usa", "--players", "few"], "--players is a number"),
        (["usa", "--games", "0"], "--games must be 1 or more, not 0"),
        (["usa", "--jobs", "0"], "--jobs must be 1 or more, not 0"),
        (["usa", "--bots", ""], "--bots names none"),
        (["usa", "--seed", "-1"], "--seed is a whole number from 0"),
        (["usa", "--bots", ",".join(f"own.bots:Bot{number}" for number in range(25))], "name 24 at most"),
        (["usa", "--bots", "planer"], 'there is no bot "planer"; did you mean "planner"? the bots are random'),
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
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["map"]["id"] == "usa"


def test_a_report_that_cannot_be_written_in_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder went while the bots played: a line, exit 2, nothing half-written."""
    folder = tmp_path / "gone"
    folder.mkdir()
    whole = match.play_chunks

    def removing(*asked: Any) -> Iterator[match.Chunk]:
        folder.rmdir()
        yield from whole(*asked)

    monkeypatch.setattr(session, "play_chunks", removing)
    assert main([*FEW, "-o", str(folder / "report.txt")]) == 2
    out, err = capsys.readouterr()
    assert "could not be saved: there is no folder" in err
    assert not out
    assert not list(tmp_path.iterdir())
