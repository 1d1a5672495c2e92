"""The claims of a finished game: routes and colors in the order of claims, the cities that were reached.

A claim is noted as one number: its turn, track, seat, the color paid, whether it was the first of its route, and
whether it shut a double route.
"""

from typing import Final

from mapforge.engine.records import Map, Table
from mapforge.playtest.records import Course, DealSums, Sums

TWENTIETHS: Final = 20
QUARTER: Final = 5
ROUNDS: Final = 128


def packed_claim(turn: int, track: int, seat: int, color: int, first: int, shut: int) -> int:
    """A claim as one number."""
    return ((((turn * 0x10000 + track) * 8 + seat) * 64 + color) * 2 + first) * 2 + shut


def turn_of(claim: int) -> int:
    """In which turn it was made."""
    return claim >> 27


def track_of(claim: int) -> int:
    """What was claimed."""
    return (claim >> 11) & 0xFFFF


def seat_of(claim: int) -> int:
    """Who claimed."""
    return (claim >> 8) & 7


def follow_claims(m: Map, t: Table, g: Course, s: Sums) -> None:
    """Every claim in order: when its route was taken and by whom, how long its color was waited for."""
    when = 0
    now = 0
    for seat in range(t.players):
        g.last_claim[seat] = -1
        g.seat_claims[seat] = 0
    for index in range(g.claims):
        claim = g.claim[index]
        turn = turn_of(claim)
        while turn * TWENTIETHS >= (when + 1) * t.turns:
            when += 1
        while turn >= (now + 1) * t.players:
            now += 1
        count_claim(m, g, s, claim, when, now)


def count_claim(m: Map, g: Course, s: Sums, claim: int, when: int, now: int) -> None:
    """One claim, in a twentieth and a round of the game."""
    route = m.track_route[track_of(claim)]
    seat = seat_of(claim)
    color = (claim >> 2) & 63
    s.route_when[route * TWENTIETHS + when] += 1
    if g.share[seat] > 0:
        s.route_wins[route] += g.share[seat]
    if when < QUARTER and claim & 2 == 2:
        s.route_early[route] += 1
    if claim & 1 == 1:
        s.shut[min(now, ROUNDS - 1)] += 1
    s.color_claims[color] += 1
    s.color_waited[color] += now - g.last_claim[seat]
    g.last_claim[seat] = now
    g.seat_claims[seat] += 1


def count_reached(m: Map, t: Table, g: Course, deal: DealSums, s: Sums, cities: int) -> None:
    """Routes that anybody owns, and cities by how many players have a track there."""
    for city in range(cities):
        g.touched[city] = 0
    for route in range(m.routes):
        owners = t.route_owners[route]
        if owners != 0:
            deal.route_claimed[route] += 1
            g.touched[g.city_of[m.route_a[route]]] |= owners
            g.touched[g.city_of[m.route_b[route]]] |= owners
    for city in range(cities):
        seats = g.touched[city]
        if seats != 0:
            deal.city_reached[city] += bits(seats)
            s.city_games[city] += 1


def bits(seats: int) -> int:
    """How many of up to eight seats are in a set."""
    seats = seats - ((seats >> 1) & 0x55)
    seats = (seats & 0x33) + ((seats >> 2) & 0x33)
    return (seats + (seats >> 4)) & 0xF
