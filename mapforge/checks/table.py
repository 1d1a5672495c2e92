"""All checks of a resolved map, in the order in which they run."""

from mapforge.checks import (
    table_checking,
    table_data,
    table_geometry,
    table_network,
    table_references,
    table_rules,
    table_tickets,
)
from mapforge.checks.check import Check

CHECKS: tuple[Check, ...] = (
    *table_references.CHECKS,
    *table_geometry.CHECKS,
    *table_network.CHECKS,
    *table_tickets.CHECKS,
    *table_rules.CHECKS,
    *table_data.CHECKS,
    *table_checking.CHECKS,
)
