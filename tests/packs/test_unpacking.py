"""A pack's files in a folder: all or none."""

from pathlib import Path

import pytest

from mapforge.packs import opened, reading, unpacking
from mapforge.packs.refusal import PackRefused
from tests.packs import archives


def a_pack(folder: Path) -> reading.Pack:
    """The sound pack in a file."""
    file = folder / "mini.mfpack"
    file.write_bytes(archives.pack())
    return reading.read(file)


def test_all_files_come_out_as_they_are(tmp_path: Path) -> None:
    """Each with its bytes, in its folder, and nothing beside."""
    unpacking.unpack(a_pack(tmp_path), tmp_path / "deep" / "out")
    found = {path.relative_to(tmp_path / "deep" / "out").as_posix() for path in (tmp_path / "deep").rglob("*.*")}
    assert found == {"manifest.json", "maps/mini/board.png", "maps/mini/variant.json"}
    assert (tmp_path / "deep" / "out" / "maps/mini/board.png").read_bytes() == archives.PNG


def test_what_is_there_stays(tmp_path: Path) -> None:
    """A folder, a file, a link that leads nowhere: each is left alone."""
    pack = a_pack(tmp_path)
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("file", "folder", "link"):
        with pytest.raises(unpacking.UnpackError, match="there already"):
            unpacking.unpack(pack, tmp_path / name)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
    assert not list((tmp_path / "folder").iterdir())


def test_a_pack_that_changes_meanwhile_is_refused(tmp_path: Path) -> None:
    """What was looked at is what is written, or nothing is: no folder is left."""
    pack = a_pack(tmp_path)
    whole = pack.path.read_bytes()
    for old, new in (
        (b'"Mini"', b'"Mine"'),
        (b"CC0-1.0", b"CC0-2.0"),
        (b"IHDR", b"IHDS"),
        (b"board.png", b"broad.png"),
    ):
        pack.path.write_bytes(whole.replace(old, new))
        with pytest.raises(PackRefused, match="changed while"):
            unpacking.unpack(pack, tmp_path / "out")
        assert [path.name for path in tmp_path.iterdir()] == ["mini.mfpack"]


def test_a_disk_that_refuses_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says why."""
    pack = a_pack(tmp_path)

    def full(_self: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", full)
    with pytest.raises(unpacking.UnpackError, match="no space left on device"):
        unpacking.unpack(pack, tmp_path / "out")
    assert [path.name for path in tmp_path.iterdir()] == ["mini.mfpack"]


def test_an_opened_pack_is_unpacked_once_and_again_when_changed(tmp_path: Path) -> None:
    """The same file gives the same folder, another file of that name another."""
    pack = a_pack(tmp_path)
    one, two = opened.opened(pack.path)[1], opened.opened(pack.path)[1]
    assert one == two
    assert opened.is_opened(one / "maps/mini/variant.json")
    assert not opened.is_opened(pack.path)
    pack.path.write_bytes(archives.pack(archives.Part("a.md", b"more")))
    assert opened.opened(pack.path)[1] != one
