"""The checks of names and ids."""

from mapforge.checks import references
from mapforge.checks.check import Check, check

CHECKS: tuple[Check, ...] = (
    check(references.id_spaces, "whole", "cities", "countries", "decks", codes="id-taken"),
    check(
        references.route_ends,
        "whole",
        "cities",
        "countries",
        "routes",
        codes="unknown-city country-as-end route-to-itself",
    ),
    check(references.route_pairs, "whole", "cities", "routes", codes="second-route route-id"),
    check(
        references.track_colors,
        "whole",
        "cities",
        "routes",
        "colors",
        codes="color-not-chosen unknown-color",
        complete=("colors",),
    ),
    check(references.ferries, "whole", "cities", "routes", codes="ferry-too-long"),
    check(references.border_spots, "whole", "cities", "countries", codes="unknown-spot not-a-spot spot-twice"),
    check(
        references.spots_of_no_country,
        "whole",
        "cities",
        "countries",
        codes="spot-without-country",
        complete=("cities", "countries"),
    ),
    check(
        references.ticket_ends,
        "whole",
        "cities",
        "countries",
        "decks",
        codes="unknown-ticket-end not-a-ticket-end ticket-to-itself destination-twice",
    ),
    check(references.tickets_once, "whole", "decks", codes="ticket-twice"),
    check(
        references.removals,
        "whole",
        "cities",
        "countries",
        "routes",
        "decks",
        "rules",
        "house",
        codes="removed-but-used",
    ),
    check(references.decks_of_rules, "whole", "decks", "rules", codes="no-deck unknown-deck", complete=("decks",)),
    check(references.marks_and_notes, "whole", "cities", "countries", "routes", "house", codes="unknown-place"),
    check(references.links, "whole", "cities", "countries", "routes", "house", codes="unknown-link"),
)
