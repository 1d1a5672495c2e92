"""All fixers, by the code of the problems that they propose something for."""

from mapforge.checks.fixes_references import REFERENCES
from mapforge.checks.fixes_rules import RULES
from mapforge.checks.proposal import Fixer

FIXERS: dict[str, Fixer] = {**REFERENCES, **RULES}
