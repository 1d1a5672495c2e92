"""Checks of cities as they lie: apart from one another, on the board."""

from collections.abc import Iterator
from math import dist
from typing import Any

import shapely

from mapforge.checks.board import figure
from mapforge.checks.geometry_spaces import score_track
from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem

APART = 20.0
"""Centres of two cities nearer than this (mm): their dots, 13 across, and names run into one another."""


def cities_apart(subject: Subject) -> Iterator[Problem]:
    """No two cities lie too close to one another to be told apart."""
    cities = subject.variant.cities
    if not cities:
        return
    centers = shapely.points([city.at for city in cities])
    one, other = shapely.STRtree(centers).query(centers, predicate="dwithin", distance=APART)
    for a, b in sorted(zip(one.tolist(), other.tolist(), strict=True)):
        first, second = cities[a], cities[b]
        apart = figure(dist(first.at, second.at))
        if a < b and apart < APART:
            path = ("cities", first.id, "at")
            words: dict[str, Any] = {"other": second.id, "apart": round(apart, 1)}
            yield problem("cities-close", path, first.id, second.id, value=apart, **words)


def cities_on_board(subject: Subject) -> Iterator[Problem]:
    """Every city, border spot and junction lies on the board, and clear of the score track."""
    board = subject.variant.board
    track = score_track(subject)
    for city in subject.variant.cities:
        x, y = city.at
        inside = figure(min(x, board.width - x, y, board.height - y))
        path = ("cities", city.id, "at")
        if inside < 0:
            yield problem("city-off-board", path, city.id, value=-inside, beyond=round(-inside, 1))
        elif inside < track:
            yield problem("city-in-score-track", path, city.id, value=figure(track - inside), inside=round(inside, 1))
