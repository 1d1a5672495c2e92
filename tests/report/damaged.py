"""Five maps damaged on purpose, as edits of USA, and what a report must name among its first three findings."""

from collections.abc import Callable
from typing import NamedTuple

from mapforge.edits import colors, routes, rules, tickets, tracks
from mapforge.edits.paths import fewest_spaces
from mapforge.model import GRAY, Variant

EAST = {
    "atlanta",
    "boston",
    "charleston",
    "chicago",
    "miami",
    "montreal",
    "nashville",
    "new-york",
    "pittsburgh",
    "raleigh",
    "saint-louis",
    "sault-st-marie",
    "toronto",
    "washington",
    "duluth",
    "little-rock",
    "new-orleans",
}
CORRIDOR = "kansas-city--saint-louis"


class Damage(NamedTuple):
    """What is done to the map, which finding names it (of one of these kinds, about this), the table it hurts most."""

    name: str
    done: Callable[[Variant], Variant]
    kinds: tuple[str, ...]
    subject: str
    players: int


def worth_double(usa: Variant) -> Variant:
    """Los Angeles - Chicago for 32 points, not 16."""
    return tickets.set_points(usa, ticket="los-angeles--chicago", points=32)


def cut_off_at_two(usa: Variant) -> Variant:
    """Miami, where eight tickets lead now, on one double route, of which two players may use but one track."""
    usa = routes.remove_routes(usa, ids=["charleston--miami", "miami--new-orleans"])
    usa = tracks.add_track(usa, route="atlanta--miami", color=GRAY)
    for ticket in (
        "dallas--new-york",
        "chicago--new-orleans",
        "calgary--phoenix",
        "denver--pittsburgh",
        "duluth--houston",
    ):
        worth = fewest_spaces(usa, next(one.start for one in usa.tickets if one.id == ticket), "miami") or 1
        usa = tickets.set_destinations(usa, ticket=ticket, to=[("miami", worth)])
    return usa


def starved(usa: Variant) -> Variant:
    """Four red cards, not twelve."""
    return colors.change_color(usa, color="red", cards=4)


def gift(usa: Variant) -> Variant:
    """Six trains each: games of a handful of turns, in which moving first is a turn more."""
    return rules.set_knob(usa, knob="trains", value=6)


def corridor(usa: Variant) -> Variant:
    """One single track between West and East."""
    crossing = [route.id for route in usa.routes if len(EAST.intersection(route.ends)) == 1 and route.id != CORRIDOR]
    usa = routes.remove_routes(usa, ids=crossing)
    return tracks.remove_track(usa, route=CORRIDOR, track=2)


DAMAGES = (
    Damage("a ticket worth double", worth_double, ("ticket-worth",), "los-angeles--chicago", 3),
    Damage("a city cut off at two players", cut_off_at_two, ("route-blamed",), "atlanta--miami", 2),
    Damage("a color starved", starved, ("color-wait",), "red", 4),
    Damage("a first-seat gift", gift, ("seat",), "seat 1", 3),
    Damage("a corridor everyone needs", corridor, ("route-blamed",), CORRIDOR, 4),
)
