"""``mapforge replay`` prints a game with its scores, or the line that is not legal."""

import json
from pathlib import Path

import pytest

from mapforge.cli.main import main
from tests.conftest import DATA, SHIPPED

RECORDS = DATA / "records"


@pytest.mark.parametrize("name", SHIPPED)
def test_examples_are_legal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Moves, running scores, every part of the account, the winner."""
    assert main(["replay", str(RECORDS / f"{name}.jsonl")]) == 0
    out, err = capsys.readouterr()
    assert not err
    assert "The game is over." in out
    assert "Winner: seat" in out
    assert "tickets" in out


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """Steps, what could not be checked, and the result, as JSON."""
    assert main(["replay", str(RECORDS / "usa-seen-from-outside.jsonl"), "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["legal"], told["finished"], told["fault"]) == (True, True, None)
    assert len(told["steps"]) == 116
    assert [account["total"] for account in told["result"]["players"]] == [119, 20]
    assert told["unchecked"]


def test_a_line_that_is_not_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 1, the line, the rule, the state before it."""
    rows = (RECORDS / "usa.jsonl").read_text(encoding="utf-8").splitlines()
    rows[3] = json.dumps({"seat": 0, "move": "claim:atlanta--nashville/1 purple×9"})
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(rows), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    out = capsys.readouterr().out
    assert "Line 4 is not legal" in out
    assert "as many cards as the price asks for" in out.replace("\n  ", " ")
    assert "Before it: seat 0 to move, phase turn" in out
    assert main(["replay", str(path), "--format", "json"]) == 1
    assert json.loads(capsys.readouterr().out)["fault"]["before"]["turn"] == 0


def test_the_state_before_shows_what_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Tickets on offer; a tunnel's cards, laid and turned; and a question ends without a full stop."""
    rows = (RECORDS / "europe.jsonl").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([rows[0], json.dumps({"move": "keep:brest--petrograda"})]), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    out = capsys.readouterr().out.replace("\n    ", " ")
    assert 'did you mean "brest--petrograd"?\n' in out
    assert "offered to seat 0: brest--petrograd, zurich--budapest, berlin--roma, frankfurt--kobenhavn" in out
    waiting = next(number for number, row in enumerate(rows) if '"decline"' in row)
    path.write_text("\n".join([*rows[:waiting], json.dumps({"move": "draw:blind"})]), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    claimed = json.loads(rows[waiting - 1])
    track = claimed["move"].removeprefix("claim:").split()[0]
    out = capsys.readouterr().out.replace("\n    ", " ")
    assert f"  tunnel {track}: laid " in out
    assert f"; turned {', '.join(claimed['turned'])}\n" in out


def test_a_record_that_is_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2, the moves before, the line that cannot be read, the state before it."""
    path = tmp_path / "game.jsonl"
    path.write_bytes((RECORDS / "usa.jsonl").read_bytes()[:3000])
    line = path.read_bytes().count(b"\n") + 1
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert "was the record cut off?" in err
    assert f"Line {line} cannot be read: the line is not JSON" in out
    assert "Before it: seat" in out
    assert main(["replay", str(path), "--format", "json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert (told["fault"]["line"], told["fault"]["code"]) == (line, "unreadable")
    assert told["fault"]["before"]["players"] == 2
    assert len(told["steps"]) == line - 2


@pytest.mark.parametrize("players", [-1, 0, 9, 10**30])
def test_a_table_of_no_size(players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However many players the head says: refused in words."""
    rows = (RECORDS / "usa.jsonl").read_text(encoding="utf-8").splitlines()
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(json.loads(rows[0]) | {"players": players}), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "the rules allow 2 to 5" in capsys.readouterr().out.replace("\n  ", " ")


def test_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2 and one line: no file, no record, no text, no such map."""
    path = tmp_path / "game.jsonl"
    assert main(["replay", str(path)]) == 2
    assert "no such file" in capsys.readouterr().err
    path.write_text("hello", encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "line 1: the line is not JSON" in capsys.readouterr().err
    path.write_bytes(b"{}\n\xff\xfe")
    assert main(["replay", str(path)]) == 2
    assert "line 2: the record is not in UTF-8" in capsys.readouterr().err
    path.write_text('{"format": "mapforge-game", "format_version": 1, "map": {"id": "mu"}, "players": 2}', "utf-8")
    assert main(["replay", str(path)]) == 2
    assert "mu" in capsys.readouterr().err


def test_a_record_on_another_map(capsys: pytest.CaptureFixture[str]) -> None:
    """--map names the map; another one than the record's is refused at line 1."""
    assert main(["replay", str(RECORDS / "usa.jsonl"), "--map", "usa"]) == 0
    capsys.readouterr()
    assert main(["replay", str(RECORDS / "usa.jsonl"), "--map", "europe"]) == 1
    assert "the record is of the map usa, not of europe" in capsys.readouterr().out.replace("\n  ", " ")
