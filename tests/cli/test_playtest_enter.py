"""``mapforge playtest enter``: a game typed or from a file, kept beside the map; a wrong one is said, not written."""

import io
import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from tests.conftest import DATA

GAME = {"players": [{"name": "Anna", "score": 30, "finished": ["west--east"]}, {"name": "Ben", "score": 20}]}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A small map of one's own."""
    readme = (DATA.parent.parent / "README.md").read_text(encoding="utf-8")
    text = readme.partition("```json\n")[2].partition("```")[0]
    (tmp_path / "variant.json").write_text(text, encoding="utf-8")
    return tmp_path


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(answer + "\n" for answer in answers)))


def test_a_game_is_asked_for(own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Names of ends in any order, case and spelling; an empty answer is not noted."""
    typed(monkeypatch, "2026-11-30", "Anna 30, Ben 20", "WEST east/1", "west - EAST", "", "", "", "", "Short.")
    assert main(["playtest", "enter", str(own)]) == 0
    (game,) = json.loads((own / "paper-games.json").read_text(encoding="utf-8"))["games"]
    assert game["players"][0]["routes"] == ["east--west/1"]
    assert game["players"][0]["finished"] == ["west--east"]
    assert game["players"][1]["routes"] is None
    assert game["remarks"] == "Short."
    assert "1 game." in capsys.readouterr().out


def test_a_day_that_no_calendar_has(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a file as well as typed."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME | {"date": "2026-02-31"}), encoding="utf-8")
    assert main(["playtest", "enter", str(own), "--game", str(file)]) == 2
    assert "2026-02-31 is no day of the calendar" in capsys.readouterr().err


def test_a_game_from_a_file(own: Path, tmp_path: Path) -> None:
    """Twice: both are kept."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME), encoding="utf-8")
    assert main(["playtest", "enter", str(own), "--game", str(file)]) == 0
    assert main(["playtest", "enter", str(own), "--game", str(file)]) == 0
    assert len(json.loads((own / "paper-games.json").read_text(encoding="utf-8"))["games"]) == 2


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (("yesterday",), '"yesterday" is no date'),
        (("", "Anna"), '"Anna" is no player with a score, such as Anna 112'),
        (("", "Anna 3, Ben 4", "west north"), 'there is no route "west north"; did you mean east--west?'),
        (("", "Anna 3, Ben 4"), "the game was not told to its end"),
        (("", "Anna 3"), "1 players: the rules of this map are for 2 to 5"),
        (("", "Anna --3, Ben 4"), '"Anna --3" is no player with a score'),
        (("", "Anna 3, Ben 20001"), "20001 is no score: one is from -500 to 2000"),
    ],
)
def test_a_wrong_answer(
    answers: tuple[str, ...],
    said: str,
    own: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Exit status 2, and no file."""
    typed(monkeypatch, *answers)
    assert main(["playtest", "enter", str(own)]) == 2
    assert said in capsys.readouterr().err
    assert not (own / "paper-games.json").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["enter", "usa"], "say where with --paper FILE"),
        (["enter", "nowhere"], "nowhere"),
        (["usa", "europe"], "one map at a time, not usa europe"),
        (["enter", "usa", "--paper", "x.json", "--game", "missing.json"], "missing.json cannot be read"),
        (["usa", "--format", "html", "--paper", "missing.json"], "there is no file missing.json"),
    ],
)
def test_wrong_usage(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit status 2."""
    assert main(["playtest", *words]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert len(shown.splitlines()) == 1
