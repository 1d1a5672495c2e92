"""Targets that no folder of test files can hold: each gives one clear line or problem, and exit status 2."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mapforge.cli.main import main
from mapforge.files import schema
from tests.conftest import DATA

ROOT = Path(__file__).resolve().parents[2]


def answer(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit status, output and complaint of a command line."""
    status = main(arguments)
    out, err = capsys.readouterr()
    return status, out, err


def test_fifty_megabytes_of_brackets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A huge file is refused by its size, not read."""
    path = tmp_path / "huge.json"
    path.write_bytes(b"[" * 50_000_000)
    status, out, err = answer(["validate", str(path)], capsys)
    assert status == 2
    assert "file-too-large" in out
    assert not err


def test_a_file_that_may_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Permission denied is said in plain words."""
    path = tmp_path / "locked.json"
    path.write_text("{}", encoding="utf-8")

    def refuse(*_arguments: object, **_named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    status, out, _err = answer(["validate", str(path)], capsys)
    assert status == 2
    assert "cannot-read" in out
    assert "this account may not read it" in out


def test_a_folder_without_a_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file that is missing is named."""
    status, _out, err = answer(["validate", str(tmp_path)], capsys)
    assert status == 2
    assert "there is no variant.json in it" in err
    assert err.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are POSIX's")
def test_a_pipe_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What would wait for ever is not opened."""
    os.mkfifo(tmp_path / "pipe.json")
    status, out, _err = answer(["validate", str(tmp_path / "pipe.json")], capsys)
    assert status == 2
    assert "not a file" in out


def test_an_unknown_id(capsys: pytest.CaptureFixture[str]) -> None:
    """The nearest id is offered."""
    status, _out, err = answer(["validate", "uropa", "usa"], capsys)
    assert status == 2
    assert 'Did you mean "europe"?' in err


def test_reports_for_programs_name_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON and SARIF hold the target that is missing, with what was said of it."""
    _status, out, _err = answer(["validate", "uropa", "--format", "json"], capsys)
    plain = json.loads(out)
    assert [entry["target"] for entry in plain["missing"]] == ["uropa"]
    assert not list(schema.validator("report").iter_errors(plain))
    _status, out, _err = answer(["validate", "uropa", "--format", "sarif"], capsys)
    assert json.loads(out)["runs"][0]["invocations"][0]["executionSuccessful"] is False


def test_the_others_are_still_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One target that cannot be read does not keep the rest from being checked."""
    status, out, _err = answer(["validate", str(tmp_path), "usa"], capsys)
    assert status == 2
    assert "clean" in out


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
def test_a_name_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file name in another encoding is shown somehow, without a crash."""
    path = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.json")
    Path(path).write_text("[]", encoding="utf-8")
    for form in ("text", "json", "sarif"):
        assert main(["validate", path, "--format", form]) == 2
    capsys.readouterr()


@pytest.mark.skipif(shutil.which("setpriv") is None or os.geteuid() != 0, reason="needs to give up root's rights")
def test_folders_that_may_not_be_entered(tmp_path: Path) -> None:
    """A base's folder, a picture's folder and the installed maps' folder that are shut are no crash."""
    shutil.copytree(DATA / "mini-child", tmp_path / "child")
    shutil.copytree(DATA / "mini", tmp_path / "mini")
    shutil.copytree(DATA / "mini", tmp_path / "other")
    text = (tmp_path / "other" / "variant.json").read_text(encoding="utf-8")
    picture = '{"file": "art/a.png", "at": [0, 0], "size": [9, 9]}'
    text = text.replace('"background": null', f'"background": {picture}')
    (tmp_path / "other" / "variant.json").write_text(text, encoding="utf-8")
    (tmp_path / "other" / "art").mkdir()
    (tmp_path / "data" / "mapforge" / "variants").mkdir(parents=True)
    for shut in ("mini", "other/art", "data/mapforge"):
        (tmp_path / shut).chmod(0)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path / "data")}
    held_back = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]
    for target, status, word in (("child", 1, "base-"), ("other", 1, "picture-missing"), ("usa", 0, "clean")):
        name = str(tmp_path / target) if target != "usa" else target
        command = [*held_back, sys.executable, "-m", "mapforge", "validate", name]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, cwd=ROOT)
        assert "Traceback" not in done.stderr, done.stderr
        assert (done.returncode, word in done.stdout) == (status, True), done.stdout + done.stderr
    for shut in ("mini", "other/art", "data/mapforge"):
        (tmp_path / shut).chmod(0o700)


def test_an_empty_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A key without a name is named all the same."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes()) | {"": 1}
    (tmp_path / "a.json").write_text(json.dumps(plain), encoding="utf-8")
    status, out, _err = answer(["validate", str(tmp_path / "a.json")], capsys)
    assert status == 1
    assert 'the key "" is not known' in out


def test_nothing_steers_the_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Control characters and turners of direction in a file are shown as escapes."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes())
    plain["cities"][0]["id"] = "\x1b[31mred\n\nx"
    plain["cities"][1]["k\x1b[2J\u202e"] = 1
    (tmp_path / "a.json").write_text(json.dumps(plain), encoding="utf-8")
    _status, out, _err = answer(["validate", str(tmp_path / "a.json")], capsys)
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "\\u001b" in out


def test_a_broken_file_cannot_call_itself_clean(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Codes that tell of lost entries can neither be turned off nor accepted."""
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes())
    plain["cities"].append({"id": "bad-city", "at": "x"})
    plain["rules"]["trains"] = "many"
    plain["checks"] = {
        "severity": {"wrong-type": "off"},
        "accepted": [{"id": "wrong-type:rules.trains", "comment": "no"}],
    }
    (tmp_path / "a.json").write_text(json.dumps(plain), encoding="utf-8")
    status, out, _err = answer(["validate", str(tmp_path / "a.json")], capsys)
    assert status == 1
    assert out.count("wrong-type") >= 2
    assert "severity-fixed" in out


def test_the_output_cannot_be_written() -> None:
    """A full disk is one line and exit status 2."""
    if not Path("/dev/full").exists():
        pytest.skip("no such device here")
    command = f"{sys.executable} -m mapforge list > /dev/full"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)  # noqa: S607  # whichever bash
    assert done.returncode == 2
    assert done.stderr == "mapforge: the output could not be written: no space left on device.\n"


def test_many_slips_on_a_large_map_are_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """900 routes with a misspelt end: each is in the JSON report, the first 200 on the screen."""
    cities = [{"id": f"city-{n}", "name": f"C {n}", "at": [40 + n % 30 * 80, 40 + n // 30 * 80]} for n in range(900)]
    routes = [
        {"id": f"city-{n}--city-{n + 1}", "ends": [f"city-{n}", f"ctiy-{n + 1}"], "length": 1, "tracks": ["gray"]}
        for n in range(899)
    ]
    plain = json.loads((DATA / "mini" / "variant.json").read_bytes()) | {"cities": cities, "routes": routes}
    for key in ("countries", "decks", "marks", "notes", "rules_text"):
        plain.pop(key)
    (tmp_path / "a.json").write_text(json.dumps(plain), encoding="utf-8")
    _status, out, _err = answer(["validate", str(tmp_path / "a.json")], capsys)
    assert " more; --format json has them all." in out
    _status, out, _err = answer(["validate", str(tmp_path / "a.json"), "--format", "json"], capsys)
    problems = json.loads(out)["targets"][0]["problems"]
    assert sum(problem["code"] == "unknown-city" for problem in problems) == 899
