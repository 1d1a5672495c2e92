"""Archives made byte by byte, so that they may lie in every way that a zip can."""

import json
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mapforge.packs import hashes, writing

PNG = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f"
    b"\0\5\0\1\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82"
)
MAP: dict[str, Any] = {
    "format": "mapforge-variant",
    "format_version": 1,
    "id": "mini",
    "version": "1.0.0",
    "name": {"en": "Mini"},
    "board": {"width": 300, "height": 200},
}


@dataclass
class Part:
    """A file of an archive, and what the archive says of it: None says the truth."""

    name: str
    data: bytes
    method: int = 0
    flags: int = 0
    local_flags: int | None = None
    packed: bytes | None = None
    local_name: str | None = None
    crc: int | None = None
    size: int | None = None
    mode: int = 0o100644
    at: int | None = None
    extra: bytes = b""
    truth: bytes | None = None

    @property
    def bytes(self) -> bytes:
        """The bytes in the archive."""
        if self.packed is not None:
            return self.packed
        if self.method != 8:
            return self.data
        packer = zlib.compressobj(9, zlib.DEFLATED, -15)
        return packer.compress(self.data) + packer.flush()


@dataclass
class Built:
    """What has been written so far."""

    body: bytearray = field(default_factory=bytearray)
    table: bytearray = field(default_factory=bytearray)


def archive(parts: Sequence[Part], before: bytes = b"", between: bytes = b"") -> bytes:
    """A zip of these parts, whatever they say of themselves."""
    built = Built(bytearray(before))
    for part in parts:
        _add(built, part)
        built.body += between
    count = len(parts)
    end = struct.pack("<HHHHIIH", 0, 0, count, count, len(built.table), len(built.body), 0)
    return bytes(built.body + built.table + b"PK\x05\x06" + end)


def _add(built: Built, part: Part) -> None:
    name, local = part.name.encode(), (part.local_name or part.name).encode()
    flags = part.flags | (0 if part.name.isascii() else 0x800)
    local_flags = flags if part.local_flags is None else part.local_flags
    size = len(part.data) if part.size is None else part.size
    crc = zlib.crc32(part.data) if part.crc is None else part.crc
    sizes = struct.pack("<III", crc, len(part.bytes), size)
    start = len(built.body) if part.at is None else part.at
    built.table += b"PK\x01\x02" + struct.pack("<HHHHHH", 788, 20, flags, part.method, 0, 33) + sizes
    built.table += struct.pack("<HHHHHII", len(name), 0, 0, 0, 0, part.mode << 16, start) + name
    if part.at is None:
        built.body += b"PK\x03\x04" + struct.pack("<HHHHH", 20, local_flags, part.method, 0, 33) + sizes
        built.body += struct.pack("<HH", len(local), len(part.extra)) + local + part.extra + part.bytes


def sound() -> list[Part]:
    """The files of a sound pack but for its manifest: one small map with a picture."""
    return [Part("maps/mini/board.png", PNG), Part("maps/mini/variant.json", json.dumps(MAP).encode())]


def head() -> dict[str, Any]:
    """The manifest of the sound pack, but for its files and hashes."""
    components = {"players": [2, 5], "trains": 45, "train_cards": {"red": 12}, "tickets": {}}
    packed = {"id": "mini", "version": "1.0.0", "title": {"en": "Mini"}, "file": "maps/mini/variant.json"}
    return {
        "format": "mapforge-pack",
        "format_version": 1,
        "reader_version": 1,
        "id": "mini",
        "version": "1.0.0",
        "title": {"en": "Mini"},
        "license": "CC0-1.0",
        "languages": ["en"],
        "maps": [packed | {"components": components}],
    }


def manifest(parts: Sequence[Part], listed: Sequence[Part] | None = None, **changes: Any) -> dict[str, Any]:
    """A manifest that is right for these parts as they are unpacked, unless told otherwise."""
    files = {
        part.name: part.data if part.truth is None else part.truth for part in (parts if listed is None else listed)
    }
    raw = head() | changes
    for entry in raw["maps"]:
        folder = f"maps/{entry['id']}/"
        own = {
            name.removeprefix(folder): hashes.of_bytes(data) for name, data in files.items() if name.startswith(folder)
        }
        entry.setdefault("hash", hashes.of_files(own))
    return writing.with_hashes(raw, files)


def pack(*more: Part, **how: Any) -> bytes:
    """The sound pack with more parts, all of them listed as they are unpacked."""
    parts = [*sound(), *more]
    return archive([Part("manifest.json", writing.manifest_bytes(manifest(parts))), *parts], **how)
