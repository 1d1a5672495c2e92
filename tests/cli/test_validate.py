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
        (["usa", "--fix"], "comes with MapForge and stays as it is"),
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


def test_one_code_of_a_file_that_cannot_be_looked_through(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What keeps the check from running is told: the map is not called clean of that code."""
    plain = json.loads(mine.read_bytes())
    plain["routes"][0]["lenght"] = plain["routes"][0].pop("length", 3)
    mine.write_text(json.dumps(plain), encoding="utf-8")
    status, out, _err = answer([str(mine), "--only", "not-connected"], capsys)
    assert status == 1
    assert "unknown-key" in out
    assert "1 check could not run: broken entries are left out." in out
    mine.write_text("{", encoding="utf-8")
    status, out, _err = answer([str(mine), "--only", "not-connected"], capsys)
    assert status == 2
    assert "file-ends-early" in out


def test_one_code_counts_the_checks_that_look_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    """A code is shown whatever its severity, and other checks are not counted."""
    _status, out, _err = answer(["usa", "--only", "not-connected"], capsys)
    assert "(USA): 4 checks" in " ".join(out.split())
    _status, out, _err = answer(["usa", "--only", "ticket-alike"], capsys)
    assert "info    ticket-alike" in out


def test_a_file_in_another_form_is_fixed_in_few_lines(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The difference shows what is fixed, not that lines are broken otherwise, which is said."""
    plain = json.loads(mine.read_bytes())
    mine.write_text(json.dumps(plain, indent=7), encoding="utf-8")
    _status, out, _err = answer([str(mine), "--fix", "--only", "ticket-twice"], capsys)
    changed = [line for line in out.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    assert len(changed) <= 4
    assert "lines and spaces of the file" in out
    assert [t["id"] for t in json.loads(mine.read_bytes())["decks"][1]["tickets"]].count("again") == 0


def test_hints_of_a_young_map_wait(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is only worth a look is no thing to do unless asked for; a deck that is being typed in is one."""
    plain = json.loads(mine.read_bytes())
    plain["routes"] = plain["routes"][:1]
    plain["decks"] = [{"id": "main", "tickets": []}]
    plain["rules"]["draw_tickets"] = {"deck": "main", "count": 3, "keep": 1, "returned": "bottom"}
    plain["rules"]["start_tickets"] = {"deal": {"main": 3}, "keep": 2, "returned": "bottom"}
    mine.write_text(json.dumps(plain), encoding="utf-8")
    _status, out, _err = answer([str(mine), "--for", "draw"], capsys)
    assert "todo    deck-short" in out
    assert "todo    city-one-route" not in out
    _status, out, _err = answer([str(mine), "--for", "draw", "--level", "info"], capsys)
    assert "todo    city-one-route" in out
    _status, out, _err = answer([str(mine), "--for", "play"], capsys)
    assert "error   deck-short" in out
