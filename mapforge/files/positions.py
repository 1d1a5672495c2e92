"""Where each value of a JSON text stands: made only when there is something to point at."""

import re
from bisect import bisect_right
from json import loads
from typing import NamedTuple

from mapforge.model.problem import Path

_TOKEN = re.compile(r'[ \t\r\n]*(?:([{}\[\],:])|("(?:[^"\\]|\\.)*")|([^\s{}\[\],:"]+))', re.DOTALL)


class Spot(NamedTuple):
    """Character offsets of a value, and of its key where it has one."""

    value: int
    key: int | None = None


class Positions:
    """Offsets of every value in a JSON text, and the keys that an object gives twice.

    Reads what it can of a broken text. Where a key is given twice, ``spots`` has the later value, as most readers do.
    """

    def __init__(self, text: str) -> None:
        self._line_starts = [0, *(found.end() for found in re.finditer(r"\r\n|\r|\n", text))]
        self.spots: dict[Path, Spot] = {}
        self.repeated: list[tuple[Path, int]] = []
        self._scan(text)

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1, counted in characters."""
        line = bisect_right(self._line_starts, offset)
        return line, offset - self._line_starts[line - 1] + 1

    def find(self, path: Path, *, key: bool = False) -> tuple[int, int] | None:
        """Line and column of a value, or of its key; of the nearest value round it where it is not in the text."""
        for length in range(len(path), -1, -1):
            spot = self.spots.get(path[:length])
            if spot is not None:
                at_key = key and length == len(path) and spot.key is not None
                return self.line_column(spot.key if at_key and spot.key is not None else spot.value)
        return None

    def _scan(self, text: str) -> None:
        walk = _Walk()
        for token in _TOKEN.finditer(text):
            mark, quoted, bare = token.groups()
            offset = token.start(token.lastindex or 0)
            if mark == ":":
                continue
            if mark in ("}", "]", ","):
                if not walk.close_or_go_on(mark):
                    return
            elif quoted and walk.wants_key:
                if walk.take_key(_key(quoted), offset):
                    self.repeated.append((tuple(walk.path), offset))
            elif mark or quoted or bare:
                self.spots[tuple(walk.path)] = Spot(offset, walk.key_offset)
                walk.take_value(mark)


class _Walk:
    """Where a reader of tokens is: the path, the open brackets, and the keys met in each open object."""

    def __init__(self) -> None:
        self.path: list[str | int] = []
        self.keys: list[set[str] | None] = []
        self.wants_key = False
        self.key_offset: int | None = None

    def close_or_go_on(self, mark: str) -> bool:
        """A closing bracket or a comma; False where nothing is open."""
        if not self.keys:
            return False
        if mark != ",":
            self.keys.pop()
            self.path.pop()
            self.wants_key = False
            return True
        in_object = self.keys[-1] is not None
        if not in_object:
            self.path[-1] = int(self.path[-1]) + 1
        self.wants_key = in_object
        return True

    def take_key(self, key: str, offset: int) -> bool:
        """A key of the innermost object; whether that object has given it before."""
        seen = self.keys[-1]
        repeated = seen is not None and key in seen
        if seen is not None:
            seen.add(key)
        self.path[-1] = key
        self.key_offset = offset
        self.wants_key = False
        return repeated

    def take_value(self, mark: str | None) -> None:
        """A value, or the bracket that opens one."""
        self.key_offset = None
        if mark in ("{", "["):
            self.keys.append(set() if mark == "{" else None)
            self.path.append("" if mark == "{" else 0)
            self.wants_key = mark == "{"


def _key(quoted: str) -> str:
    try:
        return str(loads(quoted))
    except ValueError:
        return quoted[1:-1]


def pointer(path: Path) -> str:
    """A path as JSON Pointer (RFC 6901)."""
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in path)
