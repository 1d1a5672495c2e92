"""What the tickets of a map want: routes, and colors."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from mapforge.model import GRAY, Ticket, Variant
from mapforge.network.graph import Graph
from mapforge.network.paths import near_ways, shares


class Wish(NamedTuple):
    """A pair of ends that tickets ask for, with how many cards do; a ticket with several destinations is shared out."""

    start: str
    end: str
    cards: float


def wishes(tickets: tuple[Ticket, ...]) -> Iterator[Wish]:
    """Every pair of ends that the tickets ask for."""
    for ticket in tickets:
        for destination in ticket.to:
            yield Wish(ticket.start, destination.id, ticket.copies / len(ticket.to))


def loads(graph: Graph, tickets: tuple[Ticket, ...]) -> list[float]:
    """For each route by number, the cards whose shortest paths use it, equal paths shared."""
    found = [0.0] * len(graph.routes)
    for start, end, cards in wishes(tickets):
        for edge, share in shares(graph, start, end).items():
            found[edge] += cards * share
    return found


def near_loads(graph: Graph, tickets: tuple[Ticket, ...]) -> list[float]:
    """For each route by number, the cards for which it lies on every one of the five shortest paths."""
    found = [0.0] * len(graph.routes)
    for start, end, cards in wishes(tickets):
        ways = near_ways(graph, start, end)
        for edge in frozenset(ways[0].edges).intersection(*(way.edges for way in ways)) if ways else ():
            found[edge] += cards
    return found


def color_demand(graph: Graph, variant: Variant) -> dict[str, float]:
    """Spaces of each color that the five shortest paths of the tickets use, in sum over cards; gray left out.

    A double of two colors serves either, half and half.
    """
    wanted: dict[str, float] = defaultdict(float)
    for start, end, cards in wishes(variant.tickets):
        ways = near_ways(graph, start, end)
        for way in ways:
            for edge in way.edges:
                tracks = graph.routes[edge].whole_tracks
                for track in tracks:
                    if track.color is not None and track.color != GRAY:
                        wanted[track.color] += cards * (track.length or 0) / len(tracks) / len(ways)
    return dict(wanted)
