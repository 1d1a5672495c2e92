"""Bytes to a JSON value, and everything that can be wrong on the way, each with its place."""

import json
import math
import re
from typing import Any

from msgspec import Struct

from mapforge.files.positions import Positions, pointer
from mapforge.model import FrozenMap, Path, Place, Problem

SIZE_LIMIT = 16 * 1024 * 1024
"""Bytes a map file may have."""
DEPTH_LIMIT = 64
"""Brackets that may be open at once."""


class Parsed(Struct, frozen=True):
    """A JSON value (None with ``readable`` false where there is none), the text it came from, and the problems met."""

    value: Any = None
    text: str = ""
    readable: bool = False
    problems: tuple[Problem, ...] = ()


def parse(data: bytes) -> Parsed:
    """Read JSON from bytes: size, encoding, syntax, depth, keys given twice, numbers that are none.

    Never raises. What can be read in spite of a problem (a key given twice, NaN) is read: the later value, null.
    """
    if len(data) > SIZE_LIMIT:
        return _unreadable("file-too-large", Place(), limit=SIZE_LIMIT // (1024 * 1024))
    if not data.strip():
        return _unreadable("file-empty", Place())
    decoded = _decode(data)
    if isinstance(decoded, Parsed):
        return decoded
    return _load(decoded)


def _decode(data: bytes) -> str | Parsed:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or data[:4].count(0) >= 2:
        return _unreadable("not-utf-8", Place(line=1, column=1), found="UTF-16 or UTF-32")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        return _unreadable("not-utf-8", Place(line=line, column=column), found="another encoding")


def _load(text: str) -> Parsed:
    repeated = False

    def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal repeated
        result = dict(items)
        repeated = repeated or len(result) != len(items)
        return result

    try:
        value = json.loads(text, object_pairs_hook=pairs, parse_constant=float)
    except RecursionError:
        return _unreadable("too-deep", Place(line=1, column=1), text=text, limit=DEPTH_LIMIT)
    except ValueError as error:
        return _syntax(text, error)
    deep, odd = _oddities(value)
    if deep is not None:
        return _unreadable("too-deep", _place(Positions(text), deep), text=text, limit=DEPTH_LIMIT)
    if not repeated and not odd:
        return Parsed(value=value, text=text, readable=True)
    positions = Positions(text)
    problems = [
        _problem("key-twice", _place(positions, path, offset), key=_clean(str(path[-1])))
        for path, offset in positions.repeated
    ]
    problems += [_problem(code, _place(positions, path)) for path, code in odd]
    return Parsed(value=_clean(value) if odd else value, text=text, readable=True, problems=tuple(problems))


def _syntax(text: str, error: ValueError) -> Parsed:
    positions = Positions(text)
    if not isinstance(error, json.JSONDecodeError):  # a whole number of more digits than Python reads
        found = re.search(r"[0-9]{4300,}", text)
        line, column = positions.line_column(found.start() if found else 0)
        return _unreadable("not-json", Place(line=line, column=column), text=text, reason="a number is far too long")
    line, column = positions.line_column(error.pos)
    place = Place(line=line, column=column)
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
        return _unreadable("file-ends-early", place, text=text)
    reason = _SYNTAX_WORDS.get(error.msg, "this is not JSON")
    return _unreadable("not-json", place, text=text, reason=reason)


_SYNTAX_WORDS = {
    "Expecting property name enclosed in double quotes": 'a name in "double quotes" must stand here',
    "Illegal trailing comma before end of object": "there is a comma too many before a closing bracket",
    "Illegal trailing comma before end of array": "there is a comma too many before a closing bracket",
    "Expecting value": "a value is missing here, or a comma stands before a closing bracket",
    "Expecting ',' delimiter": "a comma or a closing bracket is missing before this",
    "Expecting ':' delimiter": "a colon is missing before this",
    "Extra data": "the map has ended before this: there is a closing bracket too many, or two maps in one file",
    "Invalid control character at": "a line break or tab stands inside a text; write \\n or \\t",
    "Invalid \\escape": "a backslash stands alone in a text; write \\\\",
    "Invalid \\uXXXX escape": "\\u must be followed by four hexadecimal digits",
}


class _TooDeepError(Exception):
    """Brackets open at once beyond the limit."""


def _oddities(value: Any) -> tuple[Path | None, list[tuple[Path, str]]]:
    """The first value nested too deep, and values that no JSON file can hold, each with a problem's code."""
    odd: list[tuple[Path, str]] = []
    path: list[str | int] = []
    try:
        _look_through(value, path, odd)
    except _TooDeepError:
        return tuple(path), []
    return None, odd


def _look_through(value: Any, path: list[str | int], odd: list[tuple[Path, str]]) -> None:
    """Note every odd value inside a value; ``path`` is where it stands, and where it went too deep."""
    if isinstance(value, dict | list):
        if len(path) >= DEPTH_LIMIT:
            raise _TooDeepError
        for key, content in value.items() if isinstance(value, dict) else enumerate(value):
            path.append(key)
            _look_through(content, path, odd)
            if isinstance(key, str) and not key.isascii() and not _whole(key):
                odd.append((tuple(path), "broken-text"))
            path.pop()
    elif isinstance(value, str):
        if not value.isascii() and not _whole(value):
            odd.append((tuple(path), "broken-text"))
    elif isinstance(value, float) and not math.isfinite(value):
        odd.append((tuple(path), "not-a-number"))


def _whole(text: str) -> bool:
    """The text holds no half characters (lone surrogates)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _clean(value: Any) -> Any:
    """The value with half characters (lone surrogates) replaced and numbers that are none as null."""
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {_clean(key): _clean(content) for key, content in value.items()}
    if isinstance(value, list):
        return [_clean(content) for content in value]
    return value


def _place(positions: Positions, path: Path, offset: int | None = None) -> Place:
    line, column = (positions.line_column(offset) if offset is not None else positions.find(path)) or (1, 1)
    clean = tuple(_clean(part) for part in path)
    return Place(path=clean, pointer=pointer(clean), line=line, column=column)


def _problem(code: str, place: Place, **parameters: str | int | float) -> Problem:
    return Problem(code=code, parameters=FrozenMap(parameters), place=place, about=place.pointer or "")


def _unreadable(code: str, place: Place, *, text: str = "", **parameters: str | int | float) -> Parsed:
    return Parsed(text=text, problems=(_problem(code, place, **parameters),))
