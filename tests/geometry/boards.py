"""Small boards and bows for the tests of geometry."""

import math
from collections.abc import Mapping

import msgspec
from hypothesis import strategies as st

from mapforge.files.library import Library
from mapforge.files.resolve import resolve
from mapforge.model import Board, City, FrozenMap, Piece, Route, Track, Variant

PIECE = Piece()
SHIPPED = ("usa", "europe", "switzerland")
anywhere = st.tuples(st.floats(-10_000, 10_000), st.floats(-10_000, 10_000))
on_board = st.tuples(st.floats(0, 790), st.floats(0, 525))


def shipped(name: str) -> Variant:
    """A shipped map."""
    variant = resolve(Library().read(name), Library()).variant
    assert variant is not None
    return variant


def board(cities: Mapping[str, tuple[float, float]], *routes: Route, piece: Piece = PIECE) -> Variant:
    """A map of nothing but cities and routes."""
    whole = Variant(
        id="test", version="1.0.0", name=FrozenMap({"en": "Test"}), board=Board(width=790, height=525, piece=piece)
    )
    places = tuple(City(id=name, name=name.title(), at=at) for name, at in cities.items())
    return msgspec.structs.replace(whole, cities=places, routes=routes)


def route(one: str, other: str, length: int, *via: tuple[float, float], tracks: int = 1) -> Route:
    """A route from one city to the other."""
    colors = tuple(Track(color="gray") for _ in range(tracks))
    return Route(id=f"{one}--{other}", ends=(one, other), length=length, tracks=colors, via=via)


@st.composite
def bows(draw: st.DrawFn, most_tracks: int = 3) -> Variant:
    """One route of one to three tracks with none to two via points: a line such as boards have, at any angle."""
    chord, angle = draw(st.floats(60, 400)), draw(st.floats(0, 2 * math.pi))
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    shares = draw(st.sampled_from([(), (0.5,), (0.4,), (0.3, 0.7)]))
    via = []
    for share in shares:
        aside = chord * draw(st.floats(-0.15, 0.15))
        via.append(
            (300 + share * chord * along[0] + aside * across[0], 250 + share * chord * along[1] + aside * across[1])
        )
    far = (300 + chord * along[0], 250 + chord * along[1])
    length = draw(st.integers(1, max(1, int((chord - 35) / 25.5))))
    return board({"a": (300, 250), "b": far}, route("a", "b", length, *via, tracks=draw(st.integers(1, most_tracks))))
