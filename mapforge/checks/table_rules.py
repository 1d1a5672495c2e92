"""The checks of the rules against the map and against one another."""

from mapforge.checks import rules_and_map
from mapforge.checks.check import Check, check

CHECKS: tuple[Check, ...] = (
    check(rules_and_map.players, "whole", "rules", codes="players-order", complete=("rules",)),
    check(rules_and_map.double_threshold, "whole", "rules", "routes", codes="double-threshold", complete=("rules",)),
    check(
        rules_and_map.points,
        "whole",
        "cities",
        "rules",
        "routes",
        codes="points-missing",
        complete=("rules",),
    ),
    check(
        rules_and_map.longest_routes,
        "object",
        "cities",
        "rules",
        "routes",
        "colors",
        codes="trains-short cards-short",
        complete=("rules", "colors"),
    ),
    check(
        rules_and_map.ferry_locomotives,
        "object",
        "cities",
        "rules",
        "routes",
        codes="ferry-short ferry-unusable",
        complete=("rules",),
    ),
    check(
        rules_and_map.ticket_decks,
        "whole",
        "rules",
        "decks",
        codes="deck-short keep-too-many",
        complete=("rules", "decks"),
    ),
    check(rules_and_map.train_deck, "whole", "rules", "colors", codes="train-deck-short", complete=("rules", "colors")),
    check(rules_and_map.row, "whole", "rules", codes="row-never-replaced", complete=("rules",)),
    check(rules_and_map.stations, "whole", "rules", codes="station-costs", complete=("rules",)),
    check(rules_and_map.tie_breaks, "whole", "rules", codes="tie-break-idle", complete=("rules",)),
    check(rules_and_map.last_round, "whole", "rules", codes="last-round-at-once", complete=("rules",)),
    check(rules_and_map.tunnels, "whole", "rules", "routes", codes="tunnel-cards", complete=("rules",)),
)
