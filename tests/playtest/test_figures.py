"""Figures of a table: derived from whole numbers as is said, null where nothing is known."""

import json
import math
from typing import Any

import pytest

from mapforge.engine import loader
from mapforge.engine.compiled_map import compile_map
from mapforge.network.graph import graph
from mapforge.playtest.bots import dead_ends
from mapforge.playtest.figures import board, course, plain, rare, seats, tickets
from mapforge.playtest.figures.table import table
from mapforge.playtest.figures.written import written
from mapforge.playtest.intervals import Pairs
from mapforge.playtest.match import Chunk, layout
from mapforge.playtest.sums.figures import FIGURES, TURNS, WHOLE
from mapforge.playtest.tally import Tally
from tests.engine.players import shipped

LAYOUT = layout(0)
PLAN = compile_map(shipped("usa"), loader.lists(), 2)


def chunk(deals: int, first_seed: int = 1, **numbers: dict[int, int]) -> Chunk:
    """A chunk of deals of two with these sums, field by field and place by place."""
    sums = [0] * max(place.stop for place in LAYOUT.values())
    for name, given in numbers.items():
        for place, number in given.items():
            sums[LAYOUT[name].start + place] = number
    return Chunk(2, first_seed, deals, sums, 1)


def tally_of(*chunks: Chunk) -> Tally:
    """Of the bots a and b at two on USA."""
    tally = Tally(PLAN, ("a", "b"), 2)
    for one in chunks:
        tally.add(one)
    return tally


def pair(index: int, *deals: tuple[int, int]) -> dict[int, int]:
    """The five sums of a row, from each deal's x and y."""
    sums = [sum(column) for column in zip(*((x, y, x * x, x * y, y * y) for x, y in deals), strict=True)]
    return {5 * index + place: number for place, number in enumerate(sums)}


def test_an_estimate_by_hand() -> None:
    """Two deals of two games, 4 and 2 halves won: three quarters, and the error of the mean of 1 and 1/2."""
    told = plain.a_mean(Pairs(2, 6, 4, 20, 12, 8), 2)
    assert (told["mean"], told["se"]) == (0.75, 0.25)
    assert told["low"] == pytest.approx(0.75 - 1.96 * 0.25, abs=1e-4)
    assert {name: told[name] for name in ("x", "y", "xx", "xy", "yy", "per", "deals")} == {
        "x": 6, "y": 4, "xx": 20, "xy": 12, "yy": 8, "per": 2, "deals": 2
    }  # fmt: skip


def test_what_is_not_known_is_null() -> None:
    """No cases: no figure; one deal: no error. Never a number that is none."""
    nothing = plain.a_share(Pairs(5, 0, 0, 0, 0, 0), WHOLE)
    assert [nothing[name] for name in ("mean", "low", "high", "se")] == [None] * 4
    assert plain.a_mean(Pairs(1, 3, 2, 9, 6, 4))["se"] is None
    empty = written(table(tally_of(), graph(shipped("usa"))))
    assert "NaN" not in empty
    assert "Infinity" not in empty
    assert plain.rounded(-0.0000001) == 0.0
    assert math.copysign(1, plain.rounded(-0.0000001) or 0.0) == 1


def test_seats_and_their_verdict() -> None:
    """Seat 0 wins 3 games of 4 in every one of many deals: unfair, no chance of luck."""
    many = tuple((3 * WHOLE // 2, 2) for _ in range(50))
    few = tuple((WHOLE // 2, 2) for _ in range(50))
    tally = tally_of(chunk(50, seat_wins=pair(0, *many) | pair(1, *few)))
    assert [row["wins"]["mean"] for row in seats.seats(tally)] == [0.75, 0.25]
    assert seats.fairness(tally)["verdict"] == "unfair"


def test_bots() -> None:
    """Shares a seat, points with their spread, winners' points, distance from equal."""
    tally = tally_of(
        chunk(
            2,
            bot_wins=pair(0, (2 * WHOLE, 2), (WHOLE, 2)) | pair(1, (0, 2), (WHOLE, 2)),
            bot_points=pair(0, (210, 2), (190, 2)),
            bot_squares={0: 110**2 + 100**2 + 90**2 + 100**2},
            bot_victory={0: WHOLE * 315},
            bot_completed=pair(0, (3, 4), (1, 4)),
        )
    )
    first, second = seats.bots(tally)
    assert (first["wins"]["mean"], second["wins"]["mean"]) == (0.75, 0.25)
    assert (first["points"]["mean"], first["spread"], first["winning_points"]) == (100.0, 7.071068, 105.0)
    assert (first["tickets"], first["completed"]["mean"]) == (8, 0.5)
    assert second["winning_points"] == 0.0
    assert seats.distance(tally) == 0.25


def test_pace() -> None:
    """Two games of 80 and 120 turns: 50 a player, spread 10; of USA's 22 doubles 11 shut in the third round of each."""
    tally = tally_of(
        chunk(
            1,
            figures=pair(TURNS, (200, 2)),
            turns_squared={0: 80**2 + 120**2},
            rounds={40: 1, 60: 1},
            shut={2: 22},
            moves={3: 7},
        )
    )
    told = course.pace(tally)
    assert (told["turns"]["mean"], told["spread"], told["double_routes"]) == (50.0, 10.0, 22)
    assert told["actions"]["claim"] == 7
    assert len(told["lengths"]) == len(told["arc"]) == 61
    assert told["arc"][:4] == [1.0, 1.0, 1.0, 0.5]
    assert told["lengths"][40] == told["lengths"][60] == 1


@pytest.mark.parametrize(
    ("counts", "median"), [([0, 0, 0, 0], None), ([4, 0, 0, 0], 0.125), ([0, 1, 1, 0], 0.5), ([1, 0, 0, 3], 0.833333)]
)
def test_the_middle_of_a_histogram(counts: list[int], median: float | None) -> None:
    """Where half lies before, bins being filled evenly."""
    assert board.middle(counts) == median


def test_routes_and_cities() -> None:
    """Claim rate by game, the median in rounds, winners among claims; a city that nobody reached in some game."""
    tally = tally_of(
        chunk(
            2,
            route_claimed=pair(0, (2, 2), (1, 2)),
            route_wins={0: 2 * WHOLE},
            route_when={0: 1, 10: 2},
            route_early={0: 1},
            figures=pair(TURNS, (160, 2), (160, 2)),
            city_reached=pair(1, (3, 4), (1, 4)),
            city_games={1: 3},
        )
    )
    route, city = next(board.routes(tally)), list(board.cities(tally))[1]
    assert (route["claimed"]["mean"], route["winners_share"], route["early"]) == (0.75, 0.666667, 1)
    assert (route["median"], route["median_round"]) == (0.5125, 20.5)
    assert (city["connected"]["mean"], city["ignored"]) == (0.5, 1)


def test_a_ticket_that_helps() -> None:
    """Of eight seats two held it and both won; of the six others two did: 100 % less 33 %."""
    tally = tally_of(chunk(2, ticket_wins=pair(0, (WHOLE, 1), (WHOLE, 1))))
    told = next(tickets.tickets(tally, graph(shipped("usa"))))
    assert told["lift"] == {"value": 0.666667, "low": 0.666667, "high": 0.666667, "se": 0.0, "deals": 2}
    assert told["wins"]["mean"] == 1.0


def test_the_error_of_a_lift_is_that_of_deals_drawn_anew() -> None:
    """The error to first order agrees with the spread of lifts over deals drawn with replacement, within a tenth."""
    import random

    chance = random.Random(5)
    deals = [(WHOLE * chance.randint(0, held), held) for held in (chance.randint(0, 2) for _ in range(400))]

    def lift(drawn: list[tuple[int, int]]) -> float:
        won, held = (sum(column) for column in zip(*drawn, strict=True))
        return float(won / WHOLE / held - (2 * len(drawn) - won / WHOLE) / (4 * len(drawn) - held))

    told = next(tickets.tickets(tally_of(chunk(400, ticket_wins=pair(0, *deals))), graph(shipped("usa"))))["lift"]
    anew = [lift(chance.choices(deals, k=400)) for _ in range(400)]
    middle = sum(anew) / len(anew)
    spread = math.sqrt(sum((one - middle) ** 2 for one in anew) / len(anew))
    assert told["value"] == pytest.approx(lift(deals), abs=1e-5)
    assert told["se"] == pytest.approx(spread, rel=0.1)


def test_what_a_ticket_costs_on_the_empty_board() -> None:
    """Seattle to New York is 20 trains; a turn a route, and one for every two cards."""
    rows = {row["ticket"]: row for row in tickets.tickets(tally_of(), graph(shipped("usa")))}
    row = rows["seattle--new-york"]
    assert (row["points"], row["spaces"]) == (22, 20)
    assert row["turns"] == row["routes"] + 10
    assert row["route_points"] >= row["spaces"]


def test_rare_events_have_their_first_game() -> None:
    """Its seed and seats: in chunks of several deals, of later seeds, the bots rotated."""
    dead = dead_ends.ALL_PASSED
    tally = tally_of(
        chunk(2, 3),
        chunk(4, 5, events={dead: 9}, event_games={dead: 2}, event_first={dead: 1 + 8 * 3 + 1}),
        chunk(2, 9, events={dead: 1}, event_games={dead: 1}, event_first={dead: 1}),
    )
    told = rare.health_of(tally)
    assert told["dead_end"] == {
        "count": 10, "games": 3, "per_10000": 1875.0, "first": {"seed": 8, "seats": ["b", "a"]}
    }  # fmt: skip
    assert told["unfinished"] == {"count": 0, "games": 0, "per_10000": 0.0, "first": None}


def test_the_text_of_a_document_is_that_document() -> None:
    """Read back it is the same; objects of plain values stand on one line."""
    document: dict[str, Any] = {"a": {"b": [1, 2], "c": {"d": None, "e": "é"}}, "f": [[1], [2]], "g": [], "h": {}}
    text = written(document)
    assert json.loads(text) == document
    assert '    "c": {"d": null, "e": "é"}' in text.splitlines()
    assert FIGURES == 8
