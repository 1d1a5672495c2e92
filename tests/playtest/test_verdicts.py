"""Verdicts follow from intervals; seats are tested along and apart; false alarms stay within the stated rate."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapforge.playtest.intervals import Estimate, Z, normal_tail
from mapforge.playtest.verdicts import SeatSums, Verdict, overall, seat_tests, verdict, verdicts


def off(mean: float, error: float) -> Estimate:
    """A difference from a baseline."""
    return Estimate(mean, mean - Z * error, mean + Z * error, error, 500)


@pytest.mark.parametrize(
    ("mean", "error", "word"),
    [
        (0.0, 0.005, "fair"),
        (0.009, 0.005, "fair"),
        (0.04, 0.005, "unfair"),
        (-0.04, 0.005, "unfair"),
        (0.02, 0.005, "undecided"),
        (0.0, 0.02, "undecided"),
        (0.05, 0.02, "undecided"),
    ],
)
def test_fair_unfair_undecided(mean: float, error: float, word: str) -> None:
    """The whole interval within two points, beyond them, or neither; only then more games are asked for."""
    told = verdict(off(mean, error), 2000)
    assert told.word == word
    assert (told.more_games > 0) == (word == "undecided")


def test_about_so_many_more_games_would_tell() -> None:
    """Half an interval of 3.9 points after 500 games has to come down to the 2 points of the limit: 4 times as many."""
    assert verdict(off(0.0, 0.02), 500).more_games == 2000
    assert verdict(off(0.0, 0.0104), 500).more_games == 50  # little is missing: a tenth more at least
    assert verdict(off(0.02, 0.01), 500).more_games == 8000  # on the limit: never told apart closer than half a point
    assert verdict(off(0.0, 0.011), 14).more_games == 90  # a handful of games says nothing of how many are wanted


@given(st.floats(-0.2, 0.2), st.floats(0.001, 0.1))
def test_as_many_more_games_do_tell(mean: float, error: float) -> None:
    """With the games it asks for, the same mean is decided, unless it lies on the limit."""
    games = 1000
    told = verdict(off(mean, error), games)
    if told.word == "undecided" and abs(abs(mean) - 0.02) > 0.0051:
        again = verdict(off(mean, error * (games / (games + told.more_games)) ** 0.5), games + told.more_games)
        assert again.word != "undecided"


def test_one_of_many_is_not_called_unfair_by_luck() -> None:
    """An interval that alone would do is not enough among a hundred rows."""
    lucky, rest = off(0.043, 0.011), [off(0.0, 0.011)] * 99
    assert verdict(lucky, 500).word == "unfair"
    assert verdicts([lucky, *rest], [500] * 100, [0.02] * 100)[0].word == "undecided"
    assert verdicts([off(0.09, 0.011), *rest], [500] * 100, [0.02] * 100)[0].word == "unfair"


def test_false_alarms_stay_within_five_in_a_hundred() -> None:
    """Maps whose four seats lie exactly on the limit at each of four tables: any unfair at all on few of them."""
    chance, alarms, maps = np.random.default_rng(1), 0, 2000
    for _ in range(maps):
        rows = [off(float(mean), 0.01) for mean in chance.normal(0.02, 0.01, 16)]
        alarms += any(one.word == "unfair" for one in verdicts(rows, [500] * 16, [0.02] * 16))
    assert alarms <= 0.05 * maps


def test_one_deal_is_undecided() -> None:
    """Nothing is known of the error."""
    assert verdict(Estimate(0.0, -1.0, 1.0, None, 1), 4).word == "undecided"


def test_a_table_is_as_its_seats_are() -> None:
    """One unfair seat makes it unfair, one undecided undecided, with the most games that any asks for."""
    fair, unfair, unsure = Verdict("fair", 0.9, 0), Verdict("unfair", 0.001, 0), Verdict("undecided", 0.3, 400)
    assert overall([fair, unfair, unsure]).word == "unfair"
    assert overall([fair, unsure, unsure._replace(more_games=900)]) == Verdict("undecided", 0.3, 900)
    assert overall([fair, fair]).word == "fair"


def sums(deals: "list[tuple[int, ...]]") -> SeatSums:
    """The sums of deals, each the wins of its seats."""
    won = np.array(deals)
    products = tuple(tuple(int(value) for value in row) for row in won.T @ won)
    return SeatSums(len(deals), tuple(int(value) for value in won.sum(axis=0)), products, int(won[0].sum()))


def test_trend_and_omnibus_by_hand() -> None:
    """Two seats: the trend is the share won more by the first, the omnibus value its square in errors."""
    told = seat_tests(sums([(2, 0), (1, 1), (2, 0), (1, 1)]))
    assert told.trend.mean == pytest.approx(0.5)
    assert told.trend.error == pytest.approx(0.2886751 / 1, rel=1e-5)
    assert told.omnibus == pytest.approx((0.5 / 0.2886751) ** 2, rel=1e-5)
    assert told.trend_chance == pytest.approx(2 * normal_tail(0.5 / 0.2886751), rel=1e-5)
    assert told.omnibus_chance == pytest.approx(told.trend_chance, rel=1e-5)


def test_seats_that_win_alike_are_seldom_found_different() -> None:
    """Both p values of equal seats are under 5 % about 5 % of the time; a gift to the first is found nearly always."""
    chance = np.random.default_rng(3)
    equal = [seat_tests(sums(chance.multinomial(4, [0.25] * 4, 150).tolist())) for _ in range(600)]
    for found in (sum(one.trend_chance < 0.05 for one in equal), sum(one.omnibus_chance < 0.05 for one in equal)):
        assert 0.03 <= found / 600 <= 0.075
    gift = [seat_tests(sums(chance.multinomial(4, [0.34, 0.22, 0.22, 0.22], 500).tolist())) for _ in range(50)]
    assert sum(one.omnibus_chance < 0.05 for one in gift) >= 45
    assert sum(one.trend_chance < 0.05 for one in gift) >= 45


def test_seats_that_never_vary_break_nothing() -> None:
    """One deal, or each deal the same: no value, and a trend that is sure where there is one."""
    assert seat_tests(sums([(2, 2)])).omnibus_chance == 1.0
    same = seat_tests(sums([(1, 1)] * 5))
    assert (same.trend.mean, same.trend_chance, same.omnibus) == (0.0, 1.0, 0.0)
    assert seat_tests(sums([(2, 0)] * 5)).trend_chance == 0.0
