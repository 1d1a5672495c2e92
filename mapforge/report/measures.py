"""What is held to the published maps, row by row: each kind of figure with its sides, from the tables of a playtest."""

import math
from collections.abc import Collection, Iterator, Sequence
from typing import Literal, NamedTuple

from mapforge.model import Variant
from mapforge.playtest import pricing
from mapforge.playtest.intervals import Z, effective, wilson
from mapforge.report.document import Table, TicketRow

Kind = Literal[
    "ticket-worth",
    "ticket-finished",
    "city-finished",
    "city-reached",
    "route-claimed",
    "route-early",
    "color-wait",
    "style",
    "bonus",
    "stuck",
]
SHARES: frozenset[Kind] = frozenset(
    {"ticket-finished", "city-finished", "city-reached", "route-claimed", "route-early", "stuck"}
)
"""Kinds that are shares, 0 to 1: told apart by their odds, for 2 and 4 % are further apart than 52 and 54."""
LOW_ONLY: frozenset[Kind] = frozenset({"ticket-finished", "city-finished", "city-reached", "route-claimed"})
HIGH_ONLY: frozenset[Kind] = frozenset({"route-early", "color-wait", "style", "bonus", "stuck"})
HOLDERS = 200
"""Fewer holders of a ticket say nothing yet."""


class Measure(NamedTuple):
    """One figure of one thing at one table: value, standard error, 95 % interval, cases behind it."""

    kind: Kind
    subject: str
    players: int
    value: float
    error: float
    low: float
    high: float


def measures(table: Table, variant: Variant) -> Iterator[Measure]:
    """All of a table of this map."""
    yield from _tickets(table)
    yield from _routes(table)
    cities = {city.id for city in variant.cities if city.kind == "city"}
    for city in table.cities:
        if city.city in cities and city.connected.mean is not None and city.connected.se is not None:
            yield _share("city-reached", city.city, table.players, city.connected.mean, city.connected.se, table.games)
    yield from _colors(table, {color.id for color in variant.card_colors})
    for bot in table.bots:
        off = bot.wins.estimate
        if off.error is not None:
            yield _plain("style", bot.bot, table.players, off.mean * table.players, off.error * table.players)
    for bonus in table.bonuses:
        found = bonus.holders.estimate
        if found.error is not None and bonus.holders.y >= HOLDERS:
            yield _plain("bonus", bonus.bonus, table.players, found.mean * table.players, found.error * table.players)
    for name, event in table.health.items():
        share = min(1.0, event.games / table.games) if table.games else 0.0
        error = math.sqrt(share * (1 - share) / max(1, table.games))
        yield _share("stuck", name, table.players, share, error, table.games)


def worth(ticket: TicketRow) -> pricing.Worth | None:
    """What a ticket brings its holders a time, for the turns it takes; None where too few held it."""
    holders, finished = ticket.completed.y, ticket.completed.estimate
    if holders < HOLDERS or ticket.turns is None or finished.error is None:
        return None
    return pricing.Worth(
        float(ticket.turns), ticket.net_points / holders, max(0.05, 2 * ticket.points * finished.error)
    )


def residuals(table: Table) -> dict[str, pricing.Residual]:
    """By ticket, its points beside the line of what tickets of its deck bring for their turns."""
    decks: dict[str, list[tuple[str, pricing.Worth]]] = {}
    for ticket in table.tickets:
        found = worth(ticket)
        if found is not None:
            decks.setdefault(ticket.deck, []).append((ticket.ticket, found))
    return {
        name: beside
        for told in decks.values()
        for (name, _), beside in zip(told, pricing.residuals([found for _, found in told]), strict=False)
    }


def _tickets(table: Table) -> Iterator[Measure]:
    for name, beside in residuals(table).items():
        error = (beside.high - beside.low) / 2 / Z
        yield Measure("ticket-worth", name, table.players, beside.shrunk, error, beside.low, beside.high)
    cities: dict[str, list[TicketRow]] = {}
    for ticket in table.tickets:
        if ticket.completed.y >= HOLDERS and ticket.completed.se is not None and ticket.completed.mean is not None:
            mean, error = ticket.completed.mean, ticket.completed.se
            yield _share("ticket-finished", ticket.ticket, table.players, mean, error, ticket.completed.y)
        for city in {ticket.start, *ticket.ends[:1]} if len(ticket.ends) == 1 else ():
            cities.setdefault(city, []).append(ticket)
    for city, told in sorted(cities.items()):
        yield from _finished(table, city, told)


def _finished(table: Table, city: str, tickets: Sequence[TicketRow]) -> Iterator[Measure]:
    """All tickets that end at a city together, as if their holders had nothing in common but the deals' own errors."""
    held = sum(ticket.completed.y for ticket in tickets)
    if held < HOLDERS:
        return
    mean = sum(ticket.completed.x for ticket in tickets) / held
    error = math.hypot(*((ticket.completed.se or 0.0) * ticket.completed.y for ticket in tickets)) / held
    yield _share("city-finished", city, table.players, mean, error, held)


def _routes(table: Table) -> Iterator[Measure]:
    for route in table.routes:
        claimed, games = route.claimed.estimate, table.games
        if claimed.error is None:
            continue
        yield _share("route-claimed", route.route, table.players, claimed.mean, claimed.error, games)
        share = route.early / games
        yield _share("route-early", route.route, table.players, share, math.sqrt(share * (1 - share) / games), games)


def _colors(table: Table, colors: Collection[str]) -> Iterator[Measure]:
    """How long claims in a color are waited for, beside the mean of all colors."""
    waits = [
        (color.color, color.wait, color.claims)
        for color in table.colors
        if color.wait is not None and color.claims and color.color in colors
    ]
    if len(waits) < 2:
        return
    usual = pricing.median([wait for _, wait, _ in waits])
    for name, wait, claims in waits:
        if usual > 0:
            yield _plain("color-wait", name, table.players, wait / usual, wait / usual / math.sqrt(claims))


def _share(kind: Kind, subject: str, players: int, mean: float, error: float, cases: float) -> Measure:
    low, high = wilson(mean, effective(mean, error, cases))
    return Measure(kind, subject, players, mean, max(error, (high - low) / 2 / Z), low, high)


def _plain(kind: Kind, subject: str, players: int, mean: float, error: float) -> Measure:
    return Measure(kind, subject, players, mean, error, mean - Z * error, mean + Z * error)
