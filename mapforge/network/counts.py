"""How much of everything a map has: the figures by which published maps are known."""

from collections import Counter
from collections.abc import Iterator

from mapforge.model import Expect, FrozenMap, Track, Variant


def whole_tracks(variant: Variant) -> Iterator[Track]:
    """Every track of every route, with its own or its route's length, tunnel and ferry."""
    for route in variant.routes:
        yield from route.whole_tracks


def counts(variant: Variant) -> Expect:
    """Every figure that a map can state in ``expect``; tracks without a color count under no color."""
    tracks = list(whole_tracks(variant))
    by_color = Counter(track.color for track in tracks if track.color is not None)
    spaces: Counter[str] = Counter()
    for track in tracks:
        if track.color is not None:
            spaces[track.color] += track.length or 0
    return Expect(
        cities=sum(city.kind == "city" for city in variant.cities),
        border_spots=FrozenMap({country.id: len(country.spots) for country in variant.countries}),
        routes=len(variant.routes),
        double_routes=sum(len(route.tracks) > 1 for route in variant.routes),
        tracks=len(tracks),
        tracks_by_color=FrozenMap(by_color),
        spaces=sum(track.length or 0 for track in tracks),
        spaces_by_color=FrozenMap(spaces),
        tunnels=sum(bool(track.tunnel) for track in tracks),
        ferries=sum(bool(track.ferry) for track in tracks),
        tickets=FrozenMap({deck.id: deck.size for deck in variant.decks}),
        groups=FrozenMap(Counter(group for city in variant.cities for group in city.groups)),
    )
