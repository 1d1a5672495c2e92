"""How fast the geometry of a board is made."""

from collections.abc import Iterator

from mapforge.geometry.index import close_pairs, space_index
from mapforge.geometry.name_places import name_boxes
from mapforge.geometry.tracks import all_outlines, route_shapes, track_shapes
from mapforge.model import Variant
from tests.bench.boards import grid
from tests.bench.maps import shipped
from tests.bench.measure import cpu


def outlines(variant: Variant) -> object:
    """The outlines of all spaces of a board."""
    return all_outlines(track_shapes(variant), variant.board.piece)


def measure(unit: float) -> Iterator[str]:
    """Outlines of 1,000 routes and of one; names and overlaps of a published board."""
    large, usa = grid(), shipped("usa")
    cities = {city.id: city for city in large.cities}
    one = next(route for route in large.routes if len(route.tracks) == 2)
    piece = large.board.piece
    spaces = list(all_outlines(track_shapes(usa), usa.board.piece))
    yield f"outlines, {len(large.routes)} routes   {cpu(lambda: outlines(large), unit)}"
    hundred = cpu(lambda: [route_shapes(one, cities, piece) for _ in range(100)], unit)
    yield f"one double route, 100 times {hundred}"
    yield f"names of the USA board     {cpu(lambda: name_boxes(usa, spaces), unit)}"
    index = space_index(track_shapes(usa), usa.board.piece)
    yield f"overlaps on the USA board  {cpu(lambda: close_pairs(index, 1.0), unit)}"
