"""The checks of a map against its own numbers."""

from mapforge.checks import expectations
from mapforge.checks.check import Check, check
from mapforge.checks.part import Part

_COUNTED: tuple[Part, ...] = ("cities", "countries", "routes", "decks", "expect")

CHECKS: tuple[Check, ...] = (
    check(expectations.expected_counts, "whole", *_COUNTED, codes="expect-count", complete=_COUNTED),
)
