"""Files as a pack: the same files give the same bytes, on every machine and with every Python."""

import json
import struct
import zlib
from collections.abc import Mapping
from typing import Any

from mapforge.packs import hashes, reading
from mapforge.packs.directory import STORED
from mapforge.packs.guard_listing import SIGNATURE
from mapforge.packs.reading import Pack

_VERSION = 20
_UNIX = 3 << 8
_PLAIN_FILE = 0o100644 << 16
_NO_TIME, _DATE_1980 = 0, 1 << 5 | 1


def with_hashes(raw: Mapping[str, Any], files: Mapping[str, bytes]) -> dict[str, Any]:
    """A manifest with its list of files and its content hash, which stand at its end."""
    listed = {name: {"sha256": hashes.of_bytes(files[name]), "size": len(files[name])} for name in sorted(files)}
    plain = {key: value for key, value in raw.items() if key not in ("files", "content_hash")} | {"files": listed}
    return plain | {"content_hash": hashes.content_hash(plain)}


def manifest_bytes(raw: Mapping[str, Any]) -> bytes:
    """A manifest as it is written: keys as given, two spaces, UTF-8."""
    return (json.dumps(raw, ensure_ascii=False, indent=2, allow_nan=False) + "\n").encode()


def pack_bytes(raw: Mapping[str, Any], files: Mapping[str, bytes], signature: bytes | None = None) -> bytes:
    """A pack of a manifest that has its hashes, and of its files.

    The manifest comes first, the others sorted by name. All are stored as they are, since deflated bytes differ from
    one zlib to another; dates are 1980-01-01, rights those of a plain file. Names must be ASCII.
    """
    parts = [(hashes.MANIFEST, manifest_bytes(raw))]
    parts += [(name, files[name]) for name in sorted(files)]
    parts += [] if signature is None else [(SIGNATURE, signature)]
    written, table = bytearray(), bytearray()
    for name, data in parts:
        path, crc, size = name.encode("ascii"), zlib.crc32(data), len(data)
        common = struct.pack("<HHHHHIIIHH", _VERSION, 0, STORED, _NO_TIME, _DATE_1980, crc, size, size, len(path), 0)
        table += b"PK\x01\x02" + struct.pack("<H", _VERSION | _UNIX) + common
        table += struct.pack("<HHHII", 0, 0, 0, _PLAIN_FILE, len(written)) + path
        written += b"PK\x03\x04" + common + path + data
    end = struct.pack("<HHHHIIH", 0, 0, len(parts), len(parts), len(table), len(written), 0)
    return bytes(written + table + b"PK\x05\x06" + end)


def signed_bytes(pack: Pack, signature: bytes) -> bytes:
    """A pack with another signature, or its first. Raises PackRefused where its file has changed since it was read."""
    files = {name: b"".join(pieces) for name, pieces in reading.files(pack) if name in pack.manifest.files}
    return pack_bytes(pack.manifest.raw, files, signature)
