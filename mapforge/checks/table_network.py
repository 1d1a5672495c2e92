"""The checks of the network of cities and routes."""

from mapforge.checks import network_colors, network_joined, network_spaces
from mapforge.checks.check import Check, check
from mapforge.checks.part import Part

_NETWORK: tuple[Part, ...] = ("cities", "countries", "routes")

CHECKS: tuple[Check, ...] = (
    check(network_joined.connected, "whole", *_NETWORK, codes="not-connected", complete=_NETWORK),
    check(
        network_joined.routes_at_places,
        "whole",
        *_NETWORK,
        codes="city-without-routes spot-without-routes junction-idle city-one-route",
        complete=_NETWORK,
    ),
    check(network_joined.mean_routes, "whole", *_NETWORK, codes="mean-routes", complete=_NETWORK),
    check(network_joined.cutting_routes, "whole", *_NETWORK, codes="route-cuts-map", complete=_NETWORK),
    check(network_joined.forced_crossings, "whole", *_NETWORK, codes="crossing-forced"),
    check(
        network_colors.color_counts,
        "whole",
        "cities",
        "routes",
        "colors",
        codes="color-unused colors-uneven tracks-uneven",
        complete=("cities", "routes", "colors"),
    ),
    check(network_colors.gray_share, "whole", "cities", "routes", codes="gray-share", complete=("cities", "routes")),
    check(
        network_colors.wanted_colors,
        "whole",
        *_NETWORK,
        "colors",
        "decks",
        codes="color-demand",
        complete=(*_NETWORK, "colors", "decks"),
    ),
    check(network_colors.color_clumps, "whole", *_NETWORK, codes="color-clump"),
    check(
        network_spaces.length_shares,
        "whole",
        "cities",
        "routes",
        codes="length-share short-routes",
        complete=("cities", "routes"),
    ),
    check(
        network_spaces.doubles,
        "whole",
        "cities",
        "routes",
        "rules",
        codes="three-tracks doubles-few",
        complete=("cities", "routes", "rules"),
    ),
    check(
        network_spaces.supplies,
        "whole",
        "cities",
        "routes",
        "rules",
        codes="supply-short supply-ample end-unreachable",
        complete=("cities", "routes", "rules"),
    ),
)
