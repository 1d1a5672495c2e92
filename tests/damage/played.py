"""Codes of network, tickets, rules and data: damage of their kind must be found, other changes must not raise them."""

import random
from collections.abc import Iterator
from functools import cache

from mapforge.checks.run import run as run_check
from mapforge.checks.subject import Subject
from mapforge.model import Variant
from tests.checks.cases import CHECKS, shipped
from tests.conftest import SHIPPED
from tests.damage import kinds_network, kinds_rules, kinds_tickets
from tests.damage.tools import Damage
from tests.damage.unrelated import CHANGES

KINDS: tuple[Damage, ...] = (*kinds_network.KINDS, *kinds_tickets.KINDS, *kinds_rules.KINDS)
COUNT, LEAST = 200, 190


def keys(code: str, variant: Variant) -> set[str]:
    """The problems of one code in a map."""
    subject = Subject(variant, maps=lambda name: shipped(name) if name in SHIPPED else None)
    return {
        problem.key
        for check in CHECKS
        if code in check.codes
        for problem in run_check(check, subject)
        if problem.code == code
    }


def found(damage: Damage, count: int, seed: int = 1) -> int:
    """Of so many damages of a kind, those that are found: the damaged map has a problem that it had not before."""
    chance = random.Random(f"{damage.code} {seed}")
    return sum(_is_new(damage.code, damage.make(chance)) for _ in range(count))


def raised(code: str, count: int, seed: int = 1) -> int:
    """Of so many changes that have nothing to do with a code, those that raise it anew."""
    chance = random.Random(f"{code} unrelated {seed}")
    return sum(_is_new(code, CHANGES[number % len(CHANGES)](chance)) for number in range(count))


def _is_new(code: str, variant: Variant) -> bool:
    """A map has a problem of that code which the published map of the same id has not."""
    return bool(keys(code, variant) - _before(code, variant.id))


@cache
def _before(code: str, name: str) -> set[str]:
    return keys(code, shipped(name))


def run() -> Iterator[tuple[str, bool]]:
    """A line for each code."""
    for damage in KINDS:
        hits, false = found(damage, COUNT), raised(damage.code, COUNT)
        yield f"{damage.code:<24} {hits} of {COUNT} found, {false} raised for nothing", hits >= LEAST and not false
