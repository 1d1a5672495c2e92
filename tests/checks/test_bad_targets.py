"""Targets that no folder of test files can hold: each gives one clear line or problem, and exit status 2."""

import os
from pathlib import Path

import pytest

from mapforge.cli.main import main


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
