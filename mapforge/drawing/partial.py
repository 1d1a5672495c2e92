"""A few entries of a board drawn by themselves, for a window in which something is being dragged."""

from collections.abc import Collection, Iterator

from mapforge.drawing.cities import draw_cities, draw_names
from mapforge.drawing.display import Item
from mapforge.drawing.spaces import draw_tracks
from mapforge.drawing.style import style_of
from mapforge.geometry.names import fixed_boxes
from mapforge.geometry.tracks import shapes_of
from mapforge.model import Variant


def draw_routes(variant: Variant, ids: Collection[str]) -> Iterator[Item]:
    """The tracks of some routes, as ``board.draw`` has them."""
    cities = {city.id: city for city in variant.cities}
    routes = [route for route in variant.routes if route.id in ids]
    return draw_tracks(variant, shapes_of(routes, cities, variant.board.piece))


def draw_places(variant: Variant, ids: Collection[str]) -> Iterator[Item]:
    """Some cities, and the names of cities and countries whose place the map itself says.

    Where MapForge places a name it depends on all else on the board, so it is not drawn here.
    """
    style = style_of(variant)
    yield from draw_cities(variant, style, ids)
    yield from draw_names(fixed_boxes(variant, ids), style)
