"""Why a map cannot be opened, in a designer's words."""

from mapforge.checks import catalogue
from mapforge.files.home import OpenError
from mapforge.files.library import NotFoundError


def why_not(error: OpenError | NotFoundError) -> str:
    """The reason, with file and line where a problem has them, and the way out."""
    if isinstance(error, NotFoundError) or error.problem is None:
        return str(error)
    place = error.problem.place
    spot = f"{place.file}:{place.line}:{place.column}: " if place.line is not None else f"{place.file}: "
    return catalogue.printable(spot) + catalogue.message(error.problem)
