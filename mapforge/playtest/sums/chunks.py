"""Whole deals played and counted, many in one call: called from outside, each record in a list of one."""

from mapforge.engine.core.setup import set_up
from mapforge.engine.records import Deck, Hand, Map, Memory, Pad, Table
from mapforge.playtest.records import Course, DealSums, Sums
from mapforge.playtest.sums.course import begin_course, know_cities
from mapforge.playtest.sums.deals import begin_deal, end_deal
from mapforge.playtest.sums.games import count_game, digest_of, make_noted, play_counted
from mapforge.playtest.sums.health import clear_events


def play_chunk(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    memories: list[Memory],
    courses: list[Course],
    deals: list[DealSums],
    sums: list[Sums],
    kinds: list[int],
    places: list[int],
    seated: list[int],
    cities: int,
    players: int,
    seed: int,
    count: int,
    most_turns: int,
) -> int:
    """Play so many deals with seeds from ``seed`` on, each with every rotation of its seating; a hash of their games.

    ``kinds`` is the number of each bot; ``places`` lists the seatings, each a bot a place: a seed's is the one with
    its own number, counted round. The hash is the sum of the deals'.
    """
    m = ms[0]
    t = ts[0]
    seatings = len(places) // players
    trace = 0
    know_cities(m, courses[0], cities)
    for number in range(count):
        base = (seed + number) % seatings * players
        digest = 0
        begin_deal(m, deals[0], cities, players, len(kinds))
        for rotation in range(players):
            for seat in range(players):
                seated[seat] = kinds[places[base + (seat + rotation) % players]]
            play_counted(
                m, t, hands, ds[0], pads[0], memories, courses[0], sums[0], seated, players, seed + number, most_turns
            )
            game = 1 + number * 8 + rotation
            count_game(m, t, hands, pads[0], courses[0], deals[0], sums[0], places, base, rotation, cities, game)
            digest = digest_of(t, pads[0], digest)
        end_deal(m, deals[0], sums[0], cities, players, len(kinds))
        trace = (trace + digest) & 0xFFFFFFFFFFFF
    return trace


def count_chunk(
    ms: list[Map],
    ts: list[Table],
    hands: list[Hand],
    ds: list[Deck],
    pads: list[Pad],
    courses: list[Course],
    deals: list[DealSums],
    sums: list[Sums],
    places: list[int],
    moves: list[int],
    starts: list[int],
    cities: int,
    players: int,
    bots: int,
    seed: int,
) -> int:
    """One deal whose games are known, counted alike; a hash of them.

    ``places`` is the seating; ``moves`` the moves of all games, ``starts`` where each rotation's begin, and their end.
    """
    m = ms[0]
    t = ts[0]
    digest = 0
    know_cities(m, courses[0], cities)
    begin_deal(m, deals[0], cities, players, bots)
    for rotation in range(players):
        set_up(m, t, hands, ds[0], pads[0], players, seed)
        begin_course(courses[0])
        clear_events(courses[0])
        for index in range(starts[rotation], starts[rotation + 1]):
            make_noted(m, t, hands, ds[0], courses[0], sums[0], moves[index])
        count_game(m, t, hands, pads[0], courses[0], deals[0], sums[0], places, 0, rotation, cities, 1 + rotation)
        digest = digest_of(t, pads[0], digest)
    end_deal(m, deals[0], sums[0], cities, players, bots)
    return digest
