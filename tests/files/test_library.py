"""Maps in packs are found like any other: by id, as a base, as a TARGET; and stay as they are."""

import json
from pathlib import Path

import pytest

from mapforge.files import document, home
from mapforge.files.library import Library, NotFoundError
from mapforge.files.resolve import resolve
from mapforge.packs import installed
from tests.packs.test_installed import made

CHILD = {"format": "mapforge-variant", "format_version": 1, "id": "child", "version": "1.0.0", "name": {}}


@pytest.fixture
def child(tmp_path: Path) -> Path:
    """A map that extends the one in the pack."""
    file = tmp_path / "child" / "variant.json"
    file.parent.mkdir()
    file.write_text(json.dumps(CHILD | {"extends": {"id": "mini"}}), encoding="utf-8")
    return file


def test_installed_maps_are_named_by_id(tmp_path: Path, library: Library) -> None:
    """They stand in the list with their pack, and are read."""
    installed.install(made(tmp_path), library.packs)
    assert ("pack mini", "mini") in [(shelf, name) for shelf, name, _path in library.maps()]
    assert library.read("mini").readable
    assert library.knows("mini")
    assert not library.knows("maxi")


def test_a_child_finds_its_base_in_a_pack(tmp_path: Path, library: Library, child: Path) -> None:
    """Before the pack is there the base is missing; then it is found."""
    assert [problem.code for problem in resolve(document.read(child), library).problems] == ["base-missing"]
    installed.install(made(tmp_path), library.packs)
    found = resolve(document.read(child), library)
    assert found.problems == ()
    assert found.base_variant is not None
    assert found.base_variant.title == "Mini"


def test_a_broken_pack_is_named_where_its_map_is_wanted(tmp_path: Path, library: Library, child: Path) -> None:
    """Both where a base is missing and where an id is unknown."""
    folder = installed.install(made(tmp_path), library.packs).pack.folder
    (folder / "note.md").write_text("changed", encoding="utf-8")
    library = Library(installed=library.installed)
    installed._stock.cache_clear()
    (problem,) = resolve(document.read(child), library).problems
    assert "The installed pack mini is set aside: note.md was changed" in str(problem.parameters["aside"])
    with pytest.raises(NotFoundError, match="mapforge pack remove mini"):
        library.find("mini")


def test_maps_in_packs_stay_as_they_are(tmp_path: Path, library: Library) -> None:
    """Opened from a pack's file or from an installed pack, a map is a copy without a place, and says whose it is."""
    pack = made(tmp_path)
    opened = home.open_map(str(pack.path), library)
    assert opened.home.path is None
    assert opened.home.notice == "Mini is in the pack mini-1.0.0.mfpack."
    assert opened.home.read_only
    saved = home.save_as(opened.home, opened.variant, tmp_path / "mine")
    assert not saved.home.read_only
    copy = home.edit_copy(opened.home, opened.variant)
    assert (copy.read_only, copy.path) == (False, None)
    installed.install(pack, library.packs)
    opened = home.open_map("mini", library)
    assert opened.home.path is None
    assert "is in the installed pack mini" in opened.home.notice
    with pytest.raises(home.SaveError, match="installed pack mini"):
        home.save_as(opened.home, opened.variant, library.packs / "mini" / "1.0.0" / "new")


def test_a_pack_as_a_target_is_named_as_it_was(tmp_path: Path, library: Library) -> None:
    """Not by the folder that it is unpacked to."""
    pack = made(tmp_path)
    assert library.read(str(pack.path)).name == "mini-1.0.0.mfpack#mini"
    assert library.read(f"{pack.path}#mini").name == "mini-1.0.0.mfpack#mini"
