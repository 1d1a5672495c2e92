"""How far it is between two places of a map, in spaces."""

import heapq

from mapforge.model import Variant


def fewest_spaces(variant: Variant, start: str, end: str) -> int | None:
    """Spaces of the shortest path between two cities or countries; None where no path joins them.

    A country is reached at any of its border spots, which do not join one another. Of a route's tracks the shortest
    counts.
    """
    roads: dict[str, list[tuple[int, str]]] = {}
    for route in variant.routes:
        length = min(track.length or 0 for track in route.whole_tracks)
        one, other = route.ends
        roads.setdefault(one, []).append((length, other))
        roads.setdefault(other, []).append((length, one))
    spots = {country.id: country.spots for country in variant.countries}
    goals = set(spots.get(end, (end,)))
    waiting = [(0, place) for place in spots.get(start, (start,))]
    heapq.heapify(waiting)
    reached: set[str] = set()
    while waiting:
        far, place = heapq.heappop(waiting)
        if place in goals:
            return far
        if place not in reached:
            reached.add(place)
            for length, other in roads.get(place, ()):
                heapq.heappush(waiting, (far + length, other))
    return None
