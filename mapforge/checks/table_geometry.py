"""The checks of what lies on the board."""

from mapforge.checks import geometry_cities, geometry_lines, geometry_names, geometry_spaces, palette, pictures
from mapforge.checks.board import LYING
from mapforge.checks.check import Check, check
from mapforge.checks.part import Part

_NAMED: tuple[Part, ...] = ("cities", "names", "countries")
_EDGE: tuple[Part, ...] = ("board", "theme")

CHECKS: tuple[Check, ...] = (
    check(geometry_spaces.spaces_apart, "object", *LYING, codes="spaces-overlap spaces-close"),
    check(
        geometry_spaces.spaces_fit,
        "object",
        *LYING,
        codes="spaces-too-tight spaces-tight spaces-loose bend-too-sharp",
    ),
    check(geometry_spaces.tracks_parallel, "object", *LYING, codes="tracks-not-parallel"),
    check(geometry_spaces.spaces_on_board, "object", *LYING, "theme", codes="space-off-board space-in-score-track"),
    check(
        geometry_lines.via_points,
        "object",
        "cities",
        "positions",
        "routes",
        "lines",
        "board",
        codes="via-off-board via-idle",
    ),
    check(geometry_lines.routes_cross, "object", *LYING, codes="routes-cross"),
    check(geometry_lines.routes_over_cities, "object", *LYING, codes="route-over-city"),
    check(geometry_cities.cities_apart, "object", "cities", "positions", codes="cities-close"),
    check(
        geometry_cities.cities_on_board,
        "object",
        "cities",
        "positions",
        *_EDGE,
        codes="city-off-board city-in-score-track",
    ),
    check(geometry_names.city_names, "object", "cities", "names", codes="name-missing", complete=("cities",)),
    check(geometry_names.letters, "object", *_NAMED, "colors", "house", codes="missing-glyph"),
    check(geometry_names.names_on_board, "object", *LYING, "theme", codes="name-off-board name-in-score-track"),
    check(geometry_names.names_clear, "object", *LYING, codes="name-on-route names-overlap name-on-city"),
    check(
        pictures.background,
        "whole",
        "board",
        "picture",
        codes="picture-missing picture-unusable picture-stretched picture-coarse picture-too-coarse",
    ),
    check(palette.colors_alike, "whole", "colors", "theme", codes="colors-alike", complete=("colors",)),
)
