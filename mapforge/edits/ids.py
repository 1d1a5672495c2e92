"""Ids for what is new: readable, ASCII, made of names and of other ids."""

import re
from collections.abc import Container, Iterable, Sequence

from mapforge.edits.letters import in_ascii
from mapforge.model.routes import route_id as bare_route_id

_LONGEST = 70
"""Letters of a name that go into an id; a number behind them must fit into the 80 that the format allows."""


def city_id(name: str, taken: Container[str], fallback: str = "city") -> str:
    """An id for a city of that name, different from all that are taken: ``zurich``, ``zurich-2``.

    A name of which no letter is left (another script) gets ``city-1``, ``city-2``, or whatever else ``fallback`` is.
    Good for any entry that has a name: countries, decks, colors, marks.
    """
    wanted = "-".join(re.findall("[a-z0-9]+", in_ascii(name)))[:_LONGEST].strip("-")
    return unused(wanted, "-", taken) if wanted else numbered(fallback, taken)


def numbered(base: str, taken: Container[str]) -> str:
    """The first of ``base-1``, ``base-2`` … that is not taken; for what has no name."""
    return _first_free(base, "-", 1, taken)


def route_id(ends: Iterable[str], taken: Container[str]) -> str:
    """An id for a route: both ends, sorted, joined by ``--``; a second route of the same ends gets ``--2``."""
    one, other = ends
    return unused(bare_route_id(one, other), "--", taken)


def follows_ends(route: str, ends: tuple[str, str]) -> bool:
    """Whether a route's id is the one that its ends give it, with or without a number."""
    return re.fullmatch(rf"{re.escape(bare_route_id(*ends))}(--[1-9][0-9]*)?", route) is not None


def ticket_id(start: str, destinations: Sequence[str], taken: Container[str]) -> str:
    """An id for a ticket: its start and its destinations joined by ``--``; only the first where all are too many."""
    whole = "--".join((start, *destinations))
    return unused(whole if len(whole) <= 190 else f"{start}--{destinations[0]}", "--", taken)


def unused(wanted: str, joint: str, taken: Container[str]) -> str:
    """The id that is wanted, or the first free one with a number from 2."""
    return wanted if wanted not in taken else _first_free(wanted, joint, 2, taken)


def _first_free(base: str, joint: str, number: int, taken: Container[str]) -> str:
    while f"{base}{joint}{number}" in taken:
        number += 1
    return f"{base}{joint}{number}"
