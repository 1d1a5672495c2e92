"""A file as a pack: nothing of it is given out before every guard has passed it."""

import json
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from mapforge.packs import contents, directory, hashes, manifest
from mapforge.packs.contents import Amount
from mapforge.packs.directory import Directory, Entry
from mapforge.packs.guard_listing import SIGNATURE, Measured
from mapforge.packs.guards import ALL, Guards
from mapforge.packs.manifest import Manifest
from mapforge.packs.refusal import PackRefused

ENDING = ".mfpack"


@dataclass(frozen=True)
class Pack:
    """A pack that has passed all guards: where it lies, its manifest, its signature's bytes (None: unsigned).

    ``found`` are all its files as they were read, the manifest first.
    """

    path: Path
    manifest: Manifest
    found: Mapping[str, Measured]
    signature: bytes | None = None

    @property
    def files(self) -> tuple[str, ...]:
        """The names of all files, the manifest first."""
        return tuple(self.found)


def read(path: Path, guards: Guards = ALL) -> Pack:
    """The pack in a file, every byte of it read once. Raises PackRefused; nothing is written anywhere."""
    with _opened(path) as stream:
        return read_stream(stream, path, guards)


def read_stream(stream: BinaryIO, path: Path, guards: Guards = ALL) -> Pack:
    """The pack in an open file. Raises PackRefused."""
    table = _table(stream, guards)
    found: dict[str, Measured] = {}
    before = 0
    for entry in table.entries:
        found[entry.name] = _measured(stream, entry, before, guards)
        before += found[entry.name].size
        for look in guards.of_kind:
            look(entry, contents.opened(stream, entry, found[entry.name].size))
    said = _manifest(stream, table)
    for compare in guards.of_listing:
        compare(said, found)
    entries = {entry.name: entry for entry in table.entries}
    maps = {packed.id: _json(stream, entries.get(packed.file)) for packed in said.maps}
    for compare_maps in guards.of_maps:
        compare_maps(said, maps)
    signature = _whole(stream, entries[SIGNATURE]) if SIGNATURE in entries else None
    if signature is not None:
        for verify in guards.of_signature:
            verify(said, signature)
    return Pack(path, said, found, signature)


def files(pack: Pack) -> Iterator[tuple[str, Iterator[bytes]]]:
    """Each file's name and bytes, piece by piece, in the order of the archive.

    The file is read again: raises PackRefused where it is no longer what was looked at.
    """
    with _opened(pack.path) as stream:
        table = _table(stream, ALL)
        if tuple(entry.name for entry in table.entries) != pack.files:
            raise PackRefused("it was changed while it was read.")
        for entry in table.entries:
            yield entry.name, _unchanged(stream, entry, pack)


def _unchanged(stream: BinaryIO, entry: Entry, pack: Pack) -> Iterator[bytes]:
    digest, size = sha256(), 0
    for data, amount in contents.chunks(stream, entry):
        for look in ALL.of_amount:
            look(entry, amount)
        digest.update(data)
        size += len(data)
        yield data
    if pack.found[entry.name] != Measured(size, digest.hexdigest()):
        raise PackRefused("it was changed while it was read.")


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise PackRefused("it is no file.")
        stream = path.open("rb")
    except FileNotFoundError:
        raise PackRefused("there is no such file.") from None
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        raise _unreadable(error) from error
    with stream:
        try:
            yield stream
        except OSError as error:
            raise _unreadable(error) from error


def _unreadable(error: OSError | ValueError) -> PackRefused:
    return PackRefused(f"it cannot be read: {(getattr(error, 'strerror', None) or str(error)).lower()}.")


def _table(stream: BinaryIO, guards: Guards) -> Directory:
    table = directory.read(stream)
    for entry in table.entries:
        for refuse in guards.of_entry:
            refuse(entry)
    for compare in guards.of_directory:
        compare(table)
    return table


def _measured(stream: BinaryIO, entry: Entry, before: int, guards: Guards) -> Measured:
    digest, amount = sha256(), Amount()
    for data, amount in contents.chunks(stream, entry, before):
        for look in guards.of_amount:
            look(entry, amount)
        digest.update(data)
    for finish in guards.of_whole:
        finish(entry, amount)
    return Measured(amount.given, digest.hexdigest())


def _manifest(stream: BinaryIO, table: Directory) -> Manifest:
    if not table.entries or table.entries[0].name != hashes.MANIFEST:
        raise PackRefused(f"its first file is not {hashes.MANIFEST}.")
    return manifest.read(_whole(stream, table.entries[0]))


def _json(stream: BinaryIO, entry: Entry | None) -> Any:
    """The value in a map's file, which the guards have passed; None where there is none."""
    try:
        return json.loads(_whole(stream, entry)) if entry is not None else None
    except (ValueError, RecursionError):
        return None


def _whole(stream: BinaryIO, entry: Entry) -> bytes:
    return b"".join(data for data, _ in contents.chunks(stream, entry))
