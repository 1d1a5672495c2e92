"""Any bytes are read, or refused with one clear problem; never an exception."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mapforge.files import json_text


@given(st.binary(max_size=200))
@example(b"\xff\xfe{\x00}\x00")
@example(b"\xef\xbb\xbf{}")
@example(b"1" * 5000)
@example(b'"\\ud800"')
@example(b"[" * 100_000)
def test_any_bytes(data: bytes) -> None:
    """Bytes of any kind are either read, or there is a problem."""
    parsed = json_text.parse(data)
    assert parsed.readable or parsed.problems
    if parsed.readable:
        json.dumps(parsed.value, allow_nan=False, ensure_ascii=False).encode()


@given(st.text(st.sampled_from('{}[]",: \n01aeE.-+\\u'), max_size=60))
def test_texts_made_of_json_signs(text: str) -> None:
    """What json reads is read, what it refuses is refused at a place in the text."""
    parsed = json_text.parse(text.encode())
    try:
        json.loads(text)
    except ValueError:
        assert not parsed.readable
        assert parsed.problems[0].code in ("not-json", "file-ends-early", "file-empty")
        if text.strip():
            line, column = parsed.problems[0].place.line, parsed.problems[0].place.column
            assert line is not None
            assert column is not None
            assert 1 <= line <= text.count("\n") + 1
    else:
        assert parsed.readable


def test_a_byte_order_mark_is_no_matter() -> None:
    """What an old editor puts before UTF-8 is passed over."""
    assert json_text.parse(b"\xef\xbb\xbf[1]").value == [1]


def test_a_file_at_the_limit_is_read_and_one_above_is_not() -> None:
    """The limit is on bytes, and says what it is."""
    within = b"[" + b" " * (json_text.SIZE_LIMIT - 2) + b"]"
    assert json_text.parse(within).readable
    refused = json_text.parse(within + b" ")
    assert [problem.code for problem in refused.problems] == ["file-too-large"]
    assert refused.problems[0].parameters["limit"] == 16


def test_depth_at_the_limit() -> None:
    """64 open brackets are read, 65 are not."""
    assert json_text.parse(b"[" * 64 + b"]" * 64).readable
    assert json_text.parse(b"[" * 65 + b"1" + b"]" * 65).problems[0].code == "too-deep"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"])
def test_numbers_that_are_none(number: str) -> None:
    """They are named with their place, and read as null."""
    parsed = json_text.parse(f'{{"a": [0, {number}]}}'.encode())
    assert [(problem.code, problem.place.pointer) for problem in parsed.problems] == [("not-a-number", "/a/1")]
    assert parsed.value == {"a": [0, None]}


def test_half_characters_are_replaced_in_keys_and_values() -> None:
    """Text that no file can hold is named, and shown as a question mark."""
    parsed = json_text.parse(b'{"k\\ud800": "v\\udfff"}')
    assert {problem.code for problem in parsed.problems} == {"broken-text"}
    assert parsed.value == {"k?": "v?"}
