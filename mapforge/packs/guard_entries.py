"""Entries of a zip that are refused for what they are, or for how they stand beside one another."""

import stat
import unicodedata
from itertools import accumulate, pairwise

from mapforge.packs import limits
from mapforge.packs.directory import DEFLATED, STORED, Directory, Entry
from mapforge.packs.refusal import PackRefused, shown

_FOLLOWED = {
    0x7075: "has a second name, which some programs would take",
    0x756E: "may be a link by an extra field, which some programs would follow",
    0x0001: "has a second size, which some programs would take",
}
"""Extra fields that say otherwise than the headers what a file is."""
_ENCRYPTED = 0x1 | 0x40 | 0x2000


def no_link(entry: Entry) -> None:
    """A link, a device, a folder: only plain files."""
    if stat.S_IFMT(entry.mode) not in (0, stat.S_IFREG):
        raise PackRefused(f"{shown(entry.name)} is a link, a folder or a device, not a plain file.")


def not_encrypted(entry: Entry) -> None:
    """What is locked cannot be looked at."""
    if (entry.table.flags | entry.local.flags) & _ENCRYPTED:
        raise PackRefused(f"{shown(entry.name)} is encrypted.")


def plainly_packed(entry: Entry) -> None:
    """Stored or deflated, as every zip program can."""
    if entry.table.method not in (STORED, DEFLATED):
        raise PackRefused(f"{shown(entry.name)} is packed in an unusual way (method {entry.table.method}).")


def same_in_both_headers(entry: Entry) -> None:
    """A zip names each file twice: another program may read the other name or size."""
    if entry.table != entry.local:
        raise PackRefused(f"{shown(entry.name)} is described in two ways that differ.")


def nothing_told_twice(entry: Entry) -> None:
    """A second name, size or kind in an extra field, which some programs take instead of the first."""
    for field in sorted(entry.extras & _FOLLOWED.keys()):
        raise PackRefused(f"{shown(entry.name)} {_FOLLOWED[field]}.")


def few_files(directory: Directory) -> None:
    """At most 2,000 files."""
    if len(directory.entries) > limits.FILES:
        raise PackRefused(f"it holds {len(directory.entries):,} files; {limits.FILES:,} are allowed.")


def no_twins(directory: Directory) -> None:
    """``Map.json`` and ``map.json``, or one letter written in two ways: one file on many a disk."""
    seen: dict[str, str] = {}
    for entry in directory.entries:
        name = alike(entry.name)
        if name in seen:
            other = "" if seen[name] == entry.name else f" and {shown(seen[name])}"
            raise PackRefused(f"{shown(entry.name)}{other} would be one and the same file on many a disk.")
        seen[name] = entry.name


def no_file_as_folder(directory: Directory) -> None:
    """``maps`` and ``maps/map.json``: one must fail."""
    names = {alike(entry.name) for entry in directory.entries}
    for entry in directory.entries:
        parts = alike(entry.name).split("/")
        if any("/".join(parts[:length]) in names for length in range(1, len(parts))):
            raise PackRefused(f"{shown(entry.name)} lies in a folder that is also a file.")


def no_overlap(directory: Directory) -> None:
    """Files that share bytes: a small archive that unpacks without end."""
    spans = sorted((entry.start, entry.end) for entry in directory.entries)
    if any(end > start for (_, end), (start, _) in pairwise(spans)):
        raise PackRefused("files in it overlap.")


def nothing_between(directory: Directory) -> None:
    """Files that the table leaves out: programs that read from the front would find them."""
    entries = sorted(directory.entries, key=lambda entry: entry.start)
    reached = list(accumulate((entry.longest_end for entry in entries), max))
    starts = [entry.start for entry in entries[1:]] + [directory.start]
    if any(start > end for end, start in zip(reached, starts, strict=False)):
        raise PackRefused("something stands between its files that the table of files leaves out.")


def nothing_before(directory: Directory) -> None:
    """Something before the first file: a program, say, that is also a zip."""
    if directory.entries and min(entry.start for entry in directory.entries) != 0:
        raise PackRefused("something stands before its first file.")


def alike(name: str) -> str:
    """A name as a disk sees it that does not tell large letters from small, nor ways to write a letter."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", name).casefold())
