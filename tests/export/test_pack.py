"""Packs of the shipped maps, from one machine to another and back."""

import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from mapforge.checks.validate import validate
from mapforge.engine import Game
from mapforge.export import pack as packing
from mapforge.export import pack_pictures
from mapforge.export.pack_choice import Choice, Wishes, choose
from mapforge.files import document
from mapforge.files.library import Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.packs import hashes, installed, reading, unpacking, writing
from mapforge.packs.refusal import PackRefused
from tests import strategies
from tests.conftest import SHIPPED

FAMILY = ("usa", "usa-1910", "usa-mega", "usa-big-cities")


@pytest.fixture(autouse=True)
def _small_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are drawn small here: what is promised of them is not how large they are."""
    monkeypatch.setattr(pack_pictures, "DPI", 20.0)


def chosen(names: tuple[str, ...], library: Library, wishes: Wishes | None = None) -> Choice:
    """The maps of these TARGETs."""
    found = [resolve(library.read(name), library) for name in names]
    return choose(found, wishes or Wishes())


def written(file: Path, data: bytes) -> reading.Pack:
    """A pack in a file."""
    file.write_bytes(data)
    return reading.read(file)


def played(resolved: Resolved) -> Game:
    """A game of random moves, to its end."""
    assert resolved.variant is not None
    game, chance = Game(resolved.variant, players=2, seed=3), random.Random(5)
    while not game.is_over():
        game.push(chance.choice(list(game.legal_moves)))
    return game


@pytest.mark.parametrize("names", [FAMILY, *((name,) for name in SHIPPED)], ids="+".join)
def test_pack_lives_in_an_empty_profile(names: tuple[str, ...], tmp_path: Path) -> None:
    """It installs where no other is, and goes before the shipped maps; validates, plays, and is the same pack again."""
    library = Library(installed=tmp_path / "a" / "variants")
    data = packing.pack_bytes(chosen(names, library))
    pack = written(tmp_path / "one.mfpack", data)
    empty = Library(installed=tmp_path / "b" / "variants")
    installed.install(pack, empty.packs)
    for name in names:
        report = validate(name, empty)
        assert not report.fails("warning"), name
        resolved = resolve(empty.read(name), empty)
        assert empty.find(name).is_relative_to(empty.packs)
        assert resolved.variant == resolve(library.read(name), library).variant
    assert played(resolved).is_over()
    again = written(tmp_path / "two.mfpack", packing.pack_bytes(chosen(names, empty)))
    assert again.manifest.content_hash == pack.manifest.content_hash
    assert again.path.read_bytes() == data


@given(strategies.maps())
def test_any_map_comes_out_as_it_went_in(plain: dict[str, Any]) -> None:
    """Whatever a valid map holds, its pack passes all guards, and holds the same map and a sheet with its rules."""
    library = Library(installed=Path("none"))
    resolved = resolve(document.from_bytes(json.dumps(plain).encode(), "a.json"), library)
    assert resolved.variant is not None
    data = packing.pack_bytes(choose([resolved], Wishes()), pictures=False)
    pack = reading.read_stream(io.BytesIO(data), Path("a.mfpack"))
    assert packing.pack_bytes(choose([resolved], Wishes()), pictures=False) == data
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        held = document.from_bytes(archive.read(pack.manifest.maps[0].file), "b.json")
        assert archive.read(pack.manifest.maps[0].rules["en"]).startswith(b"# ")
    assert resolve(held, library).variant == resolved.variant


def test_another_machine_may_draw_otherwise(tmp_path: Path, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures and rules of an unchanged map are taken along, so that a pack keeps its content hash anywhere."""
    pack = written(tmp_path / "one.mfpack", packing.pack_bytes(chosen(("usa",), library)))
    installed.install(pack, library.packs)

    def other(_maps: object) -> dict[str, pack_pictures.Pictures]:
        raise AssertionError("nothing is to be drawn")

    monkeypatch.setattr(pack_pictures, "drawn", other)
    again = packing.pack_bytes(chosen(("usa",), library))
    assert written(tmp_path / "two.mfpack", again).manifest.content_hash == pack.manifest.content_hash


def test_a_changed_base_is_drawn_anew(tmp_path: Path, library: Library) -> None:
    """What was made from a map holds only as long as its base is the same too."""
    base = tmp_path / "work" / "lands"
    base.mkdir(parents=True)
    plain = json.loads((library.shipped / "usa" / "variant.json").read_text(encoding="utf-8"))
    plain |= {"id": "lands", "expect": {}, "$schema": "x"}
    plain["board"].pop("background")
    (base / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    child = {key: plain[key] for key in ("format", "format_version", "version", "name", "license")}
    (tmp_path / "work" / "child").mkdir()
    file = tmp_path / "work" / "child" / "variant.json"
    file.write_text(json.dumps(child | {"id": "child", "extends": {"id": "lands"}}), encoding="utf-8")
    targets = (str(base), str(file.parent))
    first = reading.read(written(tmp_path / "one.mfpack", packing.pack_bytes(chosen(targets, library))).path)
    plain["cities"][0]["at"] = [300, 300]
    (base / "variant.json").write_text(json.dumps(plain), encoding="utf-8")
    second = written(tmp_path / "two.mfpack", packing.pack_bytes(chosen(targets, library)))
    board = "boards/lands.png"
    assert {entry.board for entry in (*first.manifest.maps, *second.manifest.maps)} == {board}
    assert first.manifest.files[board] != second.manifest.files[board]


def test_maps_that_look_alike_share_their_pictures(tmp_path: Path, library: Library) -> None:
    """The family has one board: it is in the pack once."""
    pack = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(FAMILY, library)))
    assert {entry.board for entry in pack.manifest.maps} == {"boards/usa.png"}
    assert {entry.thumbnail for entry in pack.manifest.maps} == {"thumbnails/usa.png"}
    assert len({entry.rules["en"] for entry in pack.manifest.maps}) == 4


def test_without_pictures_no_qt_is_needed(tmp_path: Path, library: Library) -> None:
    """The pack has none, and none are added when it is written again."""
    pack = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(("europe",), library), pictures=False))
    assert not [name for name in pack.files if name.endswith(".png")]
    drawn = written(tmp_path / "c.mfpack", packing.pack_bytes(chosen(("europe",), library)))
    plain = packing.pack_bytes(chosen((str(drawn.path),), library), pictures=False)
    assert written(tmp_path / "d.mfpack", plain).manifest.content_hash == pack.manifest.content_hash
    again = packing.pack_bytes(chosen((str(pack.path),), library))
    assert written(tmp_path / "b.mfpack", again).manifest.content_hash == pack.manifest.content_hash


def test_what_a_later_version_says_survives(tmp_path: Path, library: Library) -> None:
    """Keys that this version does not know are in the pack again, of the pack and of each map."""
    pack = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(("usa",), library), pictures=False))
    raw = json.loads(json.dumps(pack.manifest.raw)) | {"sheets": ["A4"], "id": "anna.usa", "format_version": 2}
    raw["maps"][0]["mood"] = "calm"
    files = {name: b"".join(pieces) for name, pieces in reading.files(pack) if name != "manifest.json"}
    later = written(tmp_path / "b.mfpack", writing.pack_bytes(writing.with_hashes(raw, files), files))
    again = written(tmp_path / "c.mfpack", packing.pack_bytes(chosen((str(later.path),), library))).manifest
    assert again.raw["sheets"] == ["A4"]
    assert again.raw["maps"][0]["mood"] == "calm"
    assert again.id == "anna.usa"


def test_what_has_changed_says_what_it_says_now(tmp_path: Path, library: Library) -> None:
    """A pack that was unpacked and edited keeps its id and its later keys; title and licence are the map's of now."""
    pack = written(
        tmp_path / "a.mfpack", packing.pack_bytes(chosen(("usa",), library, Wishes(id="anna.usa")), pictures=False)
    )
    unpacking.unpack(pack, tmp_path / "out")
    raw = pack.manifest.raw | {"sheets": ["A4"]}
    raw["content_hash"] = hashes.content_hash(raw)
    (tmp_path / "out" / "manifest.json").write_bytes(writing.manifest_bytes(raw))
    file = tmp_path / "out" / "maps" / "usa" / "variant.json"
    plain = json.loads(file.read_text(encoding="utf-8")) | {
        "license": "MIT",
        "name": {"en": "Mine"},
        "version": "1.1.0",
    }
    file.write_text(json.dumps(plain), encoding="utf-8")
    again = packing.pack_bytes(chosen((str(file),), library), pictures=False)
    said = written(tmp_path / "b.mfpack", again).manifest
    assert (said.id, said.raw["sheets"]) == ("anna.usa", ["A4"])
    assert (said.head.license, said.name, said.version) == ("MIT", "Mine", "1.1.0")
    assert said.maps[0].rules["en"] in said.files


def test_nothing_is_taken_along_from_elsewhere(tmp_path: Path, library: Library) -> None:
    """A folder whose manifest names a file outside of it, hash and all: that file does not get into a pack."""
    pack = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(("usa",), library), pictures=False))
    unpacking.unpack(pack, tmp_path / "out")
    (tmp_path / "secret.png").write_bytes(b"secret")
    raw = json.loads(json.dumps(pack.manifest.raw))
    raw["files"]["../secret.png"] = {"sha256": hashes.of_bytes(b"secret"), "size": 6}
    raw["maps"][0]["board"] = "../secret.png"
    (tmp_path / "out" / "manifest.json").write_bytes(writing.manifest_bytes(raw))
    again = packing.pack_bytes(chosen((str(tmp_path / "out" / "maps" / "usa"),), library))
    assert written(tmp_path / "b.mfpack", again).manifest.maps[0].board == "boards/usa.png"
    assert b"secret" not in again


def test_the_base_is_named_by_its_hash(tmp_path: Path, library: Library) -> None:
    """A child alone says which base it was made on; bundled, that the base is in the pack."""
    child = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(("usa-1910",), library), pictures=False))
    base = written(tmp_path / "b.mfpack", packing.pack_bytes(chosen(("usa",), library), pictures=False))
    both = chosen(("usa-1910",), library, Wishes(bundle_base=True))
    whole = written(tmp_path / "c.mfpack", packing.pack_bytes(both, pictures=False))
    extends = child.manifest.maps[0].extends
    assert extends is not None
    assert extends.hash == base.manifest.maps[0].hash
    assert not extends.bundled
    assert [(entry.id, entry.base_only) for entry in whole.manifest.maps] == [("usa", True), ("usa-1910", False)]
    assert whole.manifest.maps[0].hash == extends.hash
    assert [entry.id for entry in whole.manifest.own_maps] == ["usa-1910"]


def test_a_map_keeps_the_base_it_was_made_on(tmp_path: Path, library: Library) -> None:
    """One's own usa and a child of the published one are not put together: there the child would be another map."""
    own = tmp_path / "usa" / "variant.json"
    own.parent.mkdir()
    plain = json.loads(library.find("usa").read_text(encoding="utf-8")) | {"version": "9.0.0"}
    plain["board"].pop("background")
    own.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(PackRefused, match="usa-1910 extends another usa"):
        chosen((str(own), "usa-1910"), library)


def test_two_maps_of_one_id_are_refused(tmp_path: Path, library: Library) -> None:
    """One of them would be lost."""
    pack = written(tmp_path / "a.mfpack", packing.pack_bytes(chosen(("usa",), library), pictures=False))
    with pytest.raises(PackRefused, match="two maps have the id usa"):
        chosen(("usa", str(pack.path)), library)
