"""All differences between two maps."""

from collections.abc import Iterator

from mapforge.compare.difference import Difference
from mapforge.compare.knobs import of_rules
from mapforge.compare.places import of_board, of_places
from mapforge.compare.routes import of_routes
from mapforge.compare.sides import Sides
from mapforge.compare.tickets import of_tickets
from mapforge.model import Variant

TOLERANCE = 5.0
"""A city that lies within so many mm of where it is expected has not moved."""


def differences(first: Variant, second: Variant, tolerance: float = TOLERANCE) -> Iterator[Difference]:
    """Everything in which the second map differs from the first: board, cities, routes, tickets, rules.

    Positions count beyond ``tolerance`` in mm, scaled where the boards differ in size. What is not compared: the map's
    own name, version and people, pictures and lines, other spellings, notes, and what it says of checking.
    """
    sides = Sides(first, second)
    yield from of_board(sides)
    yield from of_places(sides, tolerance)
    yield from of_routes(sides)
    yield from of_tickets(sides)
    yield from of_rules(sides)
