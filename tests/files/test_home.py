"""An open map and its place on the disk: what is opened is saved as it was, and no file is ever lost."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
import pytest
from hypothesis import given, settings
from PIL import Image

from mapforge.edits.board import set_background
from mapforge.edits.cities import add_city, move
from mapforge.edits.paper import set_version
from mapforge.files import canonical, codec, home, picture_copies, save
from mapforge.files.home import Home, Opened, open_map
from mapforge.files.library import Library, NotFoundError
from mapforge.model import Extends, Variant
from tests import strategies
from tests.conftest import DATA, SHIPPED

Plain = dict[str, Any]
"""A map document."""


def family(folder: Path) -> Path:
    """A copy of the small map and its child, side by side; the folder."""
    for name in ("mini", "mini-child"):
        shutil.copytree(DATA / name, folder / name)
    return folder


def picture(file: Path, color: str = "red", size: tuple[int, int] = (8, 4)) -> Path:
    """A picture in a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, color).save(file)
    return file


def changed(variant: Variant) -> Variant:
    """A map with one city more."""
    return add_city(variant, name="Elsewhere", at=(30.0, 40.0))


def everything(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, with its bytes."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def with_picture(opened: Opened, file: Path) -> Opened:
    """The map with a picture of that file behind it."""
    where, name = home.adopt_picture(opened.home, file)
    return Opened(where, set_background(opened.variant, file=name, at=(0, 0), size=(100, 50)))


# Opening


@pytest.mark.parametrize("target", ["usa", "usa-1910", str(Library().shipped / "usa" / "variant.json")])
def test_shipped_maps_are_templates(target: str, library: Library) -> None:
    """By id or by path, a shipped map is a copy without a place, and says so; its pictures are found."""
    opened = open_map(target, library)
    assert opened.home.path is None
    assert "comes with MapForge" in opened.home.notice
    assert not opened.unsaved
    background = opened.variant.board.background
    assert background is not None
    assert opened.home.picture(background.file) is not None


def test_a_map_of_ones_own_has_its_place(tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder or file is opened in its place, which stays the same when the working folder changes."""
    family(tmp_path)
    monkeypatch.chdir(tmp_path)
    opened = open_map("./mini", library)
    assert opened.home.path == tmp_path / "mini" / "variant.json"
    assert (opened.home.title, opened.home.notice, opened.problems) == ("mini", "", ())
    assert open_map("mini-child/variant.json", library).home.base is not None


@pytest.mark.parametrize("name", ["wrong-type", "unknown-key-at-top", "route-id-twice", "child-changes-unknown-route"])
def test_a_broken_file_is_opened_as_a_copy(name: str, library: Library) -> None:
    """What can be used is shown without a place, with its problems; the file is not touched."""
    opened = open_map(str(DATA / "damaged" / f"{name}.json"), library)
    assert opened.home.path is None
    assert opened.unsaved
    assert opened.problems
    assert "what is broken is left out" in opened.home.notice


def test_a_broken_file_is_never_saved_over(tmp_path: Path, library: Library) -> None:
    """Not even when asked to replace it; beside it the copy is saved."""
    file = tmp_path / "a.json"
    shutil.copy(DATA / "damaged" / "wrong-type.json", file)
    before = file.read_bytes()
    opened = open_map(str(file), library)
    with pytest.raises(save.SaveError, match="Choose another name"):
        home.save_as(opened.home, opened.variant, file, replace=True)
    with pytest.raises(save.SaveError, match="no place yet"):
        home.save(opened.home, opened.variant)
    saved = home.save_as(opened.home, opened.variant, tmp_path / "b.json")
    assert file.read_bytes() == before
    assert open_map(str(tmp_path / "b.json"), library).variant == saved.variant


@pytest.mark.parametrize("name", ["truncated", "empty", "a-list", "child-of-nothing", "cycle-a/variant", "utf-16"])
def test_a_file_of_which_nothing_can_be_shown(name: str, library: Library) -> None:
    """An error that names the file, and the problem that says why."""
    with pytest.raises(home.OpenError, match=name.split("/", maxsplit=1)[0]) as raised:
        open_map(str(DATA / "damaged" / f"{name}.json"), library)
    assert raised.value.problem is not None


def test_a_map_that_is_nowhere(tmp_path: Path, library: Library) -> None:
    """The error of the library, with its hint."""
    with pytest.raises(NotFoundError, match='Did you mean "usa"'):
        open_map("uss", library)
    with pytest.raises(NotFoundError, match="There is no file"):
        open_map(str(tmp_path / "gone.json"), library)


def test_a_new_map_is_empty_and_satisfies_the_schema(tmp_path: Path, library: Library) -> None:
    """The usual board and rules, one deck, no place; it can be saved and opened at once."""
    opened = home.new_map(library)
    assert opened.home.path is None
    assert (opened.variant.board.width, opened.variant.board.height) == (790, 525)
    assert [deck.id for deck in opened.variant.decks] == ["main"]
    home.save_as(opened.home, opened.variant, tmp_path / "new")
    again = open_map(str(tmp_path / "new"), library)
    assert (again.variant, again.problems) == (opened.variant, ())


# Saving in place


@pytest.mark.parametrize("name", [*SHIPPED, "mini", "mini-child"])
def test_open_and_save_gives_the_same_bytes(name: str, tmp_path: Path, library: Library) -> None:
    """A file in the canonical form, its $schema with it, is written as it was."""
    for parent in (library.shipped, DATA):
        for folder in parent.glob("*/"):
            if (folder / "variant.json").is_file():
                shutil.copytree(folder, tmp_path / folder.name, ignore=shutil.ignore_patterns("*.webp", "*.geojson"))
    before = everything(tmp_path)
    opened = open_map(str(tmp_path / name), library)
    saved = home.save(opened.home, opened.variant)
    assert everything(tmp_path) == before
    assert saved.variant is opened.variant
    assert (saved.home.path, saved.home.fingerprint) == (opened.home.path, opened.home.fingerprint)
    assert (saved.home.folders, saved.home.notice) == (opened.home.folders, "")


@settings(max_examples=settings().max_examples // 3)
@given(strategies.maps())
def test_any_canonical_file_is_saved_as_it_was(tmp_path_factory: pytest.TempPathFactory, plain: Plain) -> None:
    """Whatever a map holds: the same bytes after opening and saving, the same map after saving elsewhere."""
    folder, library = tmp_path_factory.mktemp("any"), Library(installed=Path("none"))
    data = canonical.write(codec.encode(codec.decode(plain)))
    (folder / "a.json").write_bytes(data)
    opened = open_map(str(folder / "a.json"), library)
    home.save(opened.home, opened.variant)
    assert (folder / "a.json").read_bytes() == data
    home.save_as(opened.home, opened.variant, folder / "b")
    assert (folder / "b" / "variant.json").read_bytes() == data


@settings(max_examples=settings().max_examples // 4)
@given(strategies.maps(), strategies.maps())
def test_any_child_is_the_same_map_when_it_is_opened_again(
    tmp_path_factory: pytest.TempPathFactory, below: Plain, plain: Plain
) -> None:
    """Whatever a map and its base hold: a difference where that says all, else whole."""
    folder, library = tmp_path_factory.mktemp("any"), Library(installed=Path("none"))
    base = Opened(home.new_map(library).home, codec.decode(below | {"id": "base"}))
    home.save_as(base.home, base.variant, folder / "base")
    child = codec.decode(plain | {"id": "own"})
    child = msgspec.structs.replace(child, extends=Extends(id="base"))
    saved = home.save_as(base.home, child, folder / "own")
    again = open_map(str(folder / "own"), library)
    assert again.variant == saved.variant
    assert saved.variant == (child if saved.home.base is not None else msgspec.structs.replace(child, extends=None))
    assert (again.home.path, again.home.notice, again.problems) == (saved.home.path, "", ())


def test_a_child_is_saved_as_its_difference(tmp_path: Path, library: Library) -> None:
    """A change to a child is in its file only as that change, and the base's file is not touched."""
    base = (family(tmp_path) / "mini" / "variant.json").read_bytes()
    opened = open_map(str(tmp_path / "mini-child"), library)
    saved = home.save(opened.home, changed(opened.variant))
    plain = json.loads((tmp_path / "mini-child" / "variant.json").read_bytes())
    assert plain["cities"] == {"add": [{"id": "elsewhere", "name": "Elsewhere", "at": [30, 40]}]}
    assert (tmp_path / "mini" / "variant.json").read_bytes() == base
    assert open_map(str(tmp_path / "mini-child"), library).variant == saved.variant


def test_a_base_that_changed_meanwhile_does_not_change_the_child(tmp_path: Path, library: Library) -> None:
    """What the window shows is what is saved, though the base's file has moved on since."""
    opened = open_map(str(family(tmp_path) / "mini-child"), library)
    base = open_map(str(tmp_path / "mini"), library)
    home.save(base.home, move(base.variant, positions={"east": (200.0, 50.0)}))
    saved = home.save(opened.home, opened.variant)
    assert open_map(str(tmp_path / "mini-child"), library).variant == saved.variant == opened.variant


def test_a_child_whose_base_has_gone_is_saved_whole(tmp_path: Path, library: Library) -> None:
    """A file that could not be opened any more is never written."""
    opened = open_map(str(family(tmp_path) / "mini-child"), library)
    shutil.rmtree(tmp_path / "mini")
    saved = home.save(opened.home, opened.variant)
    assert "saved whole" in saved.home.notice
    assert saved.variant.extends is None
    again = open_map(str(tmp_path / "mini-child"), library)
    assert (again.variant, again.home.path, again.problems) == (saved.variant, saved.home.path, ())
    # Undone, the map has its base again; once that is back, so is the difference.
    shutil.copytree(DATA / "mini", tmp_path / "mini")
    assert home.save(saved.home, opened.variant).home.notice == ""
    assert open_map(str(tmp_path / "mini-child"), library).variant == opened.variant


def test_another_programs_changes_are_not_saved_over(tmp_path: Path, library: Library) -> None:
    """Saving is answered by ChangedOnDisk, until the caller says that the changes may go."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    file = tmp_path / "mini" / "variant.json"
    assert not home.changed_on_disk(opened.home)
    others = file.read_bytes().replace(b'"Mini', b'"Other')
    file.write_bytes(others)
    assert home.changed_on_disk(opened.home)
    with pytest.raises(home.ChangedOnDisk, match="Another program has changed"):
        home.save(opened.home, opened.variant)
    with pytest.raises(home.ChangedOnDisk, match="Another program has changed"):
        home.save_as(opened.home, opened.variant, tmp_path / "mini")
    assert file.read_bytes() == others
    saved = home.save(opened.home, opened.variant, force=True)
    assert not home.changed_on_disk(saved.home)
    home.save(saved.home, changed(saved.variant))


def test_touching_a_file_is_no_change(tmp_path: Path, library: Library) -> None:
    """The same bytes, or the same with a mark at their start, written by another program."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    file = tmp_path / "mini" / "variant.json"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    os.utime(file, (1, 1))
    assert not home.changed_on_disk(opened.home)
    marked = open_map(str(tmp_path / "mini"), library)
    assert not home.changed_on_disk(marked.home)


def test_what_is_no_map_file_any_more_is_a_change(tmp_path: Path, library: Library) -> None:
    """A folder of that name, or a file far too large to be a map, is told before it is read."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    file = tmp_path / "mini" / "variant.json"
    with file.open("r+b") as stream:
        stream.truncate(20_000_000)
    assert home.changed_on_disk(opened.home)
    file.unlink()
    file.mkdir()
    assert home.changed_on_disk(opened.home)
    with pytest.raises(save.SaveError, match="a folder has that name"):
        home.save(opened.home, opened.variant, force=True)


def test_a_file_that_has_gone_is_written_again(tmp_path: Path, library: Library) -> None:
    """There is nothing to be lost; a folder that has gone is told, and not made anew (a disk may be taken out)."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    (tmp_path / "mini" / "variant.json").unlink()
    saved = home.save(opened.home, opened.variant)
    assert open_map(str(tmp_path / "mini"), library).variant == opened.variant
    shutil.rmtree(tmp_path / "mini")
    with pytest.raises(save.SaveError, match="there is no folder"):
        home.save(saved.home, saved.variant)
    assert not (tmp_path / "mini").exists()


def test_a_file_marked_read_only_stays(tmp_path: Path, library: Library) -> None:
    """The mark is respected even where this account could get round it."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    file = tmp_path / "mini" / "variant.json"
    file.chmod(0o444)
    before = file.read_bytes()
    with pytest.raises(save.SaveError, match="marked as read-only"):
        home.save(opened.home, changed(opened.variant))
    file.chmod(0o644)
    assert file.read_bytes() == before


def test_a_full_disk_leaves_everything_as_it_was(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In place and elsewhere: the reason in plain words, no half file, no folder made for nothing."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    before = everything(tmp_path)

    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(save.SaveError, match="no space left on device"):
        home.save(opened.home, changed(opened.variant))
    with pytest.raises(save.SaveError, match="no space left on device"):
        home.save_as(opened.home, opened.variant, tmp_path / "deep" / "down" / "map")
    assert everything(tmp_path) == before
    assert not (tmp_path / "deep").exists()


# Saving elsewhere


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("place", ["map", "maps/own.json"])
def test_a_template_saved_elsewhere_is_the_same_map(name: str, place: str, tmp_path: Path, library: Library) -> None:
    """With its picture, as a folder or a single file; a child stays one, for its base is found everywhere."""
    opened = open_map(name, library)
    saved = home.save_as(opened.home, opened.variant, tmp_path / place)
    again = open_map(str(tmp_path / place), library)
    assert again.variant == saved.variant == opened.variant
    assert again.home.path == saved.home.path == home.place_of(tmp_path / place)
    assert (again.problems, again.home.notice, saved.home.notice) == ((), "", "")
    background = opened.variant.board.background
    assert background is not None
    assert picture_copies.same(again.home.picture(background.file), opened.home.picture(background.file))
    written = json.loads(again.home.path.read_bytes() if again.home.path is not None else b"")
    assert ("extends" in written) == (opened.home.base is not None)
    assert "$schema" not in written


def test_the_schema_is_kept_where_it_still_leads_to_a_file(tmp_path: Path, library: Library) -> None:
    """A child saved whole names the schema of whole maps; an address of the web is always kept."""
    opened = open_map(str(family(tmp_path) / "mini-child"), library)
    for name in ("variant", "child"):
        (tmp_path / "deep" / "schemas").mkdir(parents=True, exist_ok=True)
        (tmp_path / "deep" / "schemas" / f"{name}.schema.json").write_text("{}", encoding="utf-8")
    (tmp_path / "mini").rename(tmp_path / "gone")
    home.save_as(opened.home, opened.variant, tmp_path / "deep" / "a" / "b" / "c")
    written = json.loads((tmp_path / "deep" / "a" / "b" / "c" / "variant.json").read_bytes())
    assert written["$schema"] == "../../../schemas/variant.schema.json"

    text = (DATA / "mini" / "variant.json").read_text(encoding="utf-8")
    text = text.replace("../../../schemas/variant.schema.json", "https://example.org/variant.schema.json")
    (tmp_path / "one.json").write_text(text, encoding="utf-8")
    opened = open_map(str(tmp_path / "one.json"), library)
    home.save_as(opened.home, opened.variant, tmp_path / "two.json")
    assert (tmp_path / "two.json").read_text(encoding="utf-8") == text


def test_a_child_away_from_its_base_is_saved_whole(tmp_path: Path, library: Library) -> None:
    """And the result says so; beside its base it stays a difference."""
    opened = open_map(str(family(tmp_path / "here") / "mini-child"), library)
    beside = home.save_as(opened.home, opened.variant, tmp_path / "here" / "copy")
    assert beside.variant is opened.variant
    assert beside.home.base is not None
    away = home.save_as(opened.home, opened.variant, tmp_path / "there" / "copy")
    assert "The base mini cannot be used from" in away.home.notice
    assert away.variant.extends is None
    assert away.home.base is None
    for saved in (beside, away):
        assert open_map(str(saved.home.path), library).variant == saved.variant


def test_another_map_of_the_bases_name_is_taken_as_the_base(tmp_path: Path, library: Library) -> None:
    """Where the new place has another base of that id, the difference is from that one: the map is the same."""
    opened = open_map(str(family(tmp_path / "here") / "mini-child"), library)
    other = open_map(str(tmp_path / "here" / "mini"), library)
    home.save_as(other.home, changed(other.variant), tmp_path / "there" / "mini")
    saved = home.save_as(opened.home, opened.variant, tmp_path / "there" / "copy")
    assert saved.home.base is not None
    assert open_map(str(tmp_path / "there" / "copy"), library).variant == opened.variant


def test_a_base_of_another_version_is_not_the_base(tmp_path: Path, library: Library) -> None:
    """A child that wants versions 1 is not tied to a version 2; in place, it stays with the one it has."""
    plain = json.loads((family(tmp_path / "here") / "mini-child" / "variant.json").read_bytes())
    plain["extends"]["version"] = ">=1.0.0, <2.0.0"
    (tmp_path / "here" / "mini-child" / "variant.json").write_bytes(canonical.write(plain))
    opened = open_map(str(tmp_path / "here" / "mini-child"), library)
    base = open_map(str(tmp_path / "here" / "mini"), library)
    newer = set_version(base.variant, version="2.0.0")
    home.save_as(base.home, newer, tmp_path / "there" / "mini")
    assert home.save_as(opened.home, opened.variant, tmp_path / "there" / "copy").variant.extends is None
    strange = open_map(str(_copied(tmp_path / "here" / "mini-child", tmp_path / "there" / "strange")), library)
    assert [problem.code for problem in strange.problems] == ["base-version"]
    assert strange.home.path is not None
    assert home.save(strange.home, strange.variant).home.notice == ""


def _copied(folder: Path, to: Path) -> Path:
    shutil.copytree(folder, to)
    return to


def test_a_map_that_would_be_its_own_base_is_saved_whole(tmp_path: Path, library: Library) -> None:
    """A child saved in the place of its base does not extend itself."""
    opened = open_map(str(family(tmp_path) / "mini-child"), library)
    saved = home.save_as(opened.home, opened.variant, tmp_path / "mini", replace=True)
    assert saved.variant.extends is None
    assert open_map(str(tmp_path / "mini"), library).variant == saved.variant


def test_a_file_that_is_there_is_replaced_only_when_asked(tmp_path: Path, library: Library) -> None:
    """TakenError, and nothing changed; with replace the map stands there."""
    opened = home.new_map(library)
    before = everything(family(tmp_path))
    for place in ("mini", "mini/variant.json"):
        with pytest.raises(home.TakenError, match="There is a map already"):
            home.save_as(opened.home, opened.variant, tmp_path / place)
    assert everything(tmp_path) == before
    home.save_as(opened.home, opened.variant, tmp_path / "mini", replace=True)
    assert open_map(str(tmp_path / "mini"), library).variant == opened.variant


def test_shipped_maps_cannot_be_saved_over(library: Library) -> None:
    """Their folder is refused, whatever is said."""
    opened = open_map("usa", library)
    with pytest.raises(save.SaveError, match="stays as it is"):
        home.save_as(opened.home, changed(opened.variant), library.shipped / "usa", replace=True)


def test_a_file_in_the_way_of_a_folder(tmp_path: Path, library: Library) -> None:
    """A plain file where the map's folder should be is left alone and named."""
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    opened = home.new_map(library)
    with pytest.raises(save.SaveError, match="notes"):
        home.save_as(opened.home, opened.variant, tmp_path / "notes")
    assert (tmp_path / "notes").read_text(encoding="utf-8") == "mine"


def test_places_of_maps() -> None:
    """A folder's map is in its variant.json, whatever dots are in the folder's name."""
    assert home.place_of(Path("a/b.json")) == Path("a/b.json")
    assert home.place_of(Path("a/anna.benelux")) == Path("a/anna.benelux/variant.json")


def test_a_folder_to_suggest_is_free(tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among documents for a map without a place, beside the map's own folder or file otherwise."""
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path)
    opened = open_map("usa", library)
    first = home.suggested_folder(opened.home, opened.variant)
    assert first == tmp_path / "MapForge" / "usa"
    saved = home.save_as(opened.home, opened.variant, first)
    assert home.suggested_folder(opened.home, opened.variant) == tmp_path / "MapForge" / "usa-2"
    assert home.suggested_folder(saved.home, saved.variant) == tmp_path / "MapForge" / "usa-2"
    single = home.save_as(saved.home, saved.variant, tmp_path / "one.json")
    assert home.suggested_folder(single.home, single.variant) == tmp_path / "usa"


# Pictures


def test_a_chosen_picture_is_copied_into_the_maps_folder(tmp_path: Path, library: Library) -> None:
    """Under its own name, and used as it is the second time."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    file = picture(tmp_path / "from" / "My board (1).png")
    where, name = home.adopt_picture(opened.home, file)
    assert name == "My board (1).png"
    assert where.picture(name) == tmp_path / "mini" / name
    assert home.adopt_picture(where, file)[1] == name
    assert home.adopt_picture(where, tmp_path / "mini" / name)[1] == name
    assert len(list((tmp_path / "mini").iterdir())) == 2


@pytest.mark.parametrize(
    ("written", "name"),
    [("Карта мира.png", "karta-mira.png"), ("地図.png", "picture.png"), (".a.png", "a.png"), ("b.jpg", "b.png")],
)
def test_names_that_the_format_does_not_allow(written: str, name: str, tmp_path: Path, library: Library) -> None:
    """Another name is made of them, with the ending of what the picture is."""
    file = picture(tmp_path / "a.png")
    file.rename(tmp_path / written)
    opened = with_picture(home.new_map(library), tmp_path / written)
    background = opened.variant.board.background
    assert background is not None
    assert background.file == name


def test_two_pictures_of_one_name(tmp_path: Path, library: Library) -> None:
    """The second gets a number; the first stays, so that undo finds it."""
    opened = with_picture(open_map(str(family(tmp_path) / "mini"), library), picture(tmp_path / "a.png"))
    where, name = home.adopt_picture(opened.home, picture(tmp_path / "other" / "a.png", "blue"))
    assert name == "a-2.png"
    assert picture_copies.same(where.picture("a.png"), tmp_path / "a.png")
    assert picture_copies.same(where.picture("a-2.png"), tmp_path / "other" / "a.png")


@pytest.mark.parametrize(("content", "words"), [(b"<svg/>", "not a PNG, JPEG or WebP"), (b"", "empty")])
def test_what_is_no_picture_is_refused(content: bytes, words: str, tmp_path: Path, library: Library) -> None:
    """In words that say why; nothing is copied."""
    file = tmp_path / "a.png"
    file.write_bytes(content)
    with pytest.raises(picture_copies.PictureRefused, match=words):
        home.adopt_picture(home.new_map(library).home, file)
    with pytest.raises(picture_copies.PictureRefused, match="missing"):
        home.adopt_picture(home.new_map(library).home, tmp_path / "gone.png")


def test_an_untitled_maps_picture_goes_along_when_it_is_saved(tmp_path: Path, library: Library) -> None:
    """From a scratch folder to the map's, under the same name."""
    opened = with_picture(home.new_map(library), picture(tmp_path / "a.png"))
    assert opened.home.path is None
    assert opened.home.scratch is not None
    saved = home.save_as(opened.home, opened.variant, tmp_path / "map")
    assert saved.variant is opened.variant
    assert saved.home.picture("a.png") == tmp_path / "map" / "a.png"
    assert picture_copies.same(tmp_path / "map" / "a.png", tmp_path / "a.png")


def test_a_picture_in_the_new_folder_is_not_overwritten(tmp_path: Path, library: Library) -> None:
    """One of the same name and other content stays; the map's gets another name, and the result says which."""
    opened = with_picture(home.new_map(library), picture(tmp_path / "a.png"))
    mine = picture(tmp_path / "maps" / "a.png", "blue").read_bytes()
    saved = home.save_as(opened.home, opened.variant, tmp_path / "maps" / "one.json")
    assert (tmp_path / "maps" / "a.png").read_bytes() == mine
    assert saved.variant.board.background is not None
    assert saved.variant.board.background.file == "a-2.png"
    assert open_map(str(tmp_path / "maps" / "one.json"), library).variant == saved.variant
    again = home.save_as(opened.home, opened.variant, tmp_path / "maps" / "two.json")
    assert again.variant == saved.variant
    assert len(list((tmp_path / "maps").iterdir())) == 4


def test_a_picture_of_before_saving_elsewhere_is_found_and_taken_along(tmp_path: Path, library: Library) -> None:
    """A map that undo brings back still finds its picture, and the next save copies it."""
    first = with_picture(home.new_map(library), picture(tmp_path / "a.png"))
    second = with_picture(first, picture(tmp_path / "b.png", "blue"))
    saved = home.save_as(second.home, second.variant, tmp_path / "map")
    assert not (tmp_path / "map" / "a.png").exists()
    assert picture_copies.same(saved.home.picture("a.png"), tmp_path / "a.png")
    home.save(saved.home, first.variant)
    assert picture_copies.same(tmp_path / "map" / "a.png", tmp_path / "a.png")


def test_an_inherited_picture_is_copied_only_where_the_base_is_not(tmp_path: Path, library: Library) -> None:
    """A child beside its base uses the base's; saved whole, it has its own."""
    base = with_picture(open_map(str(family(tmp_path / "here") / "mini"), library), picture(tmp_path / "a.png"))
    home.save(base.home, base.variant)
    opened = open_map(str(tmp_path / "here" / "mini-child"), library)
    home.save_as(opened.home, opened.variant, tmp_path / "here" / "copy")
    assert not (tmp_path / "here" / "copy" / "a.png").exists()
    home.save_as(opened.home, opened.variant, tmp_path / "there" / "copy")
    assert picture_copies.same(tmp_path / "there" / "copy" / "a.png", tmp_path / "a.png")


def test_a_picture_goes_to_scratch_where_the_folder_may_not_be_written(
    tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A map on a disk that cannot be written can have a picture, and take it along elsewhere."""
    opened = open_map(str(family(tmp_path) / "mini"), library)
    write = save.write_atomically

    def shut(path: Path, data: bytes) -> None:
        if path.is_relative_to(tmp_path / "mini"):
            raise save.SaveError("read-only file system")
        write(path, data)

    monkeypatch.setattr(picture_copies, "write_atomically", shut)
    opened = with_picture(opened, picture(tmp_path / "a.png"))
    assert opened.home.scratch is not None
    home.save_as(opened.home, opened.variant, tmp_path / "else")
    assert picture_copies.same(tmp_path / "else" / "a.png", tmp_path / "a.png")


def test_a_picture_that_is_nowhere_does_not_keep_from_saving(tmp_path: Path, library: Library) -> None:
    """The map is saved as it is; that the picture is missing is for the checks to say."""
    opened = home.new_map(library)
    variant = set_background(opened.variant, file="gone.png", at=(0, 0), size=(10, 10))
    saved = home.save_as(opened.home, variant, tmp_path / "map")
    assert saved.variant is variant
    assert open_map(str(tmp_path / "map"), library).variant == variant


def test_homes_are_values(library: Library) -> None:
    """A home cannot be changed by accident."""
    where: Home = home.new_map(library).home
    with pytest.raises(AttributeError):
        where.path = Path("a")  # type: ignore[misc]  # that this cannot be said is the promise
