"""Maps as the bytes of a pack, read again by all guards before anybody gets them."""

import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from mapforge.export.components import components
from mapforge.export.pack_again import Made, is_unchanged, kept, kept_signature, whole_origin, with_later_keys
from mapforge.export.pack_choice import Choice
from mapforge.export.pack_content import Content, content_of
from mapforge.export.pack_errors import license_of
from mapforge.export.rules_sheet import languages, sheet
from mapforge.model import Variant
from mapforge.packs import manifest, reading, writing
from mapforge.packs.manifest import Base, PackedMap
from mapforge.packs.signature import sign


def pack_bytes(
    choice: Choice, errors: Mapping[str, int] | None = None, *, pictures: bool = True, key: Path | None = None
) -> bytes:
    """The pack of the maps chosen; ``errors`` by code are what it was forced in spite of, ``key`` is signed with.

    ``pictures`` of the boards need Qt: raises ImportError without its libraries, ContentError for a board too large to
    draw. Raises PackRefused where a guard would refuse the pack, as for a picture's name that Windows cannot write,
    and KeyFileError.
    """
    files = {
        manifest.map_folder(content.variant.id) + name: data
        for content in choice.maps
        for name, data in content.files.items()
    }
    packed = []
    for content, made in _made(choice, pictures):
        packed.append(_packed(content, choice, made, files))
    head = _head(choice, errors or {}, packed)
    raw = writing.with_hashes(head, files)
    said = raw["content_hash"]
    signature = sign(said, key) if key is not None else kept_signature(choice.maps, said)
    data = writing.pack_bytes(raw, files, signature)
    reading.read_stream(io.BytesIO(data), Path(f"{head['id']}{reading.ENDING}"))
    return data


def _made(choice: Choice, pictures: bool) -> list[tuple[Content, Made]]:
    """Each map with what is made from it: as it was before where nothing has changed, else anew."""
    before = {content.variant.id: kept(content, _base_hash(content)) for content in choice.maps}
    fresh = [content for content in choice.maps if before[content.variant.id] is None]
    boards = {}
    if pictures and fresh:
        from mapforge.export.pack_pictures import drawn

        boards = drawn(fresh)
    result = []
    for content in choice.maps:
        variant, base = content.variant, content.resolved.base_variant
        made = before[variant.id]
        if made is None:
            rules = {language: sheet(variant, language, base).encode() for language in languages(variant)}
            made = Made(*boards.get(variant.id, (b"", b"")), rules)
        result.append((content, made if pictures else replace(made, board=b"", thumbnail=b"")))
    return result


def _packed(content: Content, choice: Choice, made: Made, files: dict[str, bytes]) -> PackedMap:
    """What the manifest says of one map; what was made from it goes into ``files``."""
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
        board=_put(files, f"boards/{variant.id}.png", made.board),
        thumbnail=_put(files, f"thumbnails/{variant.id}.png", made.thumbnail),
        rules={
            language: _put(files, f"rules/{variant.id}.{language}.md", text) for language, text in made.rules.items()
        },
    )


def _put(files: dict[str, bytes], name: str, data: bytes) -> str:
    """Put a file among the others, or find the one beside it with the same bytes; its name, empty for no bytes."""
    if not data:
        return ""
    folder = name.split("/", 1)[0] + "/"
    same = next((other for other, held in files.items() if other.startswith(folder) and held == data), name)
    files[same] = data
    return same


def _head(choice: Choice, errors: Mapping[str, int], packed: list[PackedMap]) -> dict[str, Any]:
    """The manifest but for its files and content hash."""
    main, wishes, before = choice.main.variant, choice.wishes, whole_origin(choice.maps)
    old = before.head if before is not None and is_unchanged(choice.maps, before) else None
    title = {"en": wishes.title} if wishes.title else old.title if old is not None else dict(main.name)
    head: dict[str, Any] = {
        "format": manifest.FORMAT,
        "format_version": manifest.FORMAT_VERSION,
        "reader_version": manifest.READER_VERSION,
        "id": wishes.id or (before.id if before is not None else main.id),
        "version": wishes.version or (old.version if old is not None else main.version),
        "title": title,
        "authors": list(wishes.authors or (old.authors if old is not None else _all_of(choice, "authors"))),
        "license": wishes.license or (old.license if old is not None else license_of(choice)),
        "credits": list(wishes.credits or (old.credits if old is not None else _all_of(choice, "credits"))),
        "languages": sorted({language for content in choice.maps for language in _languages(content.variant)}),
        "maps": [msgspec.to_builtins(entry) for entry in packed],
    }
    if errors:
        head["forced"] = {"errors": sum(errors.values()), "codes": sorted(errors)}
    return with_later_keys(head, choice.maps, before)


def _all_of(choice: Choice, key: str) -> list[str]:
    """What the maps say under a key, each once, the main map's first."""
    maps = [choice.main, *choice.maps]
    return list(dict.fromkeys(line for content in maps for line in getattr(content.variant, key)))


def _languages(variant: Variant) -> set[str]:
    """Languages in which a map has a name or rules."""
    return {*variant.name, *languages(variant)}


def _base_hash(content: Content) -> str | None:
    base = content.resolved.base
    return content_of(base, base.variant).hash if base is not None and base.variant is not None else None


def _base(content: Content, choice: Choice) -> Base | None:
    extends = content.variant.extends
    if extends is None:
        return None
    held = {other.variant.id for other in choice.maps}
    return Base(extends.id, extends.version, _base_hash(content), extends.id in held)
