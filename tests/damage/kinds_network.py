"""Damage to the network of published maps."""

import msgspec

from mapforge.model import GRAY, Route, Track, Variant
from mapforge.network.demand import loads
from mapforge.network.graph import graph
from tests.damage.tools import (
    Chance,
    Damage,
    any_map,
    at,
    changed,
    cities,
    hanging,
    in_color,
    one,
    shipped,
    some,
    with_route,
    with_routes,
    with_rules,
    without_routes,
)


def part_cut_off(chance: Chance) -> Variant:
    """A region of a few cities with no route to the rest."""
    variant = any_map(chance)
    region = {one(chance, cities(variant))}
    for _ in range(chance.randint(1, 7)):
        near = sorted({end for route in variant.routes if region & set(route.ends) for end in route.ends} - region)
        region.add(one(chance, near))
    return without_routes(variant, {r.id for r in variant.routes if len(region & set(r.ends)) == 1})


def lonely_city(chance: Chance) -> Variant:
    """A city whose routes are gone."""
    variant = any_map(chance)
    return without_routes(variant, {route.id for route in at(variant, one(chance, cities(variant)))})


def lonely_spot(chance: Chance) -> Variant:
    """A border spot whose route is gone."""
    variant = shipped("switzerland")
    spot = one(chance, [city.id for city in variant.cities if city.kind == "border"])
    return without_routes(variant, {route.id for route in at(variant, spot)})


def idle_junction(chance: Chance) -> Variant:
    """A city turned into a junction with one route."""
    variant = any_map(chance)
    city = one(chance, cities(variant))
    made = tuple(msgspec.structs.replace(c, kind="junction") if c.id == city else c for c in variant.cities)
    return hanging(msgspec.structs.replace(variant, cities=made), city, chance)


def hanging_city(chance: Chance) -> Variant:
    """A city with one route left."""
    variant = any_map(chance)
    return hanging(variant, one(chance, cities(variant)), chance, tracks=chance.randint(1, 2))


def one_track_to_it(chance: Chance) -> Variant:
    """A city with one single track left."""
    variant = any_map(chance)
    return hanging(variant, one(chance, cities(variant)), chance)


def thinned(chance: Chance) -> Variant:
    """Three in ten routes gone, or more."""
    variant = any_map(chance, "usa", "europe")
    routes = [route.id for route in variant.routes]
    return without_routes(variant, set(some(chance, routes, round(0.27 * len(routes)), round(0.45 * len(routes)))))


def tangled(chance: Chance) -> Variant:
    """Six routes right across the map."""
    variant = any_map(chance)
    names = cities(variant)
    for _ in range(6):
        start, end = chance.sample(names, 2)
        if not any({start, end} == set(route.ends) for route in variant.routes):
            variant = with_route(variant, start, end, 6)
    return variant


def a_color(chance: Chance, variant: Variant) -> str:
    """A color of cards."""
    return one(chance, [color.id for color in variant.card_colors])


def color_gone(chance: Chance) -> Variant:
    """One color exchanged for gray or another everywhere."""
    variant = any_map(chance)
    gone, other = chance.sample([color.id for color in variant.card_colors], 2)
    other = one(chance, (other, GRAY))

    def change(route: Route) -> Route:
        tracks = tuple(Track(other) if track.color == gone else track for track in route.tracks)
        return msgspec.structs.replace(route, tracks=tracks)

    return with_routes(variant, change)


def single_of_others(variant: Variant, color: str, length: int = 1) -> list[str]:
    """Single tracks of other colors, of some length at least."""
    return [
        r.id
        for r in variant.routes
        if len(r.tracks) == 1 and r.length >= length and r.tracks[0].color not in (color, GRAY)
    ]


def more_spaces(chance: Chance) -> Variant:
    """Some longer tracks given to one color."""
    variant = any_map(chance, "usa", "europe")
    color = a_color(chance, variant)
    return in_color(variant, some(chance, single_of_others(variant, color, 3), 3, 6), color)


def more_tracks(chance: Chance) -> Variant:
    """Some tracks given to one color."""
    variant = any_map(chance, "usa", "europe")
    color = a_color(chance, variant)
    return in_color(variant, some(chance, single_of_others(variant, color), 3, 6), color)


def more_gray(chance: Chance) -> Variant:
    """Many tracks made gray, or nearly none left."""
    if chance.random() < 0.5:
        variant = shipped()
        colored = single_of_others(variant, "")
        return in_color(variant, some(chance, colored, 2, 20), GRAY)
    variant = shipped("switzerland")
    gray = [r.id for r in variant.routes if len(r.tracks) == 1 and r.tracks[0].color == GRAY]
    return in_color(variant, some(chance, gray, 6, len(gray)), a_color(chance, variant))


def wanted_color(chance: Chance) -> Variant:
    """The routes that tickets want most, all in one color."""
    variant = any_map(chance, "usa", "europe")
    table = graph(variant)
    load = loads(table, variant.tickets)
    top = sorted(range(len(load)), key=lambda edge: -load[edge])[: chance.randint(14, 22)]
    return in_color(variant, {table.routes[edge].id for edge in top}, a_color(chance, variant))


def clump(chance: Chance) -> Variant:
    """All routes at two neighboring cities in one color."""
    variant = any_map(chance)
    busy = [r for r in variant.routes if min(len(at(variant, end)) for end in r.ends) >= 3]
    ends = one(chance, busy).ends
    routes = {route.id for end in ends for route in at(variant, end)}
    return in_color(variant, routes, a_color(chance, variant))


def one_length(chance: Chance) -> Variant:
    """Many routes made the same length."""
    variant = any_map(chance)
    routes = [route.id for route in variant.routes]
    return changed(variant, some(chance, routes, 35, 60), length=chance.randint(1, 6))


def short(chance: Chance) -> Variant:
    """Most long routes made short."""
    variant = any_map(chance)
    return with_routes(
        variant,
        lambda route: (
            msgspec.structs.replace(route, length=chance.randint(1, 2))
            if route.length > 2 and chance.random() < 0.85
            else route
        ),
    )


def third_track(chance: Chance) -> Variant:
    """A route with three tracks."""
    variant = any_map(chance)
    return changed(variant, [one(chance, variant.routes).id], tracks=(Track(GRAY),) * 3)


def few_doubles(chance: Chance) -> Variant:
    """Most doubles made single."""
    variant = any_map(chance, "usa", "europe")
    double = [route.id for route in variant.routes if len(route.tracks) > 1]
    kept = some(chance, double, 0, 8)
    return changed(variant, set(double) - set(kept), tracks=(Track(GRAY),))


def many_trains(chance: Chance) -> Variant:
    """More trains than there is room for."""
    return with_rules(any_map(chance), trains=chance.randint(80, 110))


def few_trains(chance: Chance) -> Variant:
    """So few trains that nobody meets."""
    return with_rules(any_map(chance), trains=chance.randint(15, 29))


def no_end(chance: Chance) -> Variant:
    """More trains than can ever be laid."""
    return with_rules(any_map(chance), trains=chance.randint(105, 160))


KINDS = (
    Damage("not-connected", part_cut_off),
    Damage("city-without-routes", lonely_city),
    Damage("spot-without-routes", lonely_spot),
    Damage("junction-idle", idle_junction),
    Damage("city-one-route", hanging_city),
    Damage("mean-routes", thinned),
    Damage("route-cuts-map", one_track_to_it),
    Damage("crossing-forced", tangled),
    Damage("color-unused", color_gone),
    Damage("colors-uneven", more_spaces),
    Damage("tracks-uneven", more_tracks),
    Damage("gray-share", more_gray),
    Damage("color-demand", wanted_color),
    Damage("color-clump", clump),
    Damage("length-share", one_length),
    Damage("short-routes", short),
    Damage("three-tracks", third_track),
    Damage("doubles-few", few_doubles),
    Damage("supply-short", many_trains),
    Damage("supply-ample", few_trains),
    Damage("end-unreachable", no_end),
)
