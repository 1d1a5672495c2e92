"""All fixers, by the code of the problems that they propose something for."""

from mapforge.checks.fixes_geometry import GEOMETRY
from mapforge.checks.fixes_knobs import KNOBS
from mapforge.checks.fixes_names import NAMES
from mapforge.checks.fixes_references import REFERENCES
from mapforge.checks.fixes_rules import RULES
from mapforge.checks.fixes_tickets import TICKETS
from mapforge.checks.proposal import Fixer

FIXERS: dict[str, Fixer] = {**REFERENCES, **GEOMETRY, **NAMES, **TICKETS, **RULES, **KNOBS}
