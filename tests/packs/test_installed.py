"""Installed packs: put there whole, never silently backwards, broken ones set aside."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.packs import installed, reading, unpacking, writing
from mapforge.packs.installed import KeptError, NotInstalledError
from mapforge.packs.refusal import PackRefused
from tests.packs import archives


def made(
    folder: Path, name: str = "mini", version: str = "1.0.0", map_id: str = "mini", note: str = ""
) -> reading.Pack:
    """A pack in a file, of that id and version, holding a map of that id."""
    text = json.dumps(archives.MAP | {"id": map_id}).encode()
    parts = [archives.Part(f"maps/{map_id}/variant.json", text), archives.Part("note.md", note.encode())]
    entry: dict[str, Any] = archives.head()["maps"][0] | {"id": map_id, "file": f"maps/{map_id}/variant.json"}
    raw = archives.manifest(parts, id=name, version=version, maps=[entry])
    file = folder / f"{name}-{version}.mfpack"
    file.write_bytes(writing.pack_bytes(raw, {part.name: part.data for part in parts}))
    return reading.read(file)


def names(folder: Path) -> list[tuple[str, str]]:
    """Ids and versions of what is installed."""
    return [(pack.manifest.id, pack.manifest.version) for pack in installed.stock(folder).packs]


def test_a_pack_is_put_there_whole(tmp_path: Path) -> None:
    """It is found by its id, every byte of it as it was; nothing else lies in the folder."""
    there = tmp_path / "packs"
    done = installed.install(made(tmp_path), there)
    assert (done.what, done.before) == ("installed", "")
    assert names(there) == [("mini", "1.0.0")]
    assert installed.check(done.pack) is None
    assert [path.name for path in (there / "mini").iterdir()] == ["1.0.0"]


def test_a_newer_version_takes_its_place(tmp_path: Path) -> None:
    """SemVer, not the alphabet: 1.10.0 is newer than 1.9.0, and a beta older than what it leads to."""
    there = tmp_path / "packs"
    for version in ("1.9.0-beta.1", "1.9.0", "1.10.0"):
        installed.install(made(tmp_path, version=version), there)
        assert names(there) == [("mini", version)]
        assert [path.name for path in (there / "mini").iterdir()] == [version]


@pytest.mark.parametrize(("version", "note"), [("0.9.0", ""), ("1.0.0-rc.1", ""), ("1.0.0", "other contents")])
def test_never_silently_backwards(tmp_path: Path, version: str, note: str) -> None:
    """An older version, or another of the same, is refused with the way out; replace says that it may."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    other = made(tmp_path, version=version, note=note)
    with pytest.raises(KeptError, match="--replace"):
        installed.install(other, there)
    assert names(there) == [("mini", "1.0.0")]
    done = installed.install(other, there, replace=True)
    assert (done.what, done.before) == ("replaced", "1.0.0")
    assert names(there) == [("mini", version)]
    assert (done.pack.folder / "note.md").read_text(encoding="utf-8") == note


@given(st.lists(st.sampled_from(["0.9.0", "1.0.0", "1.0.1-a", "1.0.1", "2.0.0"]), min_size=1, max_size=5))
def test_the_newest_ever_installed_is_there(versions: list[str]) -> None:
    """In whatever order they come."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        for version in versions:
            try:
                installed.install(made(Path(folder), version=version), Path(folder) / "packs")
            except KeptError:
                continue
        newest = max(versions, key=["0.9.0", "1.0.0", "1.0.1-a", "1.0.1", "2.0.0"].index)
        assert names(Path(folder) / "packs") == [("mini", newest)]


def test_the_same_again_changes_nothing(tmp_path: Path) -> None:
    """The same pack twice is no fault."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    assert installed.install(made(tmp_path), there).what == "is there already"


def test_two_packs_with_one_map_do_not_hide_each_other(tmp_path: Path) -> None:
    """A map of an id is in one installed pack only; the message names the other."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    with pytest.raises(KeptError, match="mapforge pack remove mini"):
        installed.install(made(tmp_path, name="another"), there)
    installed.install(made(tmp_path, name="another", map_id="other"), there)
    assert names(there) == [("another", "1.0.0"), ("mini", "1.0.0")]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda folder: (folder / "manifest.json").write_text("{", encoding="utf-8"), "manifest"),
        (lambda folder: (folder / "manifest.json").unlink(), "manifest cannot be read"),
        (lambda folder: (folder / "note.md").unlink(), "note.md is missing"),
        (lambda folder: (folder / "note.md").write_text("longer", encoding="utf-8"), "note.md was changed"),
        (lambda folder: _swap(folder / "maps/mini/variant.json"), "variant.json was changed"),
        (lambda folder: folder.rename(folder.with_name("3.0.0")), "its manifest is that of mini 1.0.0"),
    ],
)
def test_a_broken_pack_is_named_and_blocks_no_other(tmp_path: Path, damage: Any, why: str) -> None:
    """It is set aside with its reason; the others are there; installing it again repairs it, removing it helps too."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path, name="sound", map_id="sound"), there)
    folder = installed.install(made(tmp_path), there).pack.folder
    damage(folder)
    os.utime(folder if folder.is_dir() else folder.with_name("3.0.0"), (1, 1))
    stock = installed.stock(there)
    assert names(there) == [("sound", "1.0.0")]
    assert [aside.name for aside in stock.set_aside] == ["mini"]
    assert why in stock.set_aside[0].why
    assert installed.install(made(tmp_path), there).what == "repaired"
    assert names(there) == [("mini", "1.0.0"), ("sound", "1.0.0")]
    assert installed.stock(there).set_aside == ()


def _swap(file: Path) -> None:
    """Another content of the same length."""
    file.write_bytes(file.read_bytes().replace(b"Mini", b"Maxi"))


def test_every_byte_is_looked_at_when_asked(tmp_path: Path) -> None:
    """A change that keeps a file's size is found by the whole check."""
    done = installed.install(made(tmp_path, note="abc"), tmp_path / "packs")
    (done.pack.folder / "note.md").write_text("abd", encoding="utf-8")
    assert installed.check(done.pack) == "note.md was changed after it was installed"
    again = installed.install(made(tmp_path, note="abc"), tmp_path / "packs")
    assert again.what == "repaired"
    assert installed.check(again.pack) is None


def test_removing_takes_it_all_away(tmp_path: Path) -> None:
    """And says what there is when there is no such pack."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    with pytest.raises(NotInstalledError, match="Installed: mini"):
        installed.remove("../mini", there)
    installed.remove("mini", there)
    assert list(there.iterdir()) == []
    with pytest.raises(NotInstalledError, match="No pack is installed"):
        installed.remove("mini", there)


def test_what_stops_half_way_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack whose file changes meanwhile, a full disk: the old version is there as it was, of the same version too."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    newer, same = made(tmp_path, version="2.0.0"), made(tmp_path, note="other")

    def fails(_pack: reading.Pack, _folder: Path) -> None:
        raise PackRefused("it was changed while it was read.")

    monkeypatch.setattr(unpacking, "unpack", fails)
    for pack in (newer, same):
        with pytest.raises(PackRefused):
            installed.install(pack, there, replace=True)
        assert names(there) == [("mini", "1.0.0")]
        assert [path.name for path in (there / "mini").iterdir()] == ["1.0.0"]


def test_leftovers_of_a_stopped_run_are_no_packs(tmp_path: Path) -> None:
    """Folders that were only there for a moment are passed over, and go with the next version."""
    there = tmp_path / "packs"
    installed.install(made(tmp_path), there)
    (there / "mini" / ".2.0.0.abcd.unpacking").mkdir()
    assert names(there) == [("mini", "1.0.0")]
    installed.install(made(tmp_path, version="1.1.0"), there)
    assert [path.name for path in (there / "mini").iterdir()] == ["1.1.0"]


def test_what_another_run_installs_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two at once: the older one, which ends last, does not take the newer one away."""
    there, older, newer = tmp_path / "packs", made(tmp_path, version="1.1.0"), made(tmp_path, version="2.0.0")
    installed.install(made(tmp_path), there)
    unpack = unpacking.unpack

    def slowly(pack: reading.Pack, folder: Path) -> None:
        monkeypatch.setattr(unpacking, "unpack", unpack)
        installed.install(newer, there)
        unpack(pack, folder)

    monkeypatch.setattr(unpacking, "unpack", slowly)
    installed.install(older, there)
    assert names(there) == [("mini", "2.0.0")]
    installed.install(newer, there)
    assert names(there) == [("mini", "2.0.0")]


def test_a_linked_folder_is_taken_away_whole(tmp_path: Path) -> None:
    """The link goes, and what it leads to, which may be anybody's, stays."""
    there, elsewhere = tmp_path / "packs", tmp_path / "elsewhere"
    elsewhere.mkdir()
    there.mkdir()
    (there / "mini").symlink_to(elsewhere, target_is_directory=True)
    installed.install(made(tmp_path), there)
    installed.remove("mini", there)
    assert list(there.iterdir()) == []
    assert [path.name for path in elsewhere.iterdir()] == ["1.0.0"]
