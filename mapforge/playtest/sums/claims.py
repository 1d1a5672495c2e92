"""The claims of a finished game gone through in order: routes and cities; who leads after each is for ``race``."""

from typing import Final

from mapforge.engine.records import Map, Table
from mapforge.playtest.records import Course, DealSums, Sums
from mapforge.playtest.sums.race import begin_race, end_race, follow_race

TWENTIETHS: Final = 20
QUARTER: Final = 5
ROUNDS: Final = 128


def follow_claims(m: Map, t: Table, g: Course, deal: DealSums, s: Sums) -> None:
    """Every claim: its route, its cities, who leads after it."""
    for city in range(m.cities):
        g.touched[city] = 0
    begin_race(t, g)
    for index in range(g.claims):
        track = g.claim_track[index]
        route = m.track_route[track]
        seat = g.claim_seat[index]
        count_route(m, t, g, deal, s, index, route)
        reach_city(g, deal, s, g.city_of[m.route_a[route]], seat)
        reach_city(g, deal, s, g.city_of[m.route_b[route]], seat)
        follow_race(t, g, deal, seat, g.claim_turn[index], m.track_points[track])
    end_race(t, g, deal)


def count_route(m: Map, t: Table, g: Course, deal: DealSums, s: Sums, index: int, route: int) -> None:
    """When a route was claimed, whether by a winner, and whether a double route is shut by it."""
    turn = g.claim_turn[index]
    when = TWENTIETHS * turn // t.turns
    s.route_claims[route] += 1
    s.route_wins[route] += g.share[g.claim_seat[index]]
    s.route_when[route * TWENTIETHS + when] += 1
    if g.claim_first[index] == 1:
        deal.route_claimed[route] += 1
        if when < QUARTER:
            s.route_early[route] += 1
    if g.claim_shut[index] == 1 and m.route_first[route + 1] - m.route_first[route] > 1:
        s.shut[min(turn // t.players, ROUNDS - 1)] += 1


def reach_city(g: Course, deal: DealSums, s: Sums, city: int, seat: int) -> None:
    """A player has a track at a city; the first of them counts."""
    seats = g.touched[city]
    if seats == 0:
        s.city_games[city] += 1
    if seats & (1 << seat) == 0:
        g.touched[city] = seats | (1 << seat)
        deal.city_reached[city] += 1
