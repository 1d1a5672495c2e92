"""What a person should know once a pack is installed, at the terminal as in the window."""

from collections.abc import Iterator

from mapforge.checks import catalogue
from mapforge.export.pack_content import content_of
from mapforge.files import document
from mapforge.files.library import MAP_FILE, Library
from mapforge.files.resolve import Resolved, resolve
from mapforge.packs.installed import Installed
from mapforge.packs.manifest import PackedMap


def notes(pack: Installed, library: Library) -> Iterator[str]:
    """A line each on bases of its maps that are missing or others, and on shipped maps that they hide."""
    for entry in pack.manifest.own_maps:
        found = resolve(document.read(pack.file(entry), entry.id), library)
        for problem in found.problems[:1]:
            yield catalogue.printable(f"{entry.id}: {catalogue.message(problem)} See: mapforge validate {entry.id}")
        yield from _other_base(found, entry)
        shipped = library.shipped / entry.id / MAP_FILE
        if shipped.is_file() and resolve(document.read(shipped), library).variant != found.variant:
            yield f"{entry.id} now means the map in this pack, not the one that comes with MapForge."


def _other_base(found: Resolved, entry: PackedMap) -> Iterator[str]:
    """That the base here is not the one that a map was made on, though its version may do."""
    base, wanted = found.base, entry.extends.hash if entry.extends is not None else None
    if wanted is None or base is None or base.variant is None or content_of(base, base.variant).hash == wanted:
        return
    yield f"{entry.id} was made on another {base.variant.id} than the one here, which is {base.document.name}."
