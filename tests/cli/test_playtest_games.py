"""``mapforge playtest`` with own bots, games saved and dead ends hunted; faults leave nothing behind."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mapforge.cli.main import main
from mapforge.engine import loader
from mapforge.playtest import backends, match, session, warm
from tests.engine.players import shipped

FEW = ["playtest", "usa", "--players", "2", "--games", "4", "--bots", "short"]
OWN = "tests.playtest.test_own_bots"


@pytest.fixture(autouse=True)
def on_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has compiled already."""
    monkeypatch.setattr(warm, "is_ready", lambda _capacity: False)


def test_an_own_bot_sits_beside_built_in_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has every figure; its games are saved as they were played, and replay."""
    games = tmp_path / "games"
    assert main([*FEW, "--bot", f"{OWN}:Chooser", "--format", "json", "--save-games", str(games)]) == 0
    out, err = capsys.readouterr()
    (table,) = json.loads(out)["tables"]
    assert {row["bot"]: row["wins"]["y"] for row in table["bots"]} == {"short": 4, f"{OWN}:Chooser": 4}
    assert "4 games are in" in err
    assert len(list(games.iterdir())) == 4
    for record in games.iterdir():
        assert main(["replay", str(record)]) == 0


def test_one_deal_is_played_again_by_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The games of a seed are the same whether it is one of many or alone, who sits down included."""
    asked = ["playtest", "europe", "--players", "3", "--bots", "short,long-route", "--save-games"]
    assert main([*asked, str(tmp_path / "many"), "--games", "9", "--seed", "4"]) == 0
    assert main([*asked, str(tmp_path / "one"), "--games", "1", "--seed", "6"]) == 0
    capsys.readouterr()
    again = sorted((tmp_path / "one").iterdir())
    assert len(again) == 3
    for record in again:
        assert record.read_bytes() == (tmp_path / "many" / record.name).read_bytes()


def test_games_of_the_same_name_give_way_and_it_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games kept in a folder that holds others already, of the same table and seed."""
    asked = ["playtest", "usa", "--players", "2", "--games", "2", "--save-games", str(tmp_path / "games"), "--bots"]
    assert main([*asked, "short"]) == 0
    assert "in place of older ones" not in capsys.readouterr().err
    assert main([*asked, "random"]) == 0
    assert "2 games are in" in (told := capsys.readouterr().err)
    assert "2 files in place of older ones of the same name" in told


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Stubborn", 'in seat 1, seed 1, move 2: claim:nowhere red×1: there is no track "nowhere"'),
        ("Broken", "in seat 1, seed 1, move 2: it raised KeyError: 'atlanta'."),
        ("Silent", "choose returned None, not a legal move"),
        ("Leaver", "in seat 1, seed 1, move 2: it raised SystemExit: 3."),
        ("Nobody", 'has no class "Nobody"'),
    ],
)
def test_a_fault_of_a_bot_ends_with_a_line(
    bot: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was expected and the seed; exit 2, no report and no game is left."""
    asked = [*FEW, "--bot", f"{OWN}:{bot}", "--save-games", str(tmp_path / "games"), "-o", str(tmp_path / "report")]
    assert main(asked) == 2
    out, err = capsys.readouterr()
    assert words in err
    assert err.count("\n") == 1
    assert not out
    assert not list(tmp_path.iterdir())


def test_ctrl_c_keeps_the_games_of_the_finished_deals(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are kept deal by deal, on either back end; where none was finished no folder is made."""
    whole = match.play_chunks

    def stopped(*asked: Any) -> Iterator[Any]:
        assert asked[-1] == 1
        yield from itertools.islice(whole(*asked), finished)
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "play_chunks", stopped)
    for finished, status, games in ((1, 0, 2), (0, 130, 0)):
        folder = tmp_path / str(finished)
        assert main([*FEW, "--save-games", str(folder)]) == status
        err = capsys.readouterr().err
        assert ("2 games are in" in err) == (games > 0)
        assert len(list(folder.glob("*"))) == games
        assert folder.exists() == (games > 0)


@pytest.mark.skipif(loader.numba_version() is None, reason="numba is not installed")
@pytest.mark.xdist_group("numba")
def test_games_are_kept_deal_by_deal_compiled_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chunk is one deal where its games are kept, and many where they are only counted."""
    sizes: list[int] = []

    def seen(*asked: Any) -> Iterator[Any]:
        sizes.append(asked[-1])
        yield from ()

    monkeypatch.setattr(session, "play_chunks", seen)
    compiled = backends.compiled()
    for keep in (lambda _games: None, None):
        asked = session.Session(shipped("usa"), session.Asked(("short",), (2,), 4), keep)
        list(asked._some(2, range(1, 3), compiled))
    assert sizes == [1, match.SIZE]


def test_a_folder_for_games_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file stands there, or nothing above it."""
    (tmp_path / "file").write_text("")
    assert main([*FEW, "--save-games", str(tmp_path / "file")]) == 2
    assert "it is no folder" in capsys.readouterr().err
    assert main([*FEW, "--save-games", str(tmp_path / "no" / "folder")]) == 2
    assert "games cannot be saved" in capsys.readouterr().err


def test_dead_ends_are_told_with_what_plays_them_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command, put together from its lines, plays that deal alone and leaves its games."""
    assert main(["playtest", "usa", "--players", "4", "--games", "4", "--bots", "hoarder,short", "--seed", "7"]) == 0
    out = " ".join(capsys.readouterr().out.replace("\\\n", " ").split())
    assert "a player could do nothing but pass" in out
    again = re.findall(r"the first again: mapforge (playtest usa .*?)--save-games games", out)
    assert len(again) > 1
    assert main([*again[0].split(), "--save-games", str(tmp_path / "games")]) == 0
    assert len(list((tmp_path / "games").iterdir())) == 4
    assert all("seed-7" in record.name for record in (tmp_path / "games").iterdir())


def test_a_hunt_says_how_each_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command plays just that deal; its games and the poor map are saved, and replay."""
    assert main(["playtest", "usa", "--hunt", "few-cards", "--players", "3", "--games", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("3 games of hoarder, short, random on usa made poor: every one came to its end.")
    again = re.findall(r"^  mapforge (playtest usa --hunt few-cards .*)--save-games games$", out, re.MULTILINE)
    assert len(again) > 3
    assert main([*again[0].split(), "--save-games", str(tmp_path / "games")]) == 0
    records = sorted((tmp_path / "games").glob("*.jsonl"))
    assert len(records) == 3
    assert main(["replay", str(records[0]), "--map", str(tmp_path / "games" / "usa-few-cards.json")]) == 0


def test_a_hunt_on_a_map_that_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 1 and a line for each reason, as a playtest tells them."""
    assert main(["new", "-o", str(tmp_path / "mine")]) == 0
    capsys.readouterr()
    assert main(["playtest", str(tmp_path / "mine"), "--hunt"]) == 1
    err = capsys.readouterr().err
    assert err
    assert all("mine cannot be played: " in line for line in err.splitlines())


def test_a_hunt_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Each table that the poor map can seat, and what was met at it."""
    assert main(["playtest", "usa", "--hunt", "many-locomotives", "--games", "2", "--format", "json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [table["players"] for table in report["tables"]] == [2, 3, 4, 5]
    assert all(table["found"]["capped_row"]["first"]["seed"] == 1 for table in report["tables"])


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--hunt", "wealth"], 'a map cannot want for "wealth"; it can for few-cards'),
        (["--hunt", "--games", "0"], "--games must be 1 or more"),
        (["--hunt", "--bots", "mcts"], 'only built-in bots hunt, not "mcts"'),
        (["--hunt", "--players", "9"], "for 2 to 5 players, not 9"),
        (["--hunt", "--format", "html"], "--format html does not go with --hunt"),
        (["--hunt", "--importance"], "--importance: not allowed with argument --hunt"),
        (["--hunt", "--preset", "quick"], "--preset does not go with --hunt"),
        (["--importance", "mcts"], 'asks for a built-in bot, not "mcts"'),
        (["--importance", "--games", "-1"], "--games must be 1 or more, not -1"),
        (["--importance", "--games", "0"], "--games must be 1 or more, not 0"),
        (["--importance", "--bots", "path"], "--bots does not go with --importance"),
        (["--importance", "--save-games", "games"], "--save-games does not go with --importance"),
        (["--importance", "--players", "3"], "--importance is measured at two players"),
        (["--importance", "--against", "usa"], "--against: not allowed with argument --importance"),
        (["--bots", "planner-without-pink"], "on this map bots can do without tickets, gray, long, black"),
    ],
)
def test_what_is_not_there(more: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2 and one line."""
    assert main(["playtest", "usa", *more]) == 2
    assert words in capsys.readouterr().err


def test_what_matters_is_told_the_most_important_first(capsys: pytest.CaptureFixture[str]) -> None:
    """A row for ticket draws, gray and long routes and each color; the same as JSON."""
    asked = ["playtest", "switzerland", "--importance", "short", "--games", "2"]
    assert main(asked) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0] == "What matters to short on switzerland, 2 games each at two players:"
    assert len(rows) == 2 + 3 + 8 + 1
    assert max(map(len, rows)) <= 80
    assert main([*asked, "--format", "json"]) == 0
    parts = json.loads(capsys.readouterr().out)["parts"]
    assert [part["mean"] for part in parts] == sorted((part["mean"] for part in parts), reverse=True)
