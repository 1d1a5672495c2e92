"""The schemas and the types say the same, and the schemas say it well."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from mapforge.files import codec, schema
from mapforge.model import City, Country, Deck, Mark, Route, Rules, Ticket, Variant
from tests import strategies

Plain = dict[str, Any]
PRINTED = ("report", "diff", "playtest", "playtest-against")
"""Schemas of what the program prints, which nobody writes by hand."""


def types_take(document: Plain) -> bool:
    """The types accept a document."""
    try:
        codec.decode(document)
    except codec.DecodeError:
        return False
    return True


def schema_takes(document: Plain) -> bool:
    """The schema accepts a document."""
    return not list(schema.problems(document, "variant"))


@given(strategies.maps())
def test_both_take_valid_documents(document: Plain) -> None:
    """What the generator makes is valid for the schema and for the types."""
    assert not list(schema.problems(document, "variant"))
    codec.decode(document)


@given(strategies.damaged(strategies.maps()))
def test_both_refuse_the_same_documents(document: Plain) -> None:
    """A document changed at random is valid for both or for neither."""
    assert types_take(document) == schema_takes(document), list(schema.problems(document, "variant"))


@pytest.mark.parametrize("name", schema.files())
def test_each_schema_is_a_schema_with_words(name: str) -> None:
    """Each is valid 2020-12, with title and description, and its examples follow it."""
    loaded = schema.load(name)
    Draft202012Validator.check_schema(loaded)
    assert loaded["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert loaded["title"]
    assert loaded["description"]
    for example in loaded.get("examples", ()):
        assert not list(schema.problems(example, name))


def parts(value: Any) -> list[Plain]:
    """Every object inside a schema."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return ([value] if isinstance(value, dict) else []) + [part for item in inner for part in parts(item)]


@pytest.mark.parametrize("name", [name for name in schema.files() if name not in ("forms", *PRINTED)])
def test_each_key_is_explained(name: str) -> None:
    """An editor that completes from the schema can say of each key what it is."""
    for part in parts(schema.load(name)):
        for key, content in part.get("properties", {}).items() if isinstance(part.get("properties"), dict) else ():
            assert "description" in content or "title" in content or "$ref" in content, key


@pytest.mark.parametrize("name", schema.files())
def test_each_refusal_has_words(name: str) -> None:
    """Every part that can refuse a value has a title, which the message names; every keyword used has a code."""
    refusing = set(schema._CODES)
    for part in parts(schema.load(name)) if name not in PRINTED else ():
        if part.get("type") and len(part) > 1 and (refusing - {"required", "additionalProperties"}) & set(part):
            assert part.get("title"), part


def test_children_know_the_same_keys() -> None:
    """A change in a child may name every key of the entry it changes, and no other."""
    definitions = schema.load("child")["$defs"]
    types: dict[str, Any] = {
        "cities": City,
        "countries": Country,
        "routes": Route,
        "tickets": Ticket,
        "decks": Deck,
        "marks": Mark,
    }
    for name, kind in types.items():
        keys = set(definitions[name]["properties"]["change"]["items"]["properties"])
        assert keys == {field.encode_name for field in msgspec.structs.fields(kind)} - {"extras"}
    child, whole = (set(schema.load(name)["properties"]) for name in ("child", "variant"))
    assert child == whole | {"extends"}
    assert whole == {f.encode_name for f in msgspec.structs.fields(Variant)} - {"extras", "extends"} | {
        "$schema",
        "format",
        "format_version",
    }


def test_rules_have_the_same_defaults() -> None:
    """The schema names the value that a knob has where a file leaves it out."""
    knobs = schema.load("rules")["properties"]
    plain = json.loads(json.dumps(codec.plain_value(Rules())))
    for knob, content in knobs.items():
        if knob in ("start_tickets", "draw_tickets"):
            assert {key: inner["default"] for key, inner in content["properties"].items()} == plain[knob]
        else:
            assert content["default"] == plain[knob]
