"""The field table: everything the rules know of a map, a table, a hand and a deck, as integers and flat arrays.

Each class is a table of fields, read twice: as plain objects with lists, and as numpy records for compiled code. An
array's size is a word of ``CAPACITIES``; sizes stand in the type, so there are three classes of them and not one for
each map. ``Map`` never changes in a game; ``Table`` is what everybody sees; ``Hand`` is one player's own; ``Deck``
nobody sees. ``Pad`` is scratch paper: nothing on it outlives a call.

Cards are numbered: the map's colors from 0 in order of their ids, then the locomotive, then a card nobody saw (in
records of games played elsewhere). An owner is a seat plus one, 0 for nobody. Seats, cities, routes, tracks and
tickets are numbered from 0 in order of their ids.
"""

from typing import Any, Final, NamedTuple


class Field(NamedTuple):
    """A field: one number, or an array with a number for each of something; its size's word, empty for one number."""

    size: str = ""


def per(size: str) -> Any:
    """An array field with one number for each of something."""
    return Field(size)


def number() -> Any:
    """A field of one number."""
    return Field()


CAPACITIES: Final[tuple[dict[str, int], ...]] = tuple(
    {
        "cities": cities,
        "cities and one": cities + 1,
        "routes": routes,
        "routes and one": routes + 1,
        "route ends": 2 * routes,
        "tracks": tracks,
        "tracks and one": tracks + 1,
        "cards": cards,
        "cards and one": cards + 1,
        "tickets": tickets,
        "tickets and one": tickets + 1,
        "ticket cards": ticket_cards,
        "destinations": 4 * tickets,
        "places": 2 * cities,
        "places and one": 2 * cities + 1,
        "lengths": 31,
        "seats": 8,
        "seats, cities": 8 * cities,
        "stations, cities": 22 * cities,
        "seats, kinds": 8 * tracks,
        "card colors": colors + 2,
        "row": 20,
        "turned": 20,
        "offer": 12,
        "script": 2176,
        "stations": 20,
        "stations and one": 21,
        "decks": 8,
        "decks and one": 9,
        "tie-breaks": 4,
        "one": 1,
        "stack": 256,
        "subsets": 65536,
        "kinds of move": 10,
        "bots": 24,
        "bots, parts": 24 * 5,
        "bonuses": 2,
        "events": 24,
        "figures": 8,
        "rounds": 128,
        "seats, seats": 64,
        "twentieths, routes": 20 * routes,
        "pairs, seats": 5 * 8,
        "pairs, bots": 5 * 24,
        "pairs, tickets": 5 * tickets,
        "pairs, routes": 5 * routes,
        "pairs, cities": 5 * cities,
        "pairs, bonuses": 5 * 2,
        "pairs, figures": 5 * 8,
    }
    for cities, routes, tracks, cards, tickets, ticket_cards, colors in (
        (64, 128, 192, 256, 128, 160, 12),
        (160, 320, 480, 768, 320, 480, 20),
        (600, 1200, 2400, 4096, 1200, 2400, 40),
    )
)
"""Sizes of arrays, by capacity class: published maps, large ones, huge ones."""


class Map:
    """A variant as the rules see it.

    ``kind_…``: tracks that cost the same are of one kind, shorter ones first; ``kind_track`` lists the tracks kind by
    kind.
    A border spot where several routes end is a city for each of them, for they do not join there.
    ``city_route`` lists the routes at each city; ``place_…`` a ticket's ends (a city, or a country's spots);
    ``stack_…`` the ticket cards deck by deck, ``card_…`` the train cards, with the hash that orders them.
    """

    cities: int = number()
    routes: int = number()
    tracks: int = number()
    kinds: int = number()
    colors: int = number()
    cards: int = number()
    tickets: int = number()
    decks: int = number()

    trains: int = number()
    start_hand: int = number()
    face_up: int = number()
    open_locomotive_counts: int = number()
    replace_row_at: int = number()  # 0: never
    row_replacements: int = number()
    double_open_from: int = number()
    tunnel_cards: int = number()
    longest_path: int = number()  # 0: no such bonus
    globetrotter: int = number()  # 0: no such bonus
    last_round_at: int = number()
    start_keep: int = number()
    start_removed: int = number()  # 1: returned tickets leave the game
    draw_deck: int = number()
    draw_count: int = number()
    draw_keep: int = number()
    draw_removed: int = number()
    stations: int = number()  # 0: no stations
    station_points: int = number()
    tie_breaks: int = number()

    card_color: list[int] = per("cards")
    card_key: list[int] = per("cards")
    color_cards: list[int] = per("card colors")
    route_a: list[int] = per("routes")
    route_b: list[int] = per("routes")
    route_first: list[int] = per("routes and one")  # its first track
    city_first: list[int] = per("cities and one")
    city_route: list[int] = per("route ends")
    city_station: list[int] = per("cities")  # 1: a station may stand there
    track_route: list[int] = per("tracks")
    track_length: list[int] = per("tracks")
    track_color: list[int] = per("tracks")  # -1: gray
    track_ferry: list[int] = per("tracks")
    track_tunnel: list[int] = per("tracks")
    track_locomotives: list[int] = per("tracks")  # 1: locomotives may be played
    track_points: list[int] = per("tracks")
    track_kind: list[int] = per("tracks")
    kind_length: list[int] = per("tracks")
    kind_color: list[int] = per("tracks")
    kind_ferry: list[int] = per("tracks")
    kind_locomotives: list[int] = per("tracks")
    kind_first: list[int] = per("tracks and one")
    kind_track: list[int] = per("tracks")
    places: int = number()
    place_first: list[int] = per("places and one")
    place_city: list[int] = per("places")
    ticket_from: list[int] = per("tickets")
    ticket_first: list[int] = per("tickets and one")  # its first destination
    ticket_lowest: list[int] = per("tickets")
    to_place: list[int] = per("destinations")
    to_points: list[int] = per("destinations")
    stack_first: list[int] = per("decks and one")
    stack_ticket: list[int] = per("ticket cards")
    stack_key: list[int] = per("ticket cards")
    ticket_deck: list[int] = per("tickets")
    deal: list[int] = per("decks")
    station_costs: list[int] = per("stations")
    tie_break: list[int] = per("tie-breaks")


class Table:
    """What everybody sees. Arrays by seat and something are flat: seat times the map's number of it, plus it."""

    players: int = number()
    turn: int = number()
    phase: int = number()
    passes: int = number()
    turns: int = number()
    last_round: int = number()  # turns left, 0 before the last round
    dead_end: int = number()
    moves_hash: int = number()
    deck_left: int = number()
    discards_left: int = number()
    discards: list[int] = per("card colors")
    row_left: int = number()
    row: list[int] = per("row")
    open_cards: list[int] = per("card colors")  # of each color in the row
    open_colors: int = number()  # that lie in the row, locomotives and unknown cards as one each
    tickets_left: list[int] = per("decks")
    hand_size: list[int] = per("seats")
    tickets_held: list[int] = per("seats")
    trains: list[int] = per("seats")
    points: list[int] = per("seats")
    stations: list[int] = per("seats")
    owner: list[int] = per("tracks")  # seat + 1
    route_owners: list[int] = per("routes")  # one bit a seat
    station_owner: list[int] = per("cities")  # seat + 1
    joined: list[int] = per("seats, cities")  # equal labels: joined by own tracks
    open_tracks: list[int] = per("seats, kinds")  # tracks of a kind that may still be claimed
    laid_track: int = number()  # the tunnel in hand
    laid_color: int = number()
    laid_cards: int = number()
    laid_locomotives: int = number()
    extra: int = number()
    turned_left: int = number()
    turned: list[int] = per("turned")
    shuffles: int = number()
    capped_rows: int = number()  # rows left with their locomotives after the most replacements


class Hand:
    """What only its player knows: cards by color, tickets kept, and those on offer."""

    cards: list[int] = per("card colors")
    tickets_left: int = number()
    tickets: list[int] = per("ticket cards")
    offer_left: int = number()
    offer: list[int] = per("offer")
    chosen: int = number()  # 1: has chosen at the start, and waits for the others
    choice: int = number()  # what it keeps: one bit for each ticket on offer


class Deck:
    """What nobody sees: the order of the decks, and where chance comes from.

    A *scripted* deck (for games that happened elsewhere) gives the cards of ``script`` in turn instead of its own:
    card numbers, -1 where the row was replaced. The *log* holds the same of the last move.
    """

    cards: list[int] = per("cards")
    tickets: list[int] = per("ticket cards")
    tickets_top: list[int] = per("decks")
    train_stream: int = number()
    ticket_stream: int = number()
    scripted: int = number()  # 1: the script names every card that leaves the deck; 2: perhaps not every one
    lazy: int = number()  # 1: discards are shuffled only when a card is needed; 2: nobody knows when
    fault: int = number()  # what is wrong with the script, a word of ``words``
    script_left: int = number()
    script_at: int = number()
    script: list[int] = per("script")
    log_left: int = number()
    log: list[int] = per("script")


class Pad:
    """Scratch paper: stacks and marks of the searches, and counts of moves."""

    draws: int = number()
    claims: int = number()
    kinds: int = number()
    ways: list[int] = per("tracks")  # payments for each kind of track
    up_to: list[int] = per("lengths")  # cards in the hand, of no color more than that
    order: list[int] = per("cards")
    hashes: list[int] = per("cards")
    heap_first: list[int] = per("cards and one")  # where in the order the cards begin whose hashes are near one another
    used: list[int] = per("tracks")
    edges: int = number()
    edge_a: list[int] = per("tracks")
    edge_b: list[int] = per("tracks")
    edge_length: list[int] = per("tracks")
    near_first: list[int] = per("cities and one")
    near_edge: list[int] = per("route ends")
    degree: list[int] = per("cities")
    part: list[int] = per("cities")
    at: list[int] = per("tracks and one")
    tried: list[int] = per("tracks and one")
    length: list[int] = per("tracks and one")
    odd: list[int] = per("cities")
    distance: list[int] = per("cities")
    came_by: list[int] = per("cities")
    queue: list[int] = per("cities and one")
    gap: list[int] = per("stack")  # distances between odd cities, 16 by 16
    pairing: list[int] = per("subsets")
    proven: int = number()
    nodes: int = number()  # steps of the last search
    best: int = number()
    goal: int = number()
    odd_cities: int = number()
    part_length: int = number()
    circles: int = number()  # tracks of the part beyond those that join its cities
    away: list[int] = per("cities")  # from the city that the part was measured from, -1 before
    farthest: int = number()
    label_stack: list[int] = per("stations, cities")
    option_first: list[int] = per("stations and one")
    lenders: int = number()
    lender: list[int] = per("stations")
    option: list[int] = per("route ends")
    option_track: list[int] = per("route ends")
    lent_at: list[int] = per("stations")
    lent_best: list[int] = per("stations")
    total: list[int] = per("seats")
    ticket_points: list[int] = per("seats")
    completed: list[int] = per("seats")
    longest: list[int] = per("seats")
    longest_proven: list[int] = per("seats")
    stations_proven: list[int] = per("seats")
    longest_bonus: list[int] = per("seats")
    globetrotter_bonus: list[int] = per("seats")
    rank: list[int] = per("seats")


class Memory:
    """What a bot keeps between its turns, its own stream of chance among it; no other bot sees it."""

    stream: int = number()
    planned: int = number()
    plan_left: int = number()
    plan: list[int] = per("routes")  # the routes it wants
    wanted: list[int] = per("routes")  # what claiming each route is worth to it
    needed: list[int] = per("card colors")
    distance: list[int] = per("cities")
    settled: list[int] = per("cities")
    reached: list[int] = per("cities")  # cities on the edge of a search, not settled yet
    reached_left: int = number()
    came_by: list[int] = per("cities")
    chosen: list[int] = per("routes")  # 1: on the joint way being planned
    trial: list[int] = per("ticket cards")  # tickets it is planned for, -1 once it has them
    trial_left: int = number()
    trains: int = number()  # trains that the joint way takes
    turns: int = number()  # half turns that it takes, cards drawn and tracks claimed
    gain: int = number()  # points that it brings, routes and tickets
    tickets: int = number()  # tickets held when it was planned
    reserved: list[int] = per("card colors")  # cards of each color that the plan will pay with


def fields(record: type) -> dict[str, Field]:
    """The table of one record: field by name, in order."""
    return {name: field for name, field in vars(record).items() if isinstance(field, Field)}
