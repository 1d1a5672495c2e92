"""Maps that come out of a pack: what it said of them, and what was made from them, is taken along as it is.

So a pack that was unpacked or installed and is written again is the same pack, also on a machine that draws letters a
little otherwise, and by a version of MapForge that does not know all that the pack says.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from mapforge.export.pack_content import Content
from mapforge.files.resolve import Resolved
from mapforge.packs import hashes, limits, manifest
from mapforge.packs.guard_listing import SIGNATURE
from mapforge.packs.manifest import Head, Manifest, PackedMap
from mapforge.packs.refusal import PackRefused


@dataclass(frozen=True)
class Made:
    """What is made from a map for its pack: its board as PNG, large and small, and rules in Markdown by language."""

    board: bytes = b""
    thumbnail: bytes = b""
    rules: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Origin:
    """The pack that a map comes from: its folder and what it says."""

    folder: Path
    manifest: Manifest


def origin_of(resolved: Resolved) -> Origin | None:
    """The pack in whose folder a map lies; None for one that lies in none."""
    path = resolved.document.path
    if path is None or len(path.parents) < 3 or path.parents[1].name != "maps":
        return None
    folder = path.parents[2]
    try:
        with (folder / hashes.MANIFEST).open("rb") as stream:
            return Origin(folder, manifest.read(stream.read(limits.JSON_BYTES)))
    except (OSError, PackRefused):
        return None


def whole_origin(maps: Sequence[Content]) -> Manifest | None:
    """The manifest of the pack that just these maps are, changed since or not; None where they are of none or several,
    or not all of one."""
    origins = [origin_of(content.resolved) for content in maps]
    first = origins[0]
    if first is None or any(origin is None or origin.folder != first.folder for origin in origins):
        return None
    here, there = {content.variant.id for content in maps}, {entry.id for entry in first.manifest.maps}
    return first.manifest if here == there else None


def is_unchanged(maps: Sequence[Content], whole: Manifest) -> bool:
    """The maps are those of the pack, byte for byte."""
    there = {entry.id: entry.hash for entry in whole.maps}
    return all(there.get(content.variant.id) == content.hash for content in maps)


def kept(content: Content, base_hash: str | None) -> Made | None:
    """What was made from a map before, if neither it nor its base has changed since; None where it is to be made."""
    origin = origin_of(content.resolved)
    packed = origin.manifest.map_of(content.variant.id) if origin is not None else None
    if origin is None or packed is None or packed.hash != content.hash:
        return None
    if (packed.extends.hash if packed.extends is not None else None) != base_hash:
        return None
    files = {name: _file(origin, name) for name in (packed.board, packed.thumbnail, *packed.rules.values()) if name}
    if any(data is None for data in files.values()):
        return None
    held = {name: data for name, data in files.items() if data is not None}
    rules = {language: held[name] for language, name in packed.rules.items()}
    return Made(held.get(packed.board, b""), held.get(packed.thumbnail, b""), rules)


def kept_signature(maps: Sequence[Content], content_hash: str) -> bytes | None:
    """The signature of the pack that the maps come from, if this is the same; None if it is another, or unsigned."""
    origin = origin_of(maps[0].resolved)
    if origin is None or origin.manifest.content_hash != content_hash:
        return None
    try:
        return (origin.folder / SIGNATURE).read_bytes()
    except OSError:
        return None


def with_later_keys(head: dict[str, Any], maps: Sequence[Content], whole: Manifest | None) -> dict[str, Any]:
    """A manifest with the keys that a later version of the format had added to those the maps come from."""
    result = dict(head)
    if whole is not None:
        result |= _unknown(whole.raw, Head)
    old = {content.variant.id: _raw_map(content) for content in maps}
    result["maps"] = [entry | _unknown(old[entry["id"]], PackedMap) for entry in head["maps"]]
    return result


def _raw_map(content: Content) -> dict[str, Any]:
    origin = origin_of(content.resolved)
    entries = origin.manifest.raw["maps"] if origin is not None else []
    return next((entry for entry in entries if entry["id"] == content.variant.id), {})


def _unknown(raw: Mapping[str, Any], kind: type[msgspec.Struct]) -> dict[str, Any]:
    known = {one.encode_name for one in msgspec.structs.fields(kind)}
    return {key: value for key, value in raw.items() if key not in known}


def _file(origin: Origin, name: str) -> bytes | None:
    """A file of the pack as it was listed; None where it is gone, was changed, or lies elsewhere."""
    listed, place = origin.manifest.files.get(name), origin.folder / name
    try:
        if not place.resolve().is_relative_to(origin.folder.resolve()):
            return None  # the folder may have come from anybody, and nobody has looked at its manifest
        data = place.read_bytes()
    except (OSError, ValueError):
        return None
    return data if listed is not None and hashes.of_bytes(data) == listed.sha256 else None
