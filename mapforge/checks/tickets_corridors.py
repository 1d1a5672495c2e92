"""Checks of the routes that many tickets want."""

from collections.abc import Iterator
from typing import Any

from mapforge.checks.network import cards, few_tickets, is_loose, net
from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem
from mapforge.network.demand import loads, near_loads
from mapforge.network.supply import tables, usable_tracks

BUSY = 12.0
CROWDED = 20.0
"""Tickets whose shortest paths use a track, of a hundred: at most 14.3 (Switzerland) on the shipped maps."""
DOUBLES = 1.3
"""Load of a double against that of a single route: 1.35 to 3.10 on fifteen published boards."""


def crowded(subject: Subject) -> Iterator[Problem]:
    """No track lies on the shortest paths of too many tickets; doubles lie where most lead."""
    if few_tickets(subject.variant) or is_loose(subject):
        return
    routes, total = subject.get(net).routes, cards(subject.variant)
    found = loads(subject.get(net), subject.variant.tickets)
    for route, load in zip(routes, found, strict=True):
        share = round(100 * load / len(route.tracks) / total, 1)
        code = "corridor-crowded" if share > CROWDED else "corridor-busy"
        if share > BUSY:
            yield problem(code, ("routes", route.id), route.id, value=share, share=share, tracks=len(route.tracks))
    double = [load for route, load in zip(routes, found, strict=True) if len(route.tracks) > 1]
    alone = [load for route, load in zip(routes, found, strict=True) if len(route.tracks) == 1]
    if double and alone and sum(alone):
        ratio = round((sum(double) / len(double)) / (sum(alone) / len(alone)), 2)
        if ratio < DOUBLES:
            yield problem("doubles-idle", ("routes",), value=ratio, ratio=ratio, least=DOUBLES)


def contested(subject: Subject) -> Iterator[Problem]:
    """At no table do more players need a route, whichever near path they choose, than it has tracks to claim."""
    if few_tickets(subject.variant) or is_loose(subject):
        return
    rules, total = subject.variant.rules, cards(subject.variant)
    kept = max(1, min(rules.start_tickets.keep, rules.start_tickets.dealt))
    needs = near_loads(subject.get(net), subject.variant.tickets)
    for route, needing in zip(subject.get(net).routes, needs, strict=True):
        over = [
            (round(players * kept * needing / total, 2), players, usable_tracks(route, rules, players))
            for players in tables(rules)
            if players * kept * needing / total > usable_tracks(route, rules, players)
        ]
        if over:
            wanted, players, tracks = max(over, key=lambda found: found[0] / found[2])
            path = ("routes", route.id)
            words: dict[str, Any] = {
                "players": players,
                "wanted": wanted,
                "tracks": tracks,
                "tickets": round(needing, 1),
            }
            yield problem("corridor-contested", path, route.id, value=round(wanted / tracks, 2), **words)
