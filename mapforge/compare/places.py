"""Differences of the board, cities and countries."""

from collections.abc import Iterator
from math import hypot

from mapforge.compare.difference import Difference, Kind, Noun
from mapforge.compare.pairing import Place
from mapforge.compare.sides import Sides
from mapforge.model import City, Country, Path, Piece


def of_places(sides: Sides, tolerance: float) -> Iterator[Difference]:
    """Cities and countries that are missing, extra, or other: name, kind, groups, spots, position."""
    for name, old in sides.old.items():
        if name not in sides.back:
            yield _whole(sides, "missing", old)
    for name, new in sides.new.items():
        if name not in sides.pairs:
            yield _whole(sides, "extra", new)
            continue
        old = sides.old[sides.pairs[name]]
        if old.name != new.name:
            path = (_collection(new), name, "name")
            yield Difference("other", "name", old.name or old.id, "name", old.name, new.name, path, (name,), name)
        if isinstance(old, City) and isinstance(new, City):
            yield from _city(sides, old, new, tolerance)
        elif isinstance(old, Country) and isinstance(new, Country):
            yield from _spots(sides, old, new)


def _collection(place: Place) -> str:
    return "cities" if isinstance(place, City) else "countries"


def _whole(sides: Sides, kind: Kind, place: Place) -> Difference:
    noun: Noun = "city" if isinstance(place, City) else "country"
    title = sides.title(place.id)
    if kind == "missing":
        return Difference("missing", noun, title, "", title, "", (_collection(place),), (), f"missing {place.id}")
    path: Path = (_collection(place), place.id)
    return Difference("extra", noun, title, "", "", title, path, (place.id,), f"extra {place.id}")


def _city(sides: Sides, old: City, new: City, tolerance: float) -> Iterator[Difference]:
    title = sides.title(old.id)
    for what in ("kind", "groups"):
        wanted, found = getattr(old, what), getattr(new, what)
        if wanted != found:
            wanted, found = (
                value if isinstance(value, str) else ", ".join(value) or "none" for value in (wanted, found)
            )
            path = ("cities", new.id, what)
            yield Difference("other", "city", title, what, wanted, found, path, (new.id,), f"{new.id} {what}")
    across = sides.second.board.width / sides.first.board.width
    down = sides.second.board.height / sides.first.board.height
    place = (round(old.at[0] * across, 2), round(old.at[1] * down, 2))
    if hypot(place[0] - new.at[0], place[1] - new.at[1]) > tolerance:
        wanted, found = f"{place[0]:g}, {place[1]:g}", f"{new.at[0]:g}, {new.at[1]:g}"
        path = ("cities", new.id, "at")
        yield Difference("other", "position", title, "position", wanted, found, path, (new.id,), new.id)


def _spots(sides: Sides, old: Country, new: Country) -> Iterator[Difference]:
    wanted, found = set(old.spots), {sides.common(spot) for spot in new.spots}
    if wanted != found:
        told, there = (", ".join(sorted(map(sides.title, spots))) or "none" for spots in (wanted, found))
        path = ("countries", new.id, "spots")
        yield Difference(
            "other", "country", sides.title(old.id), "spots", told, there, path, (new.id,), f"{new.id} spots"
        )


def _piece(piece: Piece) -> str:
    return f"{piece.length:g} x {piece.width:g} mm, pitch {piece.pitch:g} mm, of tracks {piece.double_pitch:g} mm"


def of_board(sides: Sides) -> Iterator[Difference]:
    """The board's size, border and piece, and the colors of cards."""
    for what in ("width", "height", "border", "piece"):
        old, new = getattr(sides.first.board, what), getattr(sides.second.board, what)
        if old != new:
            wanted, found = (_piece(value) if isinstance(value, Piece) else f"{value:g} mm" for value in (old, new))
            yield Difference("other", "board", "Board", what, wanted, found, ("board", what), (), what)
    before = {color.id: color.cards for color in sides.first.card_colors}
    after = {color.id: color.cards for color in sides.second.card_colors}
    for color in sorted(before.keys() | after.keys()):
        wanted, found = (f"{table[color]} cards" if color in table else "" for table in (before, after))
        if wanted != found:
            kind: Kind = "missing" if not found else "extra" if not wanted else "other"
            what = "cards" if kind == "other" else ""
            path = ("colors", color) if color in {own.id for own in sides.second.colors} else ("colors",)
            yield Difference(kind, "color", color, what, wanted, found, path, (), color)
