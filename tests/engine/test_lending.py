"""What stations lend is assigned exactly."""

from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from mapforge.engine import Game, loader, records
from mapforge.engine.core import lending
from tests.engine.players import shipped

CITIES = 7
pairs = st.tuples(st.integers(0, CITIES - 1), st.integers(0, CITIES - 1)).filter(lambda pair: pair[0] != pair[1])
tickets = st.lists(st.tuples(pairs, st.integers(1, 20)), min_size=1, max_size=4)
tables = st.tuples(
    st.lists(st.tuples(pairs, st.integers(0, 2)), max_size=10),
    st.lists(st.integers(0, CITIES - 1), unique=True, max_size=3),
    tickets,
)
Table = tuple[list[tuple[tuple[int, int], int]], list[int], list[tuple[tuple[int, int], int]]]


def laid(table: Table) -> tuple[Any, Any, Any, Any]:
    """A map, a table, a hand of seat 0 and a pad; each route has one track, and its owner."""
    tracks, stations, tickets = table
    backend = loader.lists()
    m, t, hand, pad = (backend.new(record, 0)[0] for record in (records.Map, records.Table, records.Hand, records.Pad))
    m.cities, m.routes, m.tracks, m.stations, t.players = CITIES, len(tracks), len(tracks), 3, 3
    at_city: list[list[int]] = [[] for _ in range(CITIES)]
    labels = list(range(CITIES))
    for number, ((one, other), owner) in enumerate(tracks):
        m.route_a[number], m.route_b[number], m.route_first[number + 1] = one, other, number + 1
        t.owner[number], t.route_owners[number] = owner + 1, 1 << owner
        at_city[one].append(number)
        at_city[other].append(number)
        if owner == 0:
            labels = [labels[one] if label == labels[other] else label for label in labels]
    for city in range(CITIES):
        m.city_first[city + 1] = m.city_first[city] + len(at_city[city])
        m.city_route[m.city_first[city] : m.city_first[city + 1]] = at_city[city]
        m.place_first[city + 1], m.place_city[city] = city + 1, city
    t.joined[:CITIES] = labels
    t.stations[0] = 3 - len(stations)
    for city in stations:
        t.station_owner[city] = 1
    for number, ((one, other), points) in enumerate(tickets):
        m.ticket_from[number], m.to_place[number], m.to_points[number] = one, other, points
        m.ticket_first[number + 1], m.ticket_lowest[number] = number + 1, points
        hand.tickets[number] = number
    hand.tickets_left = len(tickets)
    return m, t, hand, pad


def tried_all(table: Table) -> tuple[int, int]:
    """The best points and completed tickets by trying every combination of lent tracks."""
    tracks, stations, tickets = table
    choices = [[None, *(pair for pair, owner in tracks if owner != 0 and city in pair)] for city in sorted(stations)]
    own = [pair for pair, owner in tracks if owner == 0]
    found = []
    for lent in product(*choices):
        labels = list(range(CITIES))
        for one, other in own + [pair for pair in lent if pair is not None]:
            labels = [labels[one] if label == labels[other] else label for label in labels]
        done = [labels[one] == labels[other] for (one, other), _points in tickets]
        points = sum(value if reached else -value for reached, (_pair, value) in zip(done, tickets, strict=True))
        found.append((points, sum(done)))
    return max(found)


@given(tables)
def test_stations_lend_for_the_most(table: Table) -> None:
    """As trying every combination finds; what is lent makes just that."""
    m, t, hand, pad = laid(table)
    lending.count_tickets(m, t, hand, 0, pad)
    assert (pad.ticket_points[0], pad.completed[0]) == tried_all(table)
    assert pad.stations_proven[0]


def test_an_account_names_what_was_lent() -> None:
    """City and track of each lending station."""
    position = {
        "tickets": [["paris--wien"]],
        "tracks": {"munchen--wien/1": 0, "paris--zurich/1": 1, "munchen--zurich/1": 0},
        "stations": {"zurich": 0},
    }
    game = Game.from_position(shipped("europe"), position)
    account = game.result(final=False).players[0]
    assert account.borrowed == (("zurich", "paris--zurich/1"),)
    assert account.completed == 1
    assert account.stations_left == 2
    assert account.station_points == 8
