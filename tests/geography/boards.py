"""The shipped boards, each drawn once for all tests."""

from functools import cache
from pathlib import Path

from mapforge.files import shipped
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.geography import art, ground, mesh, warp
from mapforge.model import Variant

MAPS = ("usa", "europe", "switzerland")
"""The maps with a ground of their own."""


@cache
def variant_of(name: str) -> Variant:
    """A shipped map."""
    library = Library(installed=Path("nowhere"))
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return variant


def ground_of(name: str) -> Path:
    """The ground file of a shipped map."""
    return shipped.folder("variants") / name / ground.GROUND_FILE


@cache
def drawn(name: str) -> tuple[Variant, mesh.Mesh, art.Art]:
    """A shipped map, its net of coasts and borders, and its art."""
    variant = variant_of(name)
    net = mesh.build(ground.read(ground_of(name)), warp.fit(variant.cities), variant.board.width, variant.board.height)
    return variant, net, art.compose(variant, net)
