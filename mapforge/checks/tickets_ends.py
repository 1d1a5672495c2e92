"""Checks of single tickets: their ends can be joined, with the trains there are, by more than one way, for what it is
worth."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from mapforge.checks.network import is_loose, net, net_cuts
from mapforge.checks.subject import Subject, problem
from mapforge.model import Destination, Path, Problem, Ticket
from mapforge.network.cuts import only_ways
from mapforge.network.paths import fewest_routes

LONG = 0.6
"""Spaces of a ticket's shortest path for each train of a player: at most 0.47 on most published maps."""
MORE = 2
"""Points above the shortest path that a published ticket may be worth."""


class Asked(NamedTuple):
    """One destination of a ticket, with its path into the map, and the spaces of the shortest path to it."""

    ticket: Ticket
    end: Destination
    path: Path
    spaces: int | None


def asked(subject: Subject) -> Iterator[Asked]:
    """Every destination of every ticket whose ends are there."""
    graph = subject.get(net)
    for deck in subject.variant.decks:
        for ticket in deck.tickets:
            for index, end in enumerate(ticket.to):
                if end.id != ticket.start and graph.spot_numbers(ticket.start) and graph.spot_numbers(end.id):
                    path: Path = ("decks", deck.id, "tickets", ticket.id, "to", index)
                    yield Asked(ticket, end, path, graph.distance(ticket.start, end.id))


def _ids(found: Asked) -> tuple[str, ...]:
    """The ticket, and its ends, so that it is shown where it starts."""
    return (found.ticket.id, found.ticket.start, found.end.id)


def reachable(subject: Subject) -> Iterator[Problem]:
    """A path joins the ends of each ticket, and no player runs out of trains on it."""
    if is_loose(subject):
        return
    trains = subject.variant.rules.trains
    for found in asked(subject):
        words: dict[str, Any] = {"start": found.ticket.start, "end": found.end.id}
        if found.spaces is None:
            yield problem("ticket-unreachable", found.path, *_ids(found), **words)
            continue
        share = round(found.spaces / trains, 3)
        if share > 1:
            code = "ticket-too-long"
        elif share > LONG:
            code = "ticket-long"
        else:
            continue
        yield problem(code, found.path, *_ids(found), value=share, spaces=found.spaces, trains=trains, **words)


def one_way(subject: Subject) -> Iterator[Problem]:
    """No single claim of another player can end a ticket, where no station helps out.

    A double route is one claim only at tables at which it is closed.
    """
    rules = subject.variant.rules
    if is_loose(subject) or rules.stations is not None or max(rules.players) < 2:
        return
    graph, cut = subject.get(net), subject.get(net_cuts)
    open_from = rules.double_open_from
    for found in asked(subject):
        for edge in only_ways(graph, cut, found.ticket.start, found.end.id):
            route = graph.routes[edge]
            words: dict[str, Any] = {"start": found.ticket.start, "end": found.end.id, "route": route.id}
            if len(route.tracks) == 1:
                yield problem("ticket-one-way", found.path, *_ids(found), about=route.id, **words)
            elif min(rules.players) < open_from:
                yield problem(
                    "ticket-one-way-closed", found.path, *_ids(found), about=route.id, players=open_from, **words
                )


def values(subject: Subject) -> Iterator[Problem]:
    """Each ticket is worth the spaces of its shortest path, or up to two points more."""
    if is_loose(subject):
        return
    exact = total = 0
    for found in asked(subject):
        if found.spaces is None:
            continue
        more = found.end.points - found.spaces
        exact += more == 0
        total += 1
        if not 0 <= more <= MORE:
            words: dict[str, Any] = {"start": found.ticket.start, "end": found.end.id, "points": found.end.points}
            words_of_path: dict[str, Any] = {"spaces": found.spaces, "much": "less" if more < 0 else "much more"}
            off = float(-more if more < 0 else more - MORE)
            path = (*found.path, "points")
            yield problem("ticket-points", path, *_ids(found), value=off, **words, **words_of_path)
    if total >= 12 and exact < 0.8 * total:
        share = round(100 * exact / total, 1)
        yield problem("ticket-points-spread", ("decks",), value=share, share=share)


def ambiguous(subject: Subject) -> Iterator[Problem]:
    """No path of one space more takes fewer routes than the shortest: which of the two is the value?"""
    if is_loose(subject):
        return
    graph = subject.get(net)
    for found in asked(subject):
        few = fewest_routes(graph, found.ticket.start, found.end.id)
        if few is None or few.routes_of_longer is None or few.routes_of_longer >= few.routes:
            continue
        if found.end.points in (few.spaces, few.spaces + 1):
            words: dict[str, Any] = {"start": found.ticket.start, "end": found.end.id}
            figures: dict[str, Any] = {"shortest": few.spaces, "spaces": few.spaces + 1}
            routes: dict[str, Any] = {"routes": few.routes, "fewer": few.routes_of_longer}
            yield problem("ticket-ambiguous", found.path, *_ids(found), **words, **figures, **routes)
