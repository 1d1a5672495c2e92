"""The checks of a map against its own numbers."""

from mapforge.checks import expectations, expectations_tickets
from mapforge.checks.check import Check, check
from mapforge.checks.part import Part

_COUNTED: tuple[Part, ...] = ("cities", "countries", "routes", "decks", "expect")

CHECKS: tuple[Check, ...] = (
    check(expectations.expected_counts, "whole", *_COUNTED, codes="expect-count", complete=_COUNTED),
    check(
        expectations_tickets.tickets_touch,
        "whole",
        "cities",
        "decks",
        "expect",
        codes="expect-touching expect-unknown",
        complete=("cities", "decks", "expect"),
    ),
    check(
        expectations_tickets.ticket_sets,
        "whole",
        "head",
        "decks",
        "expect",
        codes="expect-foreign expect-lacking expect-unknown",
        complete=("decks", "expect"),
    ),
)
