"""One file as written: what it says, what of it can be used, what is wrong with it, and where each thing stands."""

import copy
import re
import stat
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any

import msgspec

from mapforge.files import codec, json_text, schema
from mapforge.files.elements import COLLECTIONS, Element, elements
from mapforge.files.positions import Positions, pointer
from mapforge.model import FrozenMap, Path, Place, Problem

_FALLBACK: dict[str, Any] = {
    "format": codec.FORMAT,
    "format_version": codec.FORMAT_VERSION,
    "id": "untitled",
    "version": "0.0.0",
    "name": {},
    "board": {"width": 790, "height": 525},
}
"""Stands in for required keys of a broken file, so that the rest can still be checked."""


@dataclass(frozen=True, eq=False)
class Document:
    """A map file.

    ``raw`` is the JSON value as the file has it, ``data`` what satisfies the schema once everything broken is left
    out (None where nothing is left to use), ``left_out`` the ids of entries that went, ``broken`` the keys at the top
    in which anything went. ``readable`` is false where the file could not be read as a map at all. ``problems`` have
    their places. ``name`` is the file for people.
    """

    name: str
    path: FilePath | None = None
    text: str = ""
    raw: Any = None
    data: dict[str, Any] | None = None
    readable: bool = False
    left_out: frozenset[str] = frozenset()
    broken: frozenset[str] = frozenset()
    problems: tuple[Problem, ...] = ()

    @property
    def folder(self) -> FilePath | None:
        """Where its pictures lie."""
        return self.path.parent if self.path is not None else None

    @property
    def is_child(self) -> bool:
        """It extends another map."""
        return isinstance(self.raw, dict) and "extends" in self.raw

    @cached_property
    def positions(self) -> Positions:
        """Line and column of every value."""
        return Positions(self.text)

    @cached_property
    def entries(self) -> dict[Path, Element]:
        """Entries with ids, by path; the first of those that share one."""
        found: dict[Path, Element] = {}
        for element in elements(self.raw if isinstance(self.raw, dict) else {}):
            found.setdefault(element.path, element)
        return found

    @cached_property
    def removed(self) -> dict[Path, Path]:
        """Entries of the base that a child takes away, by path, with where it says so."""
        raw = self.raw if isinstance(self.raw, dict) else {}
        return {
            (name, gone): (name, "remove", index)
            for name in COLLECTIONS
            if isinstance(raw.get(name), dict) and isinstance(raw[name].get("remove"), list)
            for index, gone in enumerate(raw[name]["remove"])
            if isinstance(gone, str)
        }

    def located(self, place: Place, *, key: bool = False) -> Place:
        """A place with this file's name, and with line and column where it has a pointer."""
        spot = _spot(self.raw, place.pointer) if place.pointer is not None else None
        line, column = place.line, place.column
        if spot is not None and line is None:
            line, column = self.positions.find(spot, key=key) or (None, None)
        return msgspec.structs.replace(place, file=self.name, line=line, column=column)


def read(path: FilePath, name: str | None = None) -> Document:
    """Read a map file; never raises for what is in it or for a file that cannot be opened."""
    shown = name if name is not None else str(path)
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return _closed(shown, path, "not a file")
        with path.open("rb") as stream:
            data = stream.read(json_text.SIZE_LIMIT + 1)
    except (OSError, ValueError) as error:
        return _closed(shown, path, _reason(error))
    return from_bytes(data, shown, path)


def from_bytes(data: bytes, name: str, path: FilePath | None = None) -> Document:
    """A document from a file's bytes."""
    parsed = json_text.parse(data)
    document = Document(name=name, path=path, text=parsed.text, raw=parsed.value, readable=parsed.readable)
    problems = [msgspec.structs.replace(p, place=document.located(p.place)) for p in parsed.problems]
    if parsed.readable:
        refused = _not_a_map(parsed.value)
        if refused is None:
            return _checked(document, problems)
        problems.append(msgspec.structs.replace(refused, place=document.located(refused.place)))
    return Document(name=name, path=path, text=parsed.text, raw=parsed.value, problems=tuple(problems))


def _closed(name: str, path: FilePath, reason: str) -> Document:
    problem = Problem(code="cannot-read", parameters=FrozenMap({"reason": reason}), place=Place(file=name))
    return Document(name=name, path=path, problems=(problem,))


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "there is no such file"
    if isinstance(error, PermissionError):
        return "this account may not read it"
    return (getattr(error, "strerror", None) or str(error)).lower()


def _not_a_map(value: Any) -> Problem | None:
    """Why a JSON value is no map that this program reads."""
    if not isinstance(value, dict):
        return Problem("not-a-map", FrozenMap({"found": schema.shown(value)}), Place(pointer="", line=1, column=1))
    if value.get("format") != codec.FORMAT:
        where = Place(path=("format",), pointer="/format" if "format" in value else "")
        found = f"format {schema.shown(value['format'])}" if "format" in value else "no key format"
        return Problem("not-a-map", FrozenMap({"found": found}), where)
    version = value.get("format_version")
    if isinstance(version, int) and not isinstance(version, bool) and version > codec.FORMAT_VERSION:
        newer = {"found": version, "known": codec.FORMAT_VERSION}
        return Problem("newer-format", FrozenMap(newer), Place(path=("format_version",), pointer="/format_version"))
    return None


def _checked(document: Document, problems: list[Problem]) -> Document:
    """The document with the schema's word on it and with what is broken left out."""
    name = "child" if document.is_child else "variant"
    composed = _composed(document.raw)
    known = {problem.place.pointer for problem in problems if problem.code != "key-twice"}
    broken: set[Path] = set()
    data: Any = composed
    for problem in () if name == "variant" and codec.fits(data) else schema.problems(data, name):
        if problem.place.pointer not in known:
            at_key = problem.code in ("unknown-key", "missing-key")
            problems.append(msgspec.structs.replace(problem, place=document.located(problem.place, key=at_key)))
        broken.add(_victim(_spot(data, problem.place.pointer or ""), problem.code))
    for problem, spot in _duplicates(document, broken):
        problems.append(problem)
        broken.add(spot)
    left_out = frozenset(_ids(data, broken))
    if broken:
        data = _repaired(data, broken, name)
    return Document(
        name=document.name,
        path=document.path,
        text=document.text,
        raw=document.raw,
        data=data,
        readable=True,
        left_out=left_out,
        broken=frozenset(str(spot[0]) for spot in broken if spot),
        problems=tuple(problems),
    )


def _composed(value: Any) -> Any:
    """The value with all text in its composed form (NFC), in which it is measured and saved."""
    if isinstance(value, str):
        return value if value.isascii() else unicodedata.normalize("NFC", value)
    if isinstance(value, dict):
        return {key: _composed(content) for key, content in value.items()}
    if isinstance(value, list):
        return [_composed(content) for content in value]
    return value


def _victim(spot: Path, code: str) -> Path:
    """What must go for a problem to go: the unknown key, else the entry, else the key of its section."""
    if code == "unknown-key":
        return spot
    for length in range(len(spot), 0, -1):
        held = spot[length - 2] if length >= 2 else ""
        if isinstance(spot[length - 1], int) and held in (
            *COLLECTIONS,
            "tickets",
            "accepted",
            "add",
            "change",
            "remove",
        ):
            return spot[:length]
    return spot[:2]


def _duplicates(document: Document, broken: set[Path]) -> Iterator[tuple[Problem, Path]]:
    """Entries whose id another of the same collection has already."""
    seen: dict[Path, Path] = {}
    for element in elements(document.raw):
        if any(element.spot[:length] in broken for length in range(1, len(element.spot) + 1)):
            continue
        if element.path not in seen:
            seen[element.path] = element.spot
            continue
        first = document.positions.find(seen[element.path])
        place = Place(path=element.path, pointer=pointer((*element.spot, "id")), ids=(str(element.path[-1]),))
        name, collection = str(element.path[-1]), str(element.path[-2])
        words = FrozenMap[str, str | int | float](id=name, line=first[0] if first else 0, collection=collection)
        problem = Problem("duplicate-id", words, document.located(place), about=collection)
        yield problem, element.spot


def _ids(data: Any, broken: set[Path]) -> Iterator[str]:
    """Ids of what is left out, and what each was probably meant to be: "East City" is named east-city elsewhere."""
    for spot in broken:
        entry = value_at(data, spot)
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            yield entry["id"]
            yield "-".join(re.findall(r"[a-z0-9]+", entry["id"].lower()))


def _repaired(raw: Any, broken: set[Path], name: str) -> Any:
    """A copy without what is broken, again until the schema is content; None if it never is."""
    data = copy.deepcopy(raw)
    while broken:
        for spot in sorted(broken, key=lambda spot: [(isinstance(part, str), part) for part in spot], reverse=True):
            holder = value_at(data, spot[:-1])
            if isinstance(holder, list) and isinstance(spot[-1], int) and spot[-1] < len(holder):
                del holder[spot[-1]]
            elif isinstance(holder, dict):
                holder.pop(spot[-1], None)
        data = {key: value for key, value in _FALLBACK.items() if key != "board" or name == "variant"} | data
        if name == "variant" and isinstance(data["board"], dict):
            data["board"] = _FALLBACK["board"] | data["board"]
        again = {
            _victim(_spot(data, problem.place.pointer or ""), problem.code) for problem in schema.problems(data, name)
        }
        if again == broken:
            return None
        broken = again
    return data


def value_at(data: Any, spot: Path) -> Any:
    """The value that a path by index leads to; None where it leads nowhere."""
    for part in spot:
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _spot(data: Any, written: str) -> Path:
    """A JSON Pointer as a path by index into ``data``."""
    spot: list[str | int] = []
    for part in written.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        inside = value_at(data, tuple(spot))
        spot.append(int(key) if isinstance(inside, list) and key.isdecimal() else key)
    return tuple(spot)
