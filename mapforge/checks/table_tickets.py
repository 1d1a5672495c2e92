"""The checks of tickets."""

from mapforge.checks.check import Check

CHECKS: tuple[Check, ...] = ()
