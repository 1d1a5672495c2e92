"""Packs in the window, by mouse and keys only: shown as they are, copied to be edited, written for others."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QInputDialog, QLabel, QMessageBox, QPushButton

from mapforge.cli.main import main
from mapforge.editor.panels.pack_form import PackForm
from mapforge.editor.read_only_bar import ReadOnlyBar
from mapforge.export import pack_pictures
from mapforge.files.home import open_map
from mapforge.files.library import Library
from mapforge.packs import installed, reading
from tests.conftest import DATA
from tests.e2e.person import Person, SitDown, push, said, type_path

EAST = (240.0, 150.0)


@pytest.fixture(autouse=True)
def _small_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are drawn small: what is promised of them here is that they are there."""
    monkeypatch.setattr(pack_pictures, "DPI", 20.0)


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A copy of the small map."""
    shutil.copytree(DATA / "mini", tmp_path / "mini")
    return tmp_path / "mini" / "variant.json"


@pytest.fixture
def pack(tmp_path: Path, mini: Path) -> Path:
    """The small map in a pack."""
    file = tmp_path / "mini.mfpack"
    assert main(["export", str(mini), "--to", "pack", "-o", str(file), "--license", "CC0-1.0"]) == 0
    return file


def bar(person: Person) -> ReadOnlyBar:
    """The bar over the board."""
    found = person.window.findChild(ReadOnlyBar)
    assert isinstance(found, ReadOnlyBar)
    return found


def write_pack(field: str, text: str) -> Callable[[QDialog], None]:
    """An answer to the form: one field is filled in, and the file chosen."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, PackForm)
        getattr(dialog, field).setFocus()
        QTest.keyClicks(getattr(dialog, field), text)
        push("Choose a file")(dialog)

    return answer


def test_a_map_in_a_pack_is_only_shown(sit_down: SitDown, pack: Path) -> None:
    """Neither keys nor a drag nor a tool change it, and each says why; nothing is asked on closing."""
    person = sit_down(pack)
    session = person.window.session
    before = session.variant
    assert "read-only" in person.window.windowTitle()
    assert bar(person).isVisible()
    person.click(EAST)
    person.key("Right")
    assert "is in the pack mini.mfpack. To change it, edit a copy." in said(person)
    person.drag(EAST, (200.0, 60.0))
    person.click(EAST)
    person.key("Delete")
    assert session.variant == before
    assert not session.dirty
    person.key("Ctrl+Q")
    assert not person.window.isVisible()


def test_a_copy_can_be_edited(sit_down: SitDown, pack: Path, tmp_path: Path, library: Library) -> None:
    """After the button the map is one's own: changed, saved in a place that is asked for; the pack stays."""
    whole = pack.read_bytes()
    person = sit_down(pack)
    session = person.window.session
    person.click_widget(bar(person).button)
    assert not bar(person).isVisible()
    assert "copy of" in said(person)
    QApplication.processEvents()  # the board takes the bar's place
    person.click(EAST)
    person.key("Right")
    assert session.dirty
    person.expect(type_path(tmp_path / "mine"))
    person.key("Ctrl+S")
    assert person.all_answered()
    assert open_map(str(tmp_path / "mine"), library).variant == session.variant
    assert pack.read_bytes() == whole


def test_a_pack_that_hides_a_shipped_map_says_so(sit_down: SitDown, mini: Path, tmp_path: Path) -> None:
    """Another map under the id usa: a dialog tells what usa means from now on, as the terminal does."""
    raw = json.loads(mini.read_text(encoding="utf-8"))
    mini.write_text(json.dumps(raw | {"id": "usa"}), encoding="utf-8")
    file = tmp_path / "other.mfpack"
    assert main(["export", str(mini), "--to", "pack", "-o", str(file), "--license", "CC0-1.0", "--id", "ann.usa"]) == 0
    person = sit_down(file)
    told: list[str] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(f"{dialog.text()} {dialog.informativeText()}")
        dialog.accept()

    person.expect(read)
    person.click_widget(bar(person).install)
    assert person.all_answered()
    assert "usa now means the map in this pack" in told[0]


def test_a_pack_that_is_shown_can_be_installed(sit_down: SitDown, pack: Path, library: Library) -> None:
    """By its button; once it is there, that is said; an installed one has no such button."""
    person = sit_down(pack)
    person.click_widget(bar(person).install)
    assert ": installed" in said(person)
    assert [each.manifest.id for each in installed.stock(library.packs).packs] == ["mini"]
    person.click_widget(bar(person).install)
    assert ": is there already" in said(person)
    person.window.files.open_target("mini")
    assert bar(person).isVisible()
    assert not bar(person).install.isVisible()


def test_a_pack_that_may_not_be_installed_says_why(sit_down: SitDown, pack: Path, library: Library) -> None:
    """One that is older than what is there stays where it is."""
    newer = pack.with_name("newer.mfpack")
    target = f"{pack}#mini"
    assert main(["export", target, "--to", "pack", "-o", str(newer), "--version", "9.0.0"]) == 0
    installed.install(reading.read(newer), library.packs)
    told: list[str] = []

    def look(dialog: QDialog) -> None:
        told.append(" ".join(label.text() for label in dialog.findChildren(QLabel)))
        push("OK")(dialog)

    person = sit_down(pack)
    person.expect(look)
    person.click_widget(bar(person).install)
    assert person.all_answered()
    assert "mini 9.0.0 is installed, which is newer" in told[0]
    assert [each.manifest.version for each in installed.stock(library.packs).packs] == ["9.0.0"]


def test_a_pack_with_several_maps_asks_which(sit_down: SitDown, tmp_path: Path) -> None:
    """By their ids; given up, the map that is open stays."""
    file = tmp_path / "usa.mfpack"
    assert main(["export", "usa", "usa-mega", "--to", "pack", "-o", str(file), "--no-pictures"]) == 0

    def take_last(dialog: QDialog) -> None:
        assert isinstance(dialog, QInputDialog)
        box = dialog.findChild(QComboBox)
        assert isinstance(box, QComboBox)
        assert [box.itemText(row) for row in range(box.count())] == ["usa", "usa-mega"]
        QTest.keyClick(box, Qt.Key.Key_Down)
        push("OK")(dialog)

    person = sit_down()
    person.expect(type_path(file), push("Cancel"))
    person.key("Ctrl+O")
    assert person.window.session.variant.id == "untitled"
    person.expect(type_path(file), take_last)
    person.key("Ctrl+O")
    assert person.all_answered()
    assert person.window.session.variant.id == "usa-mega"
    assert person.window.session.read_only


def test_what_is_missing_is_asked_once(sit_down: SitDown, mini: Path, tmp_path: Path) -> None:
    """The licence typed into the form is in the pack and in the map's file; the next pack needs no word."""
    plain = json.loads(mini.read_text(encoding="utf-8"))
    plain.pop("license", None)
    mini.write_text(json.dumps(plain), encoding="utf-8")
    person = sit_down(mini)
    person.expect(write_pack("license", "CC-BY-4.0"), type_path(tmp_path / "one.mfpack"))
    person.key("Ctrl+Shift+E")
    assert person.all_answered()
    assert reading.read(tmp_path / "one.mfpack").manifest.head.license == "CC-BY-4.0"
    assert json.loads(mini.read_text(encoding="utf-8"))["license"] == "CC-BY-4.0"
    assert not person.window.session.dirty
    person.expect(push("Choose a file"), type_path(tmp_path / "two.mfpack"))
    person.key("Ctrl+Shift+E")
    assert person.all_answered()
    assert (tmp_path / "one.mfpack").read_bytes() == (tmp_path / "two.mfpack").read_bytes()
    assert "The pack is" in said(person)


def test_without_a_licence_no_file_can_be_chosen(sit_down: SitDown, mini: Path) -> None:
    """The form says what is missing and what the usual licences mean; giving up changes nothing."""
    plain = json.loads(mini.read_text(encoding="utf-8"))
    mini.write_text(json.dumps(plain | {"license": ""}), encoding="utf-8")
    before = mini.read_bytes()
    told: list[str] = []

    def look(dialog: QDialog) -> None:
        label = dialog.findChild(QLabel, "in-the-way")
        assert isinstance(label, QLabel)
        told.append(label.text())
        button = next(b for b in dialog.findChildren(QPushButton) if "file" in b.text().replace("&", ""))
        assert not button.isEnabled()
        push("Cancel")(dialog)

    person = sit_down(mini)
    person.expect(look)
    person.key("Ctrl+Shift+E")
    assert person.all_answered()
    assert "CC-BY-4.0: others may use" in told[0]
    assert mini.read_bytes() == before


def test_errors_are_in_the_way(sit_down: SitDown, mini: Path, tmp_path: Path) -> None:
    """The form names the first; only a tick packs the map all the same, and the pack says so."""
    plain = json.loads(mini.read_text(encoding="utf-8")) | {"license": "CC0-1.0"}
    plain["rules"] = {"start_tickets": {"deal": {"nowhere": 3}, "keep": 2, "returned": "bottom"}}
    mini.write_text(json.dumps(plain), encoding="utf-8")

    def force(dialog: QDialog) -> None:
        assert isinstance(dialog, PackForm)
        button = next(b for b in dialog.findChildren(QPushButton) if "file" in b.text().replace("&", ""))
        assert not button.isEnabled()
        dialog.force.setFocus()
        QTest.keyClick(dialog.force, Qt.Key.Key_Space)
        assert button.isEnabled()
        push("Choose a file")(dialog)

    person = sit_down(mini)
    person.expect(force, type_path(tmp_path / "a.mfpack"))
    person.key("Ctrl+Shift+E")
    assert person.all_answered()
    forced = reading.read(tmp_path / "a.mfpack").manifest.head.forced
    assert forced is not None
    assert forced.errors >= 1


def test_an_unsaved_map_is_saved_first(sit_down: SitDown, mini: Path, tmp_path: Path) -> None:
    """A pack is made of what the file holds; giving up the question makes none."""
    plain = json.loads(mini.read_text(encoding="utf-8"))
    mini.write_text(json.dumps(plain | {"license": "CC0-1.0"}), encoding="utf-8")
    person = sit_down(mini)
    person.click(EAST)
    person.key("Right")
    person.expect(push("Cancel"))
    person.key("Ctrl+Shift+E")
    assert person.window.session.dirty
    person.expect(push("Save"), push("Choose a file"), type_path(tmp_path / "a.mfpack"))
    person.key("Ctrl+Shift+E")
    assert person.all_answered()
    assert not person.window.session.dirty
    assert reading.read(tmp_path / "a.mfpack").manifest.maps[0].id == person.window.session.variant.id


def test_maps_of_installed_packs_are_in_the_menu(sit_down: SitDown, pack: Path, library: Library) -> None:
    """Under the published ones, with their pack; chosen, one is only shown."""
    installed.install(reading.read(pack), library.packs)
    name = reading.read(pack).manifest.maps[0].name
    person = sit_down()
    person.choose("File", "Open a published map", name)
    assert person.window.session.read_only
    assert "installed pack" in bar(person).findChild(QLabel, "read-only").text()  # type: ignore[union-attr]  # it is there


def test_a_pack_that_is_refused_says_why(sit_down: SitDown, pack: Path) -> None:
    """In a box; the map that is open stays."""
    pack.write_bytes(pack.read_bytes()[:-5])
    told: list[str] = []

    def look(dialog: QDialog) -> None:
        told.append(" ".join(label.text() for label in dialog.findChildren(QLabel)))
        push("OK")(dialog)

    person = sit_down()
    person.expect(type_path(pack), look)
    person.key("Ctrl+O")
    assert person.all_answered()
    assert "is refused: it is no zip archive" in told[0]
    assert person.window.session.variant.id == "untitled"
