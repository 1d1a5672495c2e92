"""The system's libraries that Qt's windows stand on, looked for before Qt ends the program for want of one. No Qt."""

import ctypes
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

_FOR_ALL = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
}
FOR_X: Mapping[str, str] = _FOR_ALL | {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""What Qt's xcb plugin loads, and Debian's package of each."""
FOR_WAYLAND: Mapping[str, str] = _FOR_ALL | {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What Qt's wayland plugin loads."""


def missing(wanted: Iterable[str]) -> list[str]:
    """The libraries that cannot be loaded here."""
    return [name for name in wanted if not _loads(name)]


def packages_for(libraries: Iterable[str]) -> list[str]:
    """Debian's packages of these libraries."""
    known = {**FOR_X, **FOR_WAYLAND}
    return sorted(known[name] for name in libraries if name in known)


def platforms() -> frozenset[str]:
    """The platforms that this Qt has plugins for, by their names in QT_QPA_PLATFORM; empty where that is not known."""
    found = find_spec("PySide6")
    folders = [Path(place) for place in found.submodule_search_locations or ()] if found is not None else []
    return frozenset(
        plugin.stem.removeprefix("lib").removeprefix("q")
        for folder in folders
        for plugin in (folder / "Qt" / "plugins" / "platforms").glob("libq*.so")
    )


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
