"""Changes to published maps that have nothing to do with network, tickets or rules."""

from collections.abc import Callable

import msgspec

from mapforge.model import FrozenMap, Label, Note, Theme, Variant
from tests.damage.tools import Chance, any_map, one


def moved(chance: Chance) -> Variant:
    """Some cities elsewhere, perhaps on one another or off the board."""
    variant = any_map(chance)
    gone = {city.id for city in chance.sample(variant.cities, 5)}
    made = [
        msgspec.structs.replace(city, at=(chance.uniform(-50, 900), chance.uniform(-50, 600)))
        if city.id in gone
        else city
        for city in variant.cities
    ]
    return msgspec.structs.replace(variant, cities=tuple(made))


def renamed(chance: Chance) -> Variant:
    """A city with another name, or none, and its label turned."""
    variant = any_map(chance)
    city = one(chance, variant.cities)
    name = one(chance, ("", "Ü", "東京", city.name * 2))
    label = Label(offset=(chance.uniform(-99, 99), 0), angle=90)
    new = msgspec.structs.replace(city, name=name[:200], label=label)
    return msgspec.structs.replace(variant, cities=tuple(new if c is city else c for c in variant.cities))


def bent(chance: Chance) -> Variant:
    """A route bent across the board."""
    variant = any_map(chance)
    route = one(chance, variant.routes)
    new = msgspec.structs.replace(route, via=((chance.uniform(0, 790), chance.uniform(0, 525)),))
    return msgspec.structs.replace(variant, routes=tuple(new if r is route else r for r in variant.routes))


def other_board(chance: Chance) -> Variant:
    """Another board and train piece, and no picture."""
    variant = any_map(chance)
    piece = msgspec.structs.replace(variant.board.piece, length=chance.uniform(20, 40), width=10)
    board = msgspec.structs.replace(variant.board, width=600, border=0, piece=piece, background=None)
    return msgspec.structs.replace(variant, board=board)


def other_head(chance: Chance) -> Variant:
    """Another name and version, a note, colors of its own."""
    variant = any_map(chance)
    note = Note(id="note-1", text="Look here.", about=(one(chance, variant.routes).id,))
    theme = Theme(paper="#FFFFFF", legend=False)
    return msgspec.structs.replace(
        variant, name=FrozenMap({"de": "Karte"}), version="3.0.0", notes=(note,), theme=theme, authors=("A",)
    )


CHANGES: tuple[Callable[[Chance], Variant], ...] = (moved, renamed, bent, other_board, other_head)
