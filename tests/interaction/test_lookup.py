"""Where things lie, worked out once for each map."""

import msgspec

from mapforge.edits import cities
from mapforge.interaction.lookup import looked_up
from mapforge.interaction.values import Situation
from tests.edits.samples import mini


def test_the_same_map_has_the_same_lookup() -> None:
    """While it is one of the last few that were asked for; an equal one is another map."""
    first = mini()
    kept = looked_up(first)
    other = cities.move(first, positions={"west": (50, 90)})
    assert looked_up(other) is not kept
    assert looked_up(first) is kept
    assert Situation(variant=first).lookup is kept
    for _ in range(5):
        looked_up(msgspec.structs.replace(first))
    assert looked_up(first) is not kept


def test_a_known_lookup_counts_only_for_its_own_map() -> None:
    """A window may be one step behind."""
    known = looked_up(mini())
    other = cities.move(mini(), positions={"west": (50, 90)})
    assert Situation(variant=mini(), known=known).lookup is known
    assert Situation(variant=other, known=known).lookup.cities["west"].at == (50, 90)


def test_spots_and_owners_of_a_country() -> None:
    """Of anything else there are none."""
    lookup = looked_up(mini())
    assert lookup.spots_of("abroad") == ("abroad-1", "abroad-2")
    assert lookup.spots_of("west") == ()
    assert lookup.country_of["abroad-2"].id == "abroad"


def test_a_tickets_line_ends_at_the_nearest_spot() -> None:
    """Of a country; without a known end there is no line."""
    lookup = looked_up(mini())
    assert lookup.ticket_line("north", "abroad") == ((150, 30), (280, 40))
    assert lookup.ticket_line("abroad", "south") == ((280, 170), (150, 180))
    assert lookup.ticket_line("north", "nowhere") == ()
