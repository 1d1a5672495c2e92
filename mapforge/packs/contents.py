"""The bytes of one entry of a zip, looked at while they come: no size that is only said is believed."""

import io
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from mapforge.packs.directory import DEFLATED, Entry
from mapforge.packs.refusal import PackRefused, shown

CHUNK = 64 * 1024
"""Bytes that are held at once."""


@dataclass(frozen=True)
class Amount:
    """How much was read: ``taken`` of an entry's packed bytes, ``given`` unpacked, ``crc`` of these, and ``total`` of
    all entries up to here."""

    taken: int = 0
    given: int = 0
    crc: int = 0
    total: int = 0


def chunks(stream: BinaryIO, entry: Entry, before: int = 0) -> Iterator[tuple[bytes, Amount]]:
    """The entry's bytes piece by piece, each with what was read up to it; ``before`` are those of earlier entries.

    Raises PackRefused for damaged ones.
    """
    unpack = _inflated if entry.table.method == DEFLATED else _stored
    given = crc = 0
    for data, taken in unpack(stream, entry):
        given += len(data)
        crc = zlib.crc32(data, crc)
        yield data, Amount(taken, given, crc, before + given)


def _stored(stream: BinaryIO, entry: Entry) -> Iterator[tuple[bytes, int]]:
    at = entry.data
    while at < entry.end:
        stream.seek(at)
        data = stream.read(min(CHUNK, entry.end - at))
        if not data:
            raise PackRefused("it is cut off.")
        at += len(data)
        yield data, at - entry.data


def _inflated(stream: BinaryIO, entry: Entry) -> Iterator[tuple[bytes, int]]:
    decompressor = zlib.decompressobj(-zlib.MAX_WBITS)
    taken, waiting = 0, b""
    while not decompressor.eof:
        if not waiting:
            stream.seek(entry.data + taken)
            waiting = stream.read(min(CHUNK, entry.end - entry.data - taken))
            taken += len(waiting)
        try:
            data = decompressor.decompress(waiting, CHUNK)
        except zlib.error:
            raise PackRefused(f"{shown(entry.name)} is damaged.") from None
        if not (waiting or data or decompressor.eof):
            raise PackRefused(f"{shown(entry.name)} is damaged.")
        waiting = decompressor.unconsumed_tail
        yield data, taken - len(decompressor.unused_data)


class Contents(io.RawIOBase):
    """An entry as a file to look into; going back begins anew, so that it never lies in memory whole."""

    def __init__(self, stream: BinaryIO, entry: Entry, size: int) -> None:
        super().__init__()
        self._stream, self._entry, self._size = stream, entry, size
        self._wanted = 0
        self._begin()

    def _begin(self) -> None:
        self._chunks, self._held, self._at = chunks(self._stream, self._entry), b"", 0

    def readable(self) -> bool:
        """Always."""
        return True

    def seekable(self) -> bool:
        """Always."""
        return True

    def seek(self, offset: int, whence: int = 0, /) -> int:
        """Go to a place; nothing is read yet."""
        start = {0: 0, 1: self._wanted, 2: self._size}[whence]
        self._wanted = max(0, start + offset)
        return self._wanted

    def tell(self) -> int:
        """The place."""
        return self._wanted

    def readinto(self, buffer: memoryview, /) -> int:  # type: ignore[override]  # the stub's type is private
        """Fill a buffer from the place on; 0 at the end."""
        if self._wanted < self._at:
            self._begin()
        while self._wanted >= self._at + len(self._held):
            self._at += len(self._held)
            following = next(self._chunks, None)
            if following is None:
                self._held = b""
                return 0
            self._held, _ = following
        begin = self._wanted - self._at
        data = self._held[begin : begin + len(buffer)]
        buffer[: len(data)] = data
        self._wanted += len(data)
        return len(data)


def opened(stream: BinaryIO, entry: Entry, size: int) -> io.BufferedReader:
    """An entry of that many unpacked bytes as a file to look into."""
    return io.BufferedReader(Contents(stream, entry, size))
