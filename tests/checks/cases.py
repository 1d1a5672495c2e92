"""What a code is tested with: a bad map that raises it, and a near miss that does not."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from mapforge.checks import table_data, table_network, table_rules, table_tickets
from mapforge.checks.run import run
from mapforge.checks.subject import Subject
from mapforge.checks.verdict import judge
from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Checking, Expect, Problem, Route, Rules, Track, Variant
from tests.conftest import DATA, SHIPPED

CHECKS = (*table_network.CHECKS, *table_tickets.CHECKS, *table_rules.CHECKS, *table_data.CHECKS)
"""The checks of what is played; those of what is drawn have tests of their own."""


class Case(NamedTuple):
    """``bad`` raises the code, and of other codes at most ``also``; ``fine`` is nearly the same and does not."""

    code: str
    bad: Callable[[], Variant]
    fine: Callable[[], Variant]
    also: frozenset[str] = frozenset()


@cache
def shipped(name: str = "usa") -> Variant:
    """A shipped map, with nothing accepted and nothing stated of itself, so that other figures are no slip."""
    library = Library(installed=DATA / "nothing")
    variant = resolve(library.read(name), library).variant
    assert variant is not None
    return msgspec.structs.replace(variant, expect=Expect(), checks=Checking())


def problems(variant: Variant) -> list[Problem]:
    """What the checks of network, tickets, rules and data find in a map that is to be played."""
    subject = Subject(variant, maps=lambda name: shipped(name) if name in SHIPPED else None)
    found = [problem for check in CHECKS for problem in run(check, subject)]
    verdict = judge(found, variant, "play")
    return [finding.problem for finding in verdict.findings]


def codes(variant: Variant) -> set[str]:
    """Their codes."""
    return {problem.code for problem in problems(variant)}


def with_rules(variant: Variant, **knobs: Any) -> Variant:
    """The map with other rules."""
    return msgspec.structs.replace(variant, rules=msgspec.structs.replace(variant.rules, **knobs))


def with_routes(variant: Variant, change: Callable[[Route], Route | None]) -> Variant:
    """The map with each route changed, or left out where None comes back."""
    made = [change(route) for route in variant.routes]
    return msgspec.structs.replace(variant, routes=tuple(route for route in made if route is not None))


def without(variant: Variant, *routes: str) -> Variant:
    """The map without some routes."""
    return with_routes(variant, lambda route: None if route.id in routes else route)


def recolored(variant: Variant, colors: dict[str, str]) -> Variant:
    """The map with the tracks of some routes in other colors."""
    return with_routes(
        variant,
        lambda route: (
            msgspec.structs.replace(route, tracks=tuple(map(Track, colors[route.id].split())))
            if route.id in colors
            else route
        ),
    )


def single(variant: Variant, but: Iterable[str] = ()) -> Variant:
    """The map with no double routes but some."""
    kept = set(but)
    return with_routes(
        variant,
        lambda route: route if route.id in kept else msgspec.structs.replace(route, tracks=route.tracks[:1]),
    )


def base_rules(**knobs: Any) -> Rules:
    """The base game's rules, with other knobs."""
    return msgspec.structs.replace(Rules(), **knobs)
