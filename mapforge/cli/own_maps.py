"""Maps that a verb may write to: read whole, and saved at once or not at all."""

from pathlib import Path
from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved
    from mapforge.model import Variant


def own(target: str, library: "Library") -> "Resolved | None":
    """The map that a TARGET means, to be changed; None, said aloud, where it may not or cannot be.

    Published maps stay as they are, and a broken file would lose what is broken in it.
    """
    from mapforge.checks import catalogue
    from mapforge.cli import targets

    found = targets.resolved(target, library)
    if found is None:
        return None
    path = found.document.path
    kept = library.kept_as(path) if path is not None else ""
    if path is not None and kept:
        name = path.parent.name
        first = "" if library.knows(name) else f"mapforge pack install {target.partition('#')[0]}; "
        terminal.complain(
            f"{name} {kept} and stays as it is. Make one of your own: {first}mapforge new --extends {name} -o my-{name}"
        )
        return None
    if found.problems or found.variant is None:
        said = catalogue.message(found.problems[0]) if found.problems else "it holds no map."
        terminal.complain(f"{found.document.name}: {said} Correct this first; see: mapforge validate {target}")
        return None
    return found


def save(found: "Resolved", variant: "Variant") -> bool:
    """Write a changed map in the place of what was read; whether that worked, said aloud if not."""
    from mapforge.files.save import SaveError, document_bytes, write_atomically

    document = found.document
    schema = document.raw.get("$schema")
    try:
        write_atomically(document.path or Path(document.name), document_bytes(variant, found.base_variant, schema))
    except SaveError as error:
        terminal.complain(str(error))
        return False
    return True
