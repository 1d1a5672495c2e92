"""Packs that are looked into: unpacked for as long as the program runs, so that their maps are files like any other."""

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from mapforge.packs import reading, unpacking
from mapforge.packs.reading import Pack


def opened(path: Path) -> tuple[Pack, Path]:
    """A pack's file, read and unpacked once: the pack, and the folder with its files.

    Raises PackRefused, and UnpackError where there is no room for it.
    """
    try:
        there = path.stat()
        stamp = (there.st_ino, there.st_mtime_ns, there.st_size)
    except OSError:
        stamp = (0, 0, 0)
    return _opened(path.absolute(), stamp)


def is_opened(path: Path) -> bool:
    """The file belongs to a pack that was opened here: what is written there is lost."""
    return bool(_room.cache_info().currsize) and path.resolve().is_relative_to(_room())


@cache
def _opened(path: Path, _stamp: tuple[int, int, int]) -> tuple[Pack, Path]:
    pack = reading.read(path)
    try:
        folder = Path(tempfile.mkdtemp(dir=_room())) / path.name
    except OSError as error:
        raise unpacking.UnpackError(f"{path.name} cannot be opened: {(error.strerror or '').lower()}.") from error
    unpacking.unpack(pack, folder)
    return pack, folder


@cache
def _room() -> Path:
    """A folder of this program alone, gone when it ends."""
    folder = Path(tempfile.mkdtemp(prefix="mapforge-packs-")).resolve()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
