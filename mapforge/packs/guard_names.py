"""Names of files that are refused: each would lead out of the folder, or mean another file on another system."""

import unicodedata

from mapforge.packs import limits
from mapforge.packs.directory import Entry
from mapforge.packs.refusal import PackRefused, shown

_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
    + [port + number for port in ("com", "lpt") for number in "0123456789¹²³"]
)
_SIGNS = '<>"|?*'


def no_way_up(entry: Entry) -> None:
    """``../map.json``: a file above the folder."""
    if ".." in entry.name.replace("\\", "/").split("/"):
        raise PackRefused(f'the name {shown(entry.name)} leads out of its folder with "..".')


def no_absolute_path(entry: Entry) -> None:
    """``/etc/passwd``: a place on the disk, not in the folder."""
    if entry.name.startswith("/"):
        raise PackRefused(f"the name {shown(entry.name)} is a place on the disk, not in the pack.")


def no_drive(entry: Entry) -> None:
    """``C:map.json``, and ``map.json:hidden``, which Windows writes into a stream of its own."""
    if ":" in entry.name:
        raise PackRefused(f"the name {shown(entry.name)} holds a colon, which names a drive on Windows.")


def no_backslash(entry: Entry) -> None:
    r"""``maps\map.json``: a folder on Windows, a letter elsewhere."""
    if "\\" in entry.name:
        raise PackRefused(f"the name {shown(entry.name)} holds a backslash, which parts folders on Windows only.")


def every_part_named(entry: Entry) -> None:
    """``maps//map.json``, ``./map.json``, ``maps/``: the same file by another name, or a folder."""
    parts = entry.name.removeprefix("/").split("/")
    if "" in parts or "." in parts:
        raise PackRefused(f"the name {shown(entry.name)} has a folder or file without a name.")


def no_control_sign(entry: Entry) -> None:
    """Line breaks, null, signs that turn the direction of writing: the name is another than is seen."""
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in entry.name):
        raise PackRefused(f"the name {shown(entry.name)} holds signs that cannot be seen.")


def no_reserved_name(entry: Entry) -> None:
    """``con.json``, ``a?.json``: names that Windows keeps for devices, or cannot write."""
    for part in entry.name.split("/"):
        if is_reserved(part) or any(sign in part for sign in _SIGNS):
            raise PackRefused(f"the name {shown(entry.name)} is one that Windows cannot write.")


def is_reserved(name: str) -> bool:
    """Windows keeps the name for a device, whatever ending follows."""
    return name.split(".")[0].rstrip(" ").casefold() in _RESERVED


def no_dot_or_space_at_end(entry: Entry) -> None:
    """``maps./map.json``: Windows drops the dot, and it is another file's name."""
    for part in entry.name.split("/"):
        if part.startswith(" ") or (part.rstrip(". ") != part and part not in (".", "..")):
            raise PackRefused(f"the name {shown(entry.name)} has a dot or a space at its end, which Windows drops.")


def not_too_long(entry: Entry) -> None:
    """A name that the disk of another system does not take."""
    if len(entry.name.encode()) > limits.NAME:
        raise PackRefused(f"the name {shown(entry.name)} is longer than {limits.NAME} bytes.")
