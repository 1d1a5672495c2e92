"""Routes between neighbouring cities, and their tracks."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from mapforge.model.forms import Id, Length, LongId, Point
from mapforge.model.frozen import EMPTY, FrozenMap, frozen_extras, point, put

Ferry = Annotated[int, Meta(ge=0, le=30)]


class Track(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One track of a route: its color (null: not chosen yet), and what differs from the route's own values."""

    color: Id | None
    length: Length | None = None
    tunnel: bool | None = None
    ferry: Ferry | None = None


class Route(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A route between two neighbouring ends with one, two or three tracks.

    ``ends`` in drawing direction; tracks are numbered from 1, left to right along it. ``length`` in spaces, ``ferry``
    is the number of locomotive symbols, ``via`` the points in mm that bend its line. A track that says nothing of its
    own has the route's length, tunnel and ferry; all tracks together are one route for claiming.
    """

    id: LongId
    ends: tuple[Id, Id]
    length: Length
    tunnel: bool = False
    ferry: Ferry = 0
    tracks: Annotated[tuple[Track, ...], Meta(min_length=1, max_length=3)]
    via: tuple[Point, ...] = ()
    extras: FrozenMap[str, Any] = EMPTY

    def __post_init__(self) -> None:
        put(self, tracks=tuple(self._normal(track) for track in self.tracks))
        put(self, via=tuple(point(at) for at in self.via), extras=frozen_extras(self.extras))

    def _normal(self, track: Track) -> Track:
        """The track without values that only repeat the route's."""
        return Track(
            color=track.color,
            length=None if track.length == self.length else track.length,
            tunnel=None if track.tunnel == self.tunnel else track.tunnel,
            ferry=None if track.ferry == self.ferry else track.ferry,
        )

    @property
    def whole_tracks(self) -> tuple[Track, ...]:
        """The tracks with every value filled in from the route."""
        return tuple(
            Track(
                color=track.color,
                length=self.length if track.length is None else track.length,
                tunnel=self.tunnel if track.tunnel is None else track.tunnel,
                ferry=self.ferry if track.ferry is None else track.ferry,
            )
            for track in self.tracks
        )


def route_id(one: str, other: str) -> str:
    """The id of the route between two ends: both ids, sorted, joined by ``--``."""
    return "--".join(sorted((one, other)))
