"""What there is to claim at a table of so many players."""

from mapforge.model import Route, Rules, Variant


def tables(rules: Rules) -> range:
    """The numbers of players, fewest first; empty where the fewest are more than the most."""
    return range(rules.players[0], rules.players[1] + 1)


def usable_tracks(route: Route, rules: Rules, players: int) -> int:
    """Tracks of a route that may all be claimed: one where doubles are closed."""
    return len(route.tracks) if players >= rules.double_open_from else 1


def usable_spaces(variant: Variant, players: int) -> int:
    """Spaces that may all be claimed; of a closed double those of its longest track."""
    total = 0
    for route in variant.routes:
        lengths = sorted((track.length or 0 for track in route.whole_tracks), reverse=True)
        total += sum(lengths[: usable_tracks(route, variant.rules, players)])
    return total


def supply(variant: Variant, players: int) -> float:
    """Usable spaces for each train of all players."""
    return usable_spaces(variant, players) / (players * variant.rules.trains)
