"""The knobs of the rules: everything in which the published systems differ. The defaults are the base game's.

What is the same in all of them is no knob: two train cards a turn; the row refilled at once; open cards may be taken
when deck and discards are empty; one connection completes several tickets; each of several holders gets the whole
bonus; a player who can do nothing passes. Where sources disagree, the shipped maps' choice stands in the files.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mapforge.model.forms import Cards, Id, LengthKey, Points
from mapforge.model.frozen import FrozenMap, put

Players = Annotated[int, Meta(ge=1, le=8)]
TicketCount = Annotated[int, Meta(ge=0, le=50)]
Returned = Literal["bottom", "removed"]
TieBreak = Literal["completed-tickets", "longest-path-bonus", "longest-path-length", "fewest-stations"]


class StartTickets(Struct, frozen=True, forbid_unknown_fields=True):
    """Tickets before the first turn: dealt from each deck, kept at least, and where the returned ones go.

    A deck that is dealt here and not drawn from later is out of the game after the deal.
    """

    deal: FrozenMap[Id, TicketCount] = FrozenMap({"main": 3})
    keep: TicketCount = 2
    returned: Returned = "bottom"

    def __post_init__(self) -> None:
        put(self, deal=FrozenMap({deck: self.deal[deck] for deck in sorted(self.deal)}))

    @property
    def dealt(self) -> int:
        """Tickets dealt to each player."""
        return sum(self.deal.values())


class DrawTickets(Struct, frozen=True, forbid_unknown_fields=True):
    """The action "draw tickets": from which deck, how many, kept at least, and where the returned ones go."""

    deck: Id = "main"
    count: Annotated[int, Meta(ge=1, le=50)] = 3
    keep: TicketCount = 1
    returned: Returned = "bottom"


class Stations(Struct, frozen=True, forbid_unknown_fields=True):
    """Station pieces: how many each player has, what each costs in turn, and what an unused one is worth."""

    count: Annotated[int, Meta(ge=1, le=20)] = 3
    costs: Annotated[tuple[Annotated[int, Meta(ge=0, le=50)], ...], Meta(min_length=1, max_length=20)] = (
        1,
        2,
        3,
    )
    unused_points: Annotated[int, Meta(ge=0, le=100)] = 4


BASE_POINTS = FrozenMap({"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15})


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """Every knob of the rules. Whether they fit the map is for ``checks``.

    - ``players``: fewest and most. ``trains``: pieces for each.
    - ``start_hand``, ``face_up``: cards dealt to each, cards in the open row. ``locomotives``: in the train deck.
    - ``locomotive_use``: routes they may be played on. ``face_up_locomotive_counts``: as so many of a turn's two.
    - ``replace_row_at``: open locomotives at which the row is replaced (null: never), ``row_replacements``: at most
      this often for one refill.
    - ``double_open_from``: players from which all tracks of a route may be claimed.
    - ``route_points``: by length. ``tunnel_cards``: turned over for a tunnel. ``stations``: null for none.
    - ``longest_path``, ``globetrotter`` (most completed tickets): bonus points, null for none.
    - ``last_round_at``: trains left, at most, that start the last round. ``tie_breaks``: in order.
    """

    players: tuple[Players, Players] = (2, 5)
    trains: Annotated[int, Meta(ge=1, le=200)] = 45
    start_hand: Annotated[int, Meta(ge=0, le=30)] = 4
    face_up: Annotated[int, Meta(ge=0, le=20)] = 5
    locomotives: Cards = 14
    locomotive_use: Literal["any-route", "tunnels"] = "any-route"
    face_up_locomotive_counts: Annotated[int, Meta(ge=1, le=2)] = 2
    replace_row_at: Annotated[int, Meta(ge=1, le=20)] | None = 3
    row_replacements: Annotated[int, Meta(ge=0, le=100)] = 3
    double_open_from: Annotated[int, Meta(ge=1, le=9)] = 4
    route_points: FrozenMap[LengthKey, Annotated[int, Meta(ge=0, le=500)]] = BASE_POINTS
    start_tickets: StartTickets = StartTickets()
    draw_tickets: DrawTickets = DrawTickets()
    tunnel_cards: Annotated[int, Meta(ge=0, le=20)] = 3
    stations: Stations | None = None
    longest_path: Points | None = 10
    globetrotter: Points | None = None
    last_round_at: Annotated[int, Meta(ge=0, le=50)] = 2
    tie_breaks: tuple[TieBreak, ...] = ("completed-tickets", "longest-path-bonus")

    def __post_init__(self) -> None:
        by_length = sorted(self.route_points, key=int)
        put(self, route_points=FrozenMap({length: self.route_points[length] for length in by_length}))

    def points_for(self, length: int) -> int | None:
        """Points for claiming a track of this length; None where the table has none."""
        return self.route_points.get(str(length))
