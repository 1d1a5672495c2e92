"""Checks of how much there is to claim: lengths, doubles, and spaces at each table."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from mapforge.checks.network import is_sketch, outside, tracks
from mapforge.checks.subject import Subject, problem
from mapforge.model import Problem
from mapforge.network.supply import supply, tables, usable_spaces

SHARES: dict[int, tuple[float, float]] = {1: (3, 36), 2: (23, 50), 3: (16, 31), 4: (6, 29), 5: (0, 10), 6: (0, 9)}
"""Tracks of each length, of a hundred, on the published boards; 6 stands for 6 and more."""
SUPPLY = (1.3, 3.0)
"""Usable spaces for each train on the table: 1.33 (Europe, five players) to 2.98 (Europe, two)."""
DOUBLES = 12.0
"""Doubles, of a hundred routes: 12.2 (Europe) to 36 (India)."""
BIG_TABLE = 4
"""From so many players on, doubles keep a map open."""
SHORT = 50.0
"""Spaces on routes of one or two, of a hundred: 25 to 36 on the shipped maps."""


def length_shares(subject: Subject) -> Iterator[Problem]:
    """There are about as many short and long tracks as on published boards."""
    if is_sketch(subject.variant):
        return
    found = Counter(min(track.length or 0, 6) for track in subject.get(tracks))
    total = sum(found.values())
    for length, (least, most) in SHARES.items():
        share = round(100 * found[length] / total, 1)
        off = outside(share, least, most)
        if off:
            noun = f"{length} or more spaces" if length == 6 else f"{length} space" + ("s" if length > 1 else "")
            words: dict[str, Any] = {
                "share": share,
                "few": "few" if share < least else "many",
                "least": least,
                "most": most,
            }
            yield problem("length-share", ("routes",), about=f"length {length}", value=off, noun=noun, **words)
    spaces = sum(track.length or 0 for track in subject.get(tracks))
    short = round(100 * sum(length * found[length] for length in (1, 2)) / spaces, 1)
    if short > SHORT:
        yield problem("short-routes", ("routes",), value=short, share=short, most=SHORT)


def doubles(subject: Subject) -> Iterator[Problem]:
    """Where four or more play, enough routes are double; a route with three tracks is rare."""
    for route in subject.variant.routes:
        if len(route.tracks) > 2:
            yield problem("three-tracks", ("routes", route.id, "tracks"), route.id)
    most = max(subject.variant.rules.players)
    if is_sketch(subject.variant) or most < BIG_TABLE:
        return
    routes = subject.variant.routes
    share = round(100 * sum(len(route.tracks) > 1 for route in routes) / len(routes), 1)
    if share < DOUBLES:
        yield problem("doubles-few", ("routes",), value=share, share=share, least=DOUBLES, players=most)


def supplies(subject: Subject) -> Iterator[Problem]:
    """At each table there are spaces enough for the trains, and not far too many; the last round can be reached."""
    if is_sketch(subject.variant):
        return
    rules = subject.variant.rules
    for players in tables(rules):
        usable = usable_spaces(subject.variant, players)
        ratio = round(supply(subject.variant, players), 2)
        about = f"{players} players"
        words: dict[str, Any] = {"players": players, "spaces": usable, "trains": players * rules.trains, "ratio": ratio}
        if ratio < SUPPLY[0]:
            yield problem("supply-short", ("routes",), about=about, value=ratio, limit=SUPPLY[0], **words)
        elif ratio > SUPPLY[1]:
            yield problem("supply-ample", ("routes",), about=about, value=ratio, limit=SUPPLY[1], **words)
        needed = players * (rules.trains - rules.last_round_at)
        if usable < needed:
            left = rules.last_round_at
            yield problem(
                "end-unreachable", ("routes",), about=about, value=usable - needed, needed=needed, left=left, **words
            )
