"""A file as a pack: what cannot be opened says why."""

import os
from pathlib import Path

import pytest

from mapforge.packs import reading
from mapforge.packs.refusal import PackRefused
from tests.packs import archives


def refused(path: Path) -> str:
    """Why a file is refused."""
    with pytest.raises(PackRefused) as error:
        reading.read(path)
    return str(error.value)


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    """Nothing there, a folder, a pipe, a name that no disk has; none makes the program wait."""
    assert refused(tmp_path / "none.mfpack") == "there is no such file."
    assert refused(tmp_path) == "it is no file."
    assert "cannot be read" in refused(Path("a\0.mfpack"))
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.mfpack")
        assert refused(tmp_path / "pipe.mfpack") == "it is no file."


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_shut_file_is_named(tmp_path: Path) -> None:
    """This account may not."""
    file = tmp_path / "a.mfpack"
    file.write_bytes(archives.pack())
    file.chmod(0)
    assert "permission denied" in refused(file)


@pytest.mark.parametrize("length", [0, 1, 21, 22, 100, 700])
def test_a_pack_cut_off_anywhere_is_refused(length: int, tmp_path: Path) -> None:
    """As by a download that broke off."""
    file = tmp_path / "a.mfpack"
    file.write_bytes(archives.pack()[:length])
    assert "no zip archive, or its end is missing" in refused(file)


def test_a_pack_needs_its_manifest_first(tmp_path: Path) -> None:
    """Not at the end, and not at all is refused as well."""
    file = tmp_path / "a.mfpack"
    for parts in (archives.sound(), [*archives.sound(), archives.Part("manifest.json", b"{}")], []):
        file.write_bytes(archives.archive(parts))
        assert refused(file) == "its first file is not manifest.json."


def test_a_pack_says_what_it_holds(tmp_path: Path) -> None:
    """Names in their order, sizes and hashes as they were read."""
    file = tmp_path / "a.mfpack"
    file.write_bytes(archives.pack())
    pack = reading.read(file)
    assert pack.files == ("manifest.json", "maps/mini/board.png", "maps/mini/variant.json")
    assert pack.found["maps/mini/board.png"].size == len(archives.PNG)
    assert {name: b"".join(pieces) for name, pieces in reading.files(pack)}["maps/mini/board.png"] == archives.PNG
