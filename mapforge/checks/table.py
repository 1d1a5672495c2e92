"""All checks of a resolved map, in the order in which they run."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from mapforge.checks import drawn, expectations, pictures, references, rules_and_map, settings
from mapforge.checks.subject import Subject
from mapforge.model import Problem

Part = Literal["cities", "countries", "routes", "decks", "colors", "rules", "board", "house", "expect", "checks"]
Scope = Literal["object", "whole"]

_KEYS: dict[Part, frozenset[str]] = {"house": frozenset({"marks", "notes", "rules_text"})}
"""Keys of a document that make up a part, where it is not named like its key."""


class Check(NamedTuple):
    """A check: its name, the generator, the parts of a map it reads, and how far a change reaches.

    Scope *object*: a change to one entry can only touch problems of that entry and of those that name it;
    *whole*: of the entire map. ``complete`` are parts from which nothing may be missing, as it is where a broken file
    has entries left out: the check would then report what only follows from the break.
    """

    name: str
    find: Callable[[Subject], Iterator[Problem]]
    reads: frozenset[Part]
    scope: Scope
    complete: frozenset[Part]

    def misled_by(self, broken: frozenset[str]) -> bool:
        """It cannot run where something under these keys of a document is left out."""
        return any(broken & _KEYS.get(part, {part}) for part in self.complete)


def _check(
    find: Callable[[Subject], Iterator[Problem]], scope: Scope, *reads: Part, complete: tuple[Part, ...] = ()
) -> Check:
    return Check(find.__name__.replace("_", "-"), find, frozenset(reads), scope, frozenset(complete))


_COUNTED: tuple[Part, ...] = ("cities", "countries", "routes", "decks", "expect")

CHECKS: tuple[Check, ...] = (
    _check(references.id_spaces, "whole", "cities", "countries", "decks"),
    _check(references.route_ends, "object", "cities", "countries", "routes"),
    _check(references.route_pairs, "whole", "routes"),
    _check(references.track_colors, "object", "routes", "colors", complete=("colors",)),
    _check(references.ferries, "object", "routes"),
    _check(references.border_spots, "whole", "cities", "countries"),
    _check(references.spots_of_no_country, "whole", "cities", "countries", complete=("cities", "countries")),
    _check(references.ticket_ends, "object", "cities", "countries", "decks"),
    _check(references.tickets_once, "whole", "decks"),
    _check(references.removals, "whole", "cities", "countries", "routes", "decks", "rules", "house"),
    _check(references.decks_of_rules, "whole", "decks", "rules", complete=("decks",)),
    _check(references.marks_and_notes, "object", "cities", "countries", "routes", "house"),
    _check(references.links, "whole", "cities", "countries", "routes", "house"),
    _check(pictures.background, "whole", "board"),
    _check(drawn.via_points, "object", "cities", "routes", "board"),
    _check(drawn.spaces_fit, "object", "cities", "routes", "board"),
    _check(drawn.city_names, "object", "cities", complete=("cities",)),
    _check(drawn.names_on_board, "object", "cities", "countries", "board"),
    _check(drawn.letters, "object", "cities", "countries", "colors", "house"),
    _check(rules_and_map.players, "whole", "rules", complete=("rules",)),
    _check(rules_and_map.double_threshold, "whole", "rules", "routes", complete=("rules",)),
    _check(rules_and_map.points, "whole", "rules", "routes", complete=("rules",)),
    _check(rules_and_map.longest_routes, "object", "rules", "routes", "colors", complete=("rules", "colors")),
    _check(rules_and_map.ferry_locomotives, "object", "rules", "routes", complete=("rules",)),
    _check(rules_and_map.ticket_decks, "whole", "rules", "decks", complete=("rules", "decks")),
    _check(rules_and_map.train_deck, "whole", "rules", "colors", complete=("rules", "colors")),
    _check(rules_and_map.row, "whole", "rules", complete=("rules",)),
    _check(rules_and_map.stations, "whole", "rules", complete=("rules",)),
    _check(rules_and_map.tie_breaks, "whole", "rules", complete=("rules",)),
    _check(rules_and_map.last_round, "whole", "rules", complete=("rules",)),
    _check(rules_and_map.tunnels, "whole", "rules", "routes", complete=("rules",)),
    _check(expectations.expected_counts, "whole", *_COUNTED, complete=_COUNTED),
    _check(settings.known_codes, "whole", "checks"),
)
