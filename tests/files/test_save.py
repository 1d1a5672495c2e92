"""Saving replaces a file at once or not at all."""

import os
import stat
from pathlib import Path

import pytest

from mapforge.files import save


def test_new_bytes_stand_in_the_place_of_the_old(tmp_path: Path) -> None:
    """After saving the file holds the new bytes, and nothing else lies beside it."""
    target = tmp_path / "variant.json"
    target.write_bytes(b"old")
    save.write_atomically(target, b"new")
    assert target.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Whatever step fails (disk full, say), the old file is whole, no half file stays, and the message says why."""
    target = tmp_path / "variant.json"
    target.write_bytes(b"old")

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(*((os, "fsync", full) if step == "fsync" else (Path, "replace", full)))
    with pytest.raises(save.SaveError, match=r"variant.json could not be saved: no space left on device. .*as it was"):
        save.write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    """The message says that the folder is not there, and that nothing was written."""
    with pytest.raises(save.SaveError, match=r"there is no folder .*gone. Nothing was written"):
        save.write_atomically(tmp_path / "gone" / "variant.json", b"new")


def test_a_folder_in_the_way_is_named(tmp_path: Path) -> None:
    """A folder of that name is left alone."""
    (tmp_path / "variant.json").mkdir()
    with pytest.raises(save.SaveError, match="a folder has that name"):
        save.write_atomically(tmp_path / "variant.json", b"new")
    assert list(tmp_path.iterdir()) == [tmp_path / "variant.json"]


@pytest.mark.skipif(os.name != "posix", reason="modes and links are POSIX's")
def test_mode_and_link_stay(tmp_path: Path) -> None:
    """A file keeps who may read it; a link stays a link and its target is replaced."""
    target, link = tmp_path / "real.json", tmp_path / "link.json"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link.symlink_to(target)
    save.write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
