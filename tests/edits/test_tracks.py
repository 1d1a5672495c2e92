"""Edits of a route's tracks."""

from mapforge.edits import routes, tracks
from mapforge.model import Variant
from tests.edits.samples import by_id, hold_to_schema, mini, refused


def colors(variant: Variant, route: str) -> list[str | None]:
    """The colors of a route's tracks, from left to right."""
    return [track.color for track in by_id(variant.routes)[route].tracks]


def test_a_track_gets_another_color() -> None:
    """One that the map has, gray, or none yet."""
    assert colors(tracks.set_track_color(mini(), route="east--north", track=2, color="gray"), "east--north") == [
        "red",
        "gray",
    ]
    assert colors(tracks.set_track_color(mini(), route="east--fork", track=1, color=None), "east--fork") == [None]
    with refused("no color pink"):
        tracks.set_track_color(mini(), route="east--north", track=1, color="pink")
    with refused("has no track 3"):
        tracks.set_track_color(mini(), route="east--north", track=3, color="red")
    with refused("no route nowhere"):
        tracks.set_track_color(mini(), route="nowhere", track=1, color="red")


def test_a_route_is_doubled_and_made_triple() -> None:
    """The new track lies right of the others; a fourth is refused."""
    new = tracks.add_track(mini(), route="east--north")
    assert colors(new, "east--north") == ["red", "blue", "gray"]
    hold_to_schema(new)
    with refused("has 3 tracks, the most"):
        tracks.add_track(new, route="east--north")
    with refused("no color pink"):
        tracks.add_track(mini(), route="east--north", color="pink")


def test_a_track_goes_but_the_last() -> None:
    """A route has at least one."""
    assert colors(tracks.remove_track(mini(), route="east--north", track=1), "east--north") == ["blue"]
    three = tracks.add_track(mini(), route="east--north")
    assert colors(tracks.remove_track(three, route="east--north", track=2), "east--north") == ["red", "gray"]
    with refused("has only this track. Remove the route"):
        tracks.remove_track(mini(), route="east--fork", track=1)
    with refused("has no track 3"):
        tracks.remove_track(mini(), route="east--north", track=3)


def test_the_last_track_gives_the_route_its_values() -> None:
    """Nothing is left that differs from its own route."""
    new = routes.set_length(mini(), route="east--north", length=5, track=2)
    new = routes.set_tunnel(new, route="east--north", tunnel=True, track=2)
    route = by_id(tracks.remove_track(new, route="east--north", track=1).routes)["east--north"]
    assert (route.length, route.tunnel, route.tracks[0].length) == (5, True, None)
