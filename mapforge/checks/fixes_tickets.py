"""Fixes of tickets."""

from collections.abc import Iterator
from functools import partial

from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import tickets
from mapforge.model import Problem


def shortest_path(subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """As many points as the shortest path has spaces."""
    _decks, deck, _tickets, name, _to, number = problem.place.path[:6]
    points = int(problem.parameters["spaces"])
    ticket = next(ticket for ticket in subject.decks[str(deck)].tickets if ticket.id == name)
    end = ticket.to[int(number)].id
    edit = partial(tickets.set_points, ticket=ticket.id, points=points, destination=end)
    yield Proposal(f"Give {points} points, as many as the shortest path has spaces", edit)


TICKETS: dict[str, Fixer] = {"ticket-points": shortest_path}
