"""What a file in a pack may be: told by its first bytes, which must fit its name.

JSON, PNG, JPEG, WebP, PDF, Markdown and fonts under the Open Font License. No SVG (it may pull in other files), no
program, no archive in an archive.
"""

import json
import re
import struct
from typing import BinaryIO

from mapforge.drawing.picture_file import PictureError, look_into
from mapforge.packs import limits
from mapforge.packs.directory import Entry
from mapforge.packs.refusal import PackRefused, shown

_PICTURES = {".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".webp": "webp"}
_FONTS = {".ttf": (b"\0\1\0\0", b"true"), ".otf": (b"OTTO",)}
_PIECE = 1024 * 1024
"""Bytes that are looked at in one go."""
_ENDINGS = (".json", ".md", ".pdf", *_PICTURES, *_FONTS)
_ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"\xfd7zXZ", b"BZh")
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"|[\[\]{},]', re.DOTALL)
_MARKUP = re.compile(rb"<\s*(script|iframe|object|embed|svg|style|link|meta|form)\b|javascript:", re.IGNORECASE)
_ACTIONS = re.compile(rb"/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b")
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
    length = file.seek(0, 2)
    back = min(length, 22 + 0xFFFF)
    file.seek(length - back)
    tail = file.read(back)
    at = tail.find(b"PK\x05\x06")
    while at >= 0:
        fields = tail[at + 4 : at + 22]
        if len(fields) == 18:
            _, _, _, _, size, _, comment = struct.unpack("<HHHHIIH", fields)
            begin = length - back + at - size
            if begin >= 0 and len(tail) - at - 22 >= comment and _begins(file, begin):
                raise PackRefused(f"{shown(entry.name)} is an archive as well.")
        at = tail.find(b"PK\x05\x06", at + 1)


def _begins(file: BinaryIO, at: int) -> bool:
    """A zip's table of files stands there, or its empty one's end."""
    file.seek(at)
    return file.read(4) in (b"PK\x01\x02", b"PK\x05\x06")


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
    if _MARKUP.search(data):
        raise PackRefused(f"{shown(entry.name)} holds code of a web page, not Markdown alone.")


def quiet_pdf(entry: Entry, file: BinaryIO) -> None:
    """What is named .pdf and is none, or openly holds scripts, programs to start or other files."""
    if ending(entry.name) != ".pdf":
        return
    start, before = file.read(5), b""
    while data := file.read(_PIECE):
        if _ACTIONS.search(before + data):
            raise PackRefused(f"{shown(entry.name)} holds scripts, actions or files of its own.")
        before = (before + data)[-1024:]
    if start != b"%PDF-" or b"%%EOF" not in before:
        raise PackRefused(f"{shown(entry.name)} is not a PDF, or is cut off.")


def free_font(entry: Entry, file: BinaryIO) -> None:
    """What is named as a font and is none, or does not say that it is under the Open Font License."""
    starts = _FONTS.get(ending(entry.name))
    if starts is None:
        return
    if file.read(4) not in starts:
        raise PackRefused(f"{shown(entry.name)} is not a font of the kind its name says.")
    if not _FREE.search(_licence(file)):
        raise PackRefused(f"the font {shown(entry.name)} does not say that it is under the Open Font License.")


def _licence(file: BinaryIO) -> bytes:
    """A font's words on its licence (names 13 and 14), the null characters of UTF-16 left out; empty where broken."""
    try:
        head = file.read(_PIECE)
        (tables,) = struct.unpack_from(">H", head)
        records = (struct.unpack_from(">4sIII", head, 8 + 16 * number) for number in range(tables))
        file.seek(next(offset for tag, _, offset, _ in records if tag == b"name"))
        data = file.read(_PIECE)
        _, count, texts = struct.unpack_from(">HHH", data)
        found = []
        for number in range(count):
            _, _, _, kind, length, offset = struct.unpack_from(">HHHHHH", data, 6 + 12 * number)
            if kind in (13, 14):
                at = texts + offset
                found.append(data[at : at + length].replace(b"\0", b""))
        return b" ".join(found)
    except (struct.error, StopIteration):
        return b""
