"""A child is resolved against its base, and every value knows where it comes from and where it is written."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from mapforge.files import document
from mapforge.files.library import Library, NotFoundError
from mapforge.files.resolve import Resolved, resolve
from mapforge.model import Place

Plain = dict[str, Any]


def child(data: Path, library: Library) -> Resolved:
    """The small child of the small map."""
    return resolve(document.read(data / "mini-child" / "variant.json"), library)


def test_the_base_is_applied(data: Path, library: Library) -> None:
    """Removed, changed and added routes; a knob of its own and one of the base's; text and marks taken away."""
    variant = child(data, library).variant
    assert variant is not None
    routes = {route.id: route for route in variant.routes}
    assert "fork--west" not in routes
    assert [track.color for track in routes["east--north"].tracks] == ["red"]
    assert routes["north--south"].length == 4
    assert (variant.rules.trains, variant.rules.start_hand) == (14, 2)
    assert (variant.marks, dict(variant.rules_text)) == ((), {})


@pytest.mark.parametrize(
    ("path", "origin"),
    [
        (("id",), "mini-child"),
        (("cities", "east"), "mini"),
        (("cities", "east", "at"), "mini"),
        (("routes", "east--north"), "mini-child"),
        (("routes", "east--north", "tracks"), "mini-child"),
        (("routes", "east--north", "length"), "mini"),
        (("routes", "north--south", "length"), "mini-child"),
        (("decks", "main", "tickets", "north--east", "to"), "mini"),
        (("rules", "trains"), "mini-child"),
        (("rules", "players"), "mini"),
        (("rules_text",), "mini-child"),
        (("board", "width"), "mini"),
    ],
)
def test_origins(path: tuple[str, ...], origin: str, data: Path, library: Library) -> None:
    """Each value is this map's own or names the base it is inherited from."""
    assert child(data, library).origin(path) == origin


def test_places_of_own_and_inherited_values(data: Path, library: Library) -> None:
    """An own value is placed in the child's file, an inherited one in the base's, each with its line."""
    resolved = child(data, library)
    own = resolved.locate(Place(path=("routes", "east--north", "tracks", 0)))
    assert (own.pointer, own.line, own.inherited) == ("/routes/change/0/tracks/0", 12, False)
    below = resolved.locate(Place(path=("routes", "east--north", "length")))
    base = (data / "mini" / "variant.json").read_text(encoding="utf-8").splitlines()
    assert below.inherited
    assert below.file is not None
    assert below.file.endswith("mini/variant.json")
    assert below.line is not None
    assert '"id": "east--north"' in base[below.line - 1]
    assert below.column is not None
    assert base[below.line - 1][below.column - 1] == "3"


def write(folder: Path, plain: Plain) -> Path:
    """A map in a folder of its own."""
    folder.mkdir(parents=True)
    path = folder / "variant.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


def extending(base: str, name: str = "my-map", **more: Any) -> Plain:
    """A child's document."""
    head = {"format": "mapforge-variant", "format_version": 1, "id": name, "version": "1.0.0", "name": {}}
    return head | {"extends": {"id": base}} | more


def test_a_base_beside_the_file_comes_first(tmp_path: Path, data: Path) -> None:
    """A base is looked for beside the child, then among installed maps, then among shipped ones."""
    library = Library(installed=tmp_path / "installed", shipped=tmp_path / "shipped")
    path = write(tmp_path / "work" / "my-map", extending("mini"))
    places = [library.shipped / "mini", library.installed / "mini", tmp_path / "work" / "mini"]
    for number, place in enumerate(places):
        shutil.copytree(data / "mini", place)
        text = (place / "variant.json").read_text(encoding="utf-8")
        (place / "variant.json").write_text(text.replace('"trains": 12', f'"trains": {20 + number}'), encoding="utf-8")
        variant = resolve(document.read(path), library).variant
        assert variant is not None
        assert variant.rules.trains == 20 + number


def test_a_chain_of_bases(tmp_path: Path, data: Path, library: Library) -> None:
    """A child of a child inherits from both, and each value names the map it comes from."""
    shutil.copytree(data / "mini", tmp_path / "mini")
    write(tmp_path / "middle", extending("mini", "middle", rules={"trains": 20}))
    path = write(tmp_path / "top", extending("middle", "top", rules={"face_up": 6}))
    resolved = resolve(document.read(path), library)
    assert resolved.variant is not None
    assert [resolved.origin(("rules", knob)) for knob in ("face_up", "trains", "players")] == ["top", "middle", "mini"]
    assert resolved.variant.rules.trains == 20


def test_a_circle_of_bases_is_told_in_each(tmp_path: Path, library: Library) -> None:
    """Three maps that extend one another are told the whole circle, and so is a map that extends one of them."""
    for name, base in (("a", "b"), ("b", "c"), ("c", "a"), ("outside", "a")):
        write(tmp_path / name, extending(base, name))
    for name in ("a", "b", "c", "outside"):
        resolved = resolve(document.read(tmp_path / name / "variant.json"), library)
        assert resolved.variant is None
        assert [problem.code for problem in resolved.problems] == ["base-cycle"]
        assert {"a", "b", "c"} <= set(str(resolved.problems[0].parameters["circle"]).split(" > "))


def test_a_chain_of_bases_has_an_end(tmp_path: Path, library: Library) -> None:
    """A chain far too long is a problem, not a crash."""
    for number in range(300):
        write(tmp_path / f"m{number}", extending(f"m{number + 1}", f"m{number}"))
    resolved = resolve(document.read(tmp_path / "m0" / "variant.json"), library)
    assert [problem.code for problem in resolved.problems] == ["base-chain"]


def test_nested_knobs_are_inherited_key_by_key(tmp_path: Path, data: Path, library: Library) -> None:
    """A child that deals another number of tickets keeps its base's other knobs of the start."""
    shutil.copytree(data / "mini", tmp_path / "mini")
    rules = {"start_tickets": {"deal": {"main": 3}}, "stations": {"count": 1}}
    resolved = resolve(document.read(write(tmp_path / "my-map", extending("mini", rules=rules))), library)
    assert resolved.variant is not None
    start, stations = resolved.variant.rules.start_tickets, resolved.variant.rules.stations
    assert (dict(start.deal), start.keep, start.returned) == ({"main": 3}, 2, "removed")
    assert stations is not None
    assert (stations.count, stations.costs, stations.unused_points) == (1, (1, 2), 4)


def test_a_pictures_file_is_found_in_the_base(tmp_path: Path, data: Path, library: Library) -> None:
    """An inherited background lies in the base's folder; one of the same name in the child's comes first."""
    shutil.copytree(data / "mini", tmp_path / "mini")
    (tmp_path / "mini" / "board.png").write_bytes(b"base")
    path = write(tmp_path / "my-map", extending("mini"))
    resolved = resolve(document.read(path), library)
    assert resolved.picture("board.png") == (tmp_path / "mini").resolve() / "board.png"
    (tmp_path / "my-map" / "board.png").write_bytes(b"own")
    assert resolved.picture("board.png") == tmp_path / "my-map" / "board.png"
    assert resolved.picture("other.png") is None


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("uss", 'Did you mean "usa"'),
        ("nothing-like-it", "Known ids: europe, switzerland, usa"),
        ("./nowhere", "There is no file"),
        ("./nowhere.json", "There is no file"),
        ("nul\0l/x", "There is no file"),
    ],
)
def test_targets_that_are_not_there(target: str, words: str, library: Library) -> None:
    """The message says what was looked for and what is near."""
    with pytest.raises(NotFoundError, match=words):
        library.find(target)


def test_what_a_target_means(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, library: Library) -> None:
    """A path with a separator or .json, a folder, an id; an id is never mistaken for a folder of that name."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(data / "mini", tmp_path / "usa")
    assert library.find("usa") == library.shipped / "usa" / "variant.json"
    assert library.find("./usa") == Path("usa/variant.json")
    (tmp_path / "one.json").write_text("{}", encoding="utf-8")
    assert library.find("one.json") == Path("one.json")
