"""A TARGET of the command line as a map, for the verbs that want just one."""

from typing import TYPE_CHECKING

from mapforge.cli import terminal

if TYPE_CHECKING:
    from mapforge.files.library import Library
    from mapforge.files.resolve import Resolved


def resolved(target: str, library: "Library") -> "Resolved | None":
    """The map that a TARGET means, its base applied; None, said aloud, where nothing is there."""
    from mapforge.files.library import NotFoundError
    from mapforge.files.resolve import resolve

    try:
        return resolve(library.read(target), library)
    except NotFoundError as error:
        terminal.complain(str(error))
        return None
