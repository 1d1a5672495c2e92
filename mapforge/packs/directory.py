"""A zip's own table of entries, read without Python's zipfile: that one believes what a table says.

Only what cannot be understood is refused here; what is understood and not wanted is for the guards.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from mapforge.packs import limits
from mapforge.packs.refusal import PackRefused

STORED, DEFLATED = 0, 8
_END, _ENTRY, _LOCAL = b"PK\x05\x06", b"PK\x01\x02", b"PK\x03\x04"
_UNICODE, _SIZES_FOLLOW = 0x800, 0x8
_NO_ZIP = "it is no zip archive, or its end is missing."


@dataclass(frozen=True)
class Header:
    """What a zip says of an entry, once in its table and once before the entry's bytes."""

    name: str
    flags: int
    method: int
    crc: int
    packed: int
    size: int


@dataclass(frozen=True)
class Entry:
    """One file of a zip: ``table`` and ``local`` are its two headers, ``start`` to ``end`` its span, ``data`` where
    its bytes begin, ``mode`` its kind and rights as Unix writes them (0: not said), ``extras`` the numbers of the extra
    fields that either header has."""

    table: Header
    local: Header
    start: int
    data: int
    end: int
    mode: int
    extras: frozenset[int] = frozenset()

    @property
    def longest_end(self) -> int:
        """Where the next entry begins at the latest: sizes that follow the bytes take up to 24 more."""
        return self.end + (24 if self.table.flags & _SIZES_FOLLOW else 0)

    @property
    def name(self) -> str:
        """The file's name with its folders."""
        return self.table.name


@dataclass(frozen=True)
class Directory:
    """All entries in the order of the table, and where the table itself begins."""

    entries: tuple[Entry, ...]
    start: int


def read(stream: BinaryIO) -> Directory:
    """The table of a zip archive. Raises PackRefused where there is none that can be followed."""
    length = stream.seek(0, 2)
    if length < 22:
        raise PackRefused(_NO_ZIP)
    stream.seek(length - 22)
    end = stream.read(22)
    if end[:4] != _END:
        raise PackRefused(_NO_ZIP)
    disk, first_disk, count_here, count, size, start, comment = struct.unpack("<HHHHIIH", end[4:])
    if disk or first_disk or count_here != count or comment:
        raise PackRefused("it is one part of several, or has something behind its end.")
    if 0xFFFF in (count, count_here) or 0xFFFFFFFF in (size, start):
        raise PackRefused("it is of the kind for archives over 4 GB (zip64).")
    if start + size != length - 22 or size > limits.DIRECTORY_BYTES:
        raise PackRefused("its table of files is not where it says.")
    stream.seek(start)
    table = stream.read(size)
    entries = []
    at = 0
    for _ in range(count):
        entry, at = _entry(stream, table, at, start)
        entries.append(entry)
    if at != size:
        raise PackRefused("its table of files does not end where it says.")
    return Directory(tuple(entries), start)


def _entry(stream: BinaryIO, table: bytes, at: int, limit: int) -> tuple[Entry, int]:
    """The entry at a place in the table, and the place behind it."""
    fixed = table[at : at + 46]
    if len(fixed) < 46 or fixed[:4] != _ENTRY:
        raise PackRefused("its table of files is damaged.")
    (_, _, flags, method, _, _, crc, packed, size, name, extra, comment, disk, _, attributes, start) = struct.unpack(
        "<HHHHHHIIIHHHHHII", fixed[4:]
    )
    end = at + 46 + name + extra + comment
    if end > len(table) or disk:
        raise PackRefused("its table of files is damaged.")
    header = Header(_name(table[at + 46 : at + 46 + name], flags), flags, method, crc, packed, size)
    local, data, local_extra = _local(stream, start, header)
    span_end = data + packed
    if span_end > limit:
        raise PackRefused("a file in it ends behind the table of files.")
    own_extra = table[at + 46 + name : at + 46 + name + extra]
    extras = frozenset(_extras(own_extra)) | frozenset(_extras(local_extra))
    return Entry(header, local, start, data, span_end, attributes >> 16, extras), end


def _local(stream: BinaryIO, start: int, header: Header) -> tuple[Header, int, bytes]:
    """The header before an entry's bytes, where these begin, and its extra fields.

    Sizes that only follow the bytes are the table's.
    """
    stream.seek(start)
    fixed = stream.read(30)
    if len(fixed) < 30 or fixed[:4] != _LOCAL:
        raise PackRefused("a file in it is not where the table of files says.")
    _, flags, method, _, _, crc, packed, size, name, extra = struct.unpack("<HHHHHIIIHH", fixed[4:])
    written = stream.read(name)
    if len(written) < name:
        raise PackRefused("it is cut off.")
    if flags & _SIZES_FOLLOW:
        crc, packed, size = header.crc, header.packed, header.size
    return (
        Header(_name(written, flags), flags, method, crc, packed, size),
        start + 30 + name + extra,
        stream.read(extra),
    )


def _extras(fields: bytes) -> Iterator[int]:
    """The numbers of extra fields; what is too short to be one is passed over."""
    at = 0
    while at + 4 <= len(fields):
        number, length = struct.unpack_from("<HH", fields, at)
        yield number
        at += 4 + length


def _name(written: bytes, flags: int) -> str:
    try:
        return written.decode("utf-8" if flags & _UNICODE else "ascii")
    except UnicodeDecodeError:
        raise PackRefused("the name of a file in it is not in Unicode.") from None
