"""A TARGET of the command line as a map, for the verbs that want just one."""

from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved
    from mapforge.model import Variant


def resolved(target: str, library: "Library") -> "Resolved | None":
    """The map that a TARGET means, its base applied; None, said aloud, where nothing is there."""
    from mapforge.files.library import NotFoundError
    from mapforge.files.resolve import resolve

    try:
        return resolve(library.read(target), library)
    except NotFoundError as error:
        terminal.complain(str(error))
        return None


def every(targets: list[str]) -> list[str] | None:
    """The TARGETs with each pack as all the maps in it; None, said aloud, where a pack is refused."""
    from mapforge.files.library import NotFoundError
    from mapforge.files.pack_targets import all_in_pack, is_pack

    try:
        return [each for target in targets for each in (all_in_pack(target) if is_pack(target) else [target])]
    except NotFoundError as error:
        terminal.complain(str(error))
        return None


def variant(target: str, library: "Library") -> "Variant | None":
    """The map that a TARGET means, whole; None, said aloud, where nothing is there or it cannot be read.

    A map in which something is broken is taken without it, and that is said as well.
    """
    from mapforge.checks import catalogue

    found = resolved(target, library)
    if found is None:
        return None
    if found.problems:
        first = found.problems[0]
        rest = "" if found.variant is None else " What is broken is left out."
        terminal.complain(f"{found.document.name}: {catalogue.message(first)}{rest} See: mapforge validate {target}")
    return found.variant
