"""The checks of the network of cities and routes."""

from mapforge.checks.check import Check

CHECKS: tuple[Check, ...] = ()
