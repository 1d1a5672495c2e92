"""validate: what is asked of a map, what is shown, and fixes that are saved whole or not at all."""

import json
import shutil
from pathlib import Path

import pytest

from mapforge.cli.main import main
from tests.conftest import DATA


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of the small map with a ticket listed twice and a name on a route."""
    folder = tmp_path / "mine"
    shutil.copytree(DATA / "mini", folder)
    path = folder / "variant.json"
    plain = json.loads(path.read_bytes())
    plain["decks"][1]["tickets"].append({"id": "again", "from": "east", "to": [{"id": "north", "points": 3}]})
    plain["cities"][2]["label"] = {"offset": [-25, 0]}
    path.write_text(json.dumps(plain, ensure_ascii=False), encoding="utf-8")
    return path


def answer(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit status, output and complaint of a command line."""
    status = main(["validate", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_dry_run_prints_the_difference_and_saves_nothing(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The edits are named, the lines that would change are shown, the file is as it was."""
    before = mine.read_bytes()
    status, out, err = answer([str(mine), "--fix", "--dry-run"], capsys)
    assert (status, err) == (1, "")
    assert "fixed  ticket-twice: Remove " in out
    assert "fixed  name-on-route: Move the name East" in out
    assert "Nothing was saved" in out
    assert f"--- {mine}" in out
    assert mine.read_bytes() == before


def test_fixes_are_saved_and_done(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After it the map is clean, and a second time there is nothing to fix."""
    status, out, _err = answer([str(mine), "--fix"], capsys)
    assert status == 0
    assert "Saved " in out
    assert "clean" in out
    before = mine.read_bytes()
    status, out, _err = answer([str(mine), "--fix"], capsys)
    assert "nothing to fix" in out
    assert mine.read_bytes() == before
    assert [path.name for path in mine.parent.iterdir()] == ["variant.json"]


def test_only_one_code(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others are neither fixed nor told."""
    status, out, _err = answer([str(mine), "--only", "name-on-route"], capsys)
    assert status == 0
    assert "ticket-twice" not in out
    assert "name-on-route" in out
    answer([str(mine), "--fix", "--only", "name-on-route"], capsys)
    status, out, _err = answer([str(mine)], capsys)
    assert status == 1
    assert "name-on-route" not in out
    assert "ticket-twice" in out


def test_a_child_stays_a_difference(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its own slip is fixed in its own file; what comes from the base is left for the base."""
    child = mine.parent.parent / "child"
    child.mkdir()
    plain = json.loads((DATA / "mini-child" / "variant.json").read_bytes())
    plain |= {"id": "child", "extends": {"id": "mini"}, "checks": {"severity": {"no-such-code": "off"}}}
    base = json.loads(mine.read_bytes())
    (mine.parent.parent / "mini").mkdir()
    (mine.parent.parent / "mini" / "variant.json").write_text(json.dumps(base), encoding="utf-8")
    (child / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    _status, out, err = answer([str(child), "--fix"], capsys)
    assert err == ""
    assert "fixed  unknown-code" in out
    assert "fixed  ticket-twice" not in out
    saved = json.loads((child / "variant.json").read_bytes())
    assert saved["extends"] == {"id": "mini"}
    assert "decks" not in saved
    assert saved["checks"] == {"severity": {}}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["usa", "--fix"], "is a shipped map and stays as it is"),
        ([str(DATA / "damaged" / "wrong-type.json"), "--fix"], "has faults that saving would lose"),
        ([str(DATA / "damaged" / "truncated.json"), "--fix"], "has faults that saving would lose"),
        (["usa", "--dry-run"], "--dry-run goes with --fix"),
        (["usa", "--only", "ticket-twise"], 'Did you mean "ticket-twice"?'),
        (["usa", "--only", "xyzzy"], "mapforge checks"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2 and one line with the way out."""
    status, _out, err = answer(arguments, capsys)
    assert status == 2
    assert words in err
    assert err.count("\n") == 1


def test_a_save_that_fails_leaves_the_file(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The disk is full: the old file stays, nothing lies beside it, and it is said."""

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    before = mine.read_bytes()
    monkeypatch.setattr("mapforge.files.save.os.fsync", full)
    status, _out, err = answer([str(mine), "--fix"], capsys)
    assert status == 2
    assert "no space left on device" in err
    assert mine.read_bytes() == before
    assert [path.name for path in mine.parent.iterdir()] == ["variant.json"]


def test_a_young_map_has_things_to_do(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without tickets they are no problems; for play they are."""
    plain = json.loads(mine.read_bytes()) | {"decks": []}
    plain["cities"][2].pop("label")
    mine.write_text(json.dumps(plain), encoding="utf-8")
    status, out, _err = answer([str(mine), "--fail-on", "warning", "--only", "no-deck"], capsys)
    assert status == 0
    assert "todo    no-deck" in out
    assert "1 to do" in out
    status, out, _err = answer([str(mine), "--fail-on", "warning", "--only", "no-deck", "--for", "play"], capsys)
    assert status == 1
    assert "warning no-deck" in out


def test_what_is_only_worth_a_look_is_shown_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Infos are counted, and shown with --level info."""
    _status, out, _err = answer(["usa"], capsys)
    assert "more with --level info" in " ".join(out.split())
    assert " info " not in out
    _status, out, _err = answer(["usa", "--level", "info"], capsys)
    assert " info " in out


def test_what_was_accepted_and_got_worse_is_told(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what was accepted, and what is measured now; in JSON too."""
    plain = json.loads(mine.read_bytes())
    key = "name-on-route:east+east--fork"
    plain["checks"]["accepted"].append({"id": key, "comment": "It can be read.", "value": 2.5})
    mine.write_text(json.dumps(plain), encoding="utf-8")
    _status, out, _err = answer([str(mine), "--only", "name-on-route"], capsys)
    words = " ".join(out.split())
    assert "It was accepted at 2.5 (It can be read.), and is clearly worse now" in words
    _status, out, _err = answer([str(mine), "--only", "name-on-route", "--format", "json"], capsys)
    (problem,) = (entry for entry in json.loads(out)["targets"][0]["problems"] if entry["key"] == key)
    assert problem["lapsed"] == "It can be read."
    assert problem["value"] < 2.5
