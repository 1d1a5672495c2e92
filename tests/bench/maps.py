"""The shipped maps."""

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Variant


def shipped(name: str) -> Variant:
    """A shipped map by id."""
    library = Library()
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant
