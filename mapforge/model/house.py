"""What a designer adds beyond the rules the program knows: marks on the board, and notes to oneself."""

from typing import Annotated

from msgspec import Meta, Struct

from mapforge.model.forms import Hex, Id, Language, Line, LongId, Name, Point
from mapforge.model.frozen import EMPTY, FrozenMap, point, put, text, texts


class Mark(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A sign printed on the board for a house rule, with its line in the legend. It is drawn, never simulated.

    ``on`` names cities and routes that carry it, ``at`` are further positions in mm.
    """

    id: Id
    symbol: Annotated[str, Meta(min_length=1, max_length=8)]
    name: FrozenMap[Language, Name]
    text: FrozenMap[Language, Line] = EMPTY
    color: Hex = "#111111"
    on: tuple[LongId, ...] = ()
    at: tuple[Point, ...] = ()

    def __post_init__(self) -> None:
        put(self, symbol=text(self.symbol), name=texts(self.name), text=texts(self.text))
        put(self, color=self.color.upper(), on=tuple(sorted(set(self.on))))
        put(self, at=tuple(point(at) for at in self.at))


class Note(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A designer's reminder about the map, some cities or routes, or a place; never printed."""

    id: Id
    text: Line
    about: tuple[LongId, ...] = ()
    at: Point | None = None
    done: bool = False

    def __post_init__(self) -> None:
        put(self, text=text(self.text), about=tuple(sorted(set(self.about))))
        if self.at is not None:
            put(self, at=point(self.at))
