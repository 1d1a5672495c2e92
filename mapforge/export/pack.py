"""Maps as the bytes of a pack, read again by all guards before anybody gets them."""

import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from mapforge.export.components import components
from mapforge.export.pack_choice import Choice
from mapforge.export.pack_content import Content, content_of
from mapforge.export.pack_errors import license_of
from mapforge.model import Variant
from mapforge.packs import manifest, reading, writing
from mapforge.packs.manifest import Base, PackedMap


def pack_bytes(choice: Choice, errors: Mapping[str, int] | None = None) -> bytes:
    """The pack of the maps chosen; ``errors`` by code are what it was forced in spite of.

    Raises PackRefused where a guard would refuse it, such as for a picture's name that Windows cannot write.
    """
    files = {
        manifest.map_folder(content.variant.id) + name: data
        for content in choice.maps
        for name, data in content.files.items()
    }
    head = _head(choice, errors or {})
    data = writing.pack_bytes(writing.with_hashes(head, files), files)
    reading.read_stream(io.BytesIO(data), Path(f"{head['id']}{reading.ENDING}"))
    return data


def _head(choice: Choice, errors: Mapping[str, int]) -> dict[str, Any]:
    """The manifest but for its files and content hash."""
    main, wishes = choice.main.variant, choice.wishes
    head: dict[str, Any] = {
        "format": manifest.FORMAT,
        "format_version": manifest.FORMAT_VERSION,
        "reader_version": manifest.READER_VERSION,
        "id": wishes.id or main.id,
        "version": wishes.version or main.version,
        "title": {"en": wishes.title} if wishes.title else dict(main.name),
        "authors": list(wishes.authors or _all_of(choice, "authors")),
        "license": license_of(choice),
        "credits": list(wishes.credits or _all_of(choice, "credits")),
        "languages": sorted({language for content in choice.maps for language in _languages(content.variant)}),
        "maps": [msgspec.to_builtins(_packed(content, choice)) for content in choice.maps],
    }
    if errors:
        head["forced"] = {"errors": sum(errors.values()), "codes": sorted(errors)}
    return head


def _all_of(choice: Choice, key: str) -> list[str]:
    """What the maps say under a key, each once, the main map's first."""
    maps = [choice.main, *choice.maps]
    return list(dict.fromkeys(line for content in maps for line in getattr(content.variant, key)))


def _languages(variant: Variant) -> set[str]:
    """Languages in which a map has a name or rules."""
    return {*variant.name, *variant.rules_text}


def _packed(content: Content, choice: Choice) -> PackedMap:
    """What the manifest says of one map."""
    variant = content.variant
    return PackedMap(
        id=variant.id,
        version=variant.version,
        title=dict(variant.name),
        file=manifest.map_file(variant.id),
        hash=content.hash,
        components=components(variant),
        extends=_base(content, choice),
        base_only=variant.id in choice.base_only,
        authors=variant.authors,
        license=variant.license,
        credits=variant.credits,
    )


def _base(content: Content, choice: Choice) -> Base | None:
    extends, base = content.variant.extends, content.resolved.base
    if extends is None or base is None or base.variant is None:
        return None
    held = {other.variant.id for other in choice.maps}
    return Base(extends.id, extends.version, content_of(base, base.variant).hash, extends.id in held)
