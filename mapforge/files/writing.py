"""What a map's file holds at a place: whole or as its difference, with the pictures that must come along."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mapforge.edits.entries import changed, with_fields
from mapforge.files import document
from mapforge.files.document import Document
from mapforge.files.library import Library
from mapforge.files.picture_copies import free_name, same
from mapforge.files.resolve import Resolved, resolve
from mapforge.files.save import document_bytes
from mapforge.model import Variant

Finder = Callable[[str], Path | None]
"""Finds a picture's file by its name in the map."""

_SCHEMAS = ("variant.schema.json", "child.schema.json")


@dataclass(frozen=True)
class Written:
    """A map's file at a place, not yet on the disk.

    ``variant`` is the map as the file will be read there: the one given, unless a picture had to take another name or
    the map had to be written whole. ``picture`` is what must be copied from where to where. ``notice`` says in a
    designer's words what is other than asked for.
    """

    data: bytes
    variant: Variant
    base: Resolved | None = None
    picture: tuple[Path, Path] | None = None
    schema: str | None = None
    notice: str = ""


@dataclass(frozen=True)
class Source:
    """Where a map comes from: its file (None: none yet), its ``$schema``, its base, and its pictures."""

    path: Path | None
    schema: str | None
    base: Resolved | None
    picture: Finder


def at_place(variant: Variant, path: Path, source: Source, library: Library) -> Written:
    """The file of a map at ``path``; a child only where reading it there gives the same map again."""
    if variant.extends is None:
        return _written(variant, path, source, None)
    wanted = variant.extends.id
    base = _base_at(path, wanted, library)
    if base is not None:
        child = _written(variant, path, source, base)
        if _is_read_again(child, path, source, library):
            return child
    notice = (
        f"The base {wanted} cannot be used from {path.parent}, so the map was saved whole: "
        f"it no longer follows changes of {wanted}."
    )
    whole = _written(with_fields(variant, extends=None), path, source, None)
    return Written(whole.data, whole.variant, None, whole.picture, whole.schema, notice)


def _base_at(path: Path, wanted: str, library: Library) -> Resolved | None:
    """A base as a child at that place would find it; None where there is none that can be used."""
    found = library.base_of(Document(name=str(path), path=path), wanted)
    if found is None:
        return None
    base = resolve(found, library)
    return base if base.variant is not None else None


def _is_read_again(child: Written, path: Path, source: Source, library: Library) -> bool:
    """The child's file, read at its place, is the same map without a problem; a version the base had already may be."""
    again = resolve(document.from_bytes(child.data, str(path), path), library)
    same_base = source.base is not None and again.base_variant == source.base.variant
    bearable = {"base-version"} if same_base else set[str]()
    return again.variant == child.variant and all(problem.code in bearable for problem in again.problems)


def _written(variant: Variant, path: Path, source: Source, base: Resolved | None) -> Written:
    variant, picture = _with_picture(variant, path.parent, source.picture, base)
    schema = _schema_at(path, source, base is not None)
    data = document_bytes(variant, base.variant if base is not None else None, schema)
    return Written(data, variant, base, picture, schema)


def _with_picture(
    variant: Variant, folder: Path, find: Finder, base: Resolved | None
) -> tuple[Variant, tuple[Path, Path] | None]:
    """The map with its picture under a name that is free in the folder, and what must be copied for it."""
    background = variant.board.background
    source = find(background.file) if background is not None else None
    if background is None or source is None or same(source, _found_there(background.file, folder, base)):
        return variant, None
    name = free_name(background.file, [folder], source)
    if name != background.file:
        board = changed(variant.board, background=changed(background, file=name))
        variant = with_fields(variant, board=board)
    return variant, (source, folder / name)


def _found_there(file: str, folder: Path, base: Resolved | None) -> Path | None:
    """The picture of that name as a map in the folder would find it."""
    own = folder / file
    if own.exists():
        return own
    return base.picture(file) if base is not None else None


def _schema_at(path: Path, source: Source, is_child: bool) -> str | None:
    """The ``$schema`` of the file: as it was in its old place, elsewhere only where it still leads to a file."""
    schema = source.schema
    if schema is None:
        return None
    folder, _, name = schema.rpartition("/")
    if name in _SCHEMAS and is_child != (source.base is not None):
        schema = f"{folder}/{_SCHEMAS[is_child]}" if folder else _SCHEMAS[is_child]
    elif path == source.path:
        return schema
    return schema if "://" in schema or _is_file(path.parent, schema) else None


def _is_file(folder: Path, schema: str) -> bool:
    try:
        return (folder / schema).is_file()
    except (OSError, ValueError):
        return False
