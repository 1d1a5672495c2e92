"""What a file in a pack may be: told by its first bytes, which must fit its name.

JSON, PNG, JPEG, WebP, PDF, Markdown and fonts under the Open Font License. No SVG (it may pull in other files), no
program, no archive in an archive.
"""

import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from typing import BinaryIO

from mapforge.drawing.picture_file import PictureError, look_into
from mapforge.packs import limits
from mapforge.packs.directory import Entry
from mapforge.packs.refusal import PackRefused, shown

_PICTURES = {".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".webp": "webp"}
_FONTS = {".ttf": (b"\0\1\0\0", b"true"), ".otf": (b"OTTO",)}
_LANGUAGES = 100
_PIECE = 1024 * 1024
"""Bytes that are looked at in one go."""
_ENDINGS = (".json", ".md", ".pdf", *_PICTURES, *_FONTS)
_ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"\xfd7zXZ", b"BZh")
_ZIP_TABLES = (b"PK\x01\x02", b"PK\x05\x06")
_MARKS = re.compile(rb"PK\x01\x02|PK\x05\x06|Rar!\x1a\x07|7z\xbc\xaf\x27\x1c")
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{},]', re.DOTALL)
"""A text that is never closed is one token too: tried again from each of its signs, it would take hours."""
_TAG = re.compile(r"<(?!https?://[^\s<>]*>|[\w.+-]+@[\w.-]+>)[a-z/!?]", re.IGNORECASE)
_RUNNING = re.compile(r"(javascript|vbscript):|data:(text|application|image)/", re.IGNORECASE)
_FREE = re.compile(rb"open font license|openfontlicense\.org|scripts\.sil\.org/ofl", re.IGNORECASE)


def ending(name: str) -> str:
    """A file's ending with its dot, in small letters; empty where it has none."""
    last = name.rsplit("/", 1)[-1]
    return "." + last.rsplit(".", 1)[1].lower() if "." in last else ""


def known_kind(entry: Entry, _file: BinaryIO) -> None:
    """Programs, SVG, and whatever else has no place in a map."""
    if ending(entry.name) not in _ENDINGS:
        raise PackRefused(
            f"{shown(entry.name)} is of a kind that a pack may not hold: only JSON, PNG, JPEG, WebP, PDF, Markdown "
            "(.md) and fonts (.ttf, .otf)."
        )


def no_archive_inside(entry: Entry, file: BinaryIO) -> None:
    """An archive, or a picture that is an archive as well: what is in there nobody has looked at."""
    if file.read(6).startswith(_ARCHIVES):
        raise PackRefused(f"{shown(entry.name)} is an archive itself.")
    tables = _tables_said(file)
    for mark, at in _archive_marks(file):
        if mark not in _ZIP_TABLES or at in tables:
            raise PackRefused(f"{shown(entry.name)} is an archive as well.")


def _tables_said(file: BinaryIO) -> set[int]:
    """Where a zip's table of files begins, by what may be its end record at the end of a file."""
    length = file.seek(0, 2)
    back = min(length, 22 + 0xFFFF)
    file.seek(length - back)
    tail = file.read(back)
    found = set()
    for end in re.finditer(rb"PK\x05\x06", tail):
        fields = tail[end.end() : end.end() + 18]
        if len(fields) == 18:
            _, _, _, _, size, _, comment = struct.unpack("<HHHHIIH", fields)
            if len(tail) - end.start() - 22 >= comment:
                found.add(length - back + end.start() - size)
    return found


def _archive_marks(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """Marks of archives and where they stand, in one pass: going back and forth would cost a pass each time."""
    file.seek(0)
    before, at = b"", 0
    while data := file.read(_PIECE):
        piece = before + data
        yield from ((mark.group(), at + mark.start()) for mark in _MARKS.finditer(piece))
        before = piece[-5:]
        at += len(piece) - len(before)


def sound_picture(entry: Entry, file: BinaryIO) -> None:
    """A picture that is none, another kind than its name says, cut off, or larger than can be drawn."""
    wanted = _PICTURES.get(ending(entry.name))
    if wanted is None:
        return
    try:
        found = look_into(file)
    except PictureError as error:
        raise PackRefused(f"the picture {shown(entry.name)} is {error.reason}.") from error
    if found.format != wanted:
        raise PackRefused(f"the picture {shown(entry.name)} is {found.format.upper()}, which its name does not say.")


def small_text(entry: Entry, file: BinaryIO) -> None:
    """JSON or Markdown too large to be read at once."""
    if ending(entry.name) in (".json", ".md") and file.seek(0, 2) > limits.JSON_BYTES:
        raise PackRefused(f"{shown(entry.name)} is larger than {limits.JSON_BYTES // limits.MB} MB.")


def flat_json(entry: Entry, file: BinaryIO) -> None:
    """JSON nested so deep that reading it fails, or with so many values that it fills the memory."""
    if ending(entry.name) != ".json":
        return
    depth = values = 0
    for token in _TOKEN.finditer(file.read()):
        sign = token.group()
        if sign in b"[{":
            depth += 1
            values += 1
        elif sign in b"]}":
            depth -= 1
        elif sign == b",":
            values += 1
        if depth > limits.JSON_DEPTH:
            raise PackRefused(f"{shown(entry.name)} is nested deeper than {limits.JSON_DEPTH} brackets.")
        if values > limits.JSON_VALUES:
            raise PackRefused(f"{shown(entry.name)} holds more than {limits.JSON_VALUES:,} values.")


def sound_json(entry: Entry, file: BinaryIO) -> None:
    """What is named .json and is none."""
    if ending(entry.name) == ".json":
        try:
            json.loads(file.read().decode("utf-8"), parse_constant=_no_number)
        except (ValueError, RecursionError, MemoryError):
            raise PackRefused(f"{shown(entry.name)} is not JSON in UTF-8.") from None


def _no_number(written: str) -> None:
    """NaN and Infinity, which Python would read."""
    raise ValueError(written)


def plain_markdown(entry: Entry, file: BinaryIO) -> None:
    """Text that is none, or holds code of a web page."""
    if ending(entry.name) != ".md":
        return
    data = file.read()
    try:
        text = data.decode("utf-8")
    except ValueError:
        text = "\0"
    if "\0" in text:
        raise PackRefused(f"{shown(entry.name)} is not text in UTF-8.")
    # A browser reads entities, and leaves out tabs and line breaks in an address.
    if _TAG.search(text) or _RUNNING.search(re.sub(r"[\0-\x1f]|\\(?=:)", "", unescape(text))):
        raise PackRefused(f"{shown(entry.name)} holds code of a web page, not Markdown alone.")


def free_font(entry: Entry, file: BinaryIO) -> None:
    """What is named as a font and is none, or does not say that it is under the Open Font License."""
    starts = _FONTS.get(ending(entry.name))
    if starts is None:
        return
    if file.read(4) not in starts:
        raise PackRefused(f"{shown(entry.name)} is not a font of the kind its name says.")
    names, tags = _names_and_tags(file)
    if b"SVG " in tags:
        raise PackRefused(f"the font {shown(entry.name)} holds letters as SVG.")
    if not any(_FREE.search(words) for words in _licences(names)):
        raise PackRefused(f"the font {shown(entry.name)} does not say that it is under the Open Font License.")


def _names_and_tags(file: BinaryIO) -> tuple[bytes, frozenset[bytes]]:
    """A font's table of names, and what all its tables are called; nothing where it is broken."""
    file.seek(0)
    head = file.read(_PIECE)
    try:
        (tables,) = struct.unpack_from(">H", head, 4)
        places = {tag: at for tag, _, at, _ in (struct.unpack_from(">4sIII", head, 12 + 16 * n) for n in range(tables))}
    except struct.error:
        return b"", frozenset()
    file.seek(places.get(b"name", 0))
    return file.read(_PIECE) if b"name" in places else b"", frozenset(places)


def _licences(names: bytes) -> Iterator[bytes]:
    """A font's words on its licence (names 13 and 14), the null characters of UTF-16 left out.

    Only so many as there are languages: the same bytes named without end would fill hours.
    """
    try:
        _, count, texts = struct.unpack_from(">HHH", names)
        records = [struct.unpack_from(">HHHHHH", names, 6 + 12 * number)[3:] for number in range(count)]
    except struct.error:
        return
    for _, length, offset in [record for record in records if record[0] in (13, 14)][:_LANGUAGES]:
        yield names[texts + offset : texts + offset + length].replace(b"\0", b"")
