"""What is refused because the manifest and the files do not agree."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from mapforge.packs import hashes
from mapforge.packs.guard_names import is_reserved
from mapforge.packs.manifest import Manifest, map_file
from mapforge.packs.refusal import PackRefused, shown

SIGNATURE = "signature.json"
UNLISTED = (hashes.MANIFEST, SIGNATURE)
"""Files that the manifest cannot list: itself, and the signature over its content hash."""


class Measured(NamedTuple):
    """A file as it was read: its bytes counted, and their SHA-256."""

    size: int
    sha256: str


def none_unlisted(manifest: Manifest, found: Mapping[str, Measured]) -> None:
    """A file that the manifest does not list."""
    for name in found:
        if name not in manifest.files and name not in UNLISTED:
            raise PackRefused(f"{shown(name)} is not listed in its manifest.")


def none_missing(manifest: Manifest, found: Mapping[str, Measured]) -> None:
    """A file that the manifest lists and the archive lacks."""
    for name in manifest.files:
        if name not in found:
            raise PackRefused(f"{shown(name)} is listed in its manifest and is not there.")


def right_hashes(manifest: Manifest, found: Mapping[str, Measured]) -> None:
    """A file that was changed after the manifest was written."""
    for name, listed in manifest.files.items():
        measured = found.get(name)
        if measured is not None and measured.sha256 != listed.sha256:
            raise PackRefused(f"{shown(name)} is not the file that its manifest lists: the SHA-256 differs.")


def right_sizes(manifest: Manifest, found: Mapping[str, Measured]) -> None:
    """A size in the manifest that is not the file's."""
    for name, listed in manifest.files.items():
        measured = found.get(name)
        if measured is not None and measured.size != listed.size:
            raise PackRefused(f"{shown(name)} has {measured.size:,} bytes; its manifest says {listed.size:,}.")


def right_content_hash(manifest: Manifest, _found: Mapping[str, Measured]) -> None:
    """A manifest that was changed after it was written."""
    if hashes.content_hash(manifest.raw) != manifest.content_hash:
        raise PackRefused("its manifest was changed after it was written: the content hash differs.")


def id_is_a_folder(manifest: Manifest, _found: Mapping[str, Measured]) -> None:
    """An id that Windows keeps for a device: the pack could not be installed under it."""
    if is_reserved(manifest.id):
        raise PackRefused(f'its id "{manifest.id}" begins with a name that Windows keeps for a device.')


def maps_as_named(manifest: Manifest, maps: Mapping[str, Any]) -> None:
    """A map of another id or version than the manifest says; ``maps`` are their own files by id."""
    for entry in manifest.maps:
        held = maps.get(entry.id)
        if not isinstance(held, dict) or (held.get("id"), held.get("version")) != (entry.id, entry.version):
            raise PackRefused(f"its manifest says {entry.id} {entry.version} of a map that is another by its own file.")


def right_map_hashes(manifest: Manifest, _found: Mapping[str, Measured]) -> None:
    """A map's hash in the manifest that is not that of its files."""
    for entry in manifest.maps:
        if manifest.map_hash(entry.id) != entry.hash:
            raise PackRefused(f"the map {entry.id} is not the one that its manifest names: the hash differs.")


def maps_are_listed(manifest: Manifest, _found: Mapping[str, Measured]) -> None:
    """A map, picture or rules sheet that the manifest names outside of its list, or a map that is in no folder of its
    own."""
    for entry in manifest.maps:
        if entry.file != map_file(entry.id):
            raise PackRefused(f"the map {entry.id} must be the file {map_file(entry.id)}, not {shown(entry.file)}.")
        for name in (entry.file, entry.board, entry.thumbnail, *entry.rules.values()):
            if name and name not in manifest.files:
                raise PackRefused(f"{shown(name)} of the map {entry.id} is not listed in its manifest.")
