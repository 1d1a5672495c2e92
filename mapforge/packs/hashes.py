"""Hashes of what a pack holds, the same however it is packed."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

MANIFEST = "manifest.json"


def of_bytes(data: bytes) -> str:
    """SHA-256 in 64 small hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def of_files(hashes: Mapping[str, str]) -> str:
    """The hash of files by name: SHA-256 over the lines ``sha256  name``, sorted by name, each with a line feed."""
    lines = "".join(f"{hashes[name]}  {name}\n" for name in sorted(hashes))
    return of_bytes(lines.encode())


def content_hash(raw: Mapping[str, Any]) -> str:
    """A pack's content hash, from its manifest as read.

    It is that of the files listed, with one line more for the manifest itself: as JSON without ``content_hash``, keys
    sorted, no spaces, UTF-8. So it covers titles, licence and version as well, and what later versions add.
    """
    rest = {key: value for key, value in raw.items() if key != "content_hash"}
    said = json.dumps(rest, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    files = {name: file["sha256"] for name, file in raw["files"].items()}
    return of_files(files | {MANIFEST: of_bytes(said.encode())})
