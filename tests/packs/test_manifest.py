"""What a pack says of itself."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from mapforge.files import schema, validators
from mapforge.packs import manifest, reading, writing
from mapforge.packs.refusal import PackRefused
from tests.packs import archives

Plain = dict[str, Any]


def refused(raw: Any) -> str:
    """Why a manifest is refused; empty if it is not."""
    try:
        manifest.read(json.dumps(raw).encode())
    except PackRefused as error:
        return str(error)
    return ""


def test_later_keys_are_no_fault() -> None:
    """What a later version adds, at any place, is kept as it is."""
    parts = archives.sound()
    raw = archives.manifest(parts, sheets={"paper": "A4"}, format_version=2)
    raw["maps"][0]["difficulty"] = 3
    raw = writing.with_hashes(raw, {part.name: part.data for part in parts})
    data = writing.pack_bytes(raw, {part.name: part.data for part in parts})
    pack = reading.read_stream(io.BytesIO(data), Path("a.mfpack"))
    assert pack.manifest.raw["sheets"] == {"paper": "A4"}
    assert pack.manifest.raw["maps"][0]["difficulty"] == 3


def test_newer_reader_is_asked_for_in_clear_words() -> None:
    """A pack that this program would take wrongly says so, whatever else is in it."""
    said = refused({"format": "mapforge-pack", "reader_version": 2, "maps": "in another form"})
    assert "newer MapForge" in said
    assert "version 2; this one is 1" in said


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("id", "Anna", "id"),
        ("version", "1.0", "version"),
        ("title", "Mini", "title"),
        ("maps", [], "maps"),
        ("files", {"a.json": {"sha256": "abc", "size": 1}}, "files"),
        ("content_hash", None, "content_hash"),
        ("reader_version", True, "reader_version"),
    ],
)
def test_damaged_manifest_is_refused_with_the_place(key: str, value: Any, said: str) -> None:
    """The message names the key."""
    assert f"at {said}" in refused(archives.manifest(archives.sound()) | {key: value})


@pytest.mark.parametrize("raw", [[], {}, {"format": "mapforge-variant"}, "text", None])
def test_other_json_is_no_manifest(raw: Any) -> None:
    """Another file of that name."""
    assert "does not say" in refused(raw)


@pytest.mark.parametrize("text", ['{"a": 1, "a": 2}', '{"a": "\\ud800"}', "[NaN]", "{", "\x00"])
def test_what_two_readers_read_in_two_ways_is_refused(text: str) -> None:
    """A key twice, half a character, a number that is none."""
    with pytest.raises(PackRefused):
        manifest.read(text.encode())


def test_map_twice_is_refused() -> None:
    """Each map has an id of its own."""
    raw = archives.manifest(archives.sound())
    assert "twice" in refused(raw | {"maps": raw["maps"] * 2})


CHANGED = st.sampled_from([None, True, 0, -1, 1, 1.5, "", "1.0.0", "a--b", [], {}, ["en"], {"en": "a"}, "0" * 64])


@given(st.lists(st.tuples(st.integers(0, 60), CHANGED), min_size=1, max_size=3))
def test_schema_and_types_say_the_same(changes: list[tuple[int, Any]]) -> None:
    """A manifest changed at random is valid for both or for neither."""
    raw = archives.manifest(archives.sound())
    raw["maps"][0]["extends"] = {"id": "usa", "version": ">=1.0.0", "bundled": True}
    raw["forced"] = {"errors": 2, "codes": ["deck-short"]}
    for number, value in changes:
        places = list(_places(raw))
        holder, key = places[number % len(places)]
        holder[key] = value
    if raw["format"] != "mapforge-pack" or not isinstance(raw["reader_version"], int) or raw["reader_version"] > 1:
        return
    valid = not list(validators.made("pack").iter_errors(raw))
    said = refused(raw)
    assert valid == (said == ""), (said, raw)


def _places(value: Any) -> Any:
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield value, key
            yield from _places(inner)


def test_the_schema_is_one() -> None:
    """It is valid, and its example is a manifest."""
    loaded = schema.load("pack")
    Draft202012Validator.check_schema(loaded)
    assert refused(loaded["examples"][0]) == ""
