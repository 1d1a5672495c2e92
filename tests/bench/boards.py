"""Large made-up boards."""

import random

from mapforge.model import Board, City, Deck, Destination, FrozenMap, Route, Ticket, Track, Variant
from mapforge.model.routes import route_id


def grid(columns: int = 23, rows: int = 23, tickets: int = 0) -> Variant:
    """A grid of cities 100 mm apart joined sideways and downwards: about 1,000 routes, each third double and bent.

    ``tickets`` lead between cities by chance, always the same.
    """
    cities = [
        City(id=f"c{column}-{row}", name=f"City {column}-{row}", at=(100.0 * column + 60, 100.0 * row + 60))
        for column in range(columns)
        for row in range(rows)
    ]
    routes = []
    for column in range(columns):
        for row in range(rows):
            for across, down in ((1, 0), (0, 1)):
                if column + across < columns and row + down < rows:
                    routes.append(_route(column, row, across, down))
    board = Board(100.0 * columns + 20, 100.0 * rows + 20)
    return Variant(
        id="grid",
        version="1.0.0",
        name=FrozenMap({"en": "Grid"}),
        board=board,
        cities=tuple(cities),
        routes=tuple(routes),
        decks=(Deck(id="main", tickets=_tickets([city.id for city in cities], tickets)),) if tickets else (),
    )


def _tickets(names: list[str], count: int) -> tuple[Ticket, ...]:
    chance = random.Random(1)
    pairs = {tuple(chance.sample(names, 2)) for _ in range(count)}
    return tuple(Ticket(id=f"{a}--{b}", start=a, to=(Destination(b, 20),)) for a, b in sorted(pairs))


def _route(column: int, row: int, across: int, down: int) -> Route:
    ends = (f"c{column}-{row}", f"c{column + across}-{row + down}")
    middle = (100.0 * column + 60 + 50 * across + 8 * down, 100.0 * row + 60 + 50 * down + 8 * across)
    third = (column + row) % 3 == 0
    return Route(
        id=route_id(*ends),
        ends=ends,
        length=3,
        tracks=(Track("red"), Track("blue")) if third else (Track("gray"),),
        via=(middle,) if third else (),
    )
