"""Check of what a map states about itself: the counts in ``expect``."""

from collections.abc import Iterator, Mapping

from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem
from mapforge.network.counts import counts

NOUNS = {
    "cities": "cities",
    "border_spots": "border spots of {}",
    "routes": "routes",
    "double_routes": "double routes",
    "tracks": "tracks",
    "tracks_by_color": "{} tracks",
    "spaces": "spaces",
    "spaces_by_color": "{} spaces",
    "tunnels": "tunnel tracks",
    "ferries": "ferry tracks",
    "tickets": "tickets in deck {}",
    "groups": "cities of the group {}",
}


def expected_counts(subject: Subject) -> Iterator[Problem]:
    """The map has as many of everything as it says."""
    found = counts(subject.variant)
    for figure, noun in NOUNS.items():
        wanted, there = getattr(subject.variant.expect, figure), getattr(found, figure)
        if isinstance(wanted, Mapping):
            for name, count in wanted.items():
                if there.get(name, 0) != count:
                    yield _miscount((figure, name), noun.format(name), count, there.get(name, 0))
        elif wanted is not None and there != wanted:
            yield _miscount((figure,), noun, wanted, there)


def _miscount(figure: tuple[str, ...], noun: str, wanted: int, found: int) -> Problem:
    path = ("expect", *figure)
    return problem("expect-count", path, about=".".join(figure), what=noun, wanted=wanted, found=found)
