"""Saving: the whole new file beside the old one, then in its place; a failure leaves the old file and says why."""

import contextlib
import os
import secrets
from pathlib import Path

from mapforge.files import canonical, codec, patch
from mapforge.model import Variant


class SaveError(OSError):
    """A file could not be written; the message says why in plain words. The old file is as it was."""


def document_bytes(variant: Variant, base: Variant | None = None, schema: str | None = None) -> bytes:
    """A variant as the canonical bytes of its file: whole, or with ``base`` as its difference from it."""
    plain = codec.encode(variant, schema) if base is None else patch.difference(base, variant, schema)
    return canonical.write(plain)


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file's content at once, or not at all; raises SaveError.

    A link is followed, so that it stays a link. The bytes are on the disk when this returns.
    """
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.saving")
    try:
        with temporary.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise SaveError(f"{path} could not be saved: {_reason(error, target)}. {_outcome(target)}") from error


def _sync_folder(folder: Path) -> None:
    """Put the folder's new entry on the disk, where the system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _reason(error: OSError, target: Path) -> str:
    if isinstance(error, PermissionError):
        return f"this account may not write to {target.parent}"
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return f"there is no folder {target.parent}"
    if isinstance(error, IsADirectoryError):
        return "a folder has that name"
    return (error.strerror or str(error)).lower()


def _outcome(target: Path) -> str:
    return "The file is as it was." if target.is_file() else "Nothing was written."
