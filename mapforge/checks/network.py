"""The network as several checks see it: its graph, what cuts it, what tickets want, whether it is but a sketch.

Nothing here reads a position: none of it is made again while a city is dragged.
"""

from mapforge.checks.derived import derived
from mapforge.checks.subject import Subject
from mapforge.model import Track, Variant
from mapforge.network.counts import whole_tracks
from mapforge.network.cuts import Cut, cuts
from mapforge.network.graph import Graph, graph

ROUTES, CITIES, TICKETS = 20, 12, 12
"""From so many on, shares and means say something of a map; below it is a sketch, and its figures are not judged."""


@derived("cities", "countries", "routes")
def net(variant: Variant) -> Graph:
    """The graph of the map."""
    return graph(variant)


@derived("cities", "countries", "routes")
def net_cuts(variant: Variant) -> tuple[Cut, ...]:
    """Routes that cut it in two."""
    return cuts(graph(variant))


@derived("routes")
def tracks(variant: Variant) -> tuple[Track, ...]:
    """Every track, with its own or its route's length."""
    return tuple(whole_tracks(variant))


def is_sketch(variant: Variant) -> bool:
    """Too few cities or routes for shares and means to say anything."""
    return len(variant.routes) < ROUTES or sum(city.kind == "city" for city in variant.cities) < CITIES


def cards(variant: Variant) -> int:
    """Tickets of all decks, copies counted."""
    return sum(deck.size for deck in variant.decks)


def few_tickets(variant: Variant) -> bool:
    """Too few tickets, or too few routes, for shares to say anything."""
    return is_sketch(variant) or cards(variant) < TICKETS


def is_loose(subject: Subject) -> bool:
    """There are no routes yet, or one leads nowhere, which is told elsewhere: what is joined cannot be said."""
    routes = subject.variant.routes
    return not routes or any(end not in subject.cities for route in routes for end in route.ends)


def outside(figure: float, least: float, most: float) -> float:
    """How far a figure lies outside a range; 0 within."""
    return round(max(least - figure, figure - most, 0.0), 4)
