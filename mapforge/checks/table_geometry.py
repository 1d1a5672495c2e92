"""The checks of what lies on the board."""

from mapforge.checks import drawn, pictures
from mapforge.checks.board import LYING
from mapforge.checks.check import Check, check

CHECKS: tuple[Check, ...] = (
    check(pictures.background, "whole", "board", "picture", codes="picture-missing picture-unusable"),
    check(
        drawn.via_points,
        "object",
        "cities",
        "positions",
        "routes",
        "lines",
        "board",
        codes="via-off-board via-idle via-on-city",
    ),
    check(drawn.spaces_fit, "object", *LYING, codes="spaces-too-tight"),
    check(drawn.city_names, "object", "cities", "names", codes="name-missing", complete=("cities",)),
    check(
        drawn.names_on_board,
        "object",
        *LYING,
        codes="name-off-board",
    ),
    check(drawn.letters, "object", "cities", "names", "countries", "colors", "house", codes="missing-glyph"),
)
