"""Small maps for questions to the network, by a few letters a route."""

from collections.abc import Sequence

from hypothesis import strategies as st

from mapforge.model import Board, City, Country, Deck, Destination, FrozenMap, Route, Rules, Ticket, Track, Variant
from mapforge.model.routes import route_id

Line = tuple[str, str, int, str]
"""A route: both ends, spaces, and its tracks' colors with spaces between."""


def network(
    lines: Sequence[Line],
    tickets: Sequence[tuple[str, str, int]] = (),
    *,
    countries: dict[str, tuple[str, ...]] | None = None,
    more: Sequence[str] = (),
    rules: Rules | None = None,
    copies: int = 1,
) -> Variant:
    """A map of these routes and tickets in one deck ``main``; spots of countries are of kind border."""
    countries = countries or {}
    spots = {spot for found in countries.values() for spot in found}
    names = sorted({end for one, other, _length, _colors in lines for end in (one, other)} | set(more) | spots)
    places = [
        City(
            id=name,
            name=name.capitalize(),
            kind="border" if name in spots else "city",
            at=(60.0 + 90 * (number % 8), 60.0 + 90 * (number // 8)),
        )
        for number, name in enumerate(names)
    ]
    seen: dict[str, int] = {}
    routes = []
    for one, other, length, colors in lines:
        name = route_id(one, other)
        seen[name] = seen.get(name, 0) + 1
        tracks = tuple(Track(color) for color in colors.split())
        own = name if seen[name] == 1 else f"{name}--{seen[name]}"
        routes.append(Route(id=own, ends=(one, other), length=length, tracks=tracks))
    cards = tuple(
        Ticket(id=f"{start}--{end}", start=start, to=(Destination(end, points),), copies=copies)
        for start, end, points in tickets
    )
    return Variant(
        id="net",
        version="1.0.0",
        name=FrozenMap({"en": "Net"}),
        board=Board(790, 525),
        cities=tuple(places),
        countries=tuple(Country(id=name, name=name, spots=held) for name, held in countries.items()),
        routes=tuple(routes),
        decks=(Deck(id="main", tickets=cards),) if tickets else (),
        rules=rules if rules is not None else Rules(),
    )


NAMES = tuple("abcdefghij")
lines = st.lists(
    st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES), st.integers(1, 6), st.just("gray"))
    .filter(lambda line: line[0] != line[1])
    .map(lambda line: line if line[0] < line[1] else (line[1], line[0], *line[2:])),
    max_size=18,
    unique_by=lambda line: (line[0], line[1]),
)
"""Routes between at most ten places, no two of the same pair."""
