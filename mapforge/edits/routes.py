"""Edits of routes as a whole: their ends, line, length, and what claiming them asks for. Their tracks: ``tracks``."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from mapforge.edits.city_id import with_ends
from mapforge.edits.colors import hold_track_color
from mapforge.edits.entries import changed, hold_known, places, route_of, with_added, with_entry, without
from mapforge.edits.form import fitting
from mapforge.edits.ids import route_id
from mapforge.edits.references import forgotten, renamed
from mapforge.edits.refusal import Refused
from mapforge.model import Route, Track, Variant

Point = tuple[float, float]


def add_route(
    variant: Variant,
    *,
    ends: tuple[str, str],
    length: int,
    colors: Sequence[str | None] = ("gray",),
    via: Iterable[Point] = (),
) -> Variant:
    """A new route with one track for each color; beside one between the same ends it is a second, separate one."""
    _hold_ends(variant, ends)
    for color in colors:
        hold_track_color(variant, color)
    tracks = tuple(Track(color) for color in colors)
    name = route_id(ends, {entry.id for entry in variant.routes})
    return with_added(variant, "routes", Route(id=name, ends=ends, length=length, tracks=tracks, via=tuple(via)))


def set_length(variant: Variant, *, route: str, length: int, track: int | None = None) -> Variant:
    """Spaces of the whole route, or of one track (counted from 1) that differs from the others."""
    return _set(variant, route, track, "length", length)


def set_tunnel(variant: Variant, *, route: str, tunnel: bool, track: int | None = None) -> Variant:
    """Whether the route, or one track of it, is a tunnel."""
    return _set(variant, route, track, "tunnel", tunnel)


def set_ferry(variant: Variant, *, route: str, locomotives: int, track: int | None = None) -> Variant:
    """Locomotive symbols of a ferry, on the whole route or one track; 0 makes it an ordinary route."""
    entry = route_of(variant, route)
    lengths = [whole.length or 0 for number, whole in enumerate(entry.whole_tracks, 1) if track in (None, number)]
    if lengths and locomotives > min(lengths):
        raise Refused(
            f"A ferry of {min(lengths)} spaces has no place for {locomotives} locomotives. Make it longer first."
        )
    return _set(variant, route, track, "ferry", locomotives)


def set_via(variant: Variant, *, route: str, via: Iterable[Point]) -> Variant:
    """The points that its line bends through, in drawing direction; none: a straight line."""
    return with_entry(variant, "routes", changed(route_of(variant, route), via=tuple(via)))


def set_ends(variant: Variant, *, route: str, ends: tuple[str, str]) -> Variant:
    """Other ends; an id that was made of the old ones is made anew, and what speaks of the route follows."""
    entry = route_of(variant, route)
    _hold_ends(variant, ends)
    variant, ids = with_ends(variant, {route: changed(entry, ends=ends)})
    return renamed(variant, ids)


def reverse(variant: Variant, *, route: str) -> Variant:
    """The other drawing direction; everything stays where it lies on the board.

    Tracks are numbered from left to right, so they are numbered the other way round.
    """
    entry = route_of(variant, route)
    made = changed(entry, ends=entry.ends[::-1], via=entry.via[::-1], tracks=entry.tracks[::-1])
    return with_entry(variant, "routes", made)


def remove_routes(variant: Variant, *, ids: Collection[str]) -> Variant:
    """Routes away; marks and notes lose them."""
    hold_known(variant.routes, ids, "route")
    return forgotten(without(variant, "routes", frozenset(ids)), _only_routes(variant, ids))


def _only_routes(variant: Variant, ids: Collection[str]) -> frozenset[str]:
    """Those that name nothing else, so that a mark on a city of the same id keeps it."""
    return frozenset(ids) - places(variant)


def _hold_ends(variant: Variant, ends: tuple[str, str]) -> None:
    for end in ends:
        if any(country.id == end for country in variant.countries):
            raise Refused(f"{end} is a country. A route ends at one of its border spots: choose a spot.")
    hold_known(variant.cities, ends, "city")
    if ends[0] == ends[1]:
        raise Refused(f"A route cannot lead from {ends[0]} to itself. Choose another city for its other end.")


def _set(variant: Variant, name: str, track: int | None, field: str, value: Any) -> Variant:
    """A value of the whole route, which no track then differs from; or of one track."""
    entry = route_of(variant, name)
    if track is None or (len(entry.tracks) == 1 and track == 1):
        tracks = tuple(msgspec.structs.replace(own, **{field: None}) for own in entry.tracks)
        return with_entry(variant, "routes", changed(entry, tracks=tracks, **{field: value}))
    fitting(Route, field, value)
    tracks = with_track(entry, track, **{field: value})
    return with_entry(variant, "routes", changed(entry, tracks=tracks))


def with_track(entry: Route, track: int, **fields: Any) -> tuple[Track, ...]:
    """The tracks of a route with one of them (counted from 1) changed."""
    if not 1 <= track <= len(entry.tracks):
        raise Refused(f"Route {entry.id} has no track {track}. Choose one from 1 to {len(entry.tracks)}.")
    return tuple(
        msgspec.structs.replace(own, **fields) if number == track else own for number, own in enumerate(entry.tracks, 1)
    )
