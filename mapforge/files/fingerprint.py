"""A file's content in short, to see whether another program has changed it since."""

import codecs
import hashlib
from pathlib import Path

from mapforge.files.json_text import SIZE_LIMIT

UNREADABLE = "unreadable"
"""Stands for the content of what is there but cannot be read as a map's file: shut, no file, too large."""


def of_text(text: str) -> str:
    """The fingerprint of a file that holds this text."""
    return _of(text.encode())


def on_disk(path: Path) -> str | None:
    """The fingerprint of a file as it is now; None where there is none. A mark at its start (BOM) does not count."""
    try:
        if not path.exists():
            return None
        if not path.is_file() or path.stat().st_size > SIZE_LIMIT:
            return UNREADABLE
        return _of(path.read_bytes().removeprefix(codecs.BOM_UTF8))
    except OSError:
        return UNREADABLE


def _of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
