"""Checks of the colors of tracks: none favored, none missing, none all in one corner."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from mapforge.checks.network import few_tickets, is_sketch, net, outside, tracks
from mapforge.checks.subject import Subject, listing, problem
from mapforge.model import GRAY, Problem
from mapforge.network.clumps import clumps
from mapforge.network.demand import color_demand

SPACES = 1.12
"""Spaces of the color with most against the mean: 1.00 to 1.09 on the published boards."""
TRACKS = 1.2
"""The same for tracks: 1.00 to 1.19 on the shipped maps."""
GRAY_SHARE = (12.0, 44.0)
"""Gray tracks, of a hundred: 14 (Nordic) to 44 (USA)."""
DEMAND = 1.6
"""What the tickets' near paths want of a color, against the mean: 0.7 to 1.48 on the shipped maps."""
CLUMP = 5
"""Routes of one color that meet in cities: at most 3 on the shipped maps."""


def color_counts(subject: Subject) -> Iterator[Problem]:
    """Every color of cards has tracks, and about as many spaces and tracks as the others."""
    if is_sketch(subject.variant):
        return
    spaces = dict.fromkeys((color.id for color in subject.variant.card_colors), 0)
    count = dict.fromkeys(spaces, 0)
    for track in subject.get(tracks):
        if track.color in spaces:
            spaces[track.color] += track.length or 0
            count[track.color] += 1
    unused = [color for color, found in spaces.items() if not found]
    for color in unused:
        yield problem("color-unused", ("routes",), about=color, color=color)
    if not unused:
        yield from _uneven("colors-uneven", spaces, SPACES, "spaces")
        yield from _uneven("tracks-uneven", count, TRACKS, "tracks")


def _uneven(code: str, found: dict[str, int], limit: float, noun: str) -> Iterator[Problem]:
    mean = sum(found.values()) / len(found)
    color = max(found, key=lambda name: found[name])
    ratio = round(found[color] / mean, 3)
    if ratio > limit:
        words: dict[str, Any] = {"color": color, "count": found[color], "mean": round(mean, 1), "noun": noun}
        yield problem(code, ("routes",), value=ratio, ratio=ratio, **words)


def gray_share(subject: Subject) -> Iterator[Problem]:
    """About as many tracks are gray as on published boards."""
    found = [track.color for track in subject.get(tracks) if track.color is not None]
    if is_sketch(subject.variant) or not found:
        return
    share = round(100 * found.count(GRAY) / len(found), 1)
    off = outside(share, *GRAY_SHARE)
    if off:
        few = "few" if share < GRAY_SHARE[0] else "many"
        least, most = GRAY_SHARE
        yield problem("gray-share", ("routes",), value=off, share=share, few=few, least=least, most=most)


def wanted_colors(subject: Subject) -> Iterator[Problem]:
    """The tickets' near paths want no color far more than the others."""
    if few_tickets(subject.variant):
        return
    wanted = color_demand(subject.get(net), subject.variant)
    total = sum(wanted.values())
    if not total:
        return
    color = max(sorted(wanted), key=lambda name: wanted[name])
    ratio = round(wanted[color] * len(subject.variant.card_colors) / total, 2)
    if ratio > DEMAND:
        yield problem("color-demand", ("decks",), about=color, value=ratio, color=color, ratio=ratio)


def color_clumps(subject: Subject) -> Iterator[Problem]:
    """No color has many of its routes in one corner of the map."""
    if is_sketch(subject.variant):
        return
    graph = subject.get(net)
    for clump in clumps(graph):
        if len(clump.edges) >= CLUMP:
            routes = [graph.routes[edge] for edge in clump.edges]
            ends = Counter(end for route in routes for end in route.ends)
            middle = max(sorted(ends), key=lambda name: ends[name])
            words: dict[str, Any] = {
                "color": clump.color,
                "routes": listing(route.id for route in routes),
                "city": middle,
            }
            path = ("routes", routes[0].id)
            yield problem(
                "color-clump", path, routes[0].id, about=clump.color, value=len(routes), count=len(routes), **words
            )
