"""The map's own drawing as the picture of a report: routes and cities shaded by a figure, its number beside.

One drawing serves every number of players and every layer: each route has a class for each, and the style sheet colors
those of the layer that is chosen. Nothing runs.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from shapely import Polygon
from shapely.affinity import scale

from mapforge.drawing import svg
from mapforge.drawing.board import draw
from mapforge.drawing.display import DisplayList, Item, Shape, Text
from mapforge.drawing.svg_xml import escape, number
from mapforge.geometry.scene import Scene, scene
from mapforge.model import Variant
from mapforge.network.demand import loads
from mapforge.network.graph import graph
from mapforge.report.document import RouteRow, Table
from mapforge.report.shades import step

PERCENT = (15.0, 30.0, 45.0, 60.0, 75.0, 90.0)
LATE = (15.0, 25.0, 35.0, 45.0, 55.0, 70.0)
OFF_EQUAL = (0.85, 0.92, 0.98, 1.02, 1.08, 1.15)
LOAD = (0.08, 0.2, 0.35, 0.5, 0.65, 0.8)
GROWN = 1.2
"""How much larger than on the board names are drawn; the style sheet does it."""


class Layer(NamedTuple):
    """What a board can be colored by: its letter, name, what the number says, the ends of its scale in words."""

    letter: str
    name: str
    says: str
    low: str
    high: str


LAYERS = (
    Layer("a", "Claim rate", "games in a hundred in which the route is claimed", "seldom", "nearly always"),
    Layer(
        "b", "Claim turn", "how far the game is, in percent of its turns, when it is usually claimed", "late", "early"
    ),
    Layer("c", "Winner's share", "percent of its claims that were made by the winner", "less than equal", "more"),
    Layer("d", "Ticket load", "tickets whose shortest way runs over it, equal ways shared", "none", "most"),
)


class Shade(NamedTuple):
    """A step of the scale and the number printed; no number where nothing is known."""

    step: int
    text: str


def picture(variant: Variant, tables: Sequence[Table]) -> str:
    """An SVG element of the board with classes and numbers for every table and layer."""
    lying = scene(variant)
    shades, cities = route_shades(variant, tables), city_shades(tables)
    classes = {
        route: " ".join(f"{key}-{shade.step}" for key, shade in found.items()) for route, found in shades.items()
    }
    for city, found in cities.items():
        classes[city] = " ".join(f"{key}-{shade.step}" for key, shade in found.items())
    sides = _sides(variant, lying)
    classes |= {city: " ".join(filter(None, (classes.get(city), side))) for city, side in sides.items()}
    numbers = [*_route_numbers(lying, shades), *_city_numbers(variant, cities)]
    kept = tuple(item for item in draw(variant, lying=lying).items if _quiet(item))
    display = DisplayList(variant.title, variant.board.width, variant.board.height, kept)
    return svg.element(display, lambda _: None, classes, f'<g class="numbers">\n{"".join(numbers)}</g>\n')


def _sides(variant: Variant, lying: Scene) -> dict[str, str]:
    """Names by the side of their city on which they stand: grown larger they must not cover its dot, nor each other."""
    at, found = {city.id: city.at for city in variant.cities}, {}
    grown: dict[str, Polygon] = {}
    for box in lying.boxes:
        across = [x for x, _ in box.corners]
        if box.owner in at and not box.angle:
            x = at[box.owner][0]
            found[box.owner] = "east" if min(across) > x else "west" if max(across) < x else ""
            origin = {"east": (min(across), 0), "west": (max(across), 0)}.get(found[box.owner], "center")
            grown[box.owner] = scale(Polygon(box.corners), GROWN, GROWN, origin=origin)
    for one, other in combinations(sorted(grown), 2):
        if grown[one].intersects(grown[other]):
            found[one] = found[other] = "tight"
    return {owner: side for owner, side in found.items() if side}


def _quiet(item: Item) -> bool:
    """Whether an item belongs to a board that shows figures: paper, spaces, dots and names, no signs and no picture."""
    if item.layer == "names" or item.id == "paper":
        return True
    if item.layer == "routes":
        return isinstance(item, Shape) and item.id.rpartition("/")[2].isdecimal()
    part = item.id.rpartition("/")[2]
    return item.layer == "cities" and (isinstance(item, Text) or part in ("edge", "dot", "spot"))


def route_shades(variant: Variant, tables: Sequence[Table]) -> dict[str, dict[str, Shade]]:
    """By route and key (layer and players), how it is shaded."""
    net = graph(variant)
    load = {route.id: cards for route, cards in zip(net.routes, loads(net, variant.tickets), strict=True)}
    most = max(load.values(), default=0.0) or 1.0
    found: dict[str, dict[str, Shade]] = {}
    for table in tables:
        for row in table.routes:
            cards = load.get(row.route, 0.0)
            shown = found.setdefault(row.route, {})
            shown |= {f"{letter}{table.players}": shade for letter, shade in _shades(row, table.players)}
            shown[f"d{table.players}"] = Shade(step(cards / most, LOAD), f"{cards:.1f}")
    return found


def _shades(row: RouteRow, players: int) -> Iterator[tuple[str, Shade]]:
    claimed = 100 * (row.claimed.mean or 0.0)
    yield "a", Shade(step(claimed, PERCENT), f"{claimed:.0f}")
    if row.median is None:
        yield "b", Shade(0, "–")  # noqa: RUF001 - a dash as it is printed
    else:
        yield "b", Shade(len(LATE) - step(100 * row.median, LATE), f"{100 * row.median:.0f}")
    if row.winners_share is None or not row.claims:
        yield "c", Shade(0, "–")  # noqa: RUF001 - a dash as it is printed
    else:
        yield "c", Shade(step(row.winners_share * players, OFF_EQUAL), f"{100 * row.winners_share:.0f}")


def city_shades(tables: Sequence[Table]) -> dict[str, dict[str, Shade]]:
    """By city and key, how it is shaded: the share of players whom it is joined to."""
    found: dict[str, dict[str, Shade]] = {}
    for table in tables:
        for row in table.cities:
            reached = 100 * (row.connected.mean or 0.0)
            found.setdefault(row.city, {})[f"k{table.players}"] = Shade(step(reached, PERCENT), f"{reached:.0f}")
    return found


def _route_numbers(lying: Scene, shades: Mapping[str, Mapping[str, Shade]]) -> Iterator[str]:
    """Each route's numbers in the middle of its tracks."""
    middles: dict[str, list[tuple[float, float]]] = {}
    for track in lying.tracks:
        spaces = track.spaces
        x, y = spaces[(len(spaces) - 1) // 2 : len(spaces) // 2 + 1, :2].mean(axis=0).tolist()
        middles.setdefault(track.route, []).append((x, y))
    for route, found in shades.items():
        places = middles.get(route)
        if places:
            x, y = (sum(values) / len(places) for values in zip(*places, strict=True))
            yield from _texts(x, y + 2.3, found)


def _city_numbers(variant: Variant, shades: Mapping[str, Mapping[str, Shade]]) -> Iterator[str]:
    """Each city's number in its dot; border spots have their country's tag there."""
    for city in variant.cities:
        if city.kind == "city" and city.id in shades:
            yield from _texts(city.at[0], city.at[1] + 1.8, shades[city.id], within=True)


def _texts(x: float, y: float, shades: Mapping[str, Shade], within: bool = False) -> Iterator[str]:
    """A number for each key; one that stands ``within`` its shade has the color that reads on it."""
    for key, shade in shades.items():
        look = f' style="fill:var(--t{shade.step})"' if within else ""
        name = f"n n{key} within" if within else f"n n{key}"
        yield f'<text class="{name}" x="{number(x)}" y="{number(y)}"{look}>{escape(shade.text)}</text>\n'
