"""What cities, border spots, junctions and names look like."""

from collections.abc import Collection, Iterator

from mapforge.drawing import paths
from mapforge.drawing.display import Color, Item, Placed, Shape, Stroke, Text
from mapforge.drawing.style import CITY_RADIUS, HALO, INK, JUNCTION_RADIUS, SPOT_RADIUS, Style
from mapforge.geometry.names import NameBox
from mapforge.geometry.text import measure
from mapforge.model import City, Country, Variant

TAG = 3.6
"""The size of a country's tag on its border spots: three letters fit in the spot."""


def draw_cities(variant: Variant, style: Style, ids: Collection[str] | None = None) -> Iterator[Item]:
    """The dots of cities and junctions, and border spots with their country's tag: of all, or of some."""
    country_of = {spot: country for country in variant.countries for spot in country.spots}
    for city in variant.cities:
        if ids is not None and city.id not in ids:
            continue
        if city.kind == "junction":
            yield _dot(city, "dot", JUNCTION_RADIUS, Color(INK))
        elif city.kind == "border":
            yield from _spot(city, country_of.get(city.id))
        else:
            yield _dot(city, "edge", CITY_RADIUS, Color(INK))
            yield _dot(city, "ring", CITY_RADIUS - 0.7, Color("#F7EBCF"))
            yield _dot(city, "dot", CITY_RADIUS - 1.7, Color(style.city))
            yield _dot(city, "shine", 1.5, Color("#FFFFFF", 0.4), -1.3, -1.4)


def _dot(city: City, part: str, radius: float, fill: Color, x: float = 0.0, y: float = 0.0) -> Shape:
    return Shape(
        id=f"{city.id}/{part}",
        layer="cities",
        owner=city.id,
        path=paths.circle(radius, x, y),
        placed=Placed(*city.at),
        fill=fill,
    )


def _spot(city: City, country: Country | None) -> Iterator[Item]:
    """A border spot: a plate that is not taken for a city, with the first letters of its country."""
    yield Shape(
        id=f"{city.id}/spot",
        layer="cities",
        owner=city.id,
        path=paths.rounded(SPOT_RADIUS * 2, SPOT_RADIUS * 1.5, 1.6),
        placed=Placed(*city.at),
        fill=Color("#F7EBCF"),
        stroke=Stroke(Color(INK), 0.7),
    )
    tag = country.name[:3].upper() if country is not None else "?"
    width, ascent, descent = measure(tag, TAG, "bold")
    yield Text(
        id=f"{city.id}/tag",
        layer="cities",
        owner=city.id,
        text=tag,
        placed=Placed(city.at[0] - width / 2, city.at[1] + (ascent - descent) / 2),
        size=TAG,
        weight="bold",
        fill=Color(INK),
    )


def draw_names(boxes: tuple[NameBox, ...], style: Style) -> Iterator[Text]:
    """Names of cities and countries on a halo of paper."""
    for box in boxes:
        yield Text(
            id=f"{box.owner}/name",
            layer="names",
            owner=box.owner,
            text=box.text,
            placed=Placed(*box.baseline, box.angle),
            size=box.size,
            weight=box.weight,
            fill=Color(style.name),
            halo=Stroke(Color(style.halo, 0.85), HALO),
        )
