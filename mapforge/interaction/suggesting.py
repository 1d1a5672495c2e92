"""What MapForge suggests for what is new: the length of a route, the points of a ticket, the deck it goes to."""

from collections.abc import Iterable
from math import floor
from typing import NamedTuple

import numpy as np

from mapforge.edits.tickets import suggested_points
from mapforge.geometry.curve import center_line
from mapforge.geometry.tracks import CLEAR
from mapforge.model import Variant
from mapforge.model.forms import Point

LONGEST = 30
"""Spaces that a track can have; the model's bound."""


class Fit(NamedTuple):
    """A length in spaces that the rules have points for, and how many spaces the line has room for."""

    length: int
    room: int


def fitting_length(variant: Variant, start: Point, via: Iterable[Point], end: Point) -> Fit:
    """The length of a new route through these points: as many spaces as stand at the piece's pitch on its line.

    Of the lengths that the rules have points for, the nearest; the shorter of two.
    """
    line = center_line(start, via, end)
    steps = np.diff(line, axis=0)
    long = float(np.sqrt(np.einsum("ij,ij->i", steps, steps)).sum())
    piece = variant.board.piece
    room = 1 + floor((long - piece.length - 2 * CLEAR) / piece.pitch + 0.5)
    room = min(max(room, 1), LONGEST)
    lengths = [int(length) for length in variant.rules.route_points if int(length) <= LONGEST]
    return Fit(min(lengths, key=lambda length: (abs(length - room), length), default=room), room)


def fitting_points(variant: Variant, start: str, end: str) -> tuple[int, bool]:
    """The points of a new ticket, and whether a path joins its ends; without one it gets 1 point."""
    points = suggested_points(variant, start=start, end=end)
    return (1, False) if points is None else (points, True)


def fitting_deck(variant: Variant, chosen: str | None) -> str | None:
    """The deck a new ticket goes to: the one chosen, else the one players draw from, else the first; None: no decks."""
    decks = [deck.id for deck in variant.decks]
    wanted = (chosen, variant.rules.draw_tickets.deck)
    return next((deck for deck in wanted if deck in decks), decks[0] if decks else None)
