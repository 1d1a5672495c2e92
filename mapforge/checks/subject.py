"""What a check is given: a variant, with its entries at hand by id."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path as FilePath
from typing import Any, TypeVar

from msgspec.structs import replace

from mapforge.checks.derived import Derived
from mapforge.model import City, Country, Deck, FrozenMap, Path, Place, Problem, Route, Variant

T = TypeVar("T")

COMPARED = 60
"""Ids compared with a wrong one, at most."""


@dataclass(frozen=True, eq=False)
class Subject:
    """A variant under examination.

    ``left_out`` are ids of entries that a broken file has but the variant has not, ``removed`` collection and id of
    what a child took away from its base: naming them is no fault, or is told elsewhere.
    ``picture`` finds a picture's file, None where there is none; ``maps`` another map by its id, and is
    itself None where other maps cannot be looked for.
    ``focus`` are the ids that problems are wanted of, None for all: a check of scope *object* may pass over an entry
    that is not ``in`` the subject, since problems that name nothing in the focus are left out anyhow.
    ``kept`` holds what checks share.
    """

    variant: Variant
    left_out: frozenset[str] = frozenset()
    removed: frozenset[tuple[str, str]] = frozenset()
    picture: Callable[[str], FilePath | None] = lambda _file: None
    maps: Callable[[str], Variant | None] | None = None
    focus: frozenset[str] | None = None
    kept: dict[Derived[Any], Any] = field(default_factory=dict)

    def __contains__(self, names: str | Iterable[str]) -> bool:
        """An id, or one of several, is in the focus: whatever is not may be passed over."""
        if self.focus is None:
            return True
        return names in self.focus if isinstance(names, str) else not self.focus.isdisjoint(names)

    def get(self, derived: Derived[T]) -> T:
        """What follows from the map, made once for all checks and kept while what it reads stays the same."""
        if derived not in self.kept:
            self.kept[derived] = derived.make(self.variant)
        made: T = self.kept[derived]
        return made

    @cached_property
    def unsure(self) -> frozenset[str]:
        """Ids that may be named although the variant has no such entry."""
        return self.left_out | {name for _collection, name in self.removed}

    @cached_property
    def cities(self) -> dict[str, City]:
        """Cities, border spots and junctions by id."""
        return {city.id: city for city in self.variant.cities}

    @cached_property
    def countries(self) -> dict[str, Country]:
        """Countries by id."""
        return {country.id: country for country in self.variant.countries}

    @cached_property
    def routes(self) -> dict[str, Route]:
        """Routes by id."""
        return {route.id: route for route in self.variant.routes}

    @cached_property
    def decks(self) -> dict[str, Deck]:
        """Decks by id."""
        return {deck.id: deck for deck in self.variant.decks}

    def middle(self, route: Route) -> tuple[float, float] | None:
        """The middle of a route's line in mm, about: of its middle via points, else of its ends that are known."""
        count = len(route.via)
        places = route.via[(count - 1) // 2 : count // 2 + 1] if count else ()
        places = places or tuple(self.cities[end].at for end in route.ends if end in self.cities)
        if not places:
            return None
        return (
            round(sum(x for x, _y in places) / len(places), 2),
            round(sum(y for _x, y in places) / len(places), 2),
        )

    def placed(self, found: Problem) -> Problem:
        """A problem with its position on the board: that of the first city, country or route it names."""
        place = found.place
        if place.at is not None:
            return found
        names = (*place.ids, *(str(part) for part in place.path[1:2] if place.path[0] in ("cities", "routes")))
        at = next((spot for spot in map(self._spot, names) if spot is not None), None)
        return found if at is None else replace(found, place=replace(place, at=at))

    def _spot(self, name: str) -> tuple[float, float] | None:
        if name in self.cities:
            return self.cities[name].at
        return self.middle(self.routes[name]) if name in self.routes else None


def problem(
    code: str,
    path: Path,
    *ids: str,
    at: tuple[float, float] | None = None,
    about: str = "",
    value: float | None = None,
    **parameters: str | int | float,
) -> Problem:
    """A problem that leads into the map by id; ``value`` is what was measured, where something was."""
    return Problem(code, FrozenMap(parameters), Place(path=path, ids=ids, at=at), about, value)


def closest(name: str, known: Iterable[str]) -> str:
    """The known id that a wrong one was probably meant to be; empty where none is near.

    Only ids that share the first or last letter, or the letters in another order, are compared: on a large map with
    many slips every other pair would take minutes.
    """
    letters, size = sorted(name), len(name)
    near = [
        other
        for other in known
        if abs(len(other) - size) <= 1 + size // 4
        and (other[:1] == name[:1] or other[-1:] == name[-1:] or sorted(other) == letters)
    ]
    return next(iter(get_close_matches(name, near[:COMPARED], 1, 0.6)), "")


def listing(names: Iterable[str], most: int = 3) -> str:
    """Names in a row, the first few and how many more there are."""
    names = list(names)
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
