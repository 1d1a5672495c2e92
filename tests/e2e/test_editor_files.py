"""Opening, saving and closing in the window, by mouse and keys only: nothing is lost without a question."""

import json
import shutil
from pathlib import Path

import pytest

from mapforge.editor.settings import Settings
from mapforge.files.home import open_map
from mapforge.files.library import Library
from tests.conftest import DATA
from tests.e2e.person import Person, SitDown, push, type_path

EAST = (240.0, 100.0)


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small map."""
    shutil.copytree(DATA / "sketch", tmp_path / "mini")
    return tmp_path / "mini" / "variant.json"


def nudge(person: Person, at: tuple[float, float] = EAST) -> None:
    """A small change."""
    person.click(at)
    person.key("Right")


@pytest.mark.parametrize("name", ["usa", "usa-1910"])
def test_a_template_asks_for_a_place(name: str, sit_down: SitDown, tmp_path: Path, library: Library) -> None:
    """The first save asks, the second does not; the shipped file stays; a child is saved as its difference."""
    shipped = library.find(name).read_bytes()
    person = sit_down(name)
    session = person.window.session
    nudge(person, next(city.at for city in session.variant.cities if city.id == "denver"))
    person.expect(type_path(tmp_path / "mine"))
    person.key("Ctrl+S")
    assert person.all_answered()
    file = tmp_path / "mine" / "variant.json"
    assert ("extends" in json.loads(file.read_bytes())) == (name == "usa-1910")
    person.key("Right", "Ctrl+S")
    assert not session.dirty
    assert open_map(str(file), library).variant == session.variant
    assert library.find(name).read_bytes() == shipped


def test_a_broken_file_is_saved_elsewhere(sit_down: SitDown, tmp_path: Path) -> None:
    """It opens as a copy that is not saved yet; the file itself stays as it is."""
    file = tmp_path / "a.json"
    shutil.copy(DATA / "damaged" / "wrong-type.json", file)
    before = file.read_bytes()
    person = sit_down(file)
    assert person.window.session.dirty
    assert "copy of a.json" in person.window.windowTitle()
    person.expect(type_path(tmp_path / "b.json"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert file.read_bytes() == before
    assert (tmp_path / "b.json").is_file()


def test_closing_asks_about_changes(sit_down: SitDown, mini: Path) -> None:
    """Cancel stays, Discard leaves the file, Save writes it; without changes nothing is asked."""
    before = mini.read_bytes()
    person = sit_down(mini)
    nudge(person)
    person.expect(push("Cancel"))
    person.key("Ctrl+Q")
    assert person.all_answered()
    assert person.window.isVisible()
    person.expect(push("Discard"))
    person.key("Ctrl+Q")
    assert not person.window.isVisible()
    assert mini.read_bytes() == before
    person = sit_down(mini)
    nudge(person)
    person.expect(push("Save"))
    person.key("Ctrl+Q")
    assert not person.window.isVisible()
    assert mini.read_bytes() != before
    person = sit_down(mini)
    person.key("Ctrl+Q")
    assert not person.window.isVisible()


def test_undo_to_the_saved_map_is_no_change(sit_down: SitDown, mini: Path) -> None:
    """The mark of a change in the title comes and goes."""
    person = sit_down(mini)
    for key, changed in (("Right", True), ("Ctrl+Z", False), ("Ctrl+Shift+Z", True), ("Ctrl+S", False)):
        person.click(EAST) if key == "Right" else None
        person.key(key)
        assert person.window.isWindowModified() == changed
    person.key("Ctrl+Z")
    assert person.window.isWindowModified()


def test_another_programs_changes_are_asked_about(sit_down: SitDown, mini: Path) -> None:
    """Before saving: Cancel leaves them, Save puts an end to them. Once more on coming back to the window."""
    person = sit_down(mini)
    nudge(person)
    others = mini.read_bytes().replace(b'"Mini"', b'"Other"')
    mini.write_bytes(others)
    person.expect(push("Cancel"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert mini.read_bytes() == others
    person.expect(push("Keep what is here"), push("Save"))
    person.key("Ctrl+S")
    assert b'"Mini"' in mini.read_bytes()
    assert not person.window.session.dirty


def test_another_map_is_replaced_only_when_asked(sit_down: SitDown, mini: Path) -> None:
    """Saving a new map where one stands asks first."""
    before = mini.read_bytes()
    person = sit_down()
    person.expect(type_path(mini), push("Cancel"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert mini.read_bytes() == before
    person.expect(type_path(mini), push("Save"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert json.loads(mini.read_bytes())["id"] == "untitled"


def test_a_full_disk_offers_another_place(
    sit_down: SitDown, mini: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The map in the window and the old file are as they were, and the map can be saved elsewhere."""
    person = sit_down(mini)
    nudge(person)
    before, move = mini.read_bytes(), Path.replace

    def full(file: Path, target: Path) -> Path:
        if file.parent == mini.parent:
            raise OSError(28, "No space left on device")
        return move(file, target)

    monkeypatch.setattr(Path, "replace", full)
    person.expect(push("Cancel"))
    person.key("Ctrl+S")
    assert person.window.session.dirty
    person.expect(push("Save"), type_path(tmp_path / "else"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert not person.window.session.dirty
    assert mini.read_bytes() == before
    assert (tmp_path / "else" / "variant.json").is_file()


def test_revert_goes_back_to_the_file(sit_down: SitDown, mini: Path) -> None:
    """After a question."""
    person = sit_down(mini)
    before = person.window.session.variant
    nudge(person)
    person.expect(push("Cancel"))
    person.choose("File", "Revert")
    assert person.window.session.dirty
    person.expect(push("Discard"))
    person.choose("File", "Revert")
    assert person.window.session.variant == before
    assert not person.window.session.dirty


def test_saved_maps_are_offered_again(sit_down: SitDown, mini: Path, settings: Settings, tmp_path: Path) -> None:
    """What was saved stands first under Open recent, with its name, and opens from there."""
    person = sit_down(mini)
    person.expect(type_path(tmp_path / "second"))
    person.key("Ctrl+Shift+S")
    assert [entry.path for entry in settings.recent] == [tmp_path / "second" / "variant.json"]
    other = sit_down()
    other.choose("File", "Open recent", "Mini")
    assert other.window.session.home.path == tmp_path / "second" / "variant.json"


def test_a_file_that_is_no_map_changes_nothing(sit_down: SitDown, mini: Path) -> None:
    """It is said why, and the map in the window stays."""
    person = sit_down(mini)
    before = person.window.session.variant
    person.expect(type_path(DATA / "damaged" / "comma-lost.json"), push("OK"))
    person.key("Ctrl+O")
    assert person.all_answered()
    assert person.window.session.variant is before
