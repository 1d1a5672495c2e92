"""The least that a longest path must leave out: odd cities but two, paired off by their distances over own tracks.

What is left of a part without these ways has two odd cities; if it hangs together, one trail uses all of it, and the
bound is reached. More than ``MOST_PAIRED`` odd cities are not paired: each one more doubles the work.
"""

from typing import Final

from mapforge.engine.records import Map, Pad

MOST_PAIRED: Final = 16
WIDTH: Final = 16
FAR: Final = 1000000


def least_left_out(m: Map, pad: Pad, label: int) -> int:
    """Trains that must be left out in a part, at least; raises ``pad.best`` where leaving them out gives a trail."""
    if pad.odd_cities > MOST_PAIRED:
        return 0
    for index in range(pad.odd_cities):
        measure_from(m, pad, pad.odd[index])
        for other in range(pad.odd_cities):
            pad.gap[index * WIDTH + other] = pad.distance[pad.odd[other]]
    pair_off(pad)
    least = FAR
    chosen = 0
    for subset in range(1 << pad.odd_cities):
        if pad.pairing[subset] < least and ones(subset) == pad.odd_cities - 2:
            least = pad.pairing[subset]
            chosen = subset
    leave_out(m, pad, chosen)
    if hangs_together(m, pad, label):
        pad.best = max(pad.best, pad.part_length - least)
    for edge in range(pad.edges):
        pad.used[edge] = 0
    return least


def ones(subset: int) -> int:
    """Members of a subset."""
    count = 0
    while subset > 0:
        count += subset & 1
        subset >>= 1
    return count


def lowest(subset: int) -> int:
    """The first member of a subset."""
    index = 0
    while subset & (1 << index) == 0:
        index += 1
    return index


def pair_off(pad: Pad) -> None:
    """The least total distance to pair off each subset of the odd cities; FAR for those of odd size."""
    pad.pairing[0] = 0
    for subset in range(1, 1 << pad.odd_cities):
        one = lowest(subset)
        rest = subset ^ (1 << one)
        least = FAR
        for other in range(one + 1, pad.odd_cities):
            if rest & (1 << other) != 0:
                least = min(least, pad.pairing[rest ^ (1 << other)] + pad.gap[one * WIDTH + other])
        pad.pairing[subset] = least


def leave_out(m: Map, pad: Pad, subset: int) -> None:
    """Mark as used the tracks on the ways that pair a subset off."""
    while subset > 0:
        one = lowest(subset)
        rest = subset ^ (1 << one)
        other = one + 1
        while (
            rest & (1 << other) == 0
            or pad.pairing[rest ^ (1 << other)] + pad.gap[one * WIDTH + other] != pad.pairing[subset]
        ):
            other += 1
        measure_from(m, pad, pad.odd[one])
        city = pad.odd[other]
        while city != pad.odd[one]:
            edge = pad.came_by[city]
            pad.used[edge] = 1 - pad.used[edge]
            city = pad.edge_a[edge] + pad.edge_b[edge] - city
        subset = rest ^ (1 << other)


def measure_from(m: Map, pad: Pad, start: int) -> None:
    """Distances over own tracks from a city, and the track each city is reached by."""
    for city in range(m.cities):
        pad.distance[city] = FAR
        pad.queue[city] = 0
    pad.distance[start] = 0
    while True:
        nearest = -1
        least = FAR
        for city in range(m.cities):
            if pad.queue[city] == 0 and pad.distance[city] < least:
                nearest = city
                least = pad.distance[city]
        if nearest < 0:
            return
        pad.queue[nearest] = 1
        for index in range(pad.near_first[nearest], pad.near_first[nearest + 1]):
            edge = pad.near_edge[index]
            other = pad.edge_a[edge] + pad.edge_b[edge] - nearest
            length = pad.distance[nearest] + pad.edge_length[edge]
            if length < pad.distance[other]:
                pad.distance[other] = length
                pad.came_by[other] = edge


def hangs_together(m: Map, pad: Pad, label: int) -> bool:
    """The tracks of a part that are not marked as used are all joined."""
    start = 0
    wanted = 0
    for edge in range(pad.edges):
        if pad.used[edge] == 0 and pad.part[pad.edge_a[edge]] == label:
            start = pad.edge_a[edge]
            wanted += 1
    for city in range(m.cities):
        pad.distance[city] = 0
    pad.distance[start] = 1
    pad.queue[0] = start
    count = 1
    done = 0
    ends = 0
    while done < count:
        at = pad.queue[done]
        done += 1
        for index in range(pad.near_first[at], pad.near_first[at + 1]):
            edge = pad.near_edge[index]
            if pad.used[edge] == 0:
                ends += 1
                other = pad.edge_a[edge] + pad.edge_b[edge] - at
                if pad.distance[other] == 0:
                    pad.distance[other] = 1
                    pad.queue[count] = other
                    count += 1
    return ends == 2 * wanted
