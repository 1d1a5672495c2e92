"""Packs in the user's data folder: a folder for each pack's id, in it one for its version, in that its files.

A version is unpacked beside the others and takes its name at once, and only then does the older one go: whenever the
program is stopped, the newest whole version is the one that is there. One that is broken is set aside: it is named,
and nothing of it is used.
"""

import secrets
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Literal

import semver

from mapforge.packs import hashes, limits, manifest, unpacking
from mapforge.packs.manifest import Manifest, PackedMap
from mapforge.packs.reading import Pack
from mapforge.packs.refusal import PackRefused


@dataclass(frozen=True)
class Installed:
    """A pack that is there: its folder, and what it says of itself."""

    folder: Path
    manifest: Manifest

    def file(self, entry: PackedMap) -> Path:
        """The file of one of its maps."""
        return self.folder / entry.file


@dataclass(frozen=True)
class SetAside:
    """A folder where a pack should be, and why it is not used. ``maps`` are those it should hold, where it says so."""

    name: str
    folder: Path
    why: str
    maps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stock:
    """What is in the folder of installed packs, by id."""

    packs: tuple[Installed, ...] = ()
    set_aside: tuple[SetAside, ...] = ()

    def pack(self, name: str) -> Installed | None:
        """The pack of that id."""
        return next((pack for pack in self.packs if pack.manifest.id == name), None)


class NotInstalledError(LookupError):
    """There is no such pack; the message says which there are."""


class KeptError(Exception):
    """A pack is not installed because of what is there; the message says why, and the way out."""


@dataclass(frozen=True)
class Done:
    """What installing did: ``before`` is the version that was there."""

    what: Literal["installed", "updated", "replaced", "repaired", "is there already"]
    pack: Installed
    before: str = ""


def stock(folder: Path) -> Stock:
    """The packs installed in a folder, looked at as far as that takes no time: names, sizes, and the maps' files."""
    try:
        places = [place for home in _folders(folder) for place in _folders(home)]
        stamps = [(str(place), place.stat().st_ino, place.stat().st_mtime_ns) for place in places]
    except OSError:
        return Stock()
    return _stock(folder, tuple(sorted(stamps)))


def install(pack: Pack, folder: Path, *, replace: bool = False) -> Done:
    """Put a pack among the installed ones, in the place of an older version.

    Raises KeptError for one that is older than what is there, or of the same version with other contents, unless
    ``replace`` says so, and for one with a map that another installed pack has; UnpackError where it cannot be
    written, PackRefused where its file has changed since.
    """
    said = pack.manifest
    others = _versions(folder / said.id)
    there = stock(folder)
    old = there.pack(said.id)
    _hold_back_twins(said, there)
    broken = any(aside.name == said.id for aside in there.set_aside)
    if old is not None and old.manifest.content_hash == said.content_hash:
        if check(old) is None:
            return Done("is there already", old, old.manifest.version)
        old, broken = None, True
    if old is not None and not replace:
        _hold_back_older(said, old.manifest)
    place = folder / said.id / said.version
    _put(pack, place)
    _clear(others - {place})
    before = old.manifest.version if old is not None else ""
    return Done(_what(said.version, before, broken), Installed(place, said), before)


def remove(name: str, folder: Path) -> None:
    """Take an installed pack away, also one that is set aside. Raises NotInstalledError, UnpackError."""
    there = stock(folder)
    known = sorted({pack.manifest.id for pack in there.packs} | {aside.name for aside in there.set_aside})
    if name not in known:
        which = f"Installed: {', '.join(known)}." if known else "No pack is installed."
        raise NotInstalledError(f'No pack with the id "{name}" is installed. {which}')
    _away(folder / name)


def check(pack: Installed) -> str | None:
    """Why an installed pack is not as it was installed, every byte looked at; None where it is."""
    for name, listed in pack.manifest.files.items():
        digest = sha256()
        try:
            with (pack.folder / name).open("rb") as stream:
                while piece := stream.read(limits.MB):
                    digest.update(piece)
        except OSError:
            return f"{name} cannot be read"
        if digest.hexdigest() != listed.sha256:
            return f"{name} was changed after it was installed"
    return None


def later(one: str, other: str) -> bool:
    """A version is higher than another, as SemVer has it."""
    return semver.Version.parse(one) > semver.Version.parse(other)


@cache
def _stock(folder: Path, _stamps: tuple[tuple[str, int, int], ...]) -> Stock:
    packs: list[Installed] = []
    aside: list[SetAside] = []
    for home in sorted(_folders(folder)):
        found: list[Installed] = []
        for place in _folders(home):
            looked = _looked_at(place, home.name)
            if isinstance(looked, Installed):
                found.append(looked)
            else:
                aside.append(looked)
        packs += sorted(found, key=lambda pack: semver.Version.parse(pack.manifest.version))[-1:]
    good = {pack.manifest.id for pack in packs}
    return Stock(tuple(packs), tuple(broken for broken in aside if broken.name not in good))


def _folders(folder: Path) -> Iterator[Path]:
    """The folders in one, but for those that are only there for a moment."""
    try:
        yield from (place for place in folder.iterdir() if place.is_dir() and not place.name.startswith("."))
    except OSError:
        return


def _looked_at(place: Path, name: str) -> Installed | SetAside:
    try:
        with (place / hashes.MANIFEST).open("rb") as stream:
            said = manifest.read(stream.read(limits.JSON_BYTES))
    except OSError as error:
        return SetAside(name, place, f"its manifest cannot be read: {(error.strerror or '').lower()}")
    except PackRefused as error:
        return SetAside(name, place, str(error).rstrip("."))
    maps = tuple(entry.id for entry in said.maps)
    if (said.id, said.version) != (name, place.name):
        return SetAside(name, place, f"its manifest is that of {said.id} {said.version}", maps)
    wrong = _wrong_file(place, said)
    return Installed(place, said) if wrong is None else SetAside(name, place, wrong, maps)


def _wrong_file(place: Path, said: Manifest) -> str | None:
    """A file that is missing or of another size, or a map that was changed."""
    maps = {entry.file for entry in said.maps}
    for file, listed in said.files.items():
        try:
            if (place / file).stat().st_size != listed.size:
                return f"{file} was changed after it was installed"
            if file in maps and hashes.of_bytes((place / file).read_bytes()) != listed.sha256:
                return f"{file} was changed after it was installed"
        except OSError:
            return f"{file} is missing or cannot be read"
    return None


def _hold_back_twins(said: Manifest, there: Stock) -> None:
    own = {entry.id for entry in said.own_maps}
    for pack in there.packs:
        shared = sorted(own & {entry.id for entry in pack.manifest.own_maps})
        if shared and pack.manifest.id != said.id:
            raise KeptError(
                f"The installed pack {pack.manifest.id} {pack.manifest.version} has a map {shared[0]} as well. "
                f"Remove it first: mapforge pack remove {pack.manifest.id}"
            )


def _hold_back_older(said: Manifest, old: Manifest) -> None:
    if later(old.version, said.version):
        raise KeptError(
            f"{said.id} {old.version} is installed, which is newer than {said.version}. "
            "To go back to the older one, say --replace."
        )
    if old.version == said.version:
        raise KeptError(
            f"{said.id} {old.version} is installed already, with other contents. "
            "Its maker should have given it a higher version; to take it all the same, say --replace."
        )


def _put(pack: Pack, place: Path) -> None:
    """Unpack a pack where it belongs; what is there of the same version gives way."""
    gone = place.with_name(f".{place.name}.{secrets.token_hex(4)}.gone")
    try:
        there = place.exists()
        if there:
            place.rename(gone)
    except OSError as error:
        raise _cannot(place, error) from error
    try:
        unpacking.unpack(pack, place)
    except (PackRefused, OSError):
        if there:
            gone.rename(place)
        raise
    shutil.rmtree(gone, ignore_errors=True)


def _versions(home: Path) -> set[Path]:
    """What is in a pack's folder: its versions, and what was left of stopped runs."""
    try:
        return set(home.iterdir())
    except OSError:
        return set()


def _clear(others: set[Path]) -> None:
    """Take away what was there before: not what another run has put there since, which may be a newer version."""
    for other in sorted(others):
        if other.exists() or other.is_symlink():
            _away(other)


def _away(place: Path) -> None:
    """Remove a folder: under another name at once, then file by file."""
    gone = place.with_name(f".{place.name.strip('.')}.{secrets.token_hex(4)}.gone")
    try:
        place.rename(gone)
    except OSError as error:
        raise _cannot(place, error) from error
    if gone.is_symlink():
        gone.unlink(missing_ok=True)
    shutil.rmtree(gone, ignore_errors=True)


def _cannot(place: Path, error: OSError) -> unpacking.UnpackError:
    return unpacking.UnpackError(f"{place} cannot be changed: {(error.strerror or str(error)).lower()}.")


def _what(
    version: str, before: str, broken: bool
) -> Literal["installed", "updated", "replaced", "repaired", "is there already"]:
    if not before:
        return "repaired" if broken else "installed"
    return "updated" if later(version, before) else "replaced"
