"""The checks of the map's wishes about checking."""

from mapforge.checks import settings
from mapforge.checks.check import Check, check

CHECKS: tuple[Check, ...] = (check(settings.known_codes, "whole", "checks", codes="unknown-code severity-fixed"),)
