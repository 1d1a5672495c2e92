"""What a pack says of itself: ``manifest.json``, as types. ``schemas/pack.schema.json`` is its reference.

Keys that a later version of the format has added are not looked at, and stay in ``raw``, so that they are kept when
the pack is written again.
"""

import json
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from mapforge.model.forms import (
    Count,
    Id,
    Language,
    Line,
    MapId,
    Name,
    VersionRange,
    VersionText,
)
from mapforge.packs import hashes
from mapforge.packs.refusal import PackRefused

FORMAT = "mapforge-pack"
FORMAT_VERSION = 1
"""The version this program writes."""
READER_VERSION = 1
"""A pack whose least reader version is greater than this cannot be read by this program."""

Sha256 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
FileName = Annotated[str, Meta(min_length=1)]
"""How long it may be is for the guards."""
ByteCount = Annotated[int, Meta(ge=0, le=2**40)]


class File(Struct, frozen=True):
    """A file of the pack: its bytes counted, and their SHA-256."""

    sha256: Sha256
    size: ByteCount


class Base(Struct, frozen=True, omit_defaults=True):
    """The map that another extends: by id, the versions of it that will do, and the hash of the one it was made on.

    ``bundled``: the pack holds it.
    """

    id: MapId
    version: VersionRange | None = None
    hash: Sha256 | None = None
    bundled: bool = False


class Components(Struct, frozen=True, omit_defaults=True):
    """What must lie on the table: pieces for each player, and cards of each kind.

    ``train_cards`` by color with ``locomotive``, ``tickets`` by deck, ``stations`` for each player.
    """

    players: tuple[Annotated[int, Meta(ge=1, le=9)], Annotated[int, Meta(ge=1, le=9)]]
    trains: Count
    train_cards: dict[Id, Count]
    tickets: dict[Id, Count]
    stations: Count = 0


class PackedMap(Struct, frozen=True, omit_defaults=True):
    """A map in a pack: what it is called, its file, its hash, its base, and what was made from it.

    ``hash`` is over the map's own files (``hashes.of_files``, named from its folder). ``base_only``: it is there only
    because another in the pack extends it. ``board`` is a picture at 150 dpi, ``thumbnail`` a small one, ``rules`` a
    sheet in Markdown by language.
    """

    id: MapId
    version: VersionText
    title: dict[Language, Name]
    file: FileName
    hash: Sha256
    components: Components
    extends: Base | None = None
    base_only: bool = False
    authors: tuple[Name, ...] = ()
    license: Name = ""
    credits: tuple[Line, ...] = ()
    board: FileName = ""
    thumbnail: FileName = ""
    rules: dict[Language, FileName] = msgspec.field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its name for people: English where there is one, else the first, else the id."""
        return self.title.get("en") or next(iter(self.title.values()), "") or self.id


class Forced(Struct, frozen=True):
    """The pack was written although its maps have errors: how many, and of which codes."""

    errors: Annotated[int, Meta(ge=1)]
    codes: tuple[Annotated[str, Meta(max_length=80)], ...] = ()


class Head(Struct, frozen=True, omit_defaults=True):
    """The manifest's keys that this version knows."""

    format: str
    format_version: Annotated[int, Meta(ge=1)]
    reader_version: Annotated[int, Meta(ge=1)]
    id: MapId
    version: VersionText
    title: dict[Language, Name]
    license: Name
    languages: tuple[Language, ...]
    maps: Annotated[tuple[PackedMap, ...], Meta(min_length=1, max_length=200)]
    files: dict[FileName, File]
    content_hash: Sha256
    authors: tuple[Name, ...] = ()
    credits: tuple[Line, ...] = ()
    forced: Forced | None = None


def map_folder(name: str) -> str:
    """The folder of a map in a pack, with its slash."""
    return f"maps/{name}/"


def map_file(name: str) -> str:
    """The file of a map in a pack."""
    return map_folder(name) + "variant.json"


class Manifest:
    """A pack's manifest: ``raw`` as read, and what of it this version knows."""

    def __init__(self, raw: dict[str, Any]) -> None:
        """Raises PackRefused for one that is no manifest, or that needs a newer program."""
        self.raw = raw
        self.head = _head(raw)
        self.id, self.version, self.maps, self.files = self.head.id, self.head.version, self.head.maps, self.head.files
        self.content_hash = self.head.content_hash

    @property
    def name(self) -> str:
        """The pack's name for people."""
        title = self.head.title
        return title.get("en") or next(iter(title.values()), "") or self.id

    @property
    def own_maps(self) -> tuple[PackedMap, ...]:
        """The maps that the pack is for: not those that are there only as a base."""
        return tuple(entry for entry in self.maps if not entry.base_only)

    def map_hash(self, name: str) -> str:
        """The hash of a map's own files as they are listed, named from its folder."""
        folder = map_folder(name)
        own = {file: listed.sha256 for file, listed in self.files.items() if file.startswith(folder)}
        return hashes.of_files({file.removeprefix(folder): digest for file, digest in own.items()})

    def map_of(self, name: str) -> PackedMap | None:
        """The map of that id."""
        return next((entry for entry in self.maps if entry.id == name), None)


def read(data: bytes) -> Manifest:
    """A manifest from its bytes, which the guards have passed. Raises PackRefused."""
    try:
        raw = json.loads(data.decode("utf-8"), object_pairs_hook=_each_once)
        json.dumps(raw, ensure_ascii=False, allow_nan=False).encode()  # half characters and NaN are no JSON
    except (ValueError, RecursionError):
        raise PackRefused("its manifest is not JSON in UTF-8.") from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise PackRefused(f'its manifest does not say "format": "{FORMAT}".')
    return Manifest(raw)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; one with a key twice would be read otherwise by others."""
    read = dict(pairs)
    if len(read) < len(pairs):
        raise PackRefused("its manifest gives a key twice.")
    return read


def _head(raw: dict[str, Any]) -> Head:
    wanted = raw.get("reader_version")
    if isinstance(wanted, int) and not isinstance(wanted, bool) and wanted > READER_VERSION:
        raise PackRefused(
            f"it was made for a newer MapForge (it asks for a reader of version {wanted}; this one is "
            f"{READER_VERSION}). Get the newest MapForge, or ask for the pack in the older form."
        )
    try:
        head = msgspec.convert(raw, Head)
    except (msgspec.ValidationError, OverflowError) as error:
        raise PackRefused(f"its manifest is damaged: {_plain(str(error))}.") from None
    ids = [entry.id for entry in head.maps]
    if len(set(ids)) < len(ids):
        raise PackRefused("its manifest names a map twice.")
    return head


def _plain(message: str) -> str:
    """msgspec's words, its ``$.files[...]`` as the place in the file."""
    said, _, place = message.partition(" - at `")
    place = place.removeprefix("key` in `")
    words = said.partition(" matching regex")[0].replace("`", '"')
    words += " of another form" if " matching regex" in said else ""
    return words + (f" at {place.rstrip('`').removeprefix('$').removeprefix('.')}" if place else "")
