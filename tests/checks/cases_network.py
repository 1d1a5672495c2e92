"""Bad maps and near misses for the checks of the network."""

import msgspec

from mapforge.model import Route, Track, Variant
from tests.checks.cases import (
    Case,
    base_rules,
    recolored,
    shipped,
    single,
    with_routes,
    with_rules,
    without,
)
from tests.network.maps import Line, network

RING: list[Line] = [("a", "b", 1, "gray"), ("b", "c", 1, "gray"), ("c", "d", 1, "gray"), ("a", "d", 1, "gray")]
FIVE: list[Line] = [(a, b, 1, "gray") for a in "abcde" for b in "abcde" if a < b]
"""All pairs of five cities: the smallest network that cannot be drawn without a crossing."""
DEGREE_ONE = frozenset({"city-one-route"})


def ring(*more: Line, **rest: object) -> Variant:
    """Four cities in a ring, and more routes."""
    return network([*RING, *more], rules=base_rules(trains=4), **rest)  # type: ignore[arg-type]  # passed on as it is


def with_junction(*ends: str) -> Variant:
    """The ring with a junction joined to some of its cities."""
    found = ring(*((end, "z", 1, "gray") for end in ends), more=["z"])
    cities = [msgspec.structs.replace(city, kind="junction") if city.id == "z" else city for city in found.cities]
    return msgspec.structs.replace(found, cities=tuple(cities))


def grid(columns: int, rows: int, *, length: int = 3, diagonals: bool = False) -> Variant:
    """Cities in rows, each joined to its neighbors, and over the corner too."""
    names = [[f"c{x:02}-{y:02}" for y in range(rows)] for x in range(columns)]
    lines: list[Line] = []
    colors = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple", "gray", "gray", "gray")
    for x in range(columns):
        for y in range(rows):
            for dx, dy in ((1, 0), (0, 1), (1, 1)) if diagonals else ((1, 0), (0, 1)):
                if x + dx < columns and y + dy < rows:
                    color = colors[len(lines) % len(colors)]
                    lines.append((names[x][y], names[x + dx][y + dy], length, color))
    return network(lines)


def of_length(variant: Variant, count: int, length: int, of: int = 3) -> Variant:
    """The map with the first single routes of one length made another."""
    left = count

    def change(route: Route) -> Route:
        nonlocal left
        if left and route.length == of and len(route.tracks) == 1:
            left -= 1
            return msgspec.structs.replace(route, length=length)
        return route

    return with_routes(variant, change)


def longer(names: dict[str, int]) -> Variant:
    """The USA board with other lengths."""
    return with_routes(
        shipped(),
        lambda route: msgspec.structs.replace(route, length=names[route.id]) if route.id in names else route,
    )


def all_short() -> Variant:
    """The USA board with every route of one space or two."""
    return with_routes(shipped(), lambda route: msgspec.structs.replace(route, length=1 + (route.length > 2)))


def three(route_id: str) -> Variant:
    """The USA board with a third track."""
    return with_routes(
        shipped(),
        lambda route: (
            msgspec.structs.replace(route, tracks=(*route.tracks, Track("gray"))) if route.id == route_id else route
        ),
    )


def no_red(but: int = 0) -> Variant:
    """The USA board with red tracks gray, but the first few."""
    left = but

    def change(route: Route) -> Route:
        nonlocal left
        tracks = []
        for track in route.tracks:
            keep = track.color != "red" or left > 0
            left -= track.color == "red" and left > 0
            tracks.append(track if keep else Track("gray"))
        return msgspec.structs.replace(route, tracks=tuple(tracks))

    return with_routes(shipped(), change)


GREEN = ["chicago--duluth", "chicago--omaha", "duluth--winnipeg", "helena--omaha", "helena--winnipeg"]
MANY_DOUBLE = frozenset(route.id for route in shipped().routes if len(route.tracks) > 1)
FEW_DOUBLE = sorted(MANY_DOUBLE)[:10]
"""Ten doubles of 78 routes are 12.8 %; nine are 11.5 %."""
COLORS = frozenset({"colors-uneven", "tracks-uneven", "gray-share", "length-share"})
TICKETS = frozenset({"ticket-points", "ticket-points-spread", "corridor-crowded", "corridor-contested", "doubles-idle"})

CASES = (
    Case("not-connected", lambda: network([*RING, ("x", "y", 1, "gray"), ("x", "z", 1, "gray"), ("y", "z", 1, "gray")]),
         lambda: network([*RING, ("a", "x", 1, "gray"), ("x", "y", 1, "gray"), ("b", "y", 1, "gray")])),
    Case("city-without-routes", lambda: network(RING, more=["x"]), lambda: network(RING)),
    Case("spot-without-routes", lambda: network(RING, countries={"x": ("x1",)}),
         lambda: network([*RING, ("a", "x1", 1, "gray")], countries={"x": ("x1",)})),
    Case("junction-idle", lambda: with_junction("a"), lambda: with_junction("a", "c")),
    Case("city-one-route", lambda: network([*RING, ("a", "x", 1, "gray red")]),
         lambda: network([*RING, ("a", "x", 1, "gray"), ("b", "x", 1, "gray")])),
    Case("mean-routes", lambda: grid(4, 9, diagonals=True), lambda: without(grid(4, 9, diagonals=True), *(
        route.id for route in grid(4, 9, diagonals=True).routes[:20])),
         also=COLORS | {"doubles-few", "supply-ample", "supply-short", "color-clump", "city-one-route"}),
    Case("route-cuts-map", lambda: network([*RING, ("a", "x", 1, "gray")]),
         lambda: network([*RING, ("a", "x", 1, "gray red")]), also=DEGREE_ONE),
    Case("crossing-forced", lambda: network(FIVE), lambda: network(FIVE[:-1])),
    Case("color-unused", lambda: no_red(0), lambda: no_red(1), also=COLORS),
    Case("colors-uneven", lambda: longer({"miami--new-orleans": 6, "helena--omaha": 6, "denver--oklahoma-city": 6,
                                          "chicago--duluth": 4}),
         lambda: longer({"helena--omaha": 6, "denver--oklahoma-city": 5}), also=TICKETS | {"length-share"}),
    Case("tracks-uneven", lambda: recolored(shipped(), {"nashville--saint-louis": "red", "dallas--little-rock": "red"}),
         lambda: recolored(shipped(), {"nashville--saint-louis": "red"}), also=frozenset({"colors-uneven"})),
    Case("gray-share", lambda: recolored(shipped(), {"denver--phoenix": "gray"}),
         lambda: recolored(shipped(), {"denver--phoenix": "gray", "denver--santa-fe": "white"})),
    Case("color-demand", lambda: recolored(shipped(), {"denver--omaha": "blue", "nashville--saint-louis": "blue",
                                                        "pittsburgh--raleigh": "blue"}),
         lambda: shipped("usa-big-cities"), also=COLORS | {"color-clump"}),
    Case("color-clump", lambda: recolored(shipped(), dict.fromkeys(GREEN, "green")),
         lambda: recolored(shipped(), dict.fromkeys(GREEN[:1], "green")), also=COLORS | {"color-demand"}),
    Case("length-share", lambda: of_length(shipped(), 10, 5, of=4), lambda: of_length(shipped(), 1, 4, of=5),
         also=TICKETS | COLORS | {"supply-ample"}),
    Case("short-routes", all_short, shipped, also=TICKETS | COLORS | {
        "supply-short", "end-unreachable", "tickets-alike", "ticket-lengths", "routes-unwanted", "corridor-busy"}),
    Case("three-tracks", lambda: three("atlanta--raleigh"), shipped, also=frozenset({"gray-share"})),
    Case("doubles-few", lambda: single(shipped(), FEW_DOUBLE[:9]), lambda: single(shipped(), FEW_DOUBLE),
         also=COLORS | TICKETS | {"color-unused", "supply-short", "end-unreachable"}),
    Case("supply-short", lambda: with_rules(shipped(), trains=48), lambda: with_rules(shipped(), trains=47)),
    Case("supply-ample", lambda: with_rules(shipped(), trains=42), lambda: with_rules(shipped(), trains=43)),
    Case("end-unreachable", lambda: with_rules(shipped(), trains=64, last_round_at=2),
         lambda: with_rules(shipped(), trains=63), also=frozenset({"supply-short", "ticket-lengths"})),
)  # fmt: skip
