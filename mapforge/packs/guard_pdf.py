"""What is refused of a PDF: scripts, programs to start, forms to send, files within, packed away or not."""

import re
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from mapforge.packs import limits
from mapforge.packs.directory import Entry
from mapforge.packs.refusal import PackRefused, shown

_PIECE = 1024 * 1024
"""Bytes that are looked at in one go."""
_OVERLAP = 4096
"""Bytes that are looked at again with the next piece: what lies across its border, and a stream's dictionary."""
_ACTIONS = re.compile(
    rb"/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Encrypt)\b|/JS\s*[(<\d]"
)
_STEP = 4096
_STREAMS = 100_000
_AT_ONCE = 100
"""Streams that are unpacked at once; in a sound file they follow one another."""
_ESCAPED = re.compile(rb"#([0-9A-Fa-f]{2})")
_STREAM = re.compile(rb"(?<!end)stream(?:\r\n|\n|\r)")
_ODDLY_PACKED = re.compile(
    rb"Decode.*Decode|(ASCIIHex|ASCII85|LZW|RunLength)Decode|/(AHx|A85|LZW|RL|Crypt)\b", re.DOTALL
)


def quiet_pdf(entry: Entry, file: BinaryIO) -> None:
    """What is named .pdf and is none, or holds scripts, programs to start, other files, or what cannot be looked at."""
    if not entry.name.lower().endswith(".pdf"):
        return
    _nothing_openly(entry, file)
    _nothing_packed_away(entry, file)


def _nothing_openly(entry: Entry, file: BinaryIO) -> None:
    """Its bytes as they are: what they do, and objects that could not be looked at."""
    start, end, streams = file.read(5), b"", 0
    for piece in _pieces(file):
        if _acts(piece):
            raise PackRefused(f"{shown(entry.name)} holds scripts, actions or files of its own.")
        for stream in _STREAM.finditer(piece):
            streams += 1
            if _hides_objects(piece[max(0, stream.start() - _OVERLAP) : stream.start()]):
                raise PackRefused(f"{shown(entry.name)} holds objects packed in an unusual way.")
            if streams > _STREAMS:
                raise PackRefused(f"{shown(entry.name)} holds more than {_STREAMS:,} streams.")
        end = piece[-1024:]
    if start != b"%PDF-" or b"%%EOF" not in end:
        raise PackRefused(f"{shown(entry.name)} is not a PDF, or is cut off.")


def _nothing_packed_away(entry: Entry, file: BinaryIO) -> None:
    """What its streams unpack to, counted as it comes."""
    unpacked = 0
    for data in _unpacked(file):
        unpacked += len(data)
        if unpacked > limits.TOTAL:
            raise PackRefused(f"{shown(entry.name)} unpacks to more than {limits.TOTAL // limits.MB} MB.")
        if _acts(data):
            raise PackRefused(f"{shown(entry.name)} holds scripts, actions or files of its own, packed away.")


def _acts(data: bytes) -> bool:
    """A name may be written with its letters as numbers, as in ``/J#61vaScript``."""
    return bool(_ACTIONS.search(_ESCAPED.sub(lambda sign: bytes([int(sign.group(1), 16)]), data)))


def _hides_objects(before: bytes) -> bool:
    """The dictionary in front of a stream is that of one with objects, packed otherwise than by Flate alone."""
    said = _ESCAPED.sub(lambda sign: bytes([int(sign.group(1), 16)]), before.rpartition(b" obj")[2])
    return b"/ObjStm" in said and (bool(_ODDLY_PACKED.search(said)) or b"/DecodeParms" in said)


def _pieces(file: BinaryIO) -> Iterator[bytes]:
    """The file piece by piece, each with the end of the one before it."""
    file.seek(0)
    before = b""
    while data := file.read(_PIECE):
        piece = before + data
        yield piece
        before = piece[-_OVERLAP:]


class _Unpacking:
    """A stream while it is unpacked; it may be none, and end at once. Its pieces overlap, as the file's do."""

    def __init__(self) -> None:
        self._packer, self._before, self.over = zlib.decompressobj(), b"", False

    def feed(self, data: memoryview) -> Iterator[bytes]:
        """What comes of more of its bytes; they are taken in small steps, for zlib copies what it leaves over."""
        for at in range(0, len(data), _STEP):
            rest: bytes | memoryview = data[at : at + _STEP]
            while len(rest) and not self.over:
                try:
                    found = self._packer.decompress(rest, _PIECE)
                except zlib.error:
                    self.over = True
                    return
                self.over, rest = self._packer.eof, self._packer.unconsumed_tail
                yield self._before + found
                self._before = found[-64:]
            if self.over:
                return


def _unpacked(file: BinaryIO) -> Iterator[bytes]:
    """What all streams unpack to that are packed by Flate, wherever one begins: also one that lies within another."""
    file.seek(0)
    active: list[_Unpacking] = []
    before = b""
    while data := file.read(_PIECE):
        for stream in active:
            yield from stream.feed(memoryview(data))
        piece = before + data
        # The last bytes wait for the next piece: a line break may go on there.
        for mark in _STREAM.finditer(piece, 0, len(piece) - 1):
            if mark.end() > len(before) - 1:
                active.append(_Unpacking())
                yield from active[-1].feed(memoryview(piece)[mark.end() :])
                active = [stream for stream in active if not stream.over]
                if len(active) > _AT_ONCE:
                    raise PackRefused("a PDF in it holds streams within streams.")
        before = piece[-16:]
