"""A pack's files in a folder: all of them at once, or none."""

import contextlib
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

from mapforge.packs import reading
from mapforge.packs.reading import Pack
from mapforge.packs.refusal import PackRefused


class UnpackError(OSError):
    """A folder could not be written; the message says why in plain words. Nothing of it is left."""


def unpack(pack: Pack, folder: Path) -> None:
    """Put a pack's files into a folder that is not there yet.

    They are written into another beside it, which then takes its name. Raises UnpackError, and PackRefused where the
    pack's file has changed since it was read.
    """
    if folder.exists() or folder.is_symlink():
        raise UnpackError(f"{folder} is there already. Choose another folder, or remove it first.")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with _beside(folder) as temporary:
            _write(pack, temporary)
            temporary.rename(folder)
    except UnpackError:
        raise
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise UnpackError(f"{folder} cannot be written: {reason}. Nothing was written.") from error


@contextlib.contextmanager
def _beside(folder: Path) -> Iterator[Path]:
    """A new folder beside another, gone again at the end unless it has been renamed."""
    temporary = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}.unpacking")
    temporary.mkdir(mode=0o700)
    try:
        yield temporary
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _write(pack: Pack, folder: Path) -> None:
    root = folder.resolve()
    for name, data in reading.files(pack):
        place = root.joinpath(*name.split("/"))
        # The guards have seen the name; this is for the day when one of them fails.
        if not place.resolve().is_relative_to(root):
            raise PackRefused("a file in it would lie outside of its folder.")
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("xb") as stream:
            for piece in data:
                stream.write(piece)
