"""What differs between two maps, found by identity: the one question of views, incremental checks and the journal."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from mapforge.model import FrozenMap, Variant


class Difference(Struct, frozen=True):
    """The ids in which a collection differs; never the same id in two of the sets."""

    added: frozenset[str] = frozenset()
    removed: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed)

    @property
    def ids(self) -> frozenset[str]:
        """Every id that differs in any way."""
        return self.added | self.removed | self.changed


class Changes(Struct, frozen=True):
    """Everything in which one map differs from another.

    A deck is changed when a ticket of it is; ``tickets`` are those of all decks, and one that only went to another
    deck is changed in no way itself. ``sections`` are the map's other fields: rules, board, name, checks and so on; the
    table of colors is one too, since alone of all collections its order can change.
    """

    cities: Difference = Difference()
    countries: Difference = Difference()
    routes: Difference = Difference()
    decks: Difference = Difference()
    tickets: Difference = Difference()
    colors: Difference = Difference()
    marks: Difference = Difference()
    notes: Difference = Difference()
    sections: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


COLLECTIONS = ("cities", "countries", "routes", "decks", "tickets", "colors", "marks", "notes")
SECTIONS = tuple(field for field in Variant.__struct_fields__ if field not in COLLECTIONS or field == "colors")


def changes(old: Variant, new: Variant) -> Changes:
    """What of the new map is not the very object that the old one has.

    Entries are told apart by identity alone: what an edit left untouched is the same object. Sections that are equal
    count as the same, because the map's constructor makes anew the small ones.
    """
    if old is new:
        return Changes()
    differences = {name: _difference(getattr(old, name), getattr(new, name)) for name in COLLECTIONS}
    sections = frozenset(name for name in SECTIONS if not _same(getattr(old, name), getattr(new, name)))
    return Changes(**differences, sections=sections)


def _difference(old: Iterable[Any], new: Iterable[Any]) -> Difference:
    # By identity first: a drag asks this sixty times a second, and nearly everything is the same object.
    before, after = {id(entry): entry for entry in old}, {id(entry): entry for entry in new}
    gone = {entry.id for key, entry in before.items() if key not in after}
    come = {entry.id for key, entry in after.items() if key not in before}
    if not gone and not come:
        return Difference()
    # Ids can repeat in a map that was read with faults (a ticket in two decks): one of them may stay.
    added = come - {entry.id for entry in before.values()}
    removed = gone - {entry.id for entry in after.values()}
    changed = (gone | come) - added - removed
    return Difference(added=frozenset(added), removed=frozenset(removed), changed=frozenset(changed))


def _same(old: Any, new: Any) -> bool:
    if isinstance(old, FrozenMap) and isinstance(new, FrozenMap):
        # Values are compared by identity first: Python calls 1 and True equal, JSON does not.
        return old.keys() == new.keys() and all(old[key] is new[key] or _equal(old[key], new[key]) for key in old)
    return old is new or bool(old == new)


def _equal(old: Any, new: Any) -> bool:
    return isinstance(old, str) and bool(old == new)
