"""Differences of routes and their tracks. Which track lies left and which right means nothing."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from mapforge.compare.difference import Difference
from mapforge.compare.sides import Sides
from mapforge.model import Path, Route, Track

Pair = tuple[str, str]


class _Lane(NamedTuple):
    """A track with where it is written."""

    track: Track
    path: Path


def of_routes(sides: Sides) -> Iterator[Difference]:
    """Routes that are missing or extra, and tracks that are missing, extra, or other."""
    old = _by_ends(sides.first.routes, lambda name: name)
    new = _by_ends(sides.second.routes, sides.common)
    for ends in sorted(old.keys() | new.keys()):
        before, after = old.get(ends, []), new.get(ends, [])
        title = sides.join(*ends)
        mark = "--".join(ends)
        ids = (*(route.id for route in after[:1]), *sides.there(*ends))
        if not after:
            yield Difference("missing", "route", title, "", _shown(before), "", ("routes",), ids, f"missing {mark}")
        elif not before:
            path = ("routes", after[0].id)
            yield Difference("extra", "route", title, "", "", _shown(after), path, ids, f"extra {mark}")
        else:
            yield from _tracks(sides, ends, before, after)


def _by_ends(routes: tuple[Route, ...], common: Callable[[str], str]) -> dict[Pair, list[Route]]:
    found: dict[Pair, list[Route]] = {}
    for route in routes:
        one, other = sorted(map(common, route.ends))
        found.setdefault((one, other), []).append(route)
    return found


def _shown(routes: list[Route]) -> str:
    return " and ".join(_track(track) for route in routes for track in route.whole_tracks)


def _track(track: Track) -> str:
    """A track in words: 3 red, tunnel."""
    more = [", tunnel"] if track.tunnel else []
    more += [f", {track.ferry} locomotive{'s' * (track.ferry != 1)}"] if track.ferry else []
    return f"{track.length} {track.color or 'without color'}" + "".join(more)


def _lanes(routes: list[Route]) -> list[_Lane]:
    return [
        _Lane(track, ("routes", route.id, "tracks", index))
        for route in routes
        for index, track in enumerate(route.whole_tracks)
    ]


def _tracks(sides: Sides, ends: Pair, before: list[Route], after: list[Route]) -> Iterator[Difference]:
    title, mark = sides.join(*ends), "--".join(ends)
    ids = (after[0].id, *sides.there(*ends))
    if len(before) != len(after):
        wanted, found = (f"{len(routes)} route" + "s" * (len(routes) > 1) for routes in (before, after))
        path: Path = ("routes", after[-1].id)
        yield Difference("other", "route", title, "routes", wanted, found, path, ids, f"{mark} routes")
    old, new = _lanes(before), _lanes(after)
    for known in list(old):
        same = next((found for found in new if found.track == known.track), None)
        if same is not None:
            old.remove(known)
            new.remove(same)
    for number, (lane, other) in enumerate(_matched(old, new)):
        about = f"{mark} {number + 1}"
        if other is None and lane is not None:
            path = ("routes", after[0].id, "tracks")
            yield Difference("missing", "track", title, "", _track(lane.track), "", path, ids, about)
        elif lane is None and other is not None:
            yield Difference("extra", "track", title, "", "", _track(other.track), other.path, ids, about)
        elif lane is not None and other is not None:
            wanted, found = _track(lane.track), _track(other.track)
            yield Difference("other", "track", title, "track", wanted, found, other.path, ids, about)


def _matched(old: list[_Lane], new: list[_Lane]) -> Iterator[tuple[_Lane | None, _Lane | None]]:
    """Tracks of both sides that differ, those alike in color together, and what is left over."""
    rest = list(new)
    for lane in old:
        other = next((found for found in rest if found.track.color == lane.track.color), None)
        if other is None and rest:
            other = rest[0]
        if other is not None:
            rest.remove(other)
        yield lane, other
    for found in rest:
        yield None, found
