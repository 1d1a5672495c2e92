"""Deliberate damage to the network, tickets and rules of published maps, each with every code it must raise."""

import msgspec

from mapforge.edits import decks, routes, rules, tickets, tracks
from mapforge.model import Deck, Expect, FrozenMap, Stations, Variant
from tests.damage.deliberate import Deliberate, base
from tests.damage.tools import at, in_color, without_routes

USA, EUROPE, SWISS = "usa", "europe", "switzerland"


def at_city(name: str, city: str, but: int = 0) -> Variant:
    """A map without the routes at a city, but some."""
    variant = base(name)
    return without_routes(variant, {route.id for route in at(variant, city)[but:]})


def knob(name: str, **values: object) -> Variant:
    """A map under other rules."""
    variant = base(name)
    for key, value in values.items():
        variant = rules.set_knob(variant, knob=key, value=value)
    return variant


def ticket(name: str, start: str, end: str, points: int, *, deck: str = "main", copies: int = 1) -> Variant:
    """A map with one ticket more."""
    return tickets.add_ticket(base(name), deck=deck, start=start, to=[(end, points)], copies=copies)


def twice(name: str, ticket_id: str) -> Variant:
    """A map with a ticket listed once more under another id."""
    variant = base(name)

    def doubled(deck: Deck) -> Deck:
        more = [msgspec.structs.replace(t, id=f"{t.id}--2") for t in deck.tickets if t.id == ticket_id]
        return msgspec.structs.replace(deck, tickets=(*deck.tickets, *more))

    return msgspec.structs.replace(variant, decks=tuple(map(doubled, variant.decks)))


def stated(name: str, **expect: object) -> Variant:
    """A map that states something of itself."""
    made = msgspec.structs.replace(
        Expect(), **{k: FrozenMap(v) if isinstance(v, dict) else v for k, v in expect.items()}
    )
    return msgspec.structs.replace(base(name), expect=made)


def no_color(color: str) -> Variant:
    """The USA board with one color's tracks gray."""
    variant = base(USA)
    made = tuple(
        msgspec.structs.replace(
            r, tracks=tuple(msgspec.structs.replace(t, color="gray") if t.color == color else t for t in r.tracks)
        )
        for r in variant.routes
    )
    return msgspec.structs.replace(variant, routes=made)


def singles(name: str) -> Variant:
    """A map without double routes."""
    variant = base(name)
    made = tuple(msgspec.structs.replace(route, tracks=route.tracks[:1]) for route in variant.routes)
    return msgspec.structs.replace(variant, routes=made)


def removed(name: str, *ids: str) -> Variant:
    """A map without some routes."""
    return routes.remove_routes(base(name), ids=ids)


STATIONS = Stations(count=3, costs=(1, 2, 3))
BLUE = ("chicago--duluth", "chicago--toronto", "denver--omaha", "helena--omaha")

DAMAGES: tuple[Deliberate, ...] = (
    # cities and routes
    Deliberate("Miami without routes", lambda: at_city(USA, "miami"),
        "city-without-routes gray-share ticket-unreachable"),
    Deliberate("Miami with one route", lambda: at_city(USA, "miami", 1),
        "gray-share length-share route-cuts-map ticket-one-way ticket-points"),
    Deliberate("Seattle and Vancouver cut off from Calgary, Helena, Portland", lambda: removed(
        USA, "calgary--vancouver", "calgary--seattle", "helena--seattle", "portland--seattle"),
        "length-share not-connected ticket-unreachable"),
    Deliberate("Lisboa with one route", lambda: at_city(EUROPE, "lisboa", 1),
        "route-cuts-map ticket-points"),
    Deliberate("a border spot without its route", lambda: removed(SWISS, "basel--deutschland-1"),
        "spot-without-routes ticket-points"),
    Deliberate("a route right across the map", lambda: routes.add_route(
        base(USA), ends=("seattle", "miami"), length=6, colors=("gray",)),
        "gray-share length-share name-on-route routes-cross spaces-loose spaces-overlap ticket-points"),
    Deliberate("no red track", lambda: no_color("red"),
        "color-unused gray-share"),
    Deliberate("four more blue routes round Chicago and Omaha", lambda: in_color(base(USA), BLUE, "blue"),
        "color-clump colors-uneven"),
    Deliberate("Denver-Phoenix gray", lambda: in_color(base(USA), ["denver--phoenix"], "gray"),
        "gray-share"),
    Deliberate("a track without a color", lambda: tracks.set_track_color(
        base(USA), route="denver--phoenix", track=1, color=None),
        "color-not-chosen gray-share"),
    Deliberate("no doubles on the USA board", lambda: singles(USA),
        "colors-uneven corridor-crowded doubles-few length-share supply-short"),
    Deliberate("no doubles in Switzerland", lambda: singles(SWISS),
        "colors-uneven corridor-crowded"),
    Deliberate("60 trains each", lambda: knob(USA, trains=60),
        "supply-short"),
    Deliberate("35 trains each", lambda: knob(USA, trains=35),
        "supply-ample"),
    Deliberate("80 trains each in Europe", lambda: knob(EUROPE, trains=80),
        "end-unreachable supply-short"),
    Deliberate("eight players", lambda: knob(USA, players=[2, 8]),
        "corridor-contested deck-thin end-unreachable supply-short train-deck-dry"),
    Deliberate("one player at least", lambda: knob(USA, players=[1, 5]),
        "supply-ample"),
    # tickets
    Deliberate("Seattle-Miami for 5", lambda: ticket(USA, "seattle", "miami", 5),
        "ticket-points"),
    Deliberate("Seattle-Miami for 50", lambda: ticket(USA, "seattle", "miami", 50),
        "ticket-points"),
    Deliberate("Boston-Miami worth 2 less", lambda: tickets.set_points(base(USA), ticket="boston--miami", points=10),
        "ticket-points"),
    Deliberate("Boston-Miami listed twice", lambda: twice(USA, "boston--miami"),
        "ticket-twice"),
    Deliberate("twelve cards of Boston-Miami", lambda: tickets.set_copies(
        base(USA), ticket="boston--miami", copies=12),
        "city-busy corridor-contested corridor-crowded"),
    Deliberate("fifteen cards of Los Angeles-Chicago", lambda: tickets.set_copies(
        base(USA), ticket="los-angeles--chicago", copies=15),
        "city-busy corridor-contested corridor-crowded"),
    Deliberate("a deck of 10", lambda: tickets.remove_tickets(
        base(USA), ids=[t.id for t in base(USA).tickets[:20]]),
        "deck-short"),
    Deliberate("a deck of 25", lambda: tickets.remove_tickets(
        base(USA), ids=[t.id for t in base(USA).tickets[:5]]),
        "cities-unused deck-thin tickets-per-city"),
    Deliberate("no ticket for Zürich any more", lambda: tickets.remove_tickets(
        base(SWISS), ids=[t.id for t in base(SWISS).tickets if "zurich" in t.ends]),
        "cities-unused"),
    Deliberate("no tickets at all", lambda: tickets.remove_tickets(
        base(USA), ids=[t.id for t in base(USA).tickets]),
        "deck-short"),
    Deliberate("no deck", lambda: decks.remove_deck(base(USA), deck="main"),
        "no-deck"),
    Deliberate("long tickets never dealt", lambda: knob(
        EUROPE, start_tickets={"deal": {"regular": 3}, "keep": 2, "returned": "removed"}),
        "deck-idle"),
    Deliberate("a deck that is not drawn from", lambda: decks.add_deck(base(USA), name="Extra"),
        "deck-idle"),
    # rules
    Deliberate("five to two players", lambda: knob(USA, players=[5, 2]),
        "players-order"),
    Deliberate("doubles open from six", lambda: knob(USA, double_open_from=6),
        "double-threshold supply-short"),
    Deliberate("no points for six", lambda: knob(USA, route_points={"1": 1, "2": 2, "3": 4, "4": 7, "5": 10}),
        "points-missing"),
    Deliberate("five worth as much as four", lambda: knob(
        USA, route_points={"1": 1, "2": 2, "3": 4, "4": 7, "5": 7, "6": 15}),
        "points-falling"),
    Deliberate("no locomotives", lambda: knob(USA, locomotives=0),
        "row-locomotives-few"),
    Deliberate("no locomotives in Europe", lambda: knob(EUROPE, locomotives=0),
        "ferry-short row-locomotives-few train-deck-dry"),
    Deliberate("locomotives on tunnels only, without tunnels", lambda: knob(USA, locomotive_use="tunnels"),
        "locomotives-idle"),
    Deliberate("locomotives on tunnels only, with ferries", lambda: knob(EUROPE, locomotive_use="tunnels"),
        "ferry-unusable"),
    Deliberate("tunnels without cards", lambda: knob(SWISS, tunnel_cards=0),
        "tunnel-cards"),
    Deliberate("no open row", lambda: knob(USA, face_up=0),
        "row-never-replaced"),
    Deliberate("a row replaced no times", lambda: knob(USA, row_replacements=0),
        "row-replaced-never"),
    Deliberate("30 cards each to begin with", lambda: knob(USA, start_hand=30),
        "train-deck-dry train-deck-short"),
    Deliberate("12 cards each to begin with", lambda: knob(USA, start_hand=12),
        "train-deck-dry"),
    Deliberate("six tickets kept of three", lambda: knob(USA, **{"start_tickets.keep": 6}),
        "keep-too-many"),
    Deliberate("ten tickets dealt", lambda: knob(USA, **{"start_tickets.deal": {"main": 10}}),
        "deck-short"),
    Deliberate("no tickets dealt", lambda: knob(
        USA, start_tickets={"deal": {}, "keep": 0, "returned": "bottom"}),
        "no-tickets-dealt"),
    Deliberate("forty tickets drawn", lambda: knob(USA, **{"draw_tickets.count": 40}),
        "draw-more-than-deck"),
    Deliberate("stations for 60 cards", lambda: knob(USA, stations=msgspec.structs.replace(
        STATIONS, costs=(1, 2, 40))),
        "station-price-high"),
    Deliberate("four stations, three prices", lambda: knob(USA, stations=msgspec.structs.replace(
        STATIONS, count=4)),
        "station-costs"),
    Deliberate("two stations, three prices", lambda: knob(USA, stations=msgspec.structs.replace(
        STATIONS, count=2)),
        "station-prices-idle"),
    Deliberate("a tie broken by a bonus that is not there", lambda: knob(USA, longest_path=None),
        "tie-break-idle"),
    Deliberate("a last round from the start", lambda: knob(USA, last_round_at=45),
        "last-round-at-once"),
    # what a map states
    Deliberate("a ticket too few", lambda: stated(USA, tickets={"main": 31}),
        "expect-count"),
    Deliberate("28 red spaces stated", lambda: stated(USA, spaces_by_color={"red": 28}),
        "expect-count"),
    Deliberate("every ticket touches a big city", lambda: stated(USA, tickets_touch={"main": "big-city"}),
        "expect-touching"),
    Deliberate("1910 made of the base's deck", lambda: stated("usa-1910", tickets_from={"main": ("usa:main",)}),
        "expect-foreign"),
    Deliberate("holds all of 1910", lambda: stated(USA, tickets_with={"main": ("usa-1910:main",)}),
        "expect-lacking"),
    Deliberate("a group that is not there", lambda: stated(USA, tickets_touch={"main": "small-city"}),
        "expect-unknown"),
)  # fmt: skip
