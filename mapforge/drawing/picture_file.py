"""What a picture file says of itself in its header, without Qt and without decoding it.

PNG, JPEG and WebP, told by their first bytes whatever the file's name: an SVG could pull in other files.
"""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Literal, NamedTuple

Format = Literal["png", "jpeg", "webp"]

PIXEL_LIMIT = 100_000_000
"""The most pixels a picture may have: decoded, they take 400 MB."""
BYTE_LIMIT = 256 * 1024 * 1024
"""The most bytes a picture file may have."""

_PIECE = 1024 * 1024
_MANY_PARTS = 200_000
"""A sound picture has fewer parts (PNG chunks, JPEG segments); more would only cost time."""
_PNG = b"\x89PNG\r\n\x1a\n"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""The JPEG markers that are followed by the size."""


class PictureError(Exception):
    """A picture that cannot be used; ``reason`` goes on from "the picture is ...", as in "cut off"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class PictureInfo(NamedTuple):
    """A picture's format, and its size in pixels as people see it.

    ``orientation`` is EXIF's, 1 to 8: how a camera was held, so how the stored pixels are to be turned; 1 is not at
    all. Only JPEG has another.
    """

    format: Format
    width: int
    height: int
    orientation: int = 1


def look(path: Path) -> PictureInfo:
    """The format and size of a picture file; raises PictureError if it is none, cut off, damaged or too large."""
    try:
        if not path.is_file():
            raise PictureError("missing")
        with path.open("rb") as stream:
            return look_into(stream)
    except (OSError, ValueError) as error:
        # A name with a null character is a ValueError.
        raise PictureError("not readable") from error


def look_into(stream: BinaryIO) -> PictureInfo:
    """The same of an open file, read from its start."""
    length = stream.seek(0, 2)
    stream.seek(0)
    start = stream.read(12)
    if not start:
        raise PictureError("empty")
    if length > BYTE_LIMIT:
        raise PictureError(f"too large: {length // 1024**2} MB")
    if start.startswith(_PNG):
        info = _png(stream)
    elif start.startswith(b"\xff\xd8\xff"):
        info = _jpeg(stream)
    elif start.startswith(b"RIFF") and start.endswith(b"WEBP"):
        info = _webp(stream, length)
    else:
        raise PictureError("not a PNG, JPEG or WebP picture")
    if not (info.width and info.height):
        raise PictureError("damaged")
    if info.width * info.height > PIXEL_LIMIT:
        raise PictureError(f"too large: {info.width} x {info.height}")
    return info


def _png(stream: BinaryIO) -> PictureInfo:
    """A PNG, whose parts are there up to the closing one."""
    stream.seek(len(_PNG))
    head = _take(stream, 25)
    if head[:8] != b"\0\0\0\rIHDR" or struct.pack(">I", zlib.crc32(head[4:21])) != head[21:]:
        raise PictureError("damaged")
    width, height = struct.unpack(">II", head[8:16])
    for _ in range(_MANY_PARTS):
        length, kind = struct.unpack(">I4s", _take(stream, 8))
        if kind == b"IEND":
            return PictureInfo("png", width, height)
        stream.seek(length + 4, 1)
    raise PictureError("damaged")


def _jpeg(stream: BinaryIO) -> PictureInfo:
    """A JPEG with its size before its pixels, and its end mark after them."""
    size, orientation = None, 1
    for marker, place in _segments(stream):
        if marker in _FRAMES:
            if size is not None:
                raise PictureError("damaged")
            _, height, width = struct.unpack(">BHH", _take(stream, 5))
            size = (width, height)
        elif marker == 0xE1 and orientation == 1:
            orientation = _orientation(stream.read(min(place.stop - place.start, 0x10000)))
        elif marker == 0xDA:
            stream.seek(place.start)
            if not _has_end(stream):
                raise PictureError("cut off")
            break
    if size is None:
        raise PictureError("damaged")
    width, height = size if orientation < 5 else size[::-1]
    return PictureInfo("jpeg", width, height, orientation)


def _has_end(stream: BinaryIO) -> bool:
    """The mark that ends a JPEG stands somewhere behind; looked for in pieces, for the file may be large."""
    before = b""
    while data := stream.read(_PIECE):
        if b"\xff\xd9" in before + data:
            return True
        before = data[-1:]
    return False


def _segments(stream: BinaryIO) -> Iterator[tuple[int, range]]:
    """The markers of a JPEG up to its pixels, and where in the file the contents of each lie; read from there."""
    stream.seek(2)
    for _ in range(_MANY_PARTS):
        lead, marker = _take(stream, 2)
        if lead != 0xFF:
            raise PictureError("damaged")
        while marker == 0xFF:
            (marker,) = _take(stream, 1)
        if marker == 0xD9:
            return
        if marker == 0x01 or 0xD0 <= marker <= 0xD8:
            continue
        (length,) = struct.unpack(">H", _take(stream, 2))
        if length < 2:
            raise PictureError("damaged")
        start = stream.tell()
        yield marker, range(start, start + length - 2)
        stream.seek(start + length - 2)
    raise PictureError("damaged")


def _orientation(segment: bytes) -> int:
    """The orientation in an EXIF segment; 1 where it is silent or broken."""
    tiff = segment[6:]
    order = {b"II*\0": "<", b"MM\0*": ">"}.get(tiff[:4])
    if not segment.startswith(b"Exif\0\0") or order is None:
        return 1
    try:
        (at,) = struct.unpack_from(f"{order}I", tiff, 4)
        (count,) = struct.unpack_from(f"{order}H", tiff, at)
        for entry in range(at + 2, at + 2 + 12 * count, 12):
            tag, kind, _, value = struct.unpack_from(f"{order}HHIH", tiff, entry)
            if (tag, kind) == (0x0112, 3):
                return value if 1 <= value <= 8 else 1
    except struct.error:
        pass
    return 1


def without_orientation(data: bytes, info: PictureInfo) -> bytes:
    """A picture's bytes; a JPEG's without its EXIF data, so that no viewer turns it (nor learns where it was taken)."""
    if info.format != "jpeg":
        return data
    at = 2
    kept = [data[:2]]
    while at + 4 <= len(data) and data[at] == 0xFF and data[at + 1] not in (0xDA, 0xFF):
        alone = data[at + 1] == 0x01 or 0xD0 <= data[at + 1] <= 0xD8
        end = at + 2 + (0 if alone else int.from_bytes(data[at + 2 : at + 4]))
        if data[at + 1] != 0xE1:
            kept.append(data[at:end])
        at = end
    return b"".join([*kept, data[at:]])


def _webp(stream: BinaryIO, length: int) -> PictureInfo:
    """A WebP of one of its three kinds: lossy, lossless, extended."""
    stream.seek(4)
    (size,) = struct.unpack("<I", _take(stream, 4))
    if length < size + 8:
        raise PictureError("cut off")
    stream.seek(12)
    kind, _ = struct.unpack("<4sI", _take(stream, 8))
    if kind == b"VP8 ":
        tag, _, mark, width, height = struct.unpack("<BH3sHH", _take(stream, 10))
        if mark != b"\x9d\x01\x2a" or tag & 1:
            raise PictureError("damaged")
        return PictureInfo("webp", width & 0x3FFF, height & 0x3FFF)
    if kind == b"VP8L":
        mark, bits = struct.unpack("<BI", _take(stream, 5))
        if mark != 0x2F:
            raise PictureError("damaged")
        return PictureInfo("webp", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    if kind == b"VP8X":
        canvas = _take(stream, 10)
        return PictureInfo(
            "webp", int.from_bytes(canvas[4:7], "little") + 1, int.from_bytes(canvas[7:10], "little") + 1
        )
    raise PictureError("damaged")


def _take(stream: BinaryIO, count: int) -> bytes:
    data = stream.read(count)
    if len(data) < count:
        raise PictureError("cut off")
    return data
