"""Every value of a JSON text is found at its line and column."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.files.positions import Positions, pointer
from tests.strategies import LETTERS, spots

documents = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), LETTERS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(LETTERS, inner, max_size=3)),
    max_leaves=12,
)


@given(documents, st.sampled_from([None, 2]), st.booleans())
def test_every_value_is_where_it_is_said_to_be(value: Any, indent: int | None, ascii_only: bool) -> None:
    """The text at a value's line and column reads as that value, however the text is laid out."""
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
    positions = Positions(text)
    lines = text.split("\n")
    decoder = json.JSONDecoder()
    for path in [(), *spots(value)]:
        found = positions.find(path)
        assert found is not None
        line, column = found
        rest = "\n".join(lines[line - 1 :])[column - 1 :]
        wanted = value
        for part in path:
            wanted = wanted[part]
        assert decoder.raw_decode(rest)[0] == wanted
    assert not positions.repeated


def test_a_key_is_found_before_its_value() -> None:
    """Asked for the key, the place is the key's."""
    positions = Positions('{"a": 1,\n  "b": [true]}')
    assert positions.find(("b",), key=True) == (2, 3)
    assert positions.find(("b",)) == (2, 8)


def test_what_is_not_there_is_looked_for_round_it() -> None:
    """A missing value has the place of the nearest value that would hold it."""
    assert Positions('{\n "a": {"b": 1}}').find(("a", "x", 3)) == (2, 7)


def test_keys_given_twice_are_noted_at_the_second() -> None:
    """Each repeated key of each object, and no key that only another object has too."""
    positions = Positions('{"a": {"b": 1, "b": 2},\n "c": {"b": 1},\n "a": 3}')
    assert [path for path, _offset in positions.repeated] == [("a", "b"), ("a",)]
    assert [positions.line_column(offset) for _path, offset in positions.repeated] == [(1, 16), (3, 2)]


@pytest.mark.parametrize(
    "text", ["", "}", "]", ",", "{", '{"a', '{"a":', "[1,", '"', "[[[", '{"a":1}}', "{1:2}", "\x00"]
)
def test_broken_text_does_no_harm(text: str) -> None:
    """What no reader takes is passed over."""
    Positions(text).find(("a",))


@pytest.mark.parametrize(
    ("path", "written"), [((), ""), (("a", 0), "/a/0"), (("a/b", "c~d"), "/a~1b/c~0d"), (("",), "/")]
)
def test_json_pointer(path: tuple[str | int, ...], written: str) -> None:
    """Paths are written as RFC 6901 says."""
    assert pointer(path) == written
