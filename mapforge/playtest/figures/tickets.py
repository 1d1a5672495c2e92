"""Tickets: what they cost on an empty board, who holds them, who completes them, and whether that wins."""

import math
from collections.abc import Iterator

from mapforge.model import Deck, Ticket, Variant
from mapforge.network.graph import Graph
from mapforge.network.paths import near_ways
from mapforge.playtest.figures.plain import Plain, a_mean, a_share, estimate
from mapforge.playtest.intervals import Estimate, Pairs, Z
from mapforge.playtest.sums.figures import WHOLE
from mapforge.playtest.tally import Tally


def tickets(tally: Tally, graph: Graph) -> Iterator[Plain]:
    """Each ticket, in the order of their ids."""
    variant, names = tally.plan.variant, tally.plan.tickets
    completed, wins, net = (tally.pairs(f"ticket_{name}", len(names)) for name in ("completed", "wins", "net"))
    offers = {name: tally.numbers(f"ticket_{name}") for name in ("dealt", "dealt_kept", "drawn", "drawn_kept")}
    found = {ticket.id: (ticket, deck) for deck in variant.decks for ticket in deck.tickets}
    for number, name in enumerate(names):
        yield {
            **_printed(*found[name]),
            **_cheapest(found[name][0], variant, graph),
            **{name: counts[number] for name, counts in offers.items()},
            "completed": a_share(completed[number]),
            "wins": a_share(wins[number], WHOLE),
            "lift": _lift(wins[number], tally.players),
            "net_points": net[number].x,
            "net": a_mean(net[number]),
        }


def _printed(ticket: Ticket, deck: Deck) -> Plain:
    return {
        "ticket": ticket.id,
        "deck": deck.id,
        "from": ticket.start,
        "to": [destination.id for destination in ticket.to],
        "points": min(destination.points for destination in ticket.to),
        "copies": ticket.copies,
    }


def _cheapest(ticket: Ticket, variant: Variant, graph: Graph) -> Plain:
    """The shortest way on an empty board, to the nearest end; a turn a route, and one for every two cards."""
    ways = [way for to in ticket.to for way in near_ways(graph, ticket.start, to.id, 1)]
    if not ways:
        return {"spaces": None, "routes": None, "turns": None, "route_points": None}
    best = min(ways)
    points = [variant.rules.points_for(graph.spaces[edge]) or 0 for edge in best.edges]
    routes = len(best.edges)
    return {
        "spaces": best.spaces,
        "routes": routes,
        "turns": routes + math.ceil(best.spaces / 2),
        "route_points": sum(points),
    }


def _lift(sums: Pairs, players: int) -> Plain:
    """How much oftener its holders win than those who do not hold it; the error by deal, to first order."""
    seats = sums.deals * players * players
    others, left = seats - sums.y, sums.deals * players * WHOLE - sums.x
    if not sums.y or others <= 0:
        found = Estimate(math.nan, math.nan, math.nan, None, sums.deals)
    elif sums.deals < 2:
        found = Estimate((sums.x / sums.y - left / others) / WHOLE, math.nan, math.nan, None, sums.deals)
    else:
        a, b = 1 / sums.y + 1 / others, -sums.x / sums.y**2 - left / others**2
        squares = a * a * sums.xx + 2 * a * b * sums.xy + b * b * sums.yy
        spread = max(0.0, squares - (a * sums.x + b * sums.y) ** 2 / sums.deals)
        error = math.sqrt(spread * sums.deals / (sums.deals - 1)) / WHOLE
        mean = (sums.x / sums.y - left / others) / WHOLE
        found = Estimate(mean, mean - Z * error, mean + Z * error, error, sums.deals)
    plain = estimate(found)
    return {"value": plain.pop("mean"), **plain}
