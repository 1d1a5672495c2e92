"""Kinds of damage to the drawn board: for each code, published maps damaged by chance so that it must be told."""

from math import dist
from typing import Any

import msgspec

from mapforge.geometry.curve import Floats
from mapforge.geometry.tracks import all_outlines, route_shapes, track_shapes
from mapforge.model import USUAL_COLORS, Background, City, Label, Route, Track, Variant
from mapforge.model.routes import route_id
from tests.damage.tools import Chance, Damage, any_map, changed, one

Point = tuple[float, float]


def places(variant: Variant) -> dict[str, Point]:
    """Where each city lies."""
    return {city.id: city.at for city in variant.cities}


def length(variant: Variant, route: Route) -> float:
    """How long a route's line is, in mm, between its cities straight."""
    at = places(variant)
    return dist(at[route.ends[0]], at[route.ends[1]])


def straight(variant: Variant, least: int = 1, most: int = 9) -> list[Route]:
    """Its straight routes of one track of so many spaces."""
    return [r for r in variant.routes if not r.via and len(r.tracks) == 1 and least <= r.length <= most]


def beside(variant: Variant, route: Route, aside: float, along: float = 0.5) -> Point:
    """A point so far to the right of a straight route, at a share of its way."""
    at = places(variant)
    (left, top), (right, bottom) = at[route.ends[0]], at[route.ends[1]]
    far = dist((left, top), (right, bottom))
    across, down = (right - left) / far, (bottom - top) / far
    return left + along * (right - left) - aside * down, top + along * (bottom - top) + aside * across


def with_city(variant: Variant, city: City) -> Variant:
    """The map with a city in the place of the one of its id, or one more."""
    others = tuple(other for other in variant.cities if other.id != city.id)
    return msgspec.structs.replace(variant, cities=(*others, city))


def put(variant: Variant, city: City, at: Point) -> Variant:
    """The map with a city elsewhere."""
    return with_city(variant, msgspec.structs.replace(city, at=at))


def label(variant: Variant, city: City, centre: Point) -> Variant:
    """The map with a city's name in a place on the board."""
    offset = (centre[0] - city.at[0], centre[1] - city.at[1])
    return with_city(variant, msgspec.structs.replace(city, label=Label(offset=offset)))


def joined(variant: Variant, first: Point, second: Point, spaces: int) -> Variant:
    """The map with two cities more and a route between them."""
    for name, at in (("new-1", first), ("new-2", second)):
        variant = with_city(variant, City(id=name, name=name, at=at))
    ends = ("new-1", "new-2")
    made = Route(id=route_id(*ends), ends=ends, length=spaces, tracks=(Track("gray"),))
    return msgspec.structs.replace(variant, routes=(*variant.routes, made))


def with_board(variant: Variant, **fields: Any) -> Variant:
    """The map on another board."""
    return msgspec.structs.replace(variant, board=msgspec.structs.replace(variant.board, **fields))


def spaces_overlap(chance: Chance) -> Variant:
    """A route listed once more between the same ends."""
    variant = any_map(chance)
    route = one(chance, variant.routes)
    return msgspec.structs.replace(
        variant, routes=(*variant.routes, msgspec.structs.replace(route, id=f"{route.id}--2"))
    )


def spaces_close(chance: Chance) -> Variant:
    """A route laid beside another with hardly a gap."""
    variant = any_map(chance)
    route = one(chance, straight(variant))
    aside = 8 + chance.uniform(0.05, 0.9)
    return joined(variant, beside(variant, route, aside, 0), beside(variant, route, aside, 1), route.length)


def spaces_too_tight(chance: Chance) -> Variant:
    """A route given more spaces than its line holds."""
    variant = any_map(chance)
    route = one(chance, [route for route in variant.routes if length(variant, route) < 600])
    shapes = route_shapes(route, {city.id: city for city in variant.cities}, variant.board.piece)
    room = max((len(s.spaces) - 1) * s.pitch * (len(s.spaces) > 1) + 2 * s.end_gap for s in shapes)
    spaces = int(room / 25) + chance.randint(1, 3)
    tracks = tuple(Track(track.color) for track in route.tracks)
    return changed(variant, [route.id], length=min(spaces, 30), tracks=tracks)


def spaces_tight(chance: Chance) -> Variant:
    """A city pushed a little too near along a route."""
    variant = any_map(chance)
    route = one(chance, straight(variant, 2))
    wanted = chance.uniform(25 * route.length + 0.3, 25.5 * (route.length - 1) + 36.5)
    city = next(city for city in variant.cities if city.id == route.ends[1])
    return put(variant, city, beside(variant, route, 0, wanted / length(variant, route)))


def spaces_loose(chance: Chance) -> Variant:
    """A route that lost some of its spaces."""
    variant = any_map(chance)
    route = one(chance, [route for route in variant.routes if route.length > 3])
    fewer = chance.randint(1, route.length - 3)
    return changed(variant, [route.id], length=fewer, tracks=tuple(Track(track.color) for track in route.tracks))


def bend_too_sharp(chance: Chance) -> Variant:
    """A route bent like a hairpin."""
    variant = any_map(chance)
    route = one(chance, [route for route in variant.routes if route.length > 2])
    far = length(variant, route) * chance.uniform(0.5, 0.8) * chance.choice((-1, 1))
    return changed(variant, [route.id], via=(beside(variant, route, far),))


def tracks_not_parallel(chance: Chance) -> Variant:
    """A piece whose tracks overlap."""
    variant = any_map(chance)
    piece = msgspec.structs.replace(variant.board.piece, double_pitch=chance.uniform(3, 7.3))
    return with_board(variant, piece=piece)


def inside(chance: Chance, least: float, most: float) -> Point:
    """A place so far inside the edge of a board of 790 x 525."""
    depth = chance.uniform(least, most)
    along = chance.uniform(120, 400)
    return chance.choice(((along, depth), (along, 525 - depth), (depth, along), (790 - depth, along)))


def corners(variant: Variant) -> Floats:
    """The corners of all spaces, (n, 4, 2)."""
    return all_outlines(track_shapes(variant), variant.board.piece)


def space_off_board(chance: Chance) -> Variant:
    """A board that ends in a space."""
    variant = any_map(chance)
    spaces = corners(variant)
    axis = chance.randrange(2)
    ends = spaces[chance.randrange(len(spaces)), :, axis]
    edge = max(chance.uniform(float(ends.min()), float(ends.max()) - 0.1), 50.0)
    return with_board(variant, **{("width", "height")[axis]: edge})


def space_in_score_track(chance: Chance) -> Variant:
    """A score track so wide that spaces lie in it."""
    variant = any_map(chance)
    spaces = corners(variant)
    nearest = min(float(spaces.min()), float((790 - spaces[..., 0]).min()), float((525 - spaces[..., 1]).min()))
    return with_board(variant, border=nearest + chance.uniform(0.5, 60))


def via_off_board(chance: Chance) -> Variant:
    """A digit too many in a via point."""
    variant = any_map(chance)
    return changed(variant, [one(chance, variant.routes).id], via=((chance.uniform(1000, 7000), 100),))


def via_idle(chance: Chance) -> Variant:
    """A via point on an end of its route."""
    variant = any_map(chance)
    route = one(chance, variant.routes)
    x, y = places(variant)[chance.choice(route.ends)]
    return changed(variant, [route.id], via=(*route.via, (x + chance.uniform(-0.5, 0.5), y)))


def routes_cross(chance: Chance) -> Variant:
    """A route straight across another."""
    variant = any_map(chance)
    route = one(chance, straight(variant, 2))
    along = chance.uniform(0.4, 0.6)
    return joined(variant, beside(variant, route, 70, along), beside(variant, route, -70, along), 4)


def route_over_city(chance: Chance) -> Variant:
    """A city moved onto a route."""
    variant = any_map(chance)
    route = one(chance, straight(variant, 2))
    city = one(chance, [city for city in variant.cities if city.id not in route.ends])
    return put(variant, city, beside(variant, route, chance.uniform(-8, 8)))


def cities_close(chance: Chance) -> Variant:
    """A city moved beside another."""
    variant = any_map(chance)
    one_city, other = chance.sample(variant.cities, 2)
    return put(variant, one_city, (other.at[0] + chance.uniform(-13, 13), other.at[1] + chance.uniform(-13, 13)))


def city_off_board(chance: Chance) -> Variant:
    """A city a little beyond the edge."""
    variant = any_map(chance)
    return put(variant, one(chance, variant.cities), inside(chance, -60, -0.1))


def city_in_score_track(chance: Chance) -> Variant:
    """A city moved to the edge."""
    variant = any_map(chance)
    return put(variant, one(chance, variant.cities), inside(chance, 0.1, 24.5))


def named(variant: Variant) -> list[City]:
    """Its cities with a name."""
    return [city for city in variant.cities if city.kind == "city"]


def name_missing(chance: Chance) -> Variant:
    """A city that lost its name."""
    variant = any_map(chance)
    return with_city(variant, msgspec.structs.replace(one(chance, named(variant)), name=chance.choice(("", " "))))


def missing_glyph(chance: Chance) -> Variant:
    """A name in letters that no bundled font has."""
    variant = any_map(chance)
    name = chance.choice(("東京", "ソウル", "🚂", "ปารีส"))
    return with_city(variant, msgspec.structs.replace(one(chance, named(variant)), name=name))


def name_off_board(chance: Chance) -> Variant:
    """A name over the edge."""
    variant = any_map(chance)
    return label(variant, one(chance, named(variant)), inside(chance, -30, 0))


def name_in_score_track(chance: Chance) -> Variant:
    """A name between the numbers of the score track."""
    variant = any_map(chance)
    centre = (chance.uniform(120, 660), chance.choice((1, -1)) * chance.uniform(5, 20) % 525)
    return label(variant, one(chance, named(variant)), centre)


def name_on_route(chance: Chance) -> Variant:
    """A name on a space."""
    variant = any_map(chance)
    cities = {city.id: city for city in variant.cities}
    spaces = route_shapes(one(chance, variant.routes), cities, variant.board.piece)[0].spaces
    x, y, _heading = one(chance, spaces.tolist())
    return label(variant, one(chance, named(variant)), (x + chance.uniform(-3, 3), y + chance.uniform(-3, 3)))


def names_overlap(chance: Chance) -> Variant:
    """A name on another."""
    variant = any_map(chance)
    one_city, other = chance.sample([city for city in named(variant) if city.label.offset is not None], 2)
    x, y = other.label.offset or (0.0, 0.0)
    centre = (other.at[0] + x + chance.uniform(-3, 3), other.at[1] + y + chance.uniform(-1.5, 1.5))
    return label(variant, one_city, centre)


def name_on_city(chance: Chance) -> Variant:
    """A name on another city's dot."""
    variant = any_map(chance)
    one_city, other = chance.sample(named(variant), 2)
    return label(variant, one_city, (other.at[0] + chance.uniform(-5, 5), other.at[1] + chance.uniform(-5, 5)))


def colors_alike(chance: Chance) -> Variant:
    """A palette in which one color nearly is another."""
    first, second = chance.sample(range(len(USUAL_COLORS)), 2)
    shown = USUAL_COLORS[first].hex
    parts = [min(max(int(shown[at : at + 2], 16) + chance.randint(-6, 6), 0), 255) for at in (1, 3, 5)]
    near = "#" + "".join(f"{part:02X}" for part in parts)
    colors = [msgspec.structs.replace(c, hex=near) if n == second else c for n, c in enumerate(USUAL_COLORS)]
    return msgspec.structs.replace(any_map(chance), colors=tuple(colors))


def behind(variant: Variant, width: float, height: float, file: str | None = None) -> Variant:
    """The map with its picture in another size, or another file."""
    used = variant.board.background
    assert used is not None
    return with_board(variant, background=Background(file=file or used.file, at=(0, 0), size=(width, height)))


def picture_stretched(chance: Chance) -> Variant:
    """A picture pulled one way."""
    return behind(any_map(chance), 790 * chance.uniform(1.03, 1.2), 525)


def picture_coarse(chance: Chance) -> Variant:
    """A picture printed larger than it can bear."""
    by = chance.uniform(1.25, 2.3)
    return behind(any_map(chance), 790 * by, 525 * by)


def picture_too_coarse(chance: Chance) -> Variant:
    """A picture printed far larger than it can bear."""
    by = chance.uniform(2.5, 6)
    return behind(any_map(chance), 790 * by, 525 * by)


def picture_missing(chance: Chance) -> Variant:
    """A picture that is not there."""
    return behind(any_map(chance), 790, 525, f"board-{chance.randint(2, 99)}.png")


def picture_unusable(chance: Chance) -> Variant:
    """A file that is no picture."""
    return behind(any_map(chance), 790, 525, "variant.json")


KINDS: tuple[Damage, ...] = (
    Damage("spaces-overlap", spaces_overlap),
    Damage("spaces-close", spaces_close),
    Damage("spaces-too-tight", spaces_too_tight),
    Damage("spaces-tight", spaces_tight),
    Damage("spaces-loose", spaces_loose),
    Damage("bend-too-sharp", bend_too_sharp),
    Damage("tracks-not-parallel", tracks_not_parallel),
    Damage("space-off-board", space_off_board),
    Damage("space-in-score-track", space_in_score_track),
    Damage("via-off-board", via_off_board),
    Damage("via-idle", via_idle),
    Damage("routes-cross", routes_cross),
    Damage("route-over-city", route_over_city),
    Damage("cities-close", cities_close),
    Damage("city-off-board", city_off_board),
    Damage("city-in-score-track", city_in_score_track),
    Damage("name-missing", name_missing),
    Damage("missing-glyph", missing_glyph),
    Damage("name-off-board", name_off_board),
    Damage("name-in-score-track", name_in_score_track),
    Damage("name-on-route", name_on_route),
    Damage("names-overlap", names_overlap),
    Damage("name-on-city", name_on_city),
    Damage("colors-alike", colors_alike),
    Damage("picture-stretched", picture_stretched),
    Damage("picture-coarse", picture_coarse),
    Damage("picture-too-coarse", picture_too_coarse),
    Damage("picture-missing", picture_missing),
    Damage("picture-unusable", picture_unusable),
)
