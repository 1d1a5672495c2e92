"""The two maps that are compared, with their places paired and named."""

from dataclasses import dataclass
from functools import cached_property

from mapforge.compare.pairing import Place, pairs, places
from mapforge.model import Variant


@dataclass(frozen=True, eq=False)
class Sides:
    """The expected map and the one that is looked at.

    ``pairs``: the id of a city or country in the second map to that in the first.
    """

    first: Variant
    second: Variant

    @cached_property
    def pairs(self) -> dict[str, str]:
        """Places of the second map that are in the first."""
        return pairs(self.first, self.second)

    @cached_property
    def back(self) -> dict[str, str]:
        """Places of the first map that are in the second."""
        return {one: other for other, one in self.pairs.items()}

    @cached_property
    def old(self) -> dict[str, Place]:
        """The first map's places."""
        return places(self.first)

    @cached_property
    def new(self) -> dict[str, Place]:
        """The second map's places."""
        return places(self.second)

    def common(self, name: str) -> str:
        """An id of the second map as the first has it; one that the first has not gets a mark, and is like no other."""
        return self.pairs.get(name, name if name not in self.old else f"{name} (new)")

    def here(self, name: str) -> str:
        """An id of the first map as the second has it."""
        return self.back.get(name, name)

    def title(self, name: str) -> str:
        """The name for people of a place by its id in the first map, or in the second if only that has it."""
        bare = name.removesuffix(" (new)")
        place = self.old.get(name) or self.new.get(bare)
        return place.name if place is not None and place.name else bare

    def join(self, *names: str) -> str:
        """Several places in a row: Los Angeles-Miami."""
        return "-".join(map(self.title, names))

    def there(self, *names: str) -> tuple[str, ...]:
        """Those places that the second map has, by its ids."""
        found = (self.here(name.removesuffix(" (new)")) for name in names)
        return tuple(name for name in found if name in self.new)
