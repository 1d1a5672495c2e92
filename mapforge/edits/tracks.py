"""Edits of a route's tracks: their colors, doubling a route and taking a track away. Tracks count from 1."""

from mapforge.edits.colors import hold_track_color
from mapforge.edits.entries import changed, route_of, with_entry
from mapforge.edits.refusal import Refused
from mapforge.edits.routes import with_track
from mapforge.model import Track, Variant

MOST = 3


def set_track_color(variant: Variant, *, route: str, track: int, color: str | None) -> Variant:
    """A track's color: gray, a card color's id, or None while it is not chosen."""
    hold_track_color(variant, color)
    entry = route_of(variant, route)
    return with_entry(variant, "routes", changed(entry, tracks=with_track(entry, track, color=color)))


def add_track(variant: Variant, *, route: str, color: str | None = "gray") -> Variant:
    """One track more, right of the others: doubles a route, or makes it triple."""
    hold_track_color(variant, color)
    entry = route_of(variant, route)
    if len(entry.tracks) >= MOST:
        raise Refused(f"Route {route} has {MOST} tracks, the most there can be. Remove one first.")
    return with_entry(variant, "routes", changed(entry, tracks=(*entry.tracks, Track(color))))


def remove_track(variant: Variant, *, route: str, track: int) -> Variant:
    """One track less. A last one that differed from its route gives the route its values."""
    entry = route_of(variant, route)
    with_track(entry, track)
    if len(entry.tracks) == 1:
        raise Refused(f"Route {route} has only this track. Remove the route instead.")
    left = [number for number in range(1, len(entry.tracks) + 1) if number != track]
    if len(left) > 1:
        return with_entry(variant, "routes", changed(entry, tracks=tuple(entry.tracks[n - 1] for n in left)))
    last = entry.whole_tracks[left[0] - 1]
    made = changed(entry, length=last.length, tunnel=last.tunnel, ferry=last.ferry, tracks=(Track(last.color),))
    return with_entry(variant, "routes", made)
