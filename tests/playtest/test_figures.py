"""Figures of a table: shares that add up, intervals by deal, verdicts that follow from them, rare events."""

import pytest

from mapforge.playtest.bots import tables
from mapforge.playtest.figures import Tally
from mapforge.playtest.match import Deal


def deal(seed: int, seat_wins: tuple[int, int], points: tuple[int, int] = (100, 80), dead_ends: int = 0) -> Deal:
    """A deal of two games between two bots; wins by seat in halves of a game, the bot "a" wins every game."""
    figures = []
    for number, won in enumerate((2, 0)):
        one = [0] * tables.FIGURES
        one[tables.WINS] = won * tables.WHOLE
        one[tables.POINTS], one[tables.SQUARES] = 2 * points[number], 2 * points[number] ** 2
        one[tables.TICKETS], one[tables.COMPLETED] = 6, 3
        one[tables.TURNS], one[tables.DEAD_ENDS] = 160, dead_ends
        figures.append(tuple(one))
    halves = tables.WHOLE // 2
    return Deal(seed, ("a", "b"), tuple(figures), (seat_wins[0] * halves, seat_wins[1] * halves), seed)


def test_shares_points_tickets_and_pace() -> None:
    """Of two deals, by hand."""
    tally = Tally(("a", "b"), 2)
    tally.add(deal(1, (4, 0)))
    tally.add(deal(2, (2, 2), (110, 80)))
    told = tally.plain()
    assert (told["deals"], told["games"], told["turns_a_player"]) == (2, 4, 40.0)
    assert [seat["wins"] for seat in told["seats"]] == [0.75, 0.25]
    assert told["seats"][0]["low"] == pytest.approx(0.75 - 1.96 * 0.25, abs=1e-4)  # shares 1 and 1/2: error 1/4
    assert told["seats"][0]["high"] == 1
    assert told["bots"]["a"] | {"points_spread": 5.0} == told["bots"]["a"]
    assert (told["bots"]["a"]["wins"], told["bots"]["b"]["wins"]) == (1.0, 0.0)
    assert (told["bots"]["a"]["points"], told["bots"]["a"]["seats"]) == (105.0, 4)
    assert (told["bots"]["b"]["tickets"], told["bots"]["b"]["completed"]) == (3.0, 0.5)


@pytest.mark.parametrize(
    ("wins", "deals", "verdict"),
    [(((2, 2), (2, 2)), 10, "fair"), (((4, 0), (4, 0)), 10, "unfair"), (((4, 0), (0, 4)), 10, "undecided")],
)
def test_verdicts(wins: tuple[tuple[int, int], ...], deals: int, verdict: str) -> None:
    """Fair and unfair where the whole interval says so, else undecided with a number of games."""
    tally = Tally(("a", "b"), 2)
    for seed in range(deals):
        tally.add(deal(seed, wins[seed % 2]))
    told = tally.verdict()
    assert told["verdict"] == verdict
    assert (told["more_games"] > 0) == (verdict == "undecided")


def test_one_deal_decides_nothing() -> None:
    """Its interval is everything."""
    tally = Tally(("a", "b"), 2)
    tally.add(deal(1, (2, 2)))
    assert tally.plain()["fairness"]["verdict"] == "undecided"
    assert tally.plain()["seats"][0] == {"seat": 0, "wins": 0.5, "low": 0.0, "high": 1.0}


def test_rare_events_have_their_first_seed() -> None:
    """Counts by game, and per 10,000."""
    tally = Tally(("a", "b"), 2)
    for seed in (3, 4, 5, 6):
        tally.add(deal(seed, (2, 2), dead_ends=int(seed > 4)))
    health = tally.plain()["health"]
    assert health["dead_ends"] == {"count": 2, "per_10000": 2500.0, "first_seed": 5}
    assert health["unfinished"] == {"count": 0, "per_10000": 0.0, "first_seed": None}
