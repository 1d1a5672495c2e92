"""The art behind a board as vector shapes in mm, in the order they are painted."""

from dataclasses import dataclass

import shapely

from mapforge.geography import ornament, tints, warp
from mapforge.geography.ground import Ground, GroundError
from mapforge.geography.mesh import Mesh, build
from mapforge.geography.shapes import Shape, area, lines
from mapforge.model import Variant


@dataclass(frozen=True, eq=False)
class Art:
    """Shapes on a board of ``width`` by ``height`` mm with a score-track strip of ``border`` mm, back ones first.

    ``land`` is all dry land, for shades along the coast.
    """

    width: float
    height: float
    border: float
    land: Shape
    shapes: tuple[Shape, ...]


def draw(variant: Variant, ground: Ground) -> Art:
    """The art of a map: the ground bent so that each city with a latitude and longitude lies where it should.

    Raises WarpError where the cities allow no projection, GroundError where no land falls on the board.
    """
    mesh = build(ground, warp.fit(variant.cities), variant.board.width, variant.board.height)
    if mesh.land.is_empty:
        raise GroundError(f"No land of the ground file falls on the board of {variant.id}: it shows another region.")
    return compose(variant, mesh)


def compose(variant: Variant, mesh: Mesh) -> Art:
    """The art of a map whose ground lies on the board already."""
    board = variant.board
    whole = shapely.box(0, 0, board.width, board.height)
    sea = shapely.difference(whole, mesh.land)
    home = tints.played(mesh, variant.cities)
    shapes = [
        area("sea", whole),
        *ornament.waterlines(mesh, sea),
        *(area(style, land) for land, style in tints.tints(mesh, home)),
        *ornament.ribbons(mesh, home, tints.country_tints(mesh)),
        *_lakes(mesh),
        lines("province", shapely.intersection(mesh.provinces, tints.shown_in_parts(mesh, home))),
        lines("border", mesh.borders),
        lines("coast", mesh.coast),
        *ornament.mountains(mesh, variant),
        *ornament.compass(mesh, sea, home, variant),
        *ornament.frame(board.width, board.height, board.border),
    ]
    dry = area("land", shapely.difference(mesh.land, mesh.lakes))
    return Art(board.width, board.height, board.border, dry, tuple(shape for shape in shapes if shape.parts))


def _lakes(mesh: Mesh) -> list[Shape]:
    return [area("lake", mesh.lakes), lines("shore", mesh.lakes)]
