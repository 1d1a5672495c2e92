"""A map that is saved and read again is the same map, and its file the same bytes."""

import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.files import canonical, codec, document, patch, save, schema
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Extends, Variant
from tests import strategies
from tests.conftest import DATA, SHIPPED

Plain = dict[str, Any]


@given(strategies.maps())
def test_saved_and_loaded_it_is_the_same(plain: Plain) -> None:
    """load(save(v)) == v, and saving again gives the same bytes."""
    variant = codec.decode(plain)
    written = save.document_bytes(variant, None, "x.json")
    again = codec.decode(json.loads(written))
    assert again == variant
    assert save.document_bytes(again, None, "x.json") == written


@given(strategies.maps(), st.randoms())
def test_order_in_the_file_is_no_matter(plain: Plain, random: Any) -> None:
    """Entries and keys in another order are the same map and the same bytes."""
    shuffled: Plain = {}
    for key in random.sample(sorted(plain), len(plain)):
        value = plain[key]
        listed = key in ("cities", "countries", "routes", "decks", "marks", "notes")
        shuffled[key] = random.sample(value, len(value)) if listed else value
    assert save.document_bytes(codec.decode(shuffled)) == save.document_bytes(codec.decode(plain))


@given(strategies.maps(), strategies.maps())
def test_a_child_is_its_difference(one: Plain, other: Plain) -> None:
    """Any map can be saved as a child of any other: applied to the base it is the same, and again the same bytes."""
    base = codec.decode(one)
    variant = msgspec.structs.replace(codec.decode(other), extends=Extends(id=base.id, version=">=0.0.1"))
    written = save.document_bytes(variant, base, "x.json")
    child = json.loads(written)
    assert not list(schema.problems(child, "child"))
    whole, misfits = patch.apply(base, child)
    assert not misfits
    assert codec.decode(whole) == variant
    assert save.document_bytes(codec.decode(whole), base, "x.json") == written


@given(strategies.maps())
def test_a_child_without_a_difference_has_only_paperwork(plain: Plain) -> None:
    """A child that changes nothing holds no city, route, deck or rule."""
    base = codec.decode(plain)
    child = patch.difference(base, msgspec.structs.replace(base, extends=Extends(id=base.id)))
    assert set(child) <= {"format", "format_version", *patch.OWN} | {key for key in child if key.startswith("x-")}


@given(strategies.maps())
def test_a_variant_travels_between_processes(plain: Plain) -> None:
    """Pickled and unpickled it is equal, and still refuses to change."""
    variant: Variant = pickle.loads(pickle.dumps(codec.decode(plain)))  # noqa: S301
    assert variant == codec.decode(plain)
    with pytest.raises(TypeError):
        variant.name["en"] = "another"


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_files_are_canonical(name: str, library: Library) -> None:
    """Reading and saving a shipped map leaves its file as it is, to the byte."""
    resolved = resolve(library.read(name), library)
    assert resolved.variant is not None
    written = save.document_bytes(resolved.variant, resolved.base_variant, resolved.document.raw["$schema"])
    assert resolved.document.path is not None
    assert written == resolved.document.path.read_bytes()


def test_one_city_moved_changes_one_line(library: Library) -> None:
    """The file suits version control: a moved city is one changed line."""
    variant = resolve(library.read("europe"), library).variant
    assert variant is not None
    moved = msgspec.structs.replace(variant.cities[3], at=(1.0, 2.0))
    cities = (*variant.cities[:3], moved, *variant.cities[4:])
    old = save.document_bytes(variant).splitlines()
    new = save.document_bytes(msgspec.structs.replace(variant, cities=cities)).splitlines()
    assert len(old) == len(new)
    assert sum(one != other for one, other in zip(old, new, strict=True)) == 1


def test_keys_of_ones_own_survive(data: Path) -> None:
    """x- keys on map, board, city, country, route, deck and ticket are kept."""
    plain = json.loads((data / "mini" / "variant.json").read_bytes())
    holders = [plain, plain["board"]]
    holders += [plain[name][0] for name in ("cities", "countries", "routes", "decks")]
    holders.append(plain["decks"][0]["tickets"][0])
    for number, holder in enumerate(holders):
        holder["x-own"] = {"number": number}
    written = save.document_bytes(codec.decode(plain))
    assert written.count(b'"x-own"') == 7
    again = json.loads(written)
    assert again["decks"][0]["tickets"][0]["x-own"] == {"number": 6}


def test_old_files_stay_readable() -> None:
    """A file of format version 1, kept for ever, reads without a problem."""
    found = document.read(DATA / "formats" / "version-1.json")
    assert found.problems == ()
    assert resolve(found, Library()).variant is not None


def test_text_and_numbers_have_one_form(data: Path) -> None:
    """Names are composed (NFC), positions are to 0.01 mm, and there is no -0."""
    plain = json.loads((data / "mini" / "variant.json").read_bytes())
    plain["cities"][0] |= {"name": "Zu\u0308rich", "at": [-0.0, 1.23456]}
    city = codec.decode(plain).cities[0]
    assert city.name == "Z\u00fcrich"
    assert canonical.one_line(list(city.at)) == "[0, 1.23]"


@pytest.mark.parametrize(("old", "new"), [(1, True), (1, None), ({"a": [1]}, {"a": [True]}), (0, False), ("a", 1.5)])
def test_a_childs_own_keys_are_exact(old: Any, new: Any, data: Path) -> None:
    """A change of an x- key is kept where Python calls both values equal; null takes the key away."""
    plain = json.loads((data / "mini" / "variant.json").read_bytes())
    plain["cities"][0]["x-own"] = old
    base = codec.decode(plain)
    plain["cities"][0]["x-own"] = new
    variant = msgspec.structs.replace(codec.decode(plain), extends=Extends(id="mini"))
    child = json.loads(save.document_bytes(variant, base))
    assert child["cities"]["change"] == [{"id": "abroad-1", "x-own": new}]
    assert codec.decode(patch.apply(base, child)[0]) == variant


def test_text_is_measured_in_the_form_it_is_saved_in(data: Path) -> None:
    """A name that grows beyond the limit when composed is refused when read, not after it was saved."""
    plain = json.loads((data / "mini" / "variant.json").read_bytes())
    plain["cities"][0]["name"] = "\u0958" * 150
    found = document.from_bytes(json.dumps(plain).encode(), "long.json")
    assert [problem.code for problem in found.problems] == ["wrong-form"]
    plain["cities"][0]["name"] = "\u0958" * 100
    assert not document.from_bytes(json.dumps(plain).encode(), "long.json").problems
