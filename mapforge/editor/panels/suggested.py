"""Values that would do well, for fields to offer beside what there is."""

from mapforge.edits.entries import route_of
from mapforge.edits.tickets import suggested_points
from mapforge.interaction.suggesting import fitting_length
from mapforge.model import Variant


def route_length(variant: Variant, entry: str) -> int | None:
    """Spaces that the route's line has room for; None where it has that length, or an end of it is not there."""
    route = route_of(variant, entry)
    at = {city.id: city.at for city in variant.cities}
    if not set(route.ends) <= at.keys():
        return None
    length = fitting_length(variant, at[route.ends[0]], route.via, at[route.ends[1]]).length
    return None if length == route.length else length


def ticket_points(variant: Variant, start: str, end: str) -> int | None:
    """The spaces of the shortest path between two places; None where there is none, or an end is missing."""
    known = {city.id for city in variant.cities} | {country.id for country in variant.countries}
    return suggested_points(variant, start=start, end=end) if {start, end} <= known else None
