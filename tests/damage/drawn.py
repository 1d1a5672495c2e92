"""Codes of the drawn board: damage of their kind must be found, other changes must not raise them."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import msgspec

from mapforge.checks import table_geometry
from mapforge.checks.run import run as run_check
from mapforge.checks.validate import subject_of
from mapforge.edits import decks, house, paper, rules, tickets, tracks
from mapforge.model import Variant
from tests.checks.cases import shipped
from tests.damage.deliberate import published
from tests.damage.kinds_drawn import KINDS
from tests.damage.tools import Chance, Damage, any_map, cities, one

COUNT, LEAST = 200, 190


def other_rules(chance: Chance) -> Variant:
    """Other rules."""
    variant = rules.set_knob(any_map(chance), knob="trains", value=chance.randint(5, 90))
    return rules.set_knob(variant, knob="players", value=(2, chance.randint(2, 8)))


def other_tickets(chance: Chance) -> Variant:
    """A ticket away, another one more."""
    variant = any_map(chance)
    variant = tickets.remove_tickets(variant, ids=[one(chance, variant.tickets).id])
    start, end = chance.sample(cities(variant), 2)
    deck = one(chance, variant.decks).id
    return tickets.add_ticket(variant, deck=deck, start=start, to=[(end, chance.randint(1, 20))])


def other_colors(chance: Chance) -> Variant:
    """Tracks in other colors."""
    variant = any_map(chance)
    for route in chance.sample(variant.routes, 5):
        color = one(chance, variant.card_colors).id
        variant = tracks.set_track_color(variant, route=route.id, track=1, color=color)
    return variant


def other_paper(chance: Chance) -> Variant:
    """Another name, a note, a text of house rules, a deck more."""
    variant = paper.set_name(any_map(chance), language="en", name=f"Map {chance.random()}")
    variant = house.add_note(variant, text="Look here", about=[one(chance, variant.routes).id])
    variant = house.set_rules_text(variant, language="en", text="Pay a toll.")
    return decks.add_deck(variant, name="More")


def other_groups(chance: Chance) -> Variant:
    """Cities in groups, tunnels, ferries: what the lines of the board do not know."""
    variant = any_map(chance)
    made = [msgspec.structs.replace(city, groups=("a",), aliases=("Old",)) for city in variant.cities]
    routes = [msgspec.structs.replace(route, tunnel=not route.tunnel) for route in variant.routes]
    return msgspec.structs.replace(variant, cities=tuple(made), routes=tuple(routes))


CHANGES: tuple[Callable[[Chance], Variant], ...] = (
    other_rules,
    other_tickets,
    other_colors,
    other_paper,
    other_groups,
)


def keys(code: str, variant: Variant) -> set[str]:
    """The problems of one code in a map that came of a shipped one."""
    subject = subject_of(variant, published(variant.id))
    return {
        problem.key
        for check in table_geometry.CHECKS
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
    return bool(keys(code, variant) - _before(code, variant.id))


@cache
def _before(code: str, name: str) -> set[str]:
    return keys(code, shipped(name))


def run() -> Iterator[tuple[str, bool]]:
    """A line for each code."""
    for damage in KINDS:
        hits, false = found(damage, COUNT), raised(damage.code, COUNT)
        yield f"{damage.code:<24} {hits} of {COUNT} found, {false} raised for nothing", hits >= LEAST and not false
