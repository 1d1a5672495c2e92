"""Fixes of knobs of the rules that never matter, or stand in one another's way."""

from collections.abc import Iterator
from functools import partial

from mapforge.checks.proposal import Fixer, Proposal
from mapforge.checks.subject import Subject
from mapforge.edits import rules
from mapforge.model import Problem


def no_replacement(_subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """No such rule: as it stands it never applies."""
    yield Proposal("Never replace the row", partial(rules.set_knob, knob="replace_row_at", value=None))


def tie_break_twice(subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """Each way once, where it stands first."""
    ways = tuple(dict.fromkeys(subject.variant.rules.tie_breaks))
    yield Proposal("Name each way to break a tie once", partial(rules.set_knob, knob="tie_breaks", value=ways))


def prices_of_stations(subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """The prices of the stations that there are."""
    pieces = subject.variant.rules.stations
    if pieces is not None:
        edit = partial(rules.set_knob, knob="stations.costs", value=pieces.costs[: pieces.count])
        yield Proposal(f"Leave out the prices after the first {pieces.count}", edit)


def locomotives_anywhere(_subject: Subject, _problem: Problem) -> Iterator[Proposal]:
    """As in all published rules of maps without tunnels."""
    edit = partial(rules.set_knob, knob="locomotive_use", value="any-route")
    yield Proposal("Let locomotives be played on any route", edit)


def earlier_last_round(_subject: Subject, problem: Problem) -> Iterator[Proposal]:
    """At the most trains that the shortest route does not take."""
    limit = int(problem.parameters["shortest"]) - 1
    yield Proposal(
        f"Start the last round at {limit} trains", partial(rules.set_knob, knob="last_round_at", value=limit)
    )


KNOBS: dict[str, Fixer] = {
    "row-replaced-never": no_replacement,
    "row-locomotives-few": no_replacement,
    "tie-break-twice": tie_break_twice,
    "station-prices-idle": prices_of_stations,
    "locomotives-idle": locomotives_anywhere,
    "last-round-stuck": earlier_last_round,
}
