"""The counts of a map are those of its parts."""

from hypothesis import given

from mapforge.files import codec
from mapforge.network.counts import counts, whole_tracks
from tests import strategies


@given(strategies.maps())
def test_counts_add_up(document: strategies.Plain) -> None:
    """Colors add up to the tracks and spaces that have one; tracks to those of the routes."""
    variant = codec.decode(document)
    found = counts(variant)
    colored = [track for track in whole_tracks(variant) if track.color is not None]
    assert found.tracks == sum(len(route.tracks) for route in variant.routes)
    assert sum((found.tracks_by_color or {}).values()) == len(colored)
    assert sum((found.spaces_by_color or {}).values()) == sum(track.length or 0 for track in colored)
    assert sum((found.tickets or {}).values()) == sum(ticket.copies for ticket in variant.tickets)


@given(strategies.maps())
def test_whole_tracks_say_everything(document: strategies.Plain) -> None:
    """A track of a route is whole, its own values first."""
    for route in codec.decode(document).routes:
        for own, whole in zip(route.tracks, route.whole_tracks, strict=True):
            assert whole.length == (route.length if own.length is None else own.length)
            assert whole.tunnel == (route.tunnel if own.tunnel is None else own.tunnel)
            assert whole.ferry == (route.ferry if own.ferry is None else own.ferry)
            assert own.length != route.length
